"""Words for the reader: Fluent texts in German and English, loaded when the first one is needed."""

from .language import LANGUAGES as LANGUAGES
from .language import choose as choose
from .seats import seat_colours as seat_colours
from .words import Words as Words
from .words import words as words
