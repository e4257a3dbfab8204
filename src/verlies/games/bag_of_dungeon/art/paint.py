# mypyc: interpreted
"""The colours of Bag of Dungeon: warm rock, lamplight on worn flagstones, red monsters and pale item cards."""

from verlies.drawing.paint import MATTER, Palette

PAINTS = Palette(
    """
    # lines and letters
    ink            #140f0d #2b2019
    card           #272120 #fcf7ee
    card-edge      #0f0b0a #46362b
    card-text      #f3ecdf #2b221c
    card-strip     #383030 #ebe0cf
    night          #1b1524 #3c3148
    # rock and floors
    rock           #3d322c #a08d7b
    rock-dark      #211a17 #6d5b4d
    rock-light     #5e4d42 #c3b3a2
    floor          #9f8a69 #efe1c6
    floor-light    #bfa983 #fcf3e0
    floor-dark     #75633f #d0bd98
    abyss          #0a0808 #231c1a
    # light
    dawn           #bfe3ee #d9f1f6
    # matter
    rust           #a8582f
    rust-dark      #6b3116
    wood-light     #b98654
    stone          #948d86 #a39c95
    stone-dark     #5f5852 #6d665f
    stone-light    #c3bcb4 #cfc9c2
    dragon         #c4372a
    dragon-light   #f0894a
    dragon-dark    #6c170f
    ginger         #c2562c
    mud            #7a5a36
    mud-dark       #4a3319
    mud-light      #a9844f
    fur            #6d6a72
    fur-dark       #3c3a42
    goblin         #86a846
    goblin-dark    #4d6a24
    troll          #6c8f86
    troll-dark     #3b5852
    hide           #9a5f3b
    hide-dark      #5c3119
    # frames: monsters are red, items pale, and by where they are carried
    monster        #a8322c #b53d36
    monster-dark   #4f1210 #6b1c18
    hand           #8a6a3c #a2804c
    hand-dark      #3f2d14 #5a4220
    armour         #5b6b7e #6d7e92
    armour-dark    #263140 #364355
    boots          #7c5a8c #8c6a9c
    boots-dark     #37243f #4a3254
    attire         #3d7f7a #4b918b
    attire-dark    #163b38 #225049
    spell          #6b4fb8 #7559c2
    spell-dark     #2e1f60 #3b2a74
    free           #6f7f4d #80905c
    free-dark      #2f3a1a #404c28
    companion      #8b5c36 #9a6a42
    companion-dark #3d2412 #50331c
    chest          #b5812f #c08c3a
    chest-dark     #583b10 #6a4918
    trap           #b0392c #bb4234
    trap-dark      #54150e #6b1c13
    """,
    prefix="b-",
    base=MATTER,
)
"""Each name with its dark and its light value."""
