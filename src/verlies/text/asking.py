"""A question to the rules: its words one by one, as people write them."""

import re
from collections.abc import Iterable

ENGLISH = """
a an and any are as at be been by can could do does for from had has have how i if in is it its many may me more much
must my of on or shall should so than that the their them then there they this to was we what when where which who whom
whose why will with would you your
"""
GERMAN = """
aber alle als also am an auch auf aus bei bin bist da dann darf darfst das dass dein deine dem den denn der des die dies
diese dieser dir doch du ein eine einem einen einer eines er es für habe haben hat ich ihr im in ist kann kannst man
mein meine mich mir mit muss musst nach nicht noch nur ob oder sein seine sich sie sind so soll um und uns viel viele
vom von vor wann war warum was wenn wer werden wie wieso wird wir wo zu zum zur
"""
STOP = frozenset([*ENGLISH.split(), *GERMAN.split()])
"""What says nothing about what is meant."""
ENDINGS = ("ungen", "ing", "ung", "ies", "ern", "est", "es", "ed", "er", "en", "em", "te", "e", "n", "s", "t", "y")
STEM = 4
"""So many letters are left of a word at least without its ending."""
TYPED = 5
"""So many letters has a word in which one may be wrong."""
MEANT = (
    ("die", "dead", "death", "dies", "killed", "perish", "perishes", "knocked"),
    ("sterben", "stirbt", "sterbe", "tot", "tod", "stirb", "bewusstlos"),
    ("carry", "carries", "hold", "holds", "bear"),
    ("tragen", "trägt", "trage", "halten", "hält", "dabeihaben"),
)
"""Words that are meant alike."""
SAME, BEGINNING, END, ALIKE, MISSING = range(5)


def words_of(text: str) -> list[str]:
    """Return the words of a text."""
    return re.findall(r"[^\W_]+", text.casefold())


def asked(question: str) -> list[str]:
    """Return the words of a question that say what is meant; all of them if none does."""
    words = words_of(question)
    return [word for word in words if word not in STOP] or words


def fit(wanted: str, word: str) -> int:
    """Return how well a word of a rule fits one that is asked for: the same, its beginning, its end, or alike."""
    if wanted == word:
        return SAME
    stem = stem_of(wanted)
    if word.startswith(stem):
        return BEGINNING
    if len(wanted) >= STEM and word.endswith(wanted):
        return END
    return ALIKE if is_slip(wanted, word) or any(wanted in each and word in each for each in MEANT) else MISSING


def best(wanted: str, words: Iterable[str]) -> int:
    """Return how well the best of some words fits."""
    return min((fit(wanted, word) for word in words), default=MISSING)


def stem_of(word: str) -> str:
    """Return a word without its ending."""
    cut = (word.removesuffix(ending) for ending in ENDINGS if word.endswith(ending))
    return next((stem for stem in cut if len(stem) >= STEM), word)


def is_slip(wanted: str, word: str) -> bool:
    """Return whether two words differ by one letter: one too many, one too few, another one, or two exchanged."""
    if len(wanted) < TYPED or abs(len(wanted) - len(word)) > 1:
        return False
    at = next((n for n, (one, other) in enumerate(zip(wanted, word, strict=False)) if one != other), len(wanted))
    rests = (wanted[at:], word[at + 1 :]), (wanted[at + 1 :], word[at:]), (wanted[at + 1 :], word[at + 1 :])
    exchanged = wanted[at : at + 2] == word[at : at + 2][::-1] and wanted[at + 2 :] == word[at + 2 :]
    return exchanged or any(one == other for one, other in rests)
