# mypyc: interpreted
"""The colours of the KLONG! family: warm stone, lamplight and a dragon's hoard, for a dark and a light table."""

from verlies.drawing.paint import Palette

PAINTS = Palette(
    """
    # lines and letters
    ink              #1b110b #2b1c12
    bright           #fff6dc #fffaf0
    paper            #f1e3c3 #fbf3de
    paper-dark       #cdb283 #d9c294
    card             #2c221a #fbf3df
    card-edge        #15100b #4b3420
    card-text        #f5ead4 #2d1f13
    card-soft        #c9b592 #6b553c
    card-strip       #3b2e23 #efe0bf
    # the world above
    sky              #1d2750 #7fb2da
    dusk             #d4703f #fbe3b5
    moon             #fbeab8 #fff8df
    hill             #37462c #86a957
    hill-dark        #222e1d #648a41
    castle           #171528 #7b7489
    castle-light     #2b2947 #9b94a8
    road             #a8865a #e6cd9c
    # rock and rooms
    rock             #3f3026 #c3a57e
    rock-dark        #2b201a #a98a64
    rock-light       #564235 #d5bb96
    deep             #2c2031 #a88f9c
    deep-dark        #1a121f #8b7180
    deep-light       #40304a #bda7b2
    wall             #120c08 #523c28
    stone            #8b745b #a28463
    stone-dark       #5b4a3a #7f6548
    stone-light      #b89c78 #cbb08b
    floor            #c9ac7e #f2e2bd
    floor-light      #e9d2a4 #fff6da
    floor-dark       #9c8055 #d5ba8a
    deep-floor       #a8938e #e4d6d3
    deep-floor-light #c9b5ae #f6edea
    deep-floor-dark  #7c6867 #c0acab
    tunnel           #92764f #e4cc9d
    tunnel-dark      #6d5638 #c9ab76
    deep-tunnel      #77656a #d3c2c2
    deep-tunnel-dark #564750 #b09d9f
    cave             #2f6f80 #a6dbe2
    cave-light       #4f9fae #cdf0f2
    cave-dark        #1d4c5c #7fbcc8
    # light
    lamp             #ffcf6a #ffd67e
    ember            #f4772d #e8641c
    fire             #ffb13d #ffae35
    # matter
    gold             #f3bb35 #eeb22b
    gold-light       #ffe593 #ffe48a
    gold-dark        #a2650f #a8690f
    steel            #d3dce3 #cdd7df
    steel-light      #f4f8fa
    steel-dark       #7a8995 #748390
    leather          #b06f3d
    leather-light    #d69c62
    leather-dark     #6c3e21
    wood             #8d5b32
    wood-dark        #57351b
    bone             #f0e5cb
    bone-dark        #b59e77
    skill            #3fa9e0 #2d9bd6
    skill-light      #a5e1ff
    skill-dark       #15628f
    crystal          #7fe0ee #57c8dc
    crystal-light    #d8fbff #e2fcff
    crystal-dark     #2b8ea8
    blood            #d73c2f #cf3327
    blood-light      #ff8a73
    blood-dark       #85190f
    dragon           #c43a22
    dragon-light     #f0893f
    dragon-dark      #6f1610
    leaf             #79b544
    leaf-light       #bfe07a
    leaf-dark        #3a6b25
    violet           #9468d6 #8a5bd0
    violet-light     #cdb2f7
    violet-dark      #4a2f86
    jade             #2fae86
    jade-light       #95e6c8
    jade-dark        #12644c
    skin             #eebf94
    skin-dark        #c98f60
    brown            #a06a42
    brown-dark       #6f4426
    hair             #4a2d1b
    grey             #8b8580
    grey-light       #c2bdb6
    grey-dark        #4b4743
    night            #241a2c #33263c
    # the banners of the cards
    plain            #2f6ea5 #3b7cb5
    plain-dark       #173b5e #1d4b75
    gem              #178f7a #1c9a84
    gem-dark         #0b4c41 #0f5f51
    device           #7c4fc4 #8457cc
    device-dark      #3d2470 #4b2f85
    monster          #b93326 #c23b2d
    monster-dark     #5f140d #76190f
    reserve          #c8961f #d2a02a
    reserve-dark     #6d4d0a #7f5b0f
    starter          #837a70 #918779
    starter-dark     #3f3a34 #514a42
    # players, after Okabe and Ito, but for a red that is called so
    red              #d8352a
    red-dark         #7a150e
    yellow           #f0e442
    yellow-dark      #857c0c
    green            #009e73
    green-dark       #005a41
    blue             #56b4e9 #0072b2
    blue-dark        #0b4c78 #003f66
    purple           #cc79a7
    purple-dark      #7a3a5e
    orange           #e69f00
    orange-dark      #835a00
    """,
    prefix="k-",
)
"""Each name with its dark and its light value."""
