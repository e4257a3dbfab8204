# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The pictures on the cards of KLONG!, one for each, put together from parts in a box of 160 × 100."""

ITEMS = {
    # gems
    "sapphire": """
        @gleam 0 0 1 0 a=skill
        skill M0 -38Q34 -36 38 0Q34 36 0 38Q-34 36 -38 0Q-34 -36 0 -38Z
        ~skill-light M0 -38Q-34 -36 -38 0L-20 0L0 -20Z
        ~skill-dark M38 0Q34 36 0 38V20L20 0Z
        -ink:1.3 M0 -20L20 0L0 20L-20 0ZM0 -38V-20M38 0H20M0 38V20M-38 0H-20M27 -27L10 -10M27 27L10 10M-27 27L-10 10M-27 -27L-10 -10
        ~bright%80 M-22 -12L-10 -24L-6 -14L-14 -7Z
        @sparkle 40 -28 1
        """,
    "emerald": """
        @gleam 0 0 1 0 a=jade
        jade M-22 -42H22L36 -28V28L22 42H-22L-36 28V-28Z
        ~jade-light M-22 -42H22L14 -30H-14L-26 -20V-22L-36 -28Z
        ~jade-light%60 M-36 -28L-24 -20V20L-36 28Z
        ~jade-dark M22 42H-22L-14 30H14L24 20L36 28Z
        ~jade-dark%60 M36 -28L24 -20V20L36 28Z
        -ink:1.3 M-14 -30H14L24 -20V20L14 30H-14L-24 20V-20ZM-22 -42L-14 -30M22 -42L14 -30M36 -28L24 -20M36 28L24 20M22 42L14 30M-22 42L-14 30M-36 28L-24 20M-36 -28L-24 -20
        ~bright%75 M-16 -22H-6L-14 14H-18Z
        @sparkle 38 -34 1
        """,
    "ruby": """
        @gleam 0 0 1 0 a=blood
        blood M0 44Q-42 16 -40 -12Q-36 -38 0 -38Q36 -38 40 -12Q42 16 0 44Z
        ~blood-light M-40 -12Q-36 -38 0 -38L0 -24L-20 -10Z
        ~blood-dark M40 -12Q42 16 0 44V24L20 -10Z
        -ink:1.3 M0 -24L20 -10L0 24L-20 -10ZM0 -38V-24M-40 -12L-20 -10M40 -12L20 -10M0 44V24M-30 14L-10 6M30 14L10 6
        ~bright%80 M-24 -16Q-20 -28 -8 -30L-10 -22L-18 -14Z
        @sparkle 42 -30 1
        """,
    "diamond": """
        @rays 0 2 .95 0 a=crystal
        crystal-light M-28 -34H28L50 -10L0 44L-50 -10Z
        ~crystal M-28 -34L-50 -10H-22Z
        ~crystal M0 -34L-22 -10H22Z
        ~crystal M28 -34L50 -10H22Z
        ~crystal-dark%70 M50 -10L0 44L22 -10Z
        ~crystal%70 M-50 -10L0 44L-22 -10Z
        -ink:1.3 M-50 -10H50M-22 -10L0 44L22 -10L0 -34L-22 -10ZM-28 -34L-22 -10M28 -34L22 -10
        @sparkle -34 -30 1.2
        @sparkle 40 -30 .8
        """,
    "dragons_eye": """
        @gleam 0 0 1 0 a=ember
        dragon-dark M-64 0Q-40 -44 0 -44Q40 -44 64 0Q40 44 0 44Q-40 44 -64 0Z
        -dragon:2 M-50 -16Q-28 -38 0 -38Q28 -38 50 -16M-50 16Q-28 38 0 38Q28 38 50 16
        fire M-46 0Q-24 -32 0 -32Q24 -32 46 0Q24 32 0 32Q-24 32 -46 0Z
        ~lamp o 0 0 22 24
        ~ember%60 o 0 0 13 20
        ink M0 -28Q8 0 0 28Q-8 0 0 -28Z
        ~bright o -12 -12 4.6
        """,
    # worn and carried
    "amulet_of_vigor": """
        -ink:5 M-42 -52Q-38 -8 0 2Q38 -8 42 -52
        -gold:2.8 M-42 -52Q-38 -8 0 2Q38 -8 42 -52
        @gleam 0 18 .7 0 a=blood
        gold o 0 18 28
        -gold-dark:2 o 0 18 23
        @heart 0 19 1.6
        """,
    "boots_of_swiftness": """
        -bright:2.4 M-72 26H-50M-74 38H-54M-70 12H-54
        @wing -34 -8 1 0
        @boot 2 4 3.2
        """,
    "wing": """
        bright M16 26Q-18 24 -30 -16Q-20 -10 -12 -10Q-22 -20 -22 -32Q-8 -18 0 -16Q-6 -26 -4 -34Q16 -14 18 18Z
        -bone-dark:1.6 M8 18Q-8 14 -18 -2M12 12Q0 4 -8 -14
        """,
    "bracers_of_agility": """
        @bracer -30 2 1 -12
        @bracer 32 2 1 12
        @sparkle 0 -32 1
        """,
    "bracer": """
        leather M-20 -38H20L26 34H-26Z
        ~leather-dark%70 M6 -38H20L26 34H10Z
        gold M-21 -42H21V-33H-21Z
        gold M-27 30H27V40H-27Z
        steel M0 -24L10 -4L0 18L-10 -4Z
        -gold:2 M-18 -14L-8 -4L-20 8M18 -14L8 -4L20 8
        """,
    "brilliance": """
        @rays 0 -6 1.05 0 a=lamp
        skin M-20 50V32Q-34 22 -32 -4Q-28 -36 4 -36Q32 -34 32 -6L38 8L31 12V24Q28 32 14 30V50Z
        violet M-26 -6Q-24 -30 4 -30Q24 -28 26 -10Q10 0 -4 -4Q-14 6 -26 -6Z
        @bolt 2 -16 1.5 0 a=lamp
        -ink:2 M18 0L25 1M22 18H30
        """,
    "dead_run": """
        @puff -56 34 1.4 0 a=paper
        @puff -64 16 .9 0 a=paper
        -bright:2.4 M-74 -20H-52M-78 -6H-60
        -stone-dark:3 M-76 46H76
        leather-dark M-6 6L-16 22L-42 22L-46 34L-38 36L-10 36L8 16Z
        leather-dark M0 4L26 10L36 30L52 30L52 40L30 43L14 22L-4 20Z
        leather M8 -24Q-30 -28 -60 -6Q-42 -6 -36 2Q-50 6 -54 14Q-20 16 6 10Z
        leather-light M4 -26Q20 -26 20 -8L10 14L-8 10Q-8 -16 4 -26Z
        leather-dark M14 -20L32 -6L48 -18L42 -25L31 -17L18 -28Z
        @cowl 18 -32 1.35 14 a=leather
        """,
    "elven_boots": """
        @leafs -40 34 1.3 -20
        leaf M-26 -38H8L10 6Q30 12 44 14Q56 16 58 4Q60 -4 52 -6Q64 -12 68 2Q72 22 56 32H-30Q-34 0 -26 -38Z
        ~leaf-dark M-30 32Q-34 0 -26 -38H-14Q-22 0 -18 32Z
        gold M-30 -42H12V-32H-30Z
        ~leaf-light M-8 -24Q2 -10 -4 6Q-12 -10 -8 -24Z
        leaf-dark M-32 30H58V38H-32Z
        """,
    "elven_cloak": """
        leaf-dark M-14 -34Q-50 -6 -54 50H54Q50 -6 14 -34Z
        leaf M-14 -34Q-40 0 -36 50H-12Q-10 10 0 -20Q10 10 12 50H36Q40 0 14 -34Z
        ~leaf-light%60 M-18 -22Q-34 8 -32 50H-26Q-24 12 -14 -22Z
        leaf M-20 -22Q-26 -46 0 -48Q26 -46 20 -22Q10 -14 0 -14Q-10 -14 -20 -22Z
        ~ink M-12 -22Q-14 -38 0 -38Q14 -38 12 -22Q0 -14 -12 -22Z
        @leafs 0 -4 1
        gold o 0 -8 4.6
        """,
    "elven_dagger": """
        @gleam 0 0 .9 0 a=leaf-light
        @elf-blade 0 0 1 55
        @leafs -44 34 1.2 30
        @sparkle 46 -34 1
        """,
    "flying_carpet": """
        -bright:2.4 M-76 34Q-60 26 -46 34M34 44Q52 34 70 42M-66 -26Q-56 -32 -44 -26
        blood M-62 14Q-34 -22 -6 -2Q22 18 62 -24L70 -8Q28 38 -6 18Q-32 2 -54 32Z
        ~gold M-52 16Q-32 -10 -6 8Q24 26 60 -12L63 -7Q26 33 -6 14Q-32 -2 -50 22Z
        -gold:2.6 M-62 14L-70 20M-59 20L-67 27M-56 27L-63 34M62 -24L70 -32M66 -17L75 -23M70 -9L79 -14
        ~violet-dark M-30 -4L-22 0L-26 8L-34 4ZM-2 6L6 10L2 18L-6 13ZM30 4L38 0L40 9L33 14Z
        @cowl 2 -20 1.5 0 a=leather-dark
        """,
    "lucky_coin": """
        @gleam 0 0 .9 0 a=gold
        gold-dark o 3 4 38
        gold o 0 0 38
        -gold-dark:2.4 o 0 0 30
        @clover 0 0 1
        -gold-light:4 M-28 -12Q-22 -28 -6 -30
        @sparkle 36 -32 1
        """,
    "clover": """
        leaf M0 0Q-20 2 -18 -12Q-14 -22 -4 -14Q-2 -10 0 0Z
        leaf M0 0Q20 2 18 -12Q14 -22 4 -14Q2 -10 0 0Z
        leaf M0 0Q-20 -2 -17 12Q-12 22 -4 14Q-2 10 0 0Z
        leaf M0 0Q20 -2 17 12Q12 22 4 14Q2 10 0 0Z
        """,
    "move_silently": """
        -stone-dark:3 M-74 46H74
        skin M-16 -50H10L12 -16Q14 -4 24 10L46 34Q54 44 42 46H26Q14 46 6 34L-14 12Q-24 2 -20 -14Z
        ~skin-dark M-16 -50H-6L-8 -14Q-8 -2 2 8L20 30Q26 42 38 46H26Q14 46 6 34L-14 12Q-24 2 -20 -14Z
        leather-dark M-20 -54H14V-26H-20Z
        -skin-dark:2 M36 34L32 42M44 36L41 44
        -bright:2.2 M-28 26Q-36 34 -30 42M-42 24Q-52 34 -44 44M62 30Q68 36 62 43
        """,
    "pickaxe": """
        grey M-78 50Q-70 20 -44 24Q-30 10 -12 28L-4 50Z
        ~grey-dark M-44 24L-36 50H-60Z
        @pick 14 6 1.6 38
        @sparkle -30 12 1
        gold M-24 40L-14 34L-6 40L-12 47H-20Z
        gold M-52 40L-44 35L-38 41L-46 46Z
        """,
    "scepter_of_the_ape_lord": """
        @gleam 8 -10 .9 0 a=gold
        -ink:9.4 M-50 52L-4 8
        -gold-dark:6 M-50 52L-4 8
        blood o -44 47 6
        @ape 12 -8 2.5 20
        @crown 25 -39 1.1 20 a=blood
        """,
    "search": """
        @chest -24 16 2.4
        -ink:11 M34 26L58 48
        -wood:7 M34 26L58 48
        crystal-light%70 o 16 4 27
        @coin 10 4 1.2
        -ink:9 o 16 4 27
        -gold:5 o 16 4 27
        -bright:3 M-1 -8Q6 -17 17 -17
        """,
    "silver_spear": """
        @gleam 0 0 .9 0 a=steel
        @spear -2 0 1.25 62
        blood M24 -12Q14 -2 20 12Q8 6 4 16Q6 0 14 -10Z
        @sparkle 50 -38 1
        """,
    "singing_sword": """
        @song-blade -8 2 1 18
        @note 36 -18 1.3 0 a=skill
        @note -48 -14 1.1 -10 a=lamp
        @note 52 22 1 8 a=leaf-light
        """,
    "song-blade": """
        steel M0 -62L11 -46V22H-11V-46Z
        ~steel-dark M0 -62L11 -46V22H3Z
        ~ink o -4.6 -22 2 3
        ~ink o 4.6 -22 2 3
        ink M-6.6 -10Q0 -14 6.6 -10Q6 4 0 4Q-6 4 -6.6 -10Z
        ~blood M-4 0Q0 -4 4 0Q2 3 0 3Q-2 3 -4 0Z
        gold r -28 20 56 8 4
        leather-dark r -4.4 28 8.8 18
        gold o 0 48 6
        """,
    "sleight_of_hand": """
        @sheet -30 -16 2.1 -34 a=violet
        @sheet -10 -24 2.1 -10 a=paper
        @sheet 12 -20 2.1 14 a=paper
        ~blood M-12 -30l5-4 4 5-5 8-7-6Z
        ~ink M14 -28l7 5-3 7-8 1-3-7Z
        skin M-40 50L-34 20Q-30 6 -16 12L20 12Q30 12 30 20L44 0Q52 -4 54 4L40 34Q34 46 20 50Z
        ~skin-dark M30 20L44 0Q52 -4 54 4L40 34Q34 46 20 50H4Q26 40 30 20Z
        -ink:1.8 M-14 13V26M0 12V25M14 12V24
        leather-dark M-46 44H24V54H-46Z
        """,
    "sneak": """
        night M-80 -50H-6Q-24 0 -6 50H-80Z
        ~stone-dark M-6 -50H6Q-12 0 6 50H-6Q-24 0 -6 -50Z
        @cowl -2 12 3 0 a=night
        ~lamp%30 M40 -50L80 -50V50H20Z
        @lantern 58 -14 1.2
        """,
    "swagger": """
        @shoulders 0 0 1 0 a=blood b=blood-dark
        @ruff 0 0
        @neck 0 0 1 0 t=skin
        @face 0 0 1 0 s=skin t=skin-dark
        @goatee 0 0 1 0 h=hair
        @wide-hat 0 0 1 0 a=violet b=gold c=leaf
        -bright:2.4 M-60 -24L-46 -18M-64 -4H-50M60 -4H50M-58 16L-48 10
        """,
    "tattle": """
        skin M-80 50V-20Q-66 -40 -44 -34Q-26 -28 -26 -14L-16 -2L-25 3L-22 10L-26 14Q-22 22 -30 26L-44 26V50Z
        ~ink M-25 12L-38 10L-27 17Z
        ~ink o -36 -12 2.4 3
        hair M-80 -20Q-66 -46 -40 -40Q-30 -36 -28 -24Q-52 -26 -56 0Q-70 4 -80 0Z
        -lamp:3 M-10 6Q-2 14 -10 22M2 -2Q14 14 2 30M14 -10Q30 14 14 38
        skin-dark M44 -22Q72 -24 72 6Q70 26 56 42Q44 46 42 34Q46 22 40 10Q34 -18 44 -22Z
        -ink:2.4 M50 -10Q62 -10 62 4Q60 16 52 22M52 -2Q56 4 50 12
        """,
    "treasure_map": """
        paper M-58 -30L-22 -40L20 -30L58 -40V32L20 42L-22 32L-58 42Z
        ~paper-dark M-22 -40L20 -30V42L-22 32Z
        -ink:1.4 M-22 -40V32M20 -30V42
        -leather-dark:3.4 M-46 26L-43 19M-39 12L-34 7M-27 4L-20 5M-13 8L-6 9M1 7L7 3M12 -3L16 -8M21 -12L27 -14
        leaf-dark M-50 -4L-42 -20L-34 -4ZM-40 0L-33 -14L-26 0Z
        skill M26 26Q34 16 44 22Q50 30 40 32Q30 34 26 26Z
        -ink:8 M34 -24L50 -8M50 -24L34 -8
        -blood:5 M34 -24L50 -8M50 -24L34 -8
        """,
    "underworld_dealing": """
        ~lamp%22 o 0 -24 34
        wood M-80 26H80V50H-80Z
        ~wood-dark M-80 40H80V50H-80Z
        @cowl -46 6 2.6 0 a=violet-dark
        @cowl 46 6 -2.6,2.6 0 a=blood-dark
        leather M-44 50L-22 26H-4V36L-26 50ZM44 50L22 26H4V36L26 50Z
        @penny -12 26 .8
        @tome 10 24 .9 0 a=violet
        """,
    "wand_of_recall": """
        @wand-stick -4 6 1 40
        -ink:7 M-30 -8Q-34 -38 2 -42Q40 -42 44 -8Q42 20 18 26
        -violet-light:4 M-30 -8Q-34 -38 2 -42Q40 -42 44 -8Q42 20 18 26
        violet-light M-40 -10L-18 -10L-30 8Z
        @sparkle 34 -28 1.2
        """,
    "wand-stick": """
        wood-dark M-4 50L-3 -26H3L4 50Z
        gold r -5 -26 10 6 2
        gold r -5 20 10 5 2
        violet M0 -46L8 -34L0 -24L-8 -34Z
        """,
    "wand_of_wind": """
        @wand-stick -30 14 1 34
        -ink:6.4 M-2 -22Q30 -36 36 -16Q34 -2 22 -8M0 -4Q44 -4 62 -22Q68 -40 50 -40M6 14Q40 10 52 24Q52 38 40 34
        -crystal:3.8 M-2 -22Q30 -36 36 -16Q34 -2 22 -8M0 -4Q44 -4 62 -22Q68 -40 50 -40M6 14Q40 10 52 24Q52 38 40 34
        @leafs 66 6 .8 40
        @leafs 34 46 .6 -20
        """,
    # devices
    "dragon_shrine": """
        @flame -52 2 1.5 0 a=ember b=lamp
        @flame 52 2 1.5 0 a=ember b=lamp
        stone M-60 44V20H-44V44ZM44 44V20H60V44Z
        @slab 0 6 .86
        @dragon 2 -14 2.7
        """,
    "ladder": """
        stone-dark M-50 -50H50L34 -20H-34Z
        ink M-38 -50H38L26 -28H-26Z
        ~lamp%30 M-26 -28H26L50 50H-50Z
        wood M-22 -50H-13V52H-22ZM13 -50H22V52H13Z
        wood r -20 -36 40 7 2
        wood r -20 -17 40 7 2
        wood r -20 2 40 7 2
        wood r -20 21 40 7 2
        wood r -20 40 40 7 2
        """,
    "shrine": """
        ~lamp%20 o 0 -10 44
        stone M-50 50V-10Q-48 -46 0 -48Q48 -46 50 -10V50H36V-8Q34 -34 0 -36Q-34 -34 -36 -8V50Z
        @slab 0 8 .8
        bone r -24 -2 8 22 1
        bone r 16 -2 8 22 1
        bone r -5 -12 10 32 1
        @flame -20 -12 .8 0 a=fire b=bright
        @flame 20 -12 .8 0 a=fire b=bright
        @flame 0 -22 .9 0 a=fire b=bright
        """,
    "teleporter": """
        @gleam 0 -2 1 0 a=violet
        stone M-46 50Q-62 -44 0 -46Q62 -44 46 50H30Q42 -30 0 -32Q-42 -30 -30 50Z
        violet-dark M-30 50Q-42 -30 0 -32Q42 -30 30 50Z
        -violet-light:4 M2 8C8 0 18 6 15 16C10 30 -12 30 -18 14C-24 -8 -4 -22 12 -18C26 -12 28 8 26 22
        -violet:2.6 M-24 30Q-14 44 4 42
        ~bright o 2 8 3
        gold o -47 6 4.6
        gold o 47 6 4.6
        gold o 0 -39 4.6
        """,
    "the_vault": """
        gold-dark M-74 50Q-66 28 -48 34Q-36 20 -20 32L0 50Z
        gold M-70 50Q-62 34 -46 40Q-34 28 -20 38L-4 50Z
        steel-dark o 16 0 46
        steel o 14 -2 40
        -steel-dark:3 o 14 -2 31
        ~ink o 14 -35 2.6
        ~ink o 14 31 2.6
        ~ink o -19 -2 2.6
        ~ink o 47 -2 2.6
        -ink:8 M14 -20V16M-4 -2H32M1 -15L27 11M27 -15L1 11
        -gold:4.6 M14 -20V16M-4 -2H32M1 -15L27 11M27 -15L1 11
        gold o 14 -2 7
        @penny -44 28 .9
        @penny -26 42 .8
        """,
}

COMPANIONS = {
    "apothecary": """
        @long-hair 0 2 1 0 h=blood-dark
        @shoulders+neck+face 0 0 1 0 a=jade b=jade-dark s=skin t=skin-dark
        @hair 0 -1 1 0 h=blood-dark
        @bottle 50 14 2.1 12 a=leaf
        @bottle -52 20 1.6 -12 a=blood
        ~leaf-light%70 o 54 -20 3
        ~leaf-light%70 o 48 -28 2
        """,
    "archaeologist": """
        @shoulders+neck+face 0 4 1 0 a=leather b=leather-dark s=brown t=brown-dark
        @goatee 0 4 1 0 h=ink
        @fedora 0 4
        @idol 52 14 2
        """,
    "cleric_of_the_sun": """
        @rays 0 -12 1 0 a=gold
        -gold:4 o 0 -12 27
        @long-hair 0 0 1 0 h=gold
        @shoulders+neck+face 0 0 1 0 a=paper b=paper-dark s=skin t=skin-dark
        @hair 0 -1 1 0 h=gold
        gold o 0 40 9
        ~bright o 0 40 4
        """,
    "dwarven_peddler": """
        leather M-56 34Q-64 -30 -30 -40Q0 -52 30 -40Q64 -30 56 34Z
        ~leather-dark M20 -44Q64 -30 56 34H30Q46 -10 20 -44Z
        @lantern -50 16 .9
        @pot 50 -8 1.9 18 a=steel
        @shoulders 0 12 1 0 a=leaf-dark b=ink
        @face 0 10 1 0 s=skin t=skin-dark
        @long-beard 0 10 1 0 h=ember
        blood M-18 -8Q-18 -32 2 -32Q20 -30 18 -8Q0 -20 -18 -8Z
        """,
    "gem_collector": """
        @long-hair 0 0 1 0 h=hair
        @shoulders+neck+face 0 0 1 0 a=violet b=violet-dark s=brown t=brown-dark
        @hair 0 -1 1 0 h=hair
        -ink:4 o 7 -13 6.4
        -gold:2 o 7 -13 6.4
        -gold:1.4 M13 -10Q18 2 16 16
        @gem 50 6 1.8 10 a=blood b=blood-dark c=blood-light
        @gem -50 16 1.3 -12 a=skill b=skill-dark c=skill-light
        @sparkle 62 -22 .8
        """,
    "invoker_of_the_ancients": """
        @gleam 0 -8 1 0 a=violet
        @shoulders 0 0 1 0 a=violet-dark b=ink
        @shadow 0 0 1 0 e=violet-light
        @hood 0 0 1 0 a=violet-dark b=ink
        -violet-light:2.4 o -52 6 15
        -violet-light:2.4 M-52 -9L-39 14H-65ZM-52 21V6
        -violet-light:2.4 o 52 6 15
        -violet-light:2.4 M52 -9L65 6L52 21L39 6Z
        """,
    "kobold_merchant": """
        @kobold-head -10 -4 .96
        @pouch 48 18 1.6
        @penny 28 38 .9
        @penny 66 40 .8
        """,
    "master_burglar": """
        @shoulders+neck+face 0 0 1 0 a=night b=ink s=skin t=skin-dark
        @mask-on 0 0
        @hood 0 0 1 0 a=grey-dark b=ink
        @key 50 12 1.7 -10
        -ink:4 M-62 -20L-40 30M-50 -24L-44 24
        -steel:2.2 M-62 -20L-40 30M-50 -24L-44 24
        """,
    "monkeybot_3000": """
        -ink:4 M0 -38V-48
        ember o 0 -48 4.6
        steel o -36 -10 14
        ~steel-dark o -36 -10 8
        steel o 36 -10 14
        ~steel-dark o 36 -10 8
        steel r -30 -38 60 62 16
        ~steel-dark M14 -38Q30 -38 30 -22V8Q30 24 14 24Q22 -8 14 -38Z
        steel-light M0 -22Q8 -32 18 -26Q26 -18 18 -6Q28 18 0 20Q-28 18 -18 -6Q-26 -18 -18 -26Q-8 -32 0 -22Z
        blood o -9 -14 6
        blood o 9 -14 6
        ~bright o -10.6 -16 2
        ~bright o 7.4 -16 2
        ink r -14 4 28 9 3
        -bright:1.6 M-8 4V13M-2 4V13M4 4V13M10 4V13
        steel-dark M-30 50Q-28 32 0 32Q28 32 30 50Z
        ~ink o -22 18 1.8
        ~ink o 22 18 1.8
        gold r -9 36 18 10 2
        """,
    "rebel_captain": """
        @shoulders+neck+face 0 0 1 0 a=plain b=plain-dark s=skin t=skin-dark
        @beard 0 0 1 0 h=hair
        @scarf 0 0 1 0 a=blood
        @wide-hat 0 2 1 0 a=plain-dark b=gold c=blood
        -ink:5 M-54 50V-44
        -wood:3 M-54 50V-44
        blood M-53 -42Q-40 -48 -28 -40V-20Q-40 -28 -53 -20Z
        """,
    "rebel_miner": """
        @pick 48 4 1.4 18
        @shoulders+neck+face 0 2 1 0 a=leather b=leather-dark s=brown t=brown-dark
        @beard 0 2 1 0 h=ink
        @scarf 0 2 1 0 a=blood
        @lamp-helmet 0 2
        """,
    "rebel_scout": """
        @hood 0 0 1.04 0 a=leaf-dark b=ink
        @shoulders+neck+face 0 0 1 0 a=leaf b=leaf-dark s=skin t=skin-dark
        @hood 0 0 1 0 a=leaf b=leaf-dark
        @scarf 0 0 1 0 a=blood
        -ink:6 M46 -44Q76 4 46 48
        -wood:3.6 M46 -44Q76 4 46 48
        -bright:1.2 M46 -44V48
        @sole -56 -14 1.3 20 a=bone
        @sole -48 20 1.3 -10 a=bone
        """,
    "rebel_soldier": """
        @spear 52 6 .9 6
        @shoulders+neck+face 0 0 1 0 a=steel b=steel-dark s=brown t=brown-dark
        @scarf 0 0 1 0 a=blood
        @helmet 0 0
        @shield -48 24 2
        """,
    "the_duke": """
        @shoulders 0 2 1 0 a=blood-dark b=ink
        gold M-30 36L-20 24L-8 52H-22ZM30 36L20 24L8 52H22Z
        @ruff 0 2
        @face 0 2 1 0 s=skin t=skin-dark
        @goatee 0 2 1 0 h=grey
        @wide-hat 0 2 1 0 a=blood-dark b=gold c=bright
        @penny 54 18 1.3
        @penny -52 24 1.1
        @penny 44 38 .9
        """,
    "the_mountain_king": """
        stone M-80 50L-48 -14L-30 16L-20 4L0 50ZM80 50L50 -20L30 14L18 4L0 50Z
        ~bright M-48 -14L-56 2L-48 -2L-42 4L-39 0ZM50 -20L42 -4L50 -8L57 -2L60 -4Z
        @shoulders 0 8 1 0 a=stone-dark b=ink
        @face 0 8 1 0 s=skin t=skin-dark
        @long-beard 0 8 1 0 h=grey-light
        @hair 0 7 1 0 h=grey-light
        @crown 0 -30 1.6 0 a=skill
        """,
    "the_queen_of_hearts": """
        @long-hair 0 6 1 0 h=ember
        @shoulders 0 6 1 0 a=blood b=blood-dark
        paper M-30 52Q-30 22 -44 18Q-24 14 -12 30L0 36L12 30Q24 14 44 18Q30 22 30 52Q0 40 -30 52Z
        @neck+face 0 6 1 0 s=skin t=skin-dark
        @hair 0 5 1 0 h=ember
        ~blood M-4 5Q0 3 4 5Q0 9.6 -4 5Z
        @crown 0 -34 1.6 0 a=blood
        @heart -56 -6 1.3 -14
        @heart 56 -6 1.3 14
        @heart 0 42 .8
        """,
    "treasure_hunter": """
        @long-hair 0 2 1 0 h=hair
        @shoulders+neck+face 0 2 1 0 a=leather b=leather-dark s=skin t=skin-dark
        @bandana 0 2 1 0 a=jade
        -ink:6 M48 50L54 0
        -wood:4 M48 50L54 0
        @flame 55 -14 1.6 0 a=ember b=lamp
        @penny -52 26 1.2
        """,
    "tunnel_guide": """
        @shoulders 0 4 1 0 a=starter b=starter-dark
        @face 0 4 1 0 s=brown t=brown-dark
        @beard 0 4 1 0 h=grey-light
        @hood 0 4 1 0 a=starter b=starter-dark
        @lantern 50 4 1.5
        tunnel M-72 -12H-46L-34 0L-46 12H-72Z
        -ink:3 M-58 12V50
        ~ink M-66 -3H-50L-54 -7H-50L-42 0L-50 7H-54L-50 3H-66Z
        """,
    "wizard": """
        @staff 54 10 1 4 a=skill
        @shoulders 0 14 1 0 a=skill-dark b=plain-dark
        @face 0 14 1 0 s=skin t=skin-dark
        @long-beard 0 14 1 0 h=bright
        @wizard-hat 0 16 1 0 a=skill-dark b=plain-dark
        @tome -52 22 1.7 -8 a=violet
        @sparkle -40 -26 .9
        """,
}

MONSTERS = {
    "kobold": """
        @kobold-head 0 0
        bone r -4 -46 8 12 1
        @flame 0 -50 .7 0 a=fire b=bright
        ~lamp%20 o 0 -44 26
        @blade 54 20 1.9 18
        """,
    "animated_door": """
        stone M-48 50V-8Q-46 -48 0 -50Q46 -48 48 -8V50Z
        wood M-38 50V-6Q-36 -38 0 -40Q36 -38 38 -6V50Z
        -wood-dark:2.4 M-20 -34V50M0 -40V50M20 -34V50
        steel-dark r -38 -22 22 6 2
        steel-dark r -38 34 22 6 2
        lamp M-24 -16L-4 -6Q-10 4 -20 0Z
        lamp M24 -16L4 -6Q10 4 20 0Z
        ~ink o -13 -5 2.6
        ~ink o 13 -5 2.6
        ink M-24 14Q0 6 24 14Q22 32 0 32Q-22 32 -24 14Z
        bone M-18 12L-14 21L-9 11ZM-4 10L0 19L4 10ZM18 12L14 21L9 11ZM-12 30L-8 23L-4 31ZM12 30L8 23L4 31Z
        gold o 30 8 4.4
        """,
    "belcher": """
        @puff 46 -26 1.6 0 a=leaf-light
        @puff 60 2 1.1 0 a=leaf
        @puff 28 -40 .9 0 a=leaf
        violet M-56 50Q-66 6 -38 -14Q-40 -34 -24 -34Q-14 -34 -12 -22Q0 -26 12 -22Q14 -34 24 -34Q40 -34 38 -14Q66 6 56 50Z
        ~violet-dark M38 -14Q66 6 56 50H30Q48 18 24 -20Z
        lamp o -25 -24 8
        lamp o 25 -24 8
        ~ink o -25 -24 2.4 6
        ~ink o 25 -24 2.4 6
        ink M-34 2Q0 -12 34 2Q34 34 0 36Q-34 34 -34 2Z
        blood M-20 24Q0 10 20 24Q14 35 0 35Q-14 35 -20 24Z
        bone M-26 -1L-22 9L-17 -4ZM26 -1L22 9L17 -4Z
        ~violet-light o -44 24 4
        ~violet-light o -38 36 2.6
        """,
    "cave_troll": """
        stone-dark M-66 52Q-62 14 -28 8H28Q62 14 66 52Z
        jade-dark M-34 -2Q-44 -8 -42 -20Q-34 -20 -30 -16Q-30 -42 0 -42Q30 -42 30 -16Q34 -20 42 -20Q44 -8 34 -2Q34 30 0 34Q-34 30 -34 -2Z
        ~jade%60 M-30 -16Q-30 -42 0 -42Q-20 -30 -18 0Q-14 22 0 34Q-34 30 -34 -2Z
        leaf-dark M-32 -18Q-34 -52 0 -50Q34 -52 32 -18Q24 -34 14 -30Q6 -40 -4 -30Q-16 -38 -20 -26Q-28 -28 -32 -18Z
        lamp o -12 -12 4.6
        lamp o 12 -12 4.6
        ~ink o -11 -12 1.6
        ~ink o 11 -12 1.6
        jade-dark M-6 -14Q0 -18 6 -14Q14 8 8 14Q0 18 -8 14Q-14 8 -6 -14Z
        ink M-20 20Q0 14 20 20Q14 28 0 28Q-14 28 -20 20Z
        @tusks 0 16 .9
        @club 58 10 1
        """,
    "club": """
        wood M-6 46L-14 -22Q-12 -38 2 -38Q16 -36 14 -20L6 46Z
        ~wood-dark M4 -38Q16 -36 14 -20L6 46H0Q8 0 4 -38Z
        steel M-13 -24L-22 -28L-12 -16ZM13 -24L22 -28L13 -14ZM-2 -34L2 -46L7 -34Z
        """,
    "crystal_golem": """
        @gleam 0 0 1 0 a=crystal
        @shard -46 2 2.6 -34 a=crystal b=crystal-dark
        @shard 46 2 2.6 34 a=crystal b=crystal-dark
        @shard -22 -26 1.8 -18 a=violet-light b=violet
        @shard 22 -26 1.8 18 a=violet-light b=violet
        crystal-dark M-58 52L-44 14L-18 24H18L44 14L58 52Z
        crystal M-26 -30L0 -44L26 -30L32 0L16 26H-16L-32 0Z
        ~crystal-light M-26 -30L0 -44L-6 -14L-20 -2L-32 0Z
        ~crystal-dark M26 -30L32 0L16 26H0L14 -2Z
        ink M-20 -14L-4 -8L-8 0L-20 -4Z
        ink M20 -14L4 -8L8 0L20 -4Z
        ~violet-light o -12 -6.4 2.4
        ~violet-light o 12 -6.4 2.4
        -ink:2.4 M-12 14L-4 10L4 14L12 10
        """,
    "ogre": """
        leather-dark M-68 52Q-64 14 -28 10H28Q64 14 68 52Z
        brown M-38 -4Q-46 -8 -44 -18Q-38 -20 -34 -16Q-32 -42 0 -42Q32 -42 34 -16Q38 -20 44 -18Q46 -8 38 -4Q44 34 0 36Q-44 34 -38 -4Z
        ~brown-dark M14 -40Q32 -36 34 -16Q38 -20 44 -18Q46 -8 38 -4Q44 34 0 36Q34 20 14 -40Z
        bone M-6 -40L0 -54L6 -40Z
        -ink:4.4 M-22 -16Q-10 -22 -3 -15M22 -16Q10 -22 3 -15
        bright o -11 -9 4.4
        bright o 11 -9 4.4
        ~ink o -10 -9 1.9
        ~ink o 10 -9 1.9
        brown-dark M-7 -2Q0 -10 7 -2Q11 8 0 8Q-11 8 -7 -2Z
        ink M-24 14Q0 10 24 14Q22 26 0 26Q-22 26 -24 14Z
        bone M-20 22L-16 6L-10 24ZM20 22L16 6L10 24Z
        -gold:2.4 o 0 11 4
        """,
    "orc_grunt": """
        steel-dark M-56 52Q-52 20 -24 14H24Q52 20 56 52Z
        steel M-62 30L-44 16L-38 36ZM62 30L44 16L38 36Z
        leaf-dark M-30 -10L-48 -20L-34 2Q-30 30 0 34Q30 30 34 2L48 -20L30 -10Q28 -36 0 -36Q-28 -36 -30 -10Z
        ~leaf%70 M-30 -10Q-28 -36 0 -36Q-18 -26 -18 0Q-16 22 -4 33Q-30 28 -34 2Z
        steel-dark M-31 -12Q-30 -42 0 -42Q30 -42 31 -12L20 -16Q0 -26 -20 -16Z
        steel M-5 -42L0 -56L5 -42L4 -22H-4Z
        blood M-22 -10L-4 -4Q-8 4 -16 2Z
        blood M22 -10L4 -4Q8 4 16 2Z
        leaf M-5 6Q0 0 5 6Q6 11 0 11Q-6 11 -5 6Z
        ink M-18 18Q0 14 18 18Q14 28 0 28Q-14 28 -18 18Z
        @tusks 0 15 1
        """,
    "overlord": """
        @gleam 0 -8 1 0 a=ember
        blood-dark M-70 52Q-56 6 -20 4H20Q56 6 70 52Z
        ink M-44 52Q-40 20 0 20Q40 20 44 52Z
        bone M-24 -20Q-56 -18 -58 -50Q-42 -34 -18 -36ZM24 -20Q56 -18 58 -50Q42 -34 18 -36Z
        grey-dark M-26 -10Q-28 -42 0 -44Q28 -42 26 -10L20 20L0 30L-20 20Z
        ~grey M-26 -10Q-28 -42 0 -44Q-14 -36 -14 -8L-8 25L-20 20Z
        ink M-20 -12L0 -6L20 -12L14 -2L5 0V18H-5V0L-14 -2Z
        ~ember M-16 -9L-4 -4L-12 -3ZM16 -9L4 -4L12 -3Z
        gold M-5 -44L0 -30L5 -44L0 -52Z
        gold o -38 30 5
        gold o 38 30 5
        """,
    "watcher": """
        @stalk -34 -30 1 -34
        @stalk -12 -42 .9 -12
        @stalk 14 -42 .9 14
        @stalk 36 -30 1 36
        violet o 0 4 40 36
        ~violet-dark M14 -30Q40 -22 40 4Q36 38 -6 39Q30 22 14 -30Z
        bright M-26 -4Q0 -26 26 -4Q0 18 -26 -4Z
        blood o 0 -4 11
        ~ink o 0 -4 5.4
        ~bright o -3.4 -8 2.4
        ink M-22 22Q0 30 22 22Q14 36 0 36Q-14 36 -22 22Z
        bone M-15 24L-12 31L-8 26ZM-3 27L0 34L3 27ZM15 24L12 31L8 26Z
        """,
    "stalk": """
        -ink:8 M0 20Q4 6 0 -2
        -violet:5 M0 20Q4 6 0 -2
        bright o 0 -6 8
        blood o 0 -7 4
        ~ink o 0 -7 1.8
        """,
}

EMBLEMS = {**ITEMS, **COMPANIONS, **MONSTERS}
