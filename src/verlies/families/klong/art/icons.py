# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The small pictures of the KLONG! family: resources, marks, tokens and pawns, drawn around (0, 0) in a box of 24."""

from collections.abc import Iterable, Mapping

from verlies.drawing.parts import ANYWHERE
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import alias

from ..kinds import Token
from .paint import PAINTS

SIZE = 24.0
OUTLINE = 1.2

PARTS = {
    **ANYWHERE,
    "monster": ANYWHERE["fiend"],
    # things
    "boot": """
        leather M-6 -10H2.6L3 0L8.6 2.6Q11.2 4 10.8 8.4H-7Q-7.4 3 -6 -2Z
        ~leather-light%70 M-5 -5.5H-2.4L-2.8 8H-6Q-6.4 2 -5 -2.5Z
        leather-dark M-7.3 7.6H11V10.6H2.5L1.5 9.4L.4 10.6H-7.3Z
        leather-light r -7 -10.8 10.6 4.2 1.4
        """,
    "sword": "@blade 0 0 1 45",
    "skill": """
        skill M-1 -11L6 0L-1 11L-8 0Z
        ~skill-light M-1 -11V0H-8Z
        ~skill-dark M-1 11V0H6Z
        -ink:.7 M-8 0H6
        bright M7 -11Q7.6 -7.6 11 -7Q7.6 -6.4 7 -3Q6.4 -6.4 3 -7Q6.4 -7.6 7 -11Z
        """,
    "coin": """
        gold-dark o .8 1.2 10
        gold o -.4 -.4 10
        -gold-dark:1.1 o -.4 -.4 7.2
        ~gold-dark M-4.8 3.4L-5.3 -3.2L-2.4 -.6L-.4 -4.6L1.6 -.6L4.5 -3.2L4 3.4Z
        -gold-light:1.3 M-7.6 -3.4Q-5.6 -7.4 -1.4 -7.8
        """,
    "penny": """
        gold o 0 0 10
        -gold-dark:1.8 o 0 0 6
        -gold-light:1.6 M-7.4 -2.6Q-5.6 -7 -1.4 -7.8
        """,
    "pot": """
        a M-5 -3.4H5V2.4Q5 5.8 0 5.8Q-5 5.8 -5 2.4Z
        a o 0 -3.4 5 1.7
        ~bright%60 M-3.4 -1.4Q-3.8 2 -2.6 3.6Q-1.6 2 -1.8 -1.2Z
        """,
    "noise": """
        ember M0 -11.6L2.5 -7L7 -10.4L6.8 -5L11.6 -3.8L8 0L11.6 4L6.6 5L7 10.4L2.5 7.2L0 11.6L-2.5 7.2L-7 10.4L-6.6 5L-11.6 4L-8 0L-11.6 -3.8L-6.8 -5L-7 -10.4L-2.5 -7Z
        ~lamp M0 -7.6L1.8 -4.6L5 -6.4L4.6 -3L8 -2L5.4 0L8 2.4L4.6 3L5 6.4L1.8 4.6L0 7.6L-1.8 4.6L-5 6.4L-4.6 3L-8 2.4L-5.4 0L-8 -2L-4.6 -3L-5 -6.4L-1.8 -4.6Z
        @pot 0 0 .74 -14 a=steel-dark
        """,
    "quiet": """
        grey-dark o 0 0 10.6
        @pot 0 .4 .9 0 a=grey-light
        -ink:4.4 M-7 7L7 -7
        -leaf-light:2.4 M-7 7L7 -7
        """,
    "sheet": "a r -5.6 -8 11.2 16 1.8",
    "draw": """
        @sheet -3.4 .4 1 -14 a=violet-dark
        @sheet 2.6 .2 1 9 a=paper
        ~leaf-dark M1.6 -4.6L4.6 -4.2L4.1 -1.2L7.2 -.8L6.8 2.2L3.7 1.8L3.2 4.8L.2 4.4L.7 1.3L-2.4 .9L-2 -2.2L1.1 -1.7Z
        """,
    "discard": """
        @sheet -1 -2.6 1 -8 a=paper
        blood M2 -3H7V3.6H11L4.5 11L-2 3.6H2Z
        """,
    "replace": """
        @sheet 0 0 1.1 0 a=paper
        -ink:3.6 M-9.4 -1.4Q-8.6 -9 0 -8.8L4 -8.4
        -jade:2 M-9.4 -1.4Q-8.6 -9 0 -8.8L4 -8.4
        jade M3 -12L10.2 -7.4L2.6 -4Z
        -ink:3.6 M9.4 1.4Q8.6 9 0 8.8L-4 8.4
        -jade:2 M9.4 1.4Q8.6 9 0 8.8L-4 8.4
        jade M-3 12L-10.2 7.4L-2.6 4Z
        """,
    "teleport": """
        violet-dark o 0 0 11
        -violet-light:2.2 M.4 .6C1.6 -1.6 4.4 -.4 4 2.2C3.4 5.6 -1.6 6.4 -4.2 3.2C-7.4 -.8 -4.6 -7 1 -7.2C6 -7.4 9 -3 8.4 1.4
        -violet:1.4 M-7.6 -2.6Q-8.6 3.6 -3.6 7.2Q1 9.8 5.4 7
        ~bright o 8.3 2.2 1.5
        ~bright o -6.6 -6 1
        ~bright o .4 .4 1.3
        """,
    "lock": """
        -ink:5.4 M-5 0V-4.6Q-5 -9.4 0 -9.4Q5 -9.4 5 -4.6V0
        -steel:3 M-5 0V-4.6Q-5 -9.4 0 -9.4Q5 -9.4 5 -4.6V0
        gold r -8.4 -2.4 16.8 13 2.2
        ~gold-dark%60 M-8 6.4H8V8.6Q8 10 6.4 10H-6.4Q-8 10 -8 8.6Z
        ~ink o 0 2.4 2.3
        ~ink M-1.1 3H1.1L1.9 8H-1.9Z
        """,
    "footprints": """
        @sole -5 3.6 1 -10 a=bone
        @sole 5 -2 1 10 a=bone
        """,
    "arrow": "lamp M-10 -4H0V-9.6L11 0L0 9.6V4H-10Z",
    "gear": """
        violet M-2.4 -11.4H2.4L3.2 -8.2L5.6 -7.2L8.4 -9L11 -6.4L9.2 -3.4L10.2 -1L13 0L10.2 1L9.2 3.4L11 6.4L8.4 9L5.6 7.2L3.2 8.2L2.4 11.4H-2.4L-3.2 8.2L-5.6 7.2L-8.4 9L-11 6.4L-9.2 3.4L-10.2 1L-13 0L-10.2 -1L-9.2 -3.4L-11 -6.4L-8.4 -9L-5.6 -7.2L-3.2 -8.2Z
        night o 0 0 4.4
        -violet-light:1.2 o 0 0 6.6
        """,
    "gem": """
        a M-6.6 -9H6.6L11 -3L0 10.6L-11 -3Z
        ~c M-6.6 -9H-1L-4.6 -3H-11Z
        ~b M11 -3L0 10.6L4.6 -3Z
        -ink:.7 M-11 -3H11M-4.6 -3L0 10.6L4.6 -3L0 -9L-4.6 -3
        """,
    "shard": """
        a M-2.6 9V-4.6L0 -10L2.6 -4.6V9Z
        ~b M0 -10L2.6 -4.6V9H.2Z
        """,
    "crystal": """
        @shard -5.6 2.4 .84 -24 a=crystal b=crystal-dark
        @shard 5.8 2.6 .8 26 a=crystal b=crystal-dark
        @shard 0 -.6 1.12 0 a=crystal b=crystal-dark
        ~crystal-light M-2.2 6V-4.6L-.6 -8V6Z
        crystal-dark M-10 10.8Q-6 6.6 0 7.4Q7 6.4 10 10.8Z
        """,
    "awning": """
        a M-11 -2.6L-8.4 -10.4H8.4L11 -2.6Q9.2 .6 7.4 -2.6Q5.4 .6 3.6 -2.6Q1.8 .6 0 -2.6Q-1.8 .6 -3.6 -2.6Q-5.4 .6 -7.4 -2.6Q-9.2 .6 -11 -2.6Z
        ~b M-7.4 -2.6L-5.8 -9.8H-2.8L-3.6 -2.6Q-5.4 0 -7.4 -2.6ZM0 -2.6V-9.8H3L3.6 -2.6Q1.8 0 0 -2.6ZM7.4 -2.6L5.8 -9.8H8L10.2 -2.8Q9 -.4 7.4 -2.6Z
        """,
    "market": """
        wood-dark r -8.6 -4 2 14
        wood-dark r 6.6 -4 2 14
        wood r -10 4 20 6.6 1
        gold o -4.4 2.6 2.6
        jade r 1 -.6 5 4.6 1
        @awning 0 0 1 0 a=blood b=paper
        """,
    "fountain": """
        skill-light M0 -11Q5.4 -10 6.4 -3.6Q3 -6 0 -6Q-3 -6 -6.4 -3.6Q-5.4 -10 0 -11Z
        steel r -1.8 -6.4 3.6 9
        skill M-8.6 2.4H8.6L7 5.6H-7Z
        steel M-10.6 2.6H-8.4Q0 6 8.4 2.6H10.6Q10 8 4.4 9V10.8H-4.4V9Q-10 8 -10.6 2.6Z
        ~steel-dark M3 5Q7 4.4 8.6 3H10.2Q9.4 7.6 4 8.6V10.4H1Z
        """,
    "dragon": ANYWHERE["dragon"] + "~ink o -9 .4 .8",
    "danger": """
        blood M0 -11L11.4 9.4Q11 10.8 9.6 10.8H-9.6Q-11 10.8 -11.4 9.4Z
        @flame 0 3.2 .7 0 a=fire b=bright
        """,
    "attack": """
        blood-dark o 0 0 11.4
        @dragon -.4 .2 .82
        """,
    "arrive": """
        @sheet 0 0 1.25 0 a=paper
        ~blood M-2 -7H2L1.2 2.4H-1.2Z
        ~blood o 0 5.8 1.9
        """,
    "acquire": """
        skin M-6.6 11V3L-10.4 -2.6Q-10.2 -5.6 -7.6 -4.4L-5 -1.2V-8.6Q-3.6 -11 -2.2 -8.6V-2.6L-1.4 -10.2Q.2 -12.4 1.6 -10.2V-2.4L3 -9.4Q4.6 -11.2 5.8 -9V-1.6L7.2 -5.8Q9 -7.4 10 -5.2L8.2 3.4Q7.8 7.6 6 11Z
        leather-dark M-7.6 6.6H8.4V11.4H-7.6Z
        """,
    "trash": """
        paper M-7 -11H7V11H-7Z
        -paper-dark:1.2 M-4 -7.4H4M-4 -4.4H4
        @flame 0 3.4 .86 0 a=ember b=lamp
        """,
    "star": "a M0 -11.8L3.7 -5.2L11.2 -3.8L6 1.9L6.9 9.5L0 6.3L-6.9 9.5L-6 1.9L-11.2 -3.8L-3.7 -5.2Z",
    "points": """
        @star 0 .6 1 0 a=gold
        ~gold-light M0 -9.6L-3 -4L-9 -2.8L-5 1.6L0 -2Z
        """,
    "cube": """
        a M0 -10.6L9.4 -5.6L0 -.4L-9.4 -5.6Z
        b M-9.4 -5.6L0 -.4V10.8L-9.4 5.6Z
        b M9.4 -5.6L0 -.4V10.8L9.4 5.6Z
        ~a%35 M-9.4 -5.6L0 -.4V10.8L-9.4 5.6Z
        ~bright%55 M0 -9L6.6 -5.5L4 -4.2L-2.6 -7.6Z
        """,
    "stone": "@cube 0 0 1 0 a=grey-light b=grey",
    "black": "@cube 0 0 1 0 a=grey b=night",
    "key": """
        gold M-2.4 -2.4L9.4 9.2L11.2 7.4M-2.4 -2.4
        -ink:4.6 M-2 -2L9.6 9.6M5 5L8.6 1.6M8 8L11.2 4.8
        -gold:2.4 M-2 -2L9.6 9.6M5 5L8.6 1.6M8 8L11.2 4.8
        -ink:5 o -5.6 -5.6 4
        -gold:2.8 o -5.6 -5.6 4
        """,
    "backpack": """
        -ink:4 M-4 -7Q-4 -11 0 -11Q4 -11 4 -7
        -leather-dark:2 M-4 -7Q-4 -11 0 -11Q4 -11 4 -7
        leather M-8.6 -2Q-8.6 -8.4 0 -8.4Q8.6 -8.4 8.6 -2V8.6Q8.6 11 6 11H-6Q-8.6 11 -8.6 8.6Z
        leather-light M-8.6 -2Q-8.6 -8.4 0 -8.4Q8.6 -8.4 8.6 -2Q4.4 1.4 0 1.4Q-4.4 1.4 -8.6 -2Z
        leather-dark r -5.4 3.4 10.8 6 1.6
        gold r -1.4 -.2 2.8 4.6 .8
        """,
    "crown": """
        gold M-9.6 8L-11 -5.4L-5.2 -.6L0 -9L5.2 -.6L11 -5.4L9.6 8Z
        ~gold-dark%60 M9.6 8L11 -5.4L5.2 -.6L4 -2.4V8Z
        gold-light r -9.8 5 19.6 4.8 1.4
        a o -11 -6.4 1.5
        a o 0 -9.6 1.8
        a o 11 -6.4 1.5
        """,
    "ape": """
        gold M-10.8 -2Q-11.6 -6.6 -7.2 -6.6Q-5 -11.2 0 -11.2Q5 -11.2 7.2 -6.6Q11.6 -6.6 10.8 -2Q9.8 1 7.6 .6Q7 8 0 8.2Q-7 8 -7.6 .6Q-9.8 1 -10.8 -2Z
        gold-light M0 -6Q2 -8.4 4.6 -6.6Q6.6 -4.6 4.8 -1.4Q6.4 6 0 6.2Q-6.4 6 -4.8 -1.4Q-6.6 -4.6 -4.6 -6.6Q-2 -8.4 0 -6Z
        ~ink o -2.7 -3.2 1.4 1.7
        ~ink o 2.7 -3.2 1.4 1.7
        ~gold-dark o -1 .2 .7
        ~gold-dark o 1 .2 .7
        -gold-dark:1.1 M-3.2 2.8Q0 5 3.2 2.8
        """,
    "idol": """
        @ape 0 0
        stone M-8.6 11.2L-6 7.8H6L8.6 11.2Z
        """,
    "chalice": """
        gold M-7.6 -10.6H7.6Q7.8 -1 1.8 .6V6.4Q6 7.2 6.4 10.8H-6.4Q-6 7.2 -1.8 6.4V.6Q-7.8 -1 -7.6 -10.6Z
        ~gold-dark%70 M2 -10H7.4Q7.4 -1.4 1.6 .2V6.4Q5.4 7.2 6 10.4H1.8Q2.4 2 2 -10Z
        ~gold-light M-6 -9H-3.4Q-4 -3.4 -2.6 -1Q-5.6 -2.6 -6 -9Z
        blood o 0 -10.4 7.6 1.7
        blood o 0 -4.6 1.8
        """,
    "egg": """
        dragon M0 -11Q8.6 -5.4 8.4 2.4Q8 10.8 0 10.8Q-8 10.8 -8.4 2.4Q-8.6 -5.4 0 -11Z
        ~dragon-dark%70 M3 -8.6Q8.4 -3 8 2.6Q7.4 10.4 -1 10.4Q7.6 2.4 3 -8.6Z
        ~dragon-light M-5 -1Q-4.6 -5 -1.4 -7.6Q-2.8 -4.6 -3 -1Z
        ~dragon-light M-1.4 1.4L.6 -.6L2.6 1.4L.6 3.6ZM-4.8 4.8L-3 3L-1.2 4.8L-3 6.8ZM2 6L3.6 4.4L5.2 6L3.6 7.8Z
        """,
    "bottle": """
        crystal-light M-2.6 -8H2.6V-3.4Q8.4 -.4 8.4 4.4Q8.4 11 0 11Q-8.4 11 -8.4 4.4Q-8.4 -.4 -2.6 -3.4Z
        ~a M-7.6 3.2Q-4 1.6 0 3Q4 4.4 7.6 3Q8.2 10.3 0 10.3Q-8.2 10.3 -7.6 3.2Z
        wood r -3.2 -11 6.4 3.4 1
        ~bright%80 M-5.6 2Q-5 -1 -2.8 -2.2Q-3.8 .4 -3.6 2Z
        """,
    "big-bottle": """
        crystal-light M-2.8 -7.4H2.8V-4.4L9.8 7.6Q10.4 11 7 11H-7Q-10.4 11 -9.8 7.6L-2.8 -4.4Z
        ~a M-7 3.6Q-3.4 2.2 0 3.4Q3.6 4.6 7 3.4L9.2 7.8Q9.6 10.3 7 10.3H-7Q-9.6 10.3 -9.2 7.8Z
        gold r -4 -11 8 3.8 1.2
        ~bright%80 M-6.4 3L-3 -2.8L-1.8 -2.4L-3.8 2.6Z
        """,
    "chest": """
        wood M-11 -1.4Q-11 -10 -5 -10H5Q11 -10 11 -1.4Z
        gold M-9.4 -1.4Q-8 -5.4 -4 -5Q0 -8.4 4 -5Q8 -5.6 9.4 -1.4Z
        wood r -11 -1.4 22 11.8 1.4
        steel-dark M-8 -1.4H-5V10.4H-8ZM5 -1.4H8V10.4H5Z
        gold r -2.6 -2.8 5.2 6 1.2
        ~ink o 0 .4 1.2
        """,
    "coins": """
        @coin -4.6 4.4 .6
        @coin 5 5 .56
        @coin .6 -4 .66
        """,
    "spring": """
        stone M-11 7Q-11 2.4 0 2.4Q11 2.4 11 7Q10.6 11 0 11Q-10.6 11 -11 7Z
        ~skill M-8.4 6.4Q-8 4.2 0 4.2Q8 4.2 8.4 6.4Q7.4 8.8 0 8.8Q-7.4 8.8 -8.4 6.4Z
        skill-light M-1.8 6.6Q-3 -1 -6.6 -3Q-3 -4.4 -1.4 -1.4Q-2 -8 0 -11Q2 -8 1.4 -1.4Q3 -4.4 6.6 -3Q3 -1 1.8 6.6Z
        bright M8 -10Q8.4 -7.6 10.8 -7Q8.4 -6.4 8 -4Q7.6 -6.4 5.2 -7Q7.6 -7.6 8 -10Z
        """,
    "bolt": "a M2.6 -11.4L-6.6 1.8H-.8L-3 11.4L7 -2.4H1Z",
    "brilliance": """
        @sheet -6 1 .8 -22 a=violet-dark
        @sheet 6 1 .8 22 a=violet-dark
        @sheet 0 0 1 0 a=paper
        @bolt 0 0 .72 0 a=fire
        """,
    "chevrons": """
        bright M-9 7L0 1L9 7V11L0 5.4L-9 11Z
        """,
    # artifacts
    "ring": """
        -ink:5.2 o 0 3.6 6.6
        -gold:3 o 0 3.6 6.6
        -gold-light:1 M-6 1.4Q-4.4 -2 -1.4 -2.8
        blood M-4.4 -5.4L-2 -10.6H2L4.4 -5.4L0 -1.6Z
        ~blood-light M-4 -5.4L-2 -10H0V-5.4Z
        """,
    "ankh": """
        jade M-2.2 -1.6Q-8 -11.6 0 -11.6Q8 -11.6 2.2 -1.6H8V2.8H2.2V11.4H-2.2V2.8H-8V-1.6Z
        ~jade-dark%80 M0 2.8H2.2V11.4H0ZM2.2 -1.6H8V2.8H6L3 .6Z
        floor-dark M0 -2.6Q-3.6 -8.6 0 -8.6Q3.6 -8.6 0 -2.6Z
        ~jade-light M-1.6 3H-.4V10H-1.6ZM-7.2 -.8H-3V.2H-7.2Z
        """,
    "vase": """
        skill M-4.4 -8.4H4.4L2.8 -5Q9 -2.4 8.6 2.6Q8 7.6 4 9.2V11H-4V9.2Q-8 7.6 -8.6 2.6Q-9 -2.4 -2.8 -5Z
        ~skill-dark%70 M1.6 -8H4L2.4 -5Q8.4 -2.4 8 2.6Q7.4 7.4 3.6 9V10.6H.6Q6.6 2 1.6 -8Z
        gold r -5 -10.8 10 3 1.2
        gold M-8.5 .4Q0 3.4 8.5 .4L8.4 3.8Q0 6.6 -8.4 3.8Z
        ~skill-light M-6 -.4Q-5.4 -2.6 -3 -3.6Q-4 -2 -4 0Z
        """,
    "bananas": """
        gold-dark M2.6 -9.4Q9.6 -4 7.4 4.4Q5.6 10.4 -1 10.4Q4.4 2.6 .4 -8.4Z
        gold M1.4 -9Q5 -1 1.4 5.4Q-2.2 11 -8 9.2Q-2.4 3 -1.6 -8.2Z
        gold M.2 -9Q-.4 -.6 -5 3.2Q-8.4 5.8 -11 3.6Q-5 -1 -3.2 -9Z
        ~gold-light M-.4 -7Q-1.2 -1 -5.4 2.2Q-7.6 3.8 -9.2 3.2Q-3.8 -.8 -2.2 -7Z
        wood-dark M-3.4 -8.4L-1.6 -11.6H1.4L2.8 -8.6Z
        """,
    "shield": """
        steel M-9.4 -9.4Q-4.4 -8.6 0 -11.2Q4.4 -8.6 9.4 -9.4Q10 5.6 0 11.4Q-10 5.6 -9.4 -9.4Z
        blood M-6.8 -6.6Q-3.4 -6.2 0 -8Q3.4 -6.2 6.8 -6.6Q7 4 0 8.2Q-7 4 -6.8 -6.6Z
        ~blood-dark M0 -8Q3.4 -6.2 6.8 -6.6Q7 4 0 8.2Z
        gold M-1.4 -5.4H1.4V-2.2H4.8V.6H1.4V5H-1.4V.6H-4.8V-2.2H-1.4Z
        """,
    "armour": """
        gold M-4.2 -10.6Q0 -6.6 4.2 -10.6L10.8 -7.2L8.4 -1.2L7 -2V8.6Q0 12.4 -7 8.6V-2L-8.4 -1.2L-10.8 -7.2Z
        ~gold-dark%80 M1 -8.2Q3 -8.6 4.2 -10L10 -7L8.2 -2L6.4 -3V8.2Q4 9.6 1 10Z
        -gold-dark:1.1 M0 -8.4V10.4M-6.4 3.4Q0 6.4 6.4 3.4M-5.4 -3.4Q-3 .4 0 -.6Q3 .4 5.4 -3.4
        ~gold-light M-8.8 -6.8L-4.8 -9L-5 -5.4L-8 -3.6Z
        blood o 0 -4.4 1.7
        """,
    "orb": """
        gold M-7.6 11L-5.4 6.6H5.4L7.6 11Z
        violet o 0 -1.4 9.4
        ~violet-dark%80 M4 -9.8Q10 -6 9 0Q7.6 7.6 -1 7.8Q8.6 1 4 -9.8Z
        ~violet-light M-6.6 -2Q-6 -7 -2 -8.4Q-4.4 -5 -4.6 -2Z
        bright M.4 -6.4Q1.2 -2.2 5 -1.4Q1.2 -.6 .4 3.6Q-.4 -.6 -4.2 -1.4Q-.4 -2.2 .4 -6.4Z
        """,
    "medal": """
        blood M-6.4 2L-9.4 11.4L-5 9.6L-2.6 12L0 5L2.6 12L5 9.6L9.4 11.4L6.4 2Z
        gold o 0 -2.6 8.8
        -gold-dark:1.1 o 0 -2.6 6.4
        ink M-5.4 -3.4Q-3 -5.2 0 -3.8Q3 -5.2 5.4 -3.4Q5 .2 2.4 0Q.8 -.4 0 -1.6Q-.8 -.4 -2.4 0Q-5 .2 -5.4 -3.4Z
        ~lamp M-3.8 -2.8L-1.4 -2L-3 -1.2ZM3.8 -2.8L1.4 -2L3 -1.2Z
        """,
    # frames of tokens
    "chip": """
        b o 0 .7 11.2
        a o 0 -.3 11
        -b:.9 o 0 -.3 9.2
        """,
    "plate": """
        gold-dark M-7 -11H7L11 -7V7L7 11.6H-7L-11 7V-7Z
        a M-6.6 -11.4H6.6L10.8 -7.2V6.2L6.6 10.4H-6.6L-10.8 6.2V-7.2Z
        -gold:1.3 M-6 -10H6L9.4 -6.6V5.6L6 9H-6L-9.4 5.6V-6.6Z
        """,
    "eye": """
        a M-7.6 0Q0 -8.4 7.6 0Q0 8.4 -7.6 0Z
        ink o 0 0 3.6
        ~lamp M-.8 -3.4Q1.6 0 -.8 3.4Q-1.8 0 -.8 -3.4Z
        """,
    "mask": """
        a M-10 -3Q-6 -6.6 0 -3.6Q6 -6.6 10 -3Q10 4.6 4.8 4.4Q1.6 4 0 1Q-1.6 4 -4.8 4.4Q-10 4.6 -10 -3Z
        ~b M-7 -1.6L-2 -.6Q-3 2 -5.4 1.6Q-7 1.2 -7 -1.6ZM7 -1.6L2 -.6Q3 2 5.4 1.6Q7 1.2 7 -1.6Z
        """,
    "bag": """
        leather-dark M-4 -5.6Q-11 1 -9.6 7Q-8.6 11 0 11Q8.6 11 9.6 7Q11 1 4 -5.6Z
        ~leather M-3.4 -4.6Q-8.6 1 -7.6 6.4Q-5 .4 -1 -4.6Z
        leather M-6 -11L-2.4 -9.6L0 -11.4L2.4 -9.6L6 -11L4 -5.6H-4Z
        gold r -4.8 -6.6 9.6 2.4 1.2
        @dragon .4 4 .42
        """,
    "door": """
        stone M-10 11V-2Q-10 -11.2 0 -11.2Q10 -11.2 10 -2V11Z
        lamp M-6.4 11V-1.6Q-6.4 -7.8 0 -7.8Q6.4 -7.8 6.4 -1.6V11Z
        wood M-6.4 11V-1.6Q-6 -6 -3 -7.2L1 -3V13Z
        ~ink o -1 3 1
        """,
    "depths": """
        deep-dark M-11 11V-1Q-10 -11 0 -11Q10 -11 11 -1V11Z
        ~ember M-8.2 11V0Q-7.4 -7.6 0 -7.6Q7.4 -7.6 8.2 0V11Z
        ~lamp M-5 11Q-4.6 2 0 2Q4.6 2 5 11Z
        ink M-2.6 -6H2.6V-.6H6.4L0 7.6L-6.4 -.6H-2.6Z
        """,
    "out": """
        @door 0 0 1
        leaf M2 -1.6H6.6V-5.4L12 0L6.6 5.4V1.6H2Z
        """,
    "hourglass": "@timer 0 0 1 0 a=crystal-light",
    "crowd": """
        @cowl -6.6 -2.4 .62 0 a=grey-dark
        @cowl 6.6 -2.4 .62 0 a=grey-dark
        @cowl 0 1.6 .86 0 a=violet-dark
        """,
    "cowl": """
        a M-9.4 11Q-9 4 -5.4 2.4Q-7.6 -3 -5.6 -7.2Q-3.4 -11.4 1.8 -11.4Q6 -9.6 6.4 -4Q6.6 0 5.4 2.4Q9 4 9.4 11Z
        ~ink M-3.6 1.6Q-5 -3.4 -2.8 -5.8Q0 -8 3 -5.4Q5 -2.6 3.4 1.6Q0 4 -3.6 1.6Z
        ~lamp M-2.8 -2L-.4 -1.2L-2.2 -.2ZM3 -2L.8 -1.2L2.4 -.2Z
        """,
    "tome": """
        a M-9.6 -9.4Q-5 -11 0 -8.8Q5 -11 9.6 -9.4V8.8Q5 7.2 0 9.6Q-5 7.2 -9.6 8.8Z
        paper M-8 -8.2Q-4 -9.2 0 -7V7.4Q-4 5.8 -8 6.8Z
        paper M8 -8.2Q4 -9.2 0 -7V7.4Q4 5.8 8 6.8Z
        -paper-dark:1 M-6.2 -4.6Q-4 -5 -2 -3.8M-6.2 -1.2Q-4 -1.6 -2 -.4M6.2 -4.6Q4 -5 2 -3.8M6.2 -1.2Q4 -1.6 2 -.4M6.2 2.2Q4 1.8 2 3
        """,
    # the bodies of pawns
    "circle": "a o 0 0 11",
    "triangle": "a M0 -11.6Q1.4 -11.6 2.2 -10.2L11.4 7.6Q12 10.6 9.4 10.8H-9.4Q-12 10.6 -11.4 7.6L-2.2 -10.2Q-1.4 -11.6 0 -11.6Z",
    "square": "a r -10.4 -10.4 20.8 20.8 3",
    "diamond": "a M0 -11.8Q1.2 -11.8 2 -11L11 -2Q12.4 0 11 2L2 11Q0 12.6 -2 11L-11 2Q-12.4 0 -11 -2L-2 -11Q-1.2 -11.8 0 -11.8Z",
    "pentagon": "a M0 -11.8Q.8 -11.8 1.8 -11L11 -4.4Q12 -3.4 11.6 -2L8 9.2Q7.4 10.8 5.8 10.8H-5.8Q-7.4 10.8 -8 9.2L-11.6 -2Q-12 -3.4 -11 -4.4L-1.8 -11Q-.8 -11.8 0 -11.8Z",
    "hexagon": "a M-5 -10.8H5Q6.2 -10.8 6.8 -9.8L11.6 -1.2Q12 0 11.6 1.2L6.8 9.8Q6.2 10.8 5 10.8H-5Q-6.2 10.8 -6.8 9.8L-11.6 1.2Q-12 0 -11.6 -1.2L-6.8 -9.8Q-6.2 -10.8 -5 -10.8Z",
    "thief": """
        ~ink M-8.4 9.8Q-8.6 4 -5 1.8Q-7 -2.6 -5 -6.2Q-2.8 -9.8 2.4 -9.8Q6 -8 6.2 -3Q6.2 -.4 5 1.8Q8.6 4 8.4 9.8Q0 11.6 -8.4 9.8Z
        ~a M-3.4 1.2Q-4.8 -2.8 -2.8 -4.8Q.2 -6.8 3 -4.6Q4.8 -2 3.2 1.2Q0 3.2 -3.4 1.2Z
        ~ink%70 M-3.4 1.2Q-4.8 -2.8 -2.8 -4.8Q.2 -6.8 3 -4.6Q4.8 -2 3.2 1.2Q0 3.2 -3.4 1.2Z
        ~bright M-3 -2L-.4 -1.1L-2.4 .2ZM3 -2L.6 -1.1L2.4 .2Z
        -a:1.2 M0 4.4V9.4M-3.4 5.2L-4.4 9M3.4 5.2L4.4 9
        """,
}
"""Pieces that the pictures are made of; `a` and `b` stand for paints given by whoever uses them."""

ICONS = [
    "boot",
    "sword",
    "skill",
    "coin",
    "noise",
    "quiet",
    "heart",
    "draw",
    "discard",
    "replace",
    "teleport",
    "lock",
    "footprints",
    "monster",
    "arrow",
    "crystal",
    "market",
    "fountain",
    "dragon",
    "attack",
    "danger",
    "arrive",
    "acquire",
    "trash",
    "points",
    "stone",
    "black",
    "skull",
    "key",
    "idol",
    "crowd",
    "bag",
    "door",
    "out",
    "depths",
    "hourglass",
    "tome",
    "mask",
    "crown",
    "medal",
]
"""The parts that are icons by themselves."""

VALUE = "ink o 6.8 7 5\n~bright t 6.8 7 6.4 {}"

SKETCHES = {
    **{f"icon-{name}": f"@{name} 0 0 1 0 a=gold b=ink" for name in ICONS},
    "icon-artifact": "@plate 0 0 1 0 a=blood-dark\n@vase 0 -.6 .66",
    "icon-secret": "@chip 0 0 1 0 a=violet-dark b=gold-dark\n@eye 0 0 .9 0 a=bone",
    "icon-crowd-noise": "@noise 0 -2 .8\n@cowl -7 5 .5 0 a=grey-dark\n@cowl 7 5 .5 0 a=grey-dark",
    "icon-others-noise": "@noise -2 -2 .8\n@cowl 5 4.4 .62 0 a=blood-dark",
    "icon-device": "@gear 0 0",
    "icon-gem": "@gem 0 0 1 0 a=jade b=jade-dark c=jade-light",
    "icon-steady": "@crystal 0 1 .8\n-ink:4.4 M-10 6L10 -6\n-leaf-light:2.4 M-10 6L10 -6",
    "icon-unharmed": "@monster 0 0 .86\n-ink:4.4 M-10 6L10 -6\n-leaf-light:2.4 M-10 6L10 -6",
}
"""Every icon by the id of its symbol."""

TOKENS = {
    "token-dragon_egg": "@chip 0 0 1 0 a=stone b=stone-dark\n@egg 0 -.3 .76",
    "token-potion_of_healing": "@chip 0 0 1 0 a=stone b=stone-dark\n@bottle 0 -.4 .74 0 a=blood\n@heart 4.6 4.6 .42",
    "token-treasure": "@chip 0 0 1 0 a=stone b=stone-dark\n@coins 0 -.4 .84",
    "token-potion_of_strength": "@chip 0 0 1 0 a=stone b=stone-dark\n@bottle 0 -.4 .74 0 a=fire\n@sword 4.2 4.2 .48",
    "token-potion_of_swiftness": "@chip 0 0 1 0 a=stone b=stone-dark\n@bottle 0 -.4 .74 0 a=leaf\n@boot 4.6 4.6 .42",
    "token-magic_spring": "@chip 0 0 1 0 a=stone b=stone-dark\n@spring 0 -.6 .74",
    "token-chalice": "@chip 0 0 1 0 a=violet b=violet-dark\n@chalice 0 -.3 .74",
    "token-potion_of_greater_healing": "@chip 0 0 1 0 a=violet b=violet-dark\n@big-bottle 0 -.6 .72 0 a=blood\n@heart 4.8 4.4 .44",
    "token-greater_treasure": "@chip 0 0 1 0 a=violet b=violet-dark\n@chest 0 -.4 .74",
    "token-greater_skill_boost": "@chip 0 0 1 0 a=violet b=violet-dark\n@skill .6 -2 .68\n@chevrons 0 1 .5\n@chevrons 0 3.4 .5",
    "token-monkey_idol": "@chip 0 0 1 0 a=leaf-dark b=ink\n@idol 0 -.2 .76",
    "token-backpack": "@plate 0 0 1 0 a=plain-dark\n@backpack 0 -.6 .72",
    "token-crown_10": "@plate 0 0 1 0 a=plain-dark\n@crown 0 -1.6 .68 0 a=blood\n" + VALUE.format(10),
    "token-crown_9": "@plate 0 0 1 0 a=plain-dark\n@crown 0 -1.6 .68 0 a=jade\n" + VALUE.format(9),
    "token-crown_8": "@plate 0 0 1 0 a=plain-dark\n@crown 0 -1.6 .68 0 a=skill\n" + VALUE.format(8),
    "token-mastery": "@medal 0 0 1",
}
"""The tokens that several games have."""

ALIASES = {
    # what rooms, tunnels, cards and prices are marked with
    "mark-skill": "icon-skill",
    "mark-swords": "icon-sword",
    "mark-gold": "icon-coin",
    "mark-boots": "icon-boot",
    "mark-monsters": "icon-monster",
    "mark-locked": "icon-lock",
    "mark-cave": "icon-crystal",
    "mark-market": "icon-market",
    "mark-heal": "icon-heart",
    "mark-attack": "icon-attack",
    "mark-danger": "icon-danger",
    "mark-arrive": "icon-arrive",
    "mark-only-depths": "icon-depths",
    "mark-only-cave": "icon-crystal",
    # what panels tell of
    "fact-health": "icon-heart",
    "fact-gold": "icon-coin",
    "fact-noise": "icon-noise",
    "fact-in-bag": "icon-bag",
    "fact-stones": "icon-stone",
    "fact-skill": "icon-skill",
    "fact-swords": "icon-sword",
    "fact-boots": "icon-boot",
    "fact-teleports": "icon-teleport",
    "fact-credit": "icon-quiet",
    "fact-attack-draws": "icon-attack",
    "fact-danger": "icon-danger",
    "fact-bag": "icon-bag",
    "fact-black": "icon-black",
    "fact-mastery": "token-mastery",
    "fact-out": "icon-out",
    "track-rage": "icon-dragon",
    "status-escaped": "icon-out",
    "status-fallen": "icon-skull",
}
"""Ids of a scene that have a picture by another name."""

COLOURS = ("red", "yellow", "green", "blue")
SHAPES = ("circle", "triangle", "square", "diamond")
MORE = {"purple": "pentagon", "orange": "hexagon"}
"""Colours with their shapes for a fifth and a sixth thief."""
PAWN = """
    @{shape} 0 1 1 0 a=ink
    @{shape} 0 0 1 0 a=bright
    @{shape} 0 0 .88 0 a={colour}
    @thief 0 {down} {scale} 0 a={colour}
    """
FIGURES = {
    "circle": (0.6, 0.74),
    "triangle": (3.4, 0.56),
    "square": (0.4, 0.78),
    "diamond": (0.4, 0.64),
    "pentagon": (1.2, 0.7),
    "hexagon": (0.4, 0.72),
}
"""How far down and how large the thief stands in a shape."""

BOOK = Sketchbook(PAINTS, PARTS)
NOTHING: Mapping[str, str] = {}


def pawn(colour: str, shape: str) -> str:
    """Return the sketch of a thief in a colour and a shape."""
    down, scale = FIGURES[shape]
    return PAWN.format(colour=colour, shape=shape, down=down, scale=scale)


def pawns(more: Mapping[str, str]) -> dict[str, str]:
    """Return the sketches of all pawns and player stones; a colour has a shape of its own."""
    colours, shapes = (*COLOURS, *more), (*SHAPES, *more.values())
    out = {f"pawn-{colour}-{shape}": pawn(colour, shape) for colour in colours for shape in shapes}
    out |= {f"pawn-{colour}": pawn(colour, shape) for colour, shape in zip(colours, shapes, strict=True)}
    out |= {f"stone-{colour}": f"@cube 0 0 1 0 a={colour} b={colour}-dark" for colour in colours}
    out |= {f"seat-{colour}": f"@{shape} 0 0 1 0 a={colour}" for colour, shape in zip(colours, shapes, strict=True)}
    return out


def of_tokens(tokens: Iterable[Token], own: Mapping[str, str]) -> dict[str, str]:
    """Return the sketches of a game's tokens, out of those of the family and its own."""
    known = {**TOKENS, **own}
    return {f"token-{token.id}": known[f"token-{token.id}"] for token in tokens}


def icons(
    sketches: Mapping[str, str],
    same: Mapping[str, str],
    parts: Mapping[str, str] = NOTHING,
    more: Mapping[str, str] = NOTHING,
) -> dict[str, str]:
    """Return all small symbols by id: icons, a game's own sketches, pawns, and what has a picture by another name."""
    book = Sketchbook(PAINTS, {**PARTS, **parts})
    drawn = {**SKETCHES, **sketches, **pawns(more)}
    out = {name: book.icon(name, sketch, SIZE, OUTLINE) for name, sketch in drawn.items()}
    return {**out, **{name: alias(name, target, SIZE) for name, target in aliases(out, {**ALIASES, **same}).items()}}


def aliases(drawn: Iterable[str], same: Mapping[str, str]) -> dict[str, str]:
    """Return all ids that stand for another symbol; what is `mark-boots` or `fact-boots` is `icon-boots` too."""
    short = {f"icon-{name.partition('-')[2]}": target for name, target in same.items()}
    return {name: target for name, target in {**short, **same}.items() if name not in drawn}
