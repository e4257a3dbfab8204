# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""Pieces that the small pictures of Bag of Dungeon are made of, around (0, 0) in a box of 24."""

from verlies.drawing.parts import ANYWHERE

PARTS = {
    **ANYWHERE,
    "chip": "a o 0 0 11.4\n-b:1.4 o 0 0 9.4",
    "bolt": """
        ink M3 -12L-8.4 1.4H-1.4L-4 12L8.4 -2.6H1.4L4.6 -12Z
        ~lamp M2.4 -9.4L-5.4 .2H.4L-1.8 8.2L5.6 -1.4H-.4L2.6 -9.4Z
        """,
    "cube": "a r -5.6 -5.6 11.2 11.2 2.4",
    "dice": """
        @cube -4.2 -3.4 1 -12 a=bone
        @cube 4.8 4.2 1 12 a=bright
        ~ink o -6.6 -5.2 1.1
        ~ink o -4.2 -3.4 1.1
        ~ink o -1.8 -1.6 1.1
        ~blood o 4.8 4.2 1.8
        """,
    "die": "bone r -9 -9 18 18 3.6\n~bright r -7.4 -7.4 14.8 14.8 2.6\n~ink o -3.6 -3.6 1.7\n~ink o 3.6 -3.6 1.7\n~ink o 0 0 1.7\n~ink o -3.6 3.6 1.7\n~ink o 3.6 3.6 1.7",
    "pair": """
        @cube -5.8 0 .92 0 a=bone
        @cube 5.8 0 .92 0 a=bone
        ~blood o -7.6 -1.8 1.2
        ~blood o -4 1.8 1.2
        ~blood o 4 -1.8 1.2
        ~blood o 7.6 1.8 1.2
        -ink:2.6 M-6 8.6Q0 13 6 8.6
        -lamp:1.4 M-6 8.6Q0 13 6 8.6
        """,
    "guard": """
        steel M-9 -10Q0 -12.4 9 -10V-.6Q8.2 8 0 11.4Q-8.2 8 -9 -.6Z
        ~steel-dark M0 -11Q4.8 -11 9 -10V-.6Q8.2 8 0 11.4Z
        gold o 0 -1 3.2
        -gold:1.5 M0 -9V-4.4M0 2.4V8.6M-7 -1H-3.4M3.4 -1H7
        """,
    "boot": """
        a M-5 -10.4H3.6L4 -.6Q10 1.4 10.4 5.4Q10.4 7.4 9.4 8H-6Z
        b M-6.4 7H10.8V10.4H-6.4Z
        ~bright%40 M-3.4 -8.8H-1.4L-2 4H-4.4Z
        """,
    "tunic": """
        a M-11 -6.4L-5 -10Q0 -5.4 5 -10L11 -6.4L8.4 -.4L6.2 -1.4V10.4H-6.2V-1.4L-8.4 -.4Z
        ~b M2 -8Q4 -8.4 5 -10L11 -6.4L8.4 -.4L6.2 -1.4V10.4H2Z
        -ink:1.1 M0 -6V10M-6 3H6
        """,
    "cloak": """
        a M-4 -10.6Q0 -12.4 4 -10.6Q9.4 -2 10.4 10.4Q5.4 8.6 3.6 11Q0 8.6 -3.6 11Q-5.4 8.6 -10.4 10.4Q-9.4 -2 -4 -10.6Z
        ~b M1 -9.6Q4 -2 3.6 11Q5.4 8.6 10.4 10.4Q9.4 -2 4 -10.6Z
        gold o 0 -8 1.9
        """,
    "palm": """
        skin M-6.6 -.6V-6Q-6 -7.6 -4.4 -6.6V-2V-9.2Q-3 -11 -1.4 -9.4V-2.6V-10.4Q.2 -12 1.8 -10.2V-2.4V-8.6Q3.4 -10 4.8 -8.4V1L7 -2.4Q9 -3.6 9.6 -1.6Q7.4 4 4.6 7.2Q1 9.6 -3 8Q-6.6 5 -6.6 -.6Z
        leather-dark M-5.2 7H5.4V11.2H-5.2Z
        """,
    "sack": """
        a M-4 -5Q-11 2 -9.6 7.4Q-8.4 11 0 11Q8.4 11 9.6 7.4Q11 2 4 -5Z
        a M-5.6 -10.6L-1.8 -9L0 -10.6L1.8 -9L5.6 -10.6L4 -5H-4Z
        ~ink%25 M3 -4Q10 2 9 7.4Q8 11 2 11Q8 6 3 -4Z
        b r -4.8 -6 9.6 2.6 1.3
        """,
    "paw": """
        a o 0 4.4 5.8 5
        a o -7.4 -1 2.4 3
        a o -2.8 -6 2.4 3.2
        a o 2.8 -6 2.4 3.2
        a o 7.4 -1 2.4 3
        """,
    "box": """
        wood M-10 -1Q-10 -9 -4.6 -9H4.6Q10 -9 10 -1Z
        wood r -10 -1 20 10.4 1.6
        ~wood-dark M4 -9H4.6Q10 -9 10 -1V9.4H4Z
        ~gold r -10.4 -2.2 20.8 2.4
        gold r -2.4 -3.4 4.8 6.4 1.2
        ~ink o 0 -.6 1.1
        """,
    "ring": """
        -ink:5.6 o 0 2.6 7.4
        -gold:3.4 o 0 2.6 7.4
        -gold-light:1.2 M-6.4 -.4Q-4 -4.2 .6 -4.4
        blood M-4 -5.4L-2 -10.8H2L4 -5.4L0 -2Z
        ~blood-light M-3 -5.6L-1.6 -9.8H0V-5.6Z
        """,
    "gate": """
        stone M-10 11V-3Q-10 -11.4 0 -11.4Q10 -11.4 10 -3V11Z
        ~dawn M-6.8 11V-2.6Q-6.8 -8.2 0 -8.2Q6.8 -8.2 6.8 -2.6V11Z
        ~leaf M-6.8 11Q-3 5 0 7Q4 4.4 6.8 7V11Z
        ~lamp o 1.6 -2.4 2.6
        """,
    "spring": """
        stone o 0 3 11.2 7.6
        ~azure-dark o 0 2.6 8.8 5.6
        ~azure o 0 3.4 7.4 4.4
        -azure-light:1.3 M-5 3.6Q-2.4 1.6 0 3.6Q2.4 5.6 5 3.6
        blood M0 -11.4Q4.6 -5.4 4.2 -2.6Q3.4 .6 0 .6Q-3.4 .6 -4.2 -2.6Q-4.6 -5.4 0 -11.4Z
        ~blood-light M-2.4 -3Q-2.2 -5.4 -.6 -7.4Q-.8 -4.4 -1 -2.4Z
        """,
    "runner": """
        -bright:1.7 M-11.4 -4H-7.6M-12 0H-8M-11.4 4H-8.4
        @boot 2.4 0 .86 0 a=leather b=leather-dark
        """,
    "drop": """
        blood M0 -11Q8 0 7.4 4.4Q6.4 10.6 0 10.6Q-6.4 10.6 -7.4 4.4Q-8 0 0 -11Z
        ~blood-light M-4.6 4Q-4.6 .4 -1.4 -4Q-2 1 -2 5.4Q-3.8 6.4 -4.6 4Z
        """,
    "plus": "a M-2.4 -8H2.4V-2.4H8V2.4H2.4V8H-2.4V2.4H-8V-2.4H-2.4Z",
    "cross": "-ink:4.6 M-7 -7L7 7M7 -7L-7 7\n-a:2.6 M-7 -7L7 7M7 -7L-7 7",
    "tick": "-ink:5.6 M-7 1L-2 6.6L8 -6\n-leaf-light:3 M-7 1L-2 6.6L8 -6",
    "swords": "@blade 0 -.4 .86 45\n@blade 0 -.4 .86 -45",
    "aim": """
        -ink:4.2 o 0 0 8
        -blood:2.4 o 0 0 8
        -ink:4 M0 -12V-5M0 5V12M-12 0H-5M5 0H12
        -blood:2.2 M0 -12V-5M0 5V12M-12 0H-5M5 0H12
        ~blood o 0 0 1.8
        """,
    "figure": "a o 0 -6.6 4.4\na M-7.4 10.6Q-8 -1.6 0 -1.6Q8 -1.6 7.4 10.6Z",
    "friends": "@figure -5 1 .84 0 a=azure\n@figure 5 1.6 .84 0 a=leaf",
    "slab": "a r -9.6 -9.6 19.2 19.2 2\n~b M-3.4 -9.6H3.4V9.6H-3.4Z",
    "trophy": "gold M-6.6 -10.4H6.6Q6.8 .4 0 2.2Q-6.8 .4 -6.6 -10.4Z\n-gold:2 M-6.4 -8.4Q-11 -8 -10 -3.6Q-9 -.4 -5 -1M6.4 -8.4Q11 -8 10 -3.6Q9 -.4 5 -1\ngold-dark r -1.6 1.6 3.2 5 .6\ngold r -5.6 6.4 11.2 3.8 1.2\n~gold-light M-4.4 -9H-2Q-2.4 -3 -1 0Q-4.2 -2.4 -4.4 -9Z",
    "glass": "gold r -7.4 -11 14.8 3 1\ngold r -7.4 8 14.8 3 1\nazure-light M-5.8 -8H5.8Q5.8 -3 1.4 0Q5.8 3 5.8 8H-5.8Q-5.8 3 -1.4 0Q-5.8 -3 -5.8 -8Z\n~fire M-4.2 -5H4.2Q3 -2 .6 -.2V3Q4 4.6 4.6 7.4H-4.6Q-4 4.6 -.6 3V-.2Q-3 -2 -4.2 -5Z",
    "swap": "-ink:4.6 M-9 -3.6H6M9 4.4H-6\n-jade:2.6 M-9 -3.6H6M9 4.4H-6\njade M4 -9L11.4 -3.6L4 1.6ZM-4 -.8L-11.4 4.4L-4 9.8Z",
    "medal": "gold M0 -11.8L3.7 -5.2L11.2 -3.8L6 1.9L6.9 9.5L0 6.3L-6.9 9.5L-6 1.9L-11.2 -3.8L-3.7 -5.2Z",
}
"""`a` and `b` stand for paints given by whoever uses them."""
