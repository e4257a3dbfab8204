# mypyc: interpreted
"""The colours of Könige der Katakomben: warm cellars, cool vaults and two royal banners, dark and light."""

from verlies.drawing.paint import Palette

PAINTS = Palette(
    """
    # lines and letters
    ink                #14101c #2a2233
    bright             #fff8e8 #fffdf6
    card               #241f2c #fdf8ec
    card-edge          #0c0911 #4a3f57
    card-text          #f5eee0 #2a2233
    card-strip         #352d40 #ece2cf
    # vaults: wood comes first, iron is deeper
    rock               #2b2433 #a59aa8
    rock-dark          #191420 #7d7183
    rock-light         #43394f #c6bcc8
    wood-floor         #8f7355 #ecd9ba
    wood-floor-light   #ad8e6b #f8ead0
    wood-floor-dark    #6b543b #cdb48d
    iron-floor         #6d7a8c #d3dbe6
    iron-floor-light   #8996a8 #e8eef5
    iron-floor-dark    #515c6c #aab5c4
    throne-floor       #7c4a63 #eac6d4
    throne-floor-light #98627c #f6dde6
    throne-floor-dark  #5b3247 #c898ad
    night              #1c1629 #40355a
    # the two crowns
    red                #d9541e #d5500f
    red-light          #ff9a5e
    red-dark           #7d2608 #8a2c0a
    blue               #3f9ade #2f8bd2
    blue-light         #a6d8ff
    blue-dark          #12476f #17527e
    # light and matter
    lamp               #ffd06b #ffd476
    ember              #f47b2d #ea6a1e
    gold               #eebb3c #e8b02c
    gold-light         #ffe79a #ffe692
    gold-dark          #96610f #9b6610
    silver             #c3ccd6 #b7c1cc
    silver-light       #f1f5f9
    silver-dark        #6a7684
    bronze             #c07a45 #bb743f
    bronze-light       #eab184
    bronze-dark        #6d3d1b
    steel              #cdd6e0 #c6d0da
    steel-light        #f2f6fa
    steel-dark         #707f90 #6a798a
    iron               #4a5160
    leather            #ab6e3f
    leather-light      #d29c66
    leather-dark       #673e23
    wood               #8c5d37
    wood-light         #b37f50
    wood-dark          #543520
    bone               #efe6d0
    bone-dark          #ab9877
    stone              #8c92a2 #989dac
    stone-light        #bbc0cc #c7cbd5
    stone-dark         #595f6f #676d7d
    blood              #d23b34 #ca332c
    blood-light        #ff8c7d
    blood-dark         #7c1a16
    dragon             #b73527
    dragon-light       #ec8945
    dragon-dark        #65170f
    leaf               #6eac4a
    leaf-light         #b8dc80
    leaf-dark          #33642a
    violet             #8f6fd0 #8461c8
    violet-light       #cab6f3
    violet-dark        #442f7e
    cyan               #43c6d6 #2fb3c4
    cyan-light         #b7f2f5
    cyan-dark          #12626e
    skin               #eabd95
    skin-dark          #c48e63
    tan                #a5714b
    tan-dark           #6e472d
    hair               #4b3021
    ginger             #c4572d
    straw              #e9c768
    snow               #e3e4ea
    # the frames of the four types
    weapon             #a5352c #b23d33
    weapon-dark        #4e120d #661a13
    armour             #b98a1d #c09426
    armour-dark        #58400a #6d500f
    action             #3d8a45 #45954d
    action-dark        #143c19 #1d4d22
    special            #3569ad #3d73b8
    special-dark       #12294f #1b3663
    fate               #6b4fa8 #7659b4
    fate-dark          #2b1c57 #3a2a6c
    """,
    prefix="k-",
)
"""Each name with its dark and its light value."""
