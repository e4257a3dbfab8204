# mypyc: interpreted
"""The colours of DungeonQuest: cold castle stone, torchlight and dragon gold, for a dark and a light table."""

from verlies.drawing.paint import MATTER, Palette

PAINTS = Palette(
    """
    # lines and letters
    ink           #10121a #232735
    paper         #eadfc6 #f8f0dc
    paper-dark    #bda67c #cfb98f
    card          #23252f #fbf6ea
    card-edge     #0d0e14 #3b4053
    card-text     #f1ecdf #252836
    card-soft     #b9b4a6 #5c6072
    card-strip    #31343f #e9e1cd
    # the night outside
    sky           #10182e #8fb0d0
    sky-light     #22335c #c6dcea
    crag          #1a1f2c #8d97a6
    crag-light    #2a3244 #aab4c0
    # walls and floors
    wall          #343a49 #8b90a3
    wall-dark     #1b1f2a #5b6074
    wall-light    #565f75 #b9bdcb
    fog           #283046 #555b6e
    fog-dark      #20273a #484e60
    fog-line      #3a4560 #6f768a
    floor         #9c8f78 #ece0c8
    floor-light   #bdae92 #fbf3e0
    floor-dark    #74694f #cdbd9c
    way           #7d7a74 #d8d3c8
    way-light     #98948b #eeeae0
    way-dark      #5c5a56 #b7b1a5
    night         #1d1830 #3a3354
    abyss         #07080d #1d2030
    # light
    sun           #ffd257 #ffc53a
    dusk          #d8572f
    # matter
    wood-light    #b07c4d
    stone         #8d93a3 #9a9fae
    stone-dark    #5a6070 #686e7e
    stone-light   #bcc1cd #c8ccd6
    dragon        #b93527
    dragon-light  #ee8a45
    dragon-dark   #66170f
    slime         #8fc23b #7fb52f
    brown         #a3704a
    brown-dark    #6c452b
    rust          #c2562c
    grey          #8a8a90
    grey-light    #c3c3c8
    grey-dark     #494a52
    troll         #7f9a55
    troll-dark    #4c6232
    # the frames of the decks
    dungeon       #5a6378 #69738a
    dungeon-dark  #262c3a #343c4f
    search        #a9762c #b5812f
    search-dark   #523510 #644316
    catacomb      #6d5a3f #7d694c
    catacomb-dark #2f2517 #40341f
    trap          #b0392c #bb4234
    trap-dark     #54150e #6b1c13
    door          #85592f #935f2e
    door-dark     #3c2511 #4c3018
    corpse        #6f8061 #78896a
    corpse-dark   #2d3725 #3a4630
    crypt         #5f6f8f #6a7b9d
    crypt-dark    #25304a #313e5c
    treasure      #c2921f #c99a29
    treasure-dark #5f430a #72520f
    monster       #8c2f55 #96385f
    monster-dark  #40112a #521838
    rune          #6b4fb8 #7559c2
    rune-dark     #2e1f60 #3b2a74
    combat        #8b8f98 #91959e
    combat-dark   #3b3e46 #4a4d56
    """,
    prefix="d-",
    base=MATTER,
)
"""Each name with its dark and its light value."""
