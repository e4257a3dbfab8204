"""What the tests of all drawings share: reading them, and promises that every one of them keeps."""

import hashlib
import json
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

from verlies.core.scene import Mark, Scene, Static
from verlies.drawing.letters import text_width

COLOUR = re.compile(r"none|url\(#[\w-]+\)|var\(--[a-z0-9-]+,#[0-9a-f]{6}\)")
PAINTED = {"fill", "stroke", "stop-color", "color", "flood-color"}
EMOJI = re.compile("[\u2600-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]")
LOCAL = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str) -> ElementTree.Element:
    """Return a drawing as a tree."""
    return ElementTree.fromstring(drawing)


def fingerprint(drawing: str) -> str:
    """Return a short hash of a drawing."""
    return hashlib.sha256(drawing.encode()).hexdigest()[:12]


RENEW = "VERLIES_RENEW_ART"


def check_looked_at(drawings: Mapping[str, str], test: str) -> None:
    """All drawings are those whose hashes stand beside a test file, where somebody has looked at them."""
    hashes = Path(test).with_name("art_hashes.json")
    now = {name: fingerprint(drawing) for name, drawing in sorted(drawings.items())}
    if os.environ.get(RENEW):
        hashes.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    before = json.loads(hashes.read_text(encoding="utf-8"))
    changed = [name for name in {**before, **now} if before.get(name) != now.get(name)]
    assert not changed, (
        f"these drawings have changed: {', '.join(changed)}. If that is meant, look at them (tools/pictures.py draws "
        f"docs/pictures) and renew the hashes with {RENEW}=1 pytest {test} -k looked_at"
    )


def marks_of(part: Static) -> Iterator[Mark]:
    """Yield every mark of a static part."""
    yield from (mark for place in part.places for mark in place.marks)
    yield from (mark for link in part.links for mark in link.marks)
    yield from (mark for face in part.faces for mark in face.marks)
    for plan in part.plans:
        yield from (mark for place in plan.places for mark in place.marks)
        yield from (mark for link in plan.links for mark in link.marks)


def ids_of(scene: Scene) -> Iterator[str]:
    """Yield the ids of all that a scene shows."""
    for token in (*scene.tokens, *scene.ahead):
        yield f"{token.noun}-{token.face}"
    for track in scene.tracks:
        yield f"track-{track.id}"
    for panel in scene.panels:
        yield from (f"fact-{fact.id}" for fact in panel.facts)
        yield from (f"token-{token.face}" for token in panel.tokens)
    for zone in scene.zones:
        yield from (f"{zone.noun}-{card.face}" for card in zone.cards if card.face)


def text_boxes(node: ElementTree.Element, inherited: dict[str, str]) -> Iterator[tuple[str, float, float, float]]:
    """Yield every text with its left end, its right end and its baseline."""
    own = {**inherited, **node.attrib}
    if node.tag == f"{LOCAL}text":
        width = text_width(node.text or "", float(own["font-size"]), bold=own.get("font-weight") == "bold")
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[own.get("text-anchor", "start")]
        left = float(own["x"]) - width * share
        yield node.text or "", left, left + width, float(own["y"])
    for child in node:
        yield from text_boxes(child, own)


def check_safe(drawings: Mapping[str, str]) -> None:
    """Nothing is fetched or run, and no style stands in an attribute, which a strict page forbids."""
    for name, drawing in drawings.items():
        root = parsed(drawing)
        assert root.tag == f"{LOCAL}svg", name
        for node in root.iter():
            assert node.tag.removeprefix(LOCAL) not in {"script", "image", "foreignObject", "style", "a"}, name
            for attribute, value in node.attrib.items():
                assert not attribute.startswith("on"), name
                assert attribute != "style", f"{name}: a strict page forbids style attributes"
                assert "href" not in attribute or value.startswith("#"), name
                assert "url(" not in value or value.startswith("url(#"), name


def check_references(drawings: Mapping[str, str], symbols: Mapping[str, str]) -> None:
    """Every reference leads somewhere."""
    for name, drawing in drawings.items():
        known = {node.get("id") for node in parsed(drawing).iter()} | set(symbols)
        wanted = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawing))
        assert {one or other for one, other in wanted} <= known, name


def check_paint(drawings: Mapping[str, str]) -> None:
    """Colours are variables with a fallback, and there are no emoji."""
    for name, drawing in drawings.items():
        assert not EMOJI.search(drawing), name
        for node in parsed(drawing).iter():
            for attribute in PAINTED & set(node.attrib):
                assert COLOUR.fullmatch(node.attrib[attribute]), f"{name}: {attribute}={node.attrib[attribute]}"


def check_inside(face: str) -> None:
    """No text leaves its card, and none is tiny."""
    for words, left, right, base in text_boxes(parsed(face), {}):
        assert left >= 8, words
        assert right <= 242, words
        assert 14 <= base <= 344, words
    sizes = [float(node.attrib["font-size"]) for node in parsed(face).iter(f"{LOCAL}text")]
    assert min(sizes) >= 10
