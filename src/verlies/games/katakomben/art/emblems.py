# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The pictures on the cards of KLONG! Katakomben, one for each, put together from parts in a box of 160 × 100."""

PARTS = {
    "pick-hook": """
        -ink:7 M0 46V-30Q0 -46 14 -44
        -steel:4 M0 46V-30Q0 -46 14 -44
        leather-dark r -5 20 10 30 3
        """,
    "spook": """
        a M-30 44Q-36 -44 0 -46Q36 -44 30 44L18 34L8 46L-4 34L-16 46Z
        ~b M8 -45Q36 -40 30 44L18 34Q24 -6 8 -45Z
        ink o -11 -14 6 8
        ink o 11 -14 6 8
        ink o 0 8 6 8
        """,
    "bones": """
        -ink:9 M-30 -20L30 20
        -bone:6 M-30 -20L30 20
        bone o -32 -18 5
        bone o -29 -24 5
        bone o 32 18 5
        bone o 29 24 5
        """,
    "bones-crossed": "@bones 0 0 1 0\n@bones 0 0 1 110",
    "death-head": "@skull 0 -8 3.1",
    "robe": """
        a M-50 52Q-46 18 -16 12H16Q46 18 50 52Z
        b M-10 52L-14 14H14L10 52Z
        """,
    "quartz": """
        @gleam 0 0 1 0 a=a
        @shard -32 10 3 -24 a=a b=b
        @shard 32 12 2.8 26 a=a b=b
        @shard 0 -4 4.2 0 a=a b=b
        ~c%80 M-8 22V-20L-2 -34V22Z
        b M-52 48Q-30 32 0 36Q34 32 54 48Z
        @sparkle 44 -30 1
        """,
    "tourmaline": """
        @gleam 0 0 1 0 a=c
        a M-16 -42L0 -50L16 -42V40L0 48L-16 40Z
        ~b M0 -34L16 -42V40L0 48Z
        ~c%70 M-16 -42L0 -50L16 -42L0 -34Z
        -ink:1.3 M-16 -42L0 -34L16 -42M0 -34V48
        a M24 -12L34 -18L44 -12V40L34 46L24 40Z
        ~b M34 -6L44 -12V40L34 46Z
        a M-44 2L-34 -4L-24 2V40L-34 46L-44 40Z
        ~b M-34 8L-24 2V40L-34 46Z
        @sparkle -38 -30 1
        """,
    "arch": """
        stone M-50 50V-4Q-48 -48 0 -50Q48 -48 50 -4V50H36V-2Q34 -34 0 -36Q-34 -34 -36 -2V50Z
        -ink:1.4 M-50 6H-36M50 6H36M-44 -26L-31 -18M44 -26L31 -18M0 -50V-36M-50 30H-36M50 30H36
        """,
}

GEMS = {
    "smoky_quartz": "@quartz 0 0 1 0 a=grey b=grey-dark c=grey-light",
    "rose_quartz": "@quartz 0 0 1 0 a=blood-light b=blood c=bright",
    "fiery_quartz": "@quartz 0 0 1 0 a=fire b=ember c=gold-light\n@flame 52 26 1.5 0 a=ember b=lamp",
    "white_tourmaline": "@tourmaline 0 0 1 0 a=steel-light b=steel c=crystal-light",
    "black_tourmaline": "@tourmaline 0 0 1 0 a=grey-dark b=night c=violet",
}

COMPANIONS = {
    "empurror": """
        @mister_whiskers 0 8
        @crown 0 -36 1.7 0 a=blood
        @sparkle 46 -24 1
        """,
    "rebel_scribe": """
        @long-hair 0 2 1 0 h=hair
        @shoulders+neck+face 0 2 1 0 a=plain b=plain-dark s=skin t=skin-dark
        @hair 0 1 1 0 h=hair
        @scarf 0 2 1 0 a=blood
        paper M30 6L70 -4L74 40L36 48Z
        -ink:1.6 M38 14L66 7M39 22L67 15M40 30L62 25
        bright M-66 -36Q-44 -26 -48 14L-52 14Q-56 -8 -66 -36Z
        -ink:1.8 M-50 14L-46 34
        """,
    "imp_familiar": """
        blood M-30 -24L-40 -50L-14 -36ZM30 -24L40 -50L14 -36Z
        blood M-30 -6Q-30 -40 0 -40Q30 -40 30 -6Q28 26 0 28Q-28 26 -30 -6Z
        ~blood-dark M10 -38Q30 -34 30 -6Q28 26 0 28Q20 10 10 -38Z
        lamp M-22 -12L-4 -6Q-8 4 -18 0Z
        lamp M22 -12L4 -6Q8 4 18 0Z
        ink M-16 12Q0 20 16 12Q10 24 0 24Q-10 24 -16 12Z
        bone M-10 15L-7 21L-4 17ZM10 15L7 21L4 17Z
        blood-dark M-26 52Q-24 30 0 30Q24 30 26 52Z
        @key 54 8 1.9 -20
        -blood:4 M22 44Q46 52 54 34
        """,
    "bard": """
        @shoulders 0 2 1 0 a=violet b=violet-dark
        @ruff 0 2
        @neck+face 0 2 1 0 s=brown t=brown-dark
        @goatee 0 2 1 0 h=ink
        @wide-hat 0 2 1 0 a=leaf-dark b=gold c=blood
        wood M34 20Q30 2 46 4Q62 6 58 24Q54 44 42 42Q30 40 34 20Z
        ink o 46 24 5
        -wood-dark:5 M50 8L64 -34
        @note -54 -8 1.5 0 a=lamp
        @note -44 -34 1.1 8 a=skill
        """,
    "rebel_thief": """
        @shoulders+neck+face 0 0 1 0 a=night b=ink s=brown t=brown-dark
        @mask-on 0 0
        @hood 0 0 1 0 a=plain-dark b=ink
        @scarf 0 0 1 0 a=blood
        @pick-hook 54 0 1 10
        @pick-hook -56 6 .9 -14
        """,
    "scavenger": """
        @shoulders+neck+face 0 4 1 0 a=leather b=leather-dark s=skin t=skin-dark
        @beard 0 4 1 0 h=grey
        @fedora 0 4
        leather-dark M34 46Q28 10 48 2Q70 8 72 46Z
        ~leather M40 40Q38 16 48 10Q44 26 46 44Z
        @eye 54 28 1.4 0 a=bone
        """,
    "bandit": """
        @blade -52 4 2.2 -18
        @shoulders+neck+face 0 0 1 0 a=leather-dark b=ink s=skin t=skin-dark
        blood M-17 -8Q0 -2 17 -8L15 8Q0 24 -15 8Z
        @bandana 0 0 1 0 a=blood
        @boot 52 22 1.6
        """,
    "charlatan": """
        @shoulders 0 2 1 0 a=jade-dark b=ink
        @ruff 0 2
        @face 0 2 1 0 s=skin t=skin-dark
        @goatee 0 2 1 0 h=hair
        ink M-16 -22V-46H16V-22Z
        blood r -16 -30 32 6
        ink M-28 -18Q0 -28 28 -18Q24 -12 0 -16Q-24 -12 -28 -18Z
        @bottle 52 14 2 10 a=violet
        @sheet -54 6 1.8 -20 a=paper
        @sheet -44 12 1.8 6 a=violet
        """,
    "corrupt_advisor": """
        @shoulders 0 4 1 0 a=violet-dark b=ink
        gold M-20 22L0 36L20 22L24 30L0 46L-24 30Z
        @neck+face 0 4 1 0 s=skin t=skin-dark
        @goatee 0 4 1 0 h=ink
        @hair 0 2 1 0 h=ink
        @crown 52 -8 1.6 8 a=blood
        -lamp:2.6 M-38 -8Q-46 2 -38 12M-48 -14Q-60 2 -48 18M-58 -20Q-74 2 -58 24
        """,
    "rebel_paladin": """
        @rays 0 -10 .9 0 a=gold
        @shoulders+neck+face 0 2 1 0 a=steel b=steel-dark s=skin t=skin-dark
        @beard 0 2 1 0 h=gold-dark
        @helmet 0 2
        @scarf 0 4 1 0 a=blood
        @blade 54 4 2.4 12
        @shield -52 20 2
        """,
    "skulker": """
        ~night%70 M-80 -50H80V50H-80Z
        @shoulders 0 2 1 0 a=night b=ink
        @shadow 0 2 1 0 e=leaf-light
        @hood 0 2 1 0 a=leaf-dark b=ink
        @sole -56 -10 1.5 -16 a=leaf-light
        @sole -46 22 1.5 -16 a=leaf-light
        @sole 54 14 1.5 14 a=leaf-light
        """,
    "spectral_rider": """
        @gleam 0 0 1 0 a=crystal
        crystal-dark M-66 46Q-70 14 -44 12L-16 10Q4 8 12 -10L22 -30L32 -36L34 -26Q46 -18 52 -4L44 2L30 -6Q26 20 12 30L16 50H4L-6 34H-30L-34 50H-46L-44 34Q-52 30 -52 22Q-60 30 -58 46Z
        ~crystal%70 M-44 12L-16 10Q4 8 12 -10L22 -30L26 -24Q18 14 -6 24Q-30 26 -52 22Q-52 14 -44 12Z
        ~lamp o 34 -16 3
        @cowl -14 -14 1.9 0 a=crystal-dark
        -crystal-light:2.4 M-74 28Q-66 22 -72 12M-60 50Q-68 44 -74 46
        """,
    "brave_hero": """
        @rays 0 -12 1 0 a=lamp
        @long-hair 0 0 1 0 h=ember
        @shoulders+neck+face 0 0 1 0 a=steel b=steel-dark s=skin t=skin-dark
        @hair 0 -1 1 0 h=ember
        gold r -17 -30 34 5 2
        @blade 50 0 2.6 20
        @shield -50 20 2.1
        """,
    "curator": """
        @shoulders+neck+face 0 2 1 0 a=jade-dark b=ink s=skin t=skin-dark
        @hair 0 1 1 0 h=grey-light
        -ink:3 o -7 -11 6
        -ink:3 o 7 -11 6
        -gold:1.6 o -7 -11 6
        -gold:1.6 o 7 -11 6
        @vase 52 14 2.1
        @ankh -52 14 2
        """,
    "expert_guide": """
        @long-hair 0 4 1 0 h=hair
        @shoulders+neck+face 0 4 1 0 a=leaf b=leaf-dark s=brown t=brown-dark
        @fedora 0 4
        @lantern 52 2 1.5
        paper M-72 -8L-40 -14L-36 36L-70 42Z
        -leather-dark:2 M-64 32L-58 22L-50 18L-46 4
        -blood:3 M-50 -4L-42 4M-42 -4L-50 4
        """,
    "rebel_general": """
        @long-hair 0 2 1 0 h=grey-light
        @shoulders 0 2 1 0 a=plain b=plain-dark
        gold M-46 40Q-44 26 -26 22L-24 30ZM46 40Q44 26 26 22L24 30Z
        @neck+face 0 2 1 0 s=skin t=skin-dark
        @scarf 0 2 1 0 a=blood
        @wide-hat 0 4 1 0 a=plain-dark b=gold c=bright
        @blade 56 6 2.2 24
        -ink:5 M-56 50V-44
        -wood:3 M-56 50V-44
        blood M-55 -42Q-42 -48 -30 -40V-20Q-42 -28 -55 -20Z
        """,
    "floating_skull": """
        @gleam 0 -2 1 0 a=violet
        @skull 0 -4 3.6
        ~violet-light o -13.6 -9.8 5
        ~violet-light o 13.6 -9.8 5
        -violet-light:3 M-30 40Q0 50 30 40M-20 47Q0 54 20 47
        @crown 0 -42 1.2 0 a=blood
        """,
}

ITEMS = {
    "golden_flute": """
        @gleam 0 0 1 0 a=gold
        -ink:15 M-58 34L54 -30
        -gold:11 M-58 34L54 -30
        -gold-light:3 M-56 30L52 -32
        ~ink o -8 6 3
        ~ink o 8 -3 3
        ~ink o 24 -12 3
        ~ink o -26 16 3
        @note 44 22 1.5 0 a=lamp
        @note -46 -16 1.3 -8 a=skill
        """,
    "payoff": """
        wood M-80 30H80V50H-80Z
        leather-dark M-54 50L-18 14H6L0 34L-30 50Z
        @pouch 20 6 2
        @penny -8 10 1
        @penny 52 24 1
        @penny 60 14 .8
        """,
    "waystone": """
        @gleam 0 0 1 0 a=crystal
        stone M-34 50L-28 -22Q-22 -48 0 -48Q22 -48 28 -22L34 50Z
        ~stone-dark M8 -47Q22 -44 28 -22L34 50H12Q22 0 8 -47Z
        -crystal-light:3.4 o 0 -14 15
        -crystal-light:3.4 M0 -29V20M-13 -6L0 6L13 -6M-10 20H10
        @sole 54 10 1.4 14 a=bone
        """,
    "flamboyance": """
        @shoulders 0 6 1 0 a=blood b=blood-dark
        blood M-60 50Q-72 0 -34 -10Q-20 30 0 40Q20 30 34 -10Q72 0 60 50Z
        ~gold M-58 50Q-64 8 -36 -2L-32 6Q-54 14 -50 50ZM58 50Q64 8 36 -2L32 6Q54 14 50 50Z
        @ruff 0 4
        @face 0 4 1 0 s=skin t=skin-dark
        @goatee 0 4 1 0 h=hair
        @wide-hat 0 4 1.1 0 a=blood b=gold c=bright
        @sparkle -48 -32 1.2
        """,
    "pillage": """
        wood-dark M-56 50V8L-28 -18L0 8V50Z
        ink M-36 50V22H-20V50Z
        @flame -42 -12 2 0 a=ember b=lamp
        @flame -14 -16 2.6 0 a=ember b=lamp
        @blade 38 0 2.6 24
        @blade 46 4 2.4 -24
        """,
    "remove_traps": """
        stone-dark M-70 48Q-40 34 0 36Q40 34 70 48Z
        steel M-44 30L-36 6L-28 28L-20 4L-12 28L-4 2L4 28L12 4L20 28L28 6L36 30Z
        -steel-dark:5 M-50 32Q0 20 46 32
        leather M50 -40L24 -6L32 4L62 -28Z
        -ink:7 M30 -8L6 16M22 -14L-4 10
        -steel:4 M30 -8L6 16M22 -14L-4 10
        """,
    "shadow_walk": """
        night M-80 -50H80V50H-80Z
        ~violet-dark%60 M-30 50Q-44 -30 0 -40Q44 -30 30 50Z
        @cowl 0 4 3.2 0 a=ink
        @sole -58 30 1.4 10 a=violet
        @sole -48 -2 1.4 10 a=violet
        @sole -56 -32 1.4 10 a=violet
        """,
    "astral_projection": """
        @gleam -6 -8 1 0 a=skill
        ~skill-light%45 M-30 30Q-34 -44 8 -44Q48 -44 40 16L22 30Z
        skin M-50 50V36Q-62 30 -60 12Q-58 -6 -38 -6Q-18 -6 -18 12L-14 20L-19 22V34Q-22 38 -28 38V50Z
        skill-light%80 M8 42V26Q-6 16 -4 -6Q0 -32 24 -32Q48 -30 48 -6L54 6L47 10V24Q44 30 34 30V42Z
        -skill:2 M30 -2L38 -1M38 14H46
        -bright:2 M-20 0Q-8 -14 -4 -12
        @sparkle 56 -32 1.1
        @sparkle 4 -40 .8
        """,
    "boots_of_the_ape_lord": """
        @boot -24 6 3
        @boot 26 10 3
        @ape -26 -14 1.2
        @ape 24 -10 1.2
        @noise 62 34 1.2
        @noise -64 36 1.1
        """,
    "lie_in_wait": """
        @shard -58 8 3 -14 a=crystal b=crystal-dark
        @shard -36 22 2.4 10 a=crystal b=crystal-dark
        @cowl 2 14 2.6 0 a=night
        @shard 34 16 3 8 a=crystal b=crystal-dark
        @shard 58 22 2.4 20 a=crystal b=crystal-dark
        @blade 16 28 1.6 60
        crystal-dark M-80 50Q-40 40 0 44Q40 40 80 50Z
        """,
    "lightstick": """
        @rays 0 -16 1 0 a=lamp
        ~lamp%25 o 0 -16 34
        wood M-6 52L-4 4H4L6 52Z
        gold r -9 0 18 7 2
        lamp M-8 0Q-12 -30 0 -42Q12 -30 8 0Z
        ~bright M-3 -4Q-6 -24 0 -34Q6 -24 3 -4Z
        @noise 54 30 1.2
        """,
    "riot": """
        @cowl -50 12 2.2 0 a=leather-dark
        @cowl 50 12 -2.2,2.2 0 a=plain-dark
        @cowl 0 18 2.5 0 a=blood-dark
        -ink:6 M-34 40L-22 -36M34 40L22 -36
        -wood:4 M-34 40L-22 -36M34 40L22 -36
        @flame -22 -40 1.4 0 a=ember b=lamp
        steel M14 -30L22 -50L30 -30L26 -34V-22H18V-34Z
        -steel-dark:4 M-8 -40Q-4 -30 -12 -26M8 -40Q4 -30 12 -26
        """,
    "smash_and_grab": """
        crystal-light%60 M-40 -40H40V40H-40Z
        -bright:2 M-6 4L-38 -36M-6 4L-36 30M-6 4L34 38M-6 4L38 -26M-6 4L2 -40M-6 4L-40 2
        skin M80 50L40 34Q18 30 8 14Q4 4 12 0L34 6L30 -8Q36 -14 42 -4L58 18L80 26Z
        @gem -10 4 1.4 0 a=blood b=blood-dark c=blood-light
        @noise -58 -28 1.4
        """,
    "sneak_attack": """
        night M10 -50H80V50H-6Q14 0 10 -50Z
        @cowl 40 6 2.6 0 a=ink
        @blade -28 4 2.8 -76
        -blood:3 M-66 -18L-50 -10M-70 6H-54M-64 28L-50 18
        """,
    "sudden_movement": """
        stone r -34 -30 60 60 6
        ~stone-light r -28 -24 48 48 4
        -tunnel-dark:9 M-4 -30V0H26
        -ink:8 M-50 20Q-58 -38 0 -46Q40 -48 52 -18
        -jade:5 M-50 20Q-58 -38 0 -46Q40 -48 52 -18
        jade M66 -24L52 4L38 -20Z
        @sole 46 34 1.4 30 a=bone
        """,
    "swindle": """
        @coin -30 14 2.6 -12
        @coin 24 -10 2.6 10
        @coin 34 30 1.6
        skin-dark M-80 50L-52 30Q-40 20 -30 28L-14 34Q-10 42 -20 44L-36 44L-60 52Z
        @sparkle 52 -34 1.1
        """,
    "divining_rod": """
        -ink:10 M0 48V10L-40 -40M0 10L40 -40
        -wood:6 M0 48V10L-40 -40M0 10L40 -40
        skill M0 -2Q-10 -16 0 -30Q10 -16 0 -2Z
        -skill-light:2.6 M-24 40Q-12 34 0 40Q12 46 24 40M-50 46Q-40 40 -30 46M30 30Q40 24 52 30
        @heart -58 -6 1.2
        """,
    "elven_sword": """
        @gleam 0 0 1 0 a=leaf-light
        @elf-blade -6 4 1.1 30
        @leafs -44 36 1.3 30
        @leafs 42 34 1.1 -30
        @sparkle 40 -36 1.1
        """,
    "librarian": """
        wood M-80 -50H-52V50H-80Z
        @tome -66 -26 1 0 a=blood
        @tome -66 8 1 0 a=jade
        wood M52 -50H80V50H52Z
        @tome 66 -26 1 0 a=violet
        @tome 66 8 1 0 a=skill
        @shoulders+neck+face 0 2 1 0 a=leather-dark b=ink s=skin t=skin-dark
        hair o 0 -40 11
        @hair 0 1 1 0 h=hair
        -ink:3 o -7 -11 6
        -ink:3 o 7 -11 6
        -gold:1.6 o -7 -11 6
        -gold:1.6 o 7 -11 6
        """,
    "diversion": """
        stone-dark M-80 50V-50H-20V50Z
        ink M-66 36V-22Q-64 -38 -50 -38Q-36 -38 -34 -22V36Z
        -steel-dark:4 M-58 -36V36M-50 -38V36M-42 -36V36
        @noise 44 -4 3
        -bright:2.4 M-8 -12Q4 -16 12 -10M-10 8Q2 6 10 10
        """,
    "robbery": """
        @market -34 4 3.4
        @cowl 40 10 2.6 0 a=night
        @pouch 62 26 1.4
        -bright:2.4 M4 -26L14 -20M2 -8H14
        """,
    "crystal_compass": """
        @gleam 0 0 1 0 a=crystal
        gold-dark o 3 4 42
        gold o 0 0 42
        night o 0 0 34
        -crystal:1.6 o 0 0 29
        crystal-light M0 -30L9 0H-9Z
        blood M0 30L9 0H-9Z
        gold o 0 0 5
        @shard 56 24 2 14 a=crystal b=crystal-dark
        @shard -58 26 1.8 -12 a=crystal b=crystal-dark
        """,
    "double_cross": """
        skin M-80 50V6Q-76 -34 -44 -36Q-20 -34 -20 -10L-12 2L-19 6V22Q-24 30 -36 28V50Z
        skin-dark M80 50V6Q76 -34 44 -36Q20 -34 20 -10L12 2L19 6V22Q24 30 36 28V50Z
        @mask -34 -10 1.6 0 a=ink b=bright
        @mask 34 -10 1.6 0 a=blood b=bright
        -ink:5 M-6 -44L6 -32M6 -44L-6 -32
        -blood:3 M-6 -44L6 -32M6 -44L-6 -32
        """,
    "expensive_taste": """
        @gleam 0 0 1 0 a=gold
        @chalice -34 6 3
        @crown 32 -16 2 8 a=blood
        @gem 34 24 1.9 10 a=jade b=jade-dark c=jade-light
        @coin 0 38 1.1
        """,
    "grand_theft": """
        steel-dark o -14 0 46
        steel o -16 -2 40
        -steel-dark:3 o -16 -2 30
        ink o -16 -2 14
        -ink:7 M-16 -2L56 -40
        -steel:4 M-16 -2L56 -40
        leather-dark M44 -34L64 -46L68 -38L48 -28Z
        @penny 48 24 1.3
        @penny 60 38 1
        @penny 34 40 1
        """,
    "lute": """
        wood M-44 10Q-50 -20 -16 -20Q14 -18 18 12Q16 46 -14 46Q-40 44 -44 10Z
        ~wood-dark M-4 -18Q14 -14 18 12Q16 46 -14 46Q10 24 -4 -18Z
        ink o -14 12 9
        -ink:11 M4 -8L48 -44
        -wood-dark:7 M4 -8L48 -44
        -bright:1.2 M-24 30L48 -46M-19 34L52 -42
        @note 56 6 1.4 0 a=lamp
        @coin 44 34 1.2
        """,
    "souldrinker": """
        @gleam 0 0 1 0 a=blood
        night M0 -62L12 -44V16H-12V-44Z
        ~blood M-3 10V-40L0 -50L3 -40V10Z
        steel-dark M-34 14Q0 26 34 14L38 24Q0 36 -38 24Z
        leather-dark r -4.4 26 8.8 18
        @skull 0 20 .9
        ~crystal-light%70 M-56 -20Q-40 -36 -30 -16Q-40 -8 -34 4Q-50 2 -56 -20Z
        ~crystal-light%70 M56 -24Q40 -38 32 -18Q42 -10 36 2Q52 0 56 -24Z
        """,
    "thirst_for_adventure": """
        @arch 0 0
        ~lamp%30 M-36 50V-2Q-34 -34 0 -36Q34 -34 36 -2V50Z
        @boot 2 20 2.2
        -bright:2.4 M-30 8H-16M-32 20H-18M-28 32H-16
        @artifact-glint 46 -30 1
        """,
    "artifact-glint": "@vase 0 0 1.2\n@sparkle 12 -10 .8",
    "blink_spell": """
        ~violet%35 o -42 4 24
        @cowl -42 6 1.9 0 a=violet
        ~violet%35 o 42 4 28
        @cowl 42 6 2.3 0 a=violet-dark
        -violet-light:3 M-20 -6Q0 -22 18 -6
        violet-light M12 -16L26 -4L10 2Z
        @sparkle 0 28 1.2
        @sparkle -62 -30 .9
        @sparkle 62 -34 1
        """,
    "breakout": """
        stone-dark M-80 -50H80V50H-80Z
        ink M-40 50V-10Q-36 -40 0 -42Q36 -40 40 -10V50Z
        -steel:6 M-26 50V22M-26 -20V-34M0 -42V-18M26 50V24M26 -16V-34
        -steel:6 M-26 20L-40 6M26 22L44 8M0 50V34L8 22
        @cowl 0 12 1.9 0 a=leather-dark
        @noise 58 -30 1.3
        """,
    "mister_wizkers": """
        @mister_whiskers 0 12
        @wizard-hat 0 14 1.1 0 a=violet b=violet-dark
        @sparkle 48 -22 1.1
        @sparkle -50 -16 .8
        """,
}

DEVICES = {
    "wishing_well": """
        wood M-46 -34L0 -52L46 -34L42 -26L0 -42L-42 -26Z
        wood-dark M-38 -30H-30V10H-38ZM30 -30H38V10H30Z
        stone M-52 50V14Q-50 6 0 6Q50 6 52 14V50Z
        ~skill M-42 16Q-38 10 0 10Q38 10 42 16Q38 24 0 24Q-38 24 -42 16Z
        -ink:1.4 M-52 34H52M-26 20V34M0 24V34M26 20V34M-40 34V50M-12 34V50M14 34V50M40 34V50
        @coin 0 -8 1.2
        """,
    "darkened_alcove": """
        @arch 0 0
        ink M-36 50V-2Q-34 -34 0 -36Q34 -34 36 -2V50Z
        ~lamp M-14 4L-4 8L-12 12ZM14 4L4 8L12 12Z
        @quiet 58 -26 1.1
        """,
    "underground_river": """
        rock M-80 -50H80V-10Q40 -30 0 -16Q-40 -30 -80 -6Z
        skill-dark M-80 50V0Q-40 -22 0 -8Q40 -22 80 -4V50Z
        -skill-light:3.4 M-70 14Q-50 4 -30 14Q-10 24 10 14Q30 4 50 14Q64 20 76 14M-60 34Q-40 24 -20 34Q0 44 20 34Q40 24 64 34
        @heart -40 -30 1
        @boot 42 -30 1
        """,
    "locked_trunk": """
        @gleam 0 4 1 0 a=gold
        @chest 0 6 3.8
        @lock 0 22 1.4
        """,
    "thieves_shrine": """
        @arch 0 0
        ~violet%25 M-36 50V-2Q-34 -34 0 -36Q34 -34 36 -2V50Z
        @slab 0 10 .7
        @cowl 0 -2 1.6 0 a=violet-dark
        @flame -48 -8 .9 0 a=ember b=lamp
        @flame 48 -8 .9 0 a=ember b=lamp
        @penny 14 24 .6
        """,
    "black_market": """
        night M-80 -50H80V50H-80Z
        ~lamp%18 o 0 -20 44
        @awning 0 -12 4.4 0 a=violet-dark b=grey-dark
        wood M-60 20H60V44H-60Z
        @bottle -36 10 1.1 0 a=leaf
        @key -6 10 1
        @penny 18 14 .8
        @cowl 46 2 1.4 0 a=ink
        """,
    "dusty_map": """
        paper M-56 -34L-20 -42L18 -34L56 -42V30L18 40L-20 32L-56 40Z
        ~paper-dark M-20 -42L18 -34V40L-20 32Z
        -ink:1.4 M-20 -42V32M18 -34V40
        -leather-dark:3 M-44 20V-10H-4V14H34V-16
        -ink:2 M-50 -16H-38V-4H-50ZM-10 8H2V20H-10ZM28 -22H40V-10H28Z
        ~grey%50 o -30 24 6
        ~grey%50 o 44 16 8
        """,
}

MONSTERS = {
    "skeleton": """
        -ink:8 M-22 30Q0 22 22 30M-24 40Q0 32 24 40M0 24V52
        -bone:5 M-22 30Q0 22 22 30M-24 40Q0 32 24 40M0 24V52
        @death-head 0 0
        @blade 52 8 2.2 18
        @penny -50 32 1
        """,
    "animated_wall": """
        stone r -60 -46 120 94 4
        -stone-dark:3 M-60 -22H60M-60 2H60M-60 26H60M-30 -46V-22M14 -46V-22M-44 -22V2M44 -22V2M-24 26V48M22 26V48M-50 2V26M50 2V26
        lamp M-34 -18L-8 -8Q-14 4 -28 0Z
        lamp M34 -18L8 -8Q14 4 28 0Z
        ~ink o -19 -7 3
        ~ink o 19 -7 3
        ink M-28 14Q0 8 28 14Q26 34 0 34Q-26 34 -28 14Z
        stone-light M-20 12L-16 22L-10 11ZM-4 10L0 20L4 10ZM20 12L16 22L10 11Z
        """,
    "crystal_kobold": """
        @shard -50 8 2.6 -20 a=crystal b=crystal-dark
        @shard 52 10 2.4 20 a=crystal b=crystal-dark
        @kobold-head 0 0
        @shard -12 -42 1.3 -14 a=violet-light b=violet
        @shard 12 -42 1.3 14 a=violet-light b=violet
        """,
    "keymaster": """
        @robe 0 6 1 0 a=leather-dark b=ink
        leaf-dark M-26 -8Q-28 -42 0 -42Q28 -42 26 -8Q24 24 0 26Q-24 24 -26 -8Z
        lamp o -10 -10 5
        lamp o 10 -10 5
        ~ink o -9 -10 2
        ~ink o 9 -10 2
        leaf M-4 0L0 -6L4 0Q8 12 0 12Q-8 12 -4 0Z
        -ink:2.4 M-10 18Q0 14 10 18
        -ink:5 o 52 -6 16
        -gold:3 o 52 -6 16
        @key 46 18 1.2 10
        @key 62 16 1.2 -30
        """,
    "skeleton_priest": """
        @rays 0 -14 .9 0 a=violet-light
        @robe 0 4 1 0 a=violet-dark b=violet
        gold M-26 -14Q-20 -58 0 -60Q20 -58 26 -14Q0 -26 -26 -14Z
        @death-head 0 6
        @staff 56 8 1 6 a=violet-light
        @heart -56 8 1.1
        """,
    "archoverlord": """
        @gleam 0 -8 1 0 a=violet
        night M-72 52Q-58 6 -20 4H20Q58 6 72 52Z
        bone M-22 -16Q-62 -10 -66 -52Q-46 -30 -16 -34ZM22 -16Q62 -10 66 -52Q46 -30 16 -34Z
        @death-head 0 -2
        ~violet-light o -11.8 -15 4
        ~violet-light o 11.8 -15 4
        @crown 0 -44 1.3 0 a=violet
        gold o -40 32 5
        gold o 40 32 5
        """,
    "marble_guardian": """
        steel-light M-52 52Q-50 16 -20 12H20Q50 16 52 52Z
        ~steel M20 12Q50 16 52 52H20Q36 30 20 12Z
        steel-light M-22 -8Q-24 -40 0 -40Q24 -40 22 -8Q20 18 0 24Q-20 18 -22 -8Z
        ~steel M8 -39Q24 -36 22 -8Q20 18 0 24Q16 4 8 -39Z
        -steel-dark:2 M-14 -12H-4M14 -12H4M0 -12V2H6M-8 12H8M-18 -26L-6 -20L-12 -12M10 30L18 42
        steel-dark o -9 -8 3
        steel-dark o 9 -8 3
        stone r 34 -44 34 34 4
        -tunnel-dark:6 M51 -44V-27H68
        """,
    "skeletal_ape": """
        bone M-40 -4Q-46 -22 -28 -24Q-20 -46 0 -46Q20 -46 28 -24Q46 -22 40 -4Q36 6 28 4Q28 34 0 36Q-28 34 -28 4Q-36 6 -40 -4Z
        ~bone-dark M10 -44Q24 -40 28 -24Q46 -22 40 -4Q36 6 28 4Q28 34 0 36Q24 10 10 -44Z
        ink o -12 -12 9 10
        ink o 12 -12 9 10
        ~ember o -12 -11 3
        ~ember o 12 -11 3
        ink M-4 2L0 -4L4 2L0 8Z
        ink M-18 16Q0 12 18 16Q14 28 0 28Q-14 28 -18 16Z
        bone M-14 15L-11 23L-7 15ZM-3 14L0 22L3 14ZM14 15L11 23L7 15Z
        @noise 60 30 1.2
        @coin -60 32 1
        """,
    "skeleton_warlock": """
        @gleam 0 -6 1 0 a=leaf-light
        @robe 0 4 1 0 a=leaf-dark b=ink
        @death-head 0 2
        ~leaf-light o -11.8 -11 4
        ~leaf-light o 11.8 -11 4
        @wizard-hat 0 8 1.1 0 a=leaf-dark b=ink
        @tome 54 18 1.8 8 a=violet
        @flame -54 14 1.6 0 a=leaf b=leaf-light
        """,
    "the_warden": """
        -steel-dark:5 M-70 -50V50M-54 -50V50M54 -50V50M70 -50V50
        leather-dark M-60 52Q-56 16 -24 12H24Q56 16 60 52Z
        skin-dark M-26 -6Q-28 -40 0 -40Q28 -40 26 -6Q24 26 0 28Q-24 26 -26 -6Z
        ink M-28 4Q-32 -44 0 -46Q32 -44 28 4L18 2V-12H-18V2Z
        blood M-14 -10L-3 -6L-12 -2ZM14 -10L3 -6L12 -2Z
        -ink:3 M-12 18Q0 12 12 18
        @key 44 26 1.5 -10
        """,
    "ogre_merchant": """
        @awning 0 -34 5.4 0 a=blood b=paper
        leather M-58 52Q-54 20 -26 14H26Q54 20 58 52Z
        brown M-32 2Q-40 -2 -38 -12Q-32 -14 -28 -10Q-26 -30 0 -30Q26 -30 28 -10Q32 -14 38 -12Q40 -2 32 2Q36 34 0 36Q-36 34 -32 2Z
        bright o -10 -4 4
        bright o 10 -4 4
        ~ink o -9 -4 1.8
        ~ink o 9 -4 1.8
        ink M-20 16Q0 10 20 16Q18 26 0 26Q-18 26 -20 16Z
        bone M-16 23L-12 9L-7 24ZM16 23L12 9L7 24Z
        @penny 54 30 1.2
        @penny -54 30 1.2
        """,
    "ape_lord_phantasm": """
        @gleam 0 0 1 0 a=crystal
        ~crystal%40 M-46 50Q-54 -40 0 -46Q54 -40 46 50L30 38L14 50L0 38L-14 50L-30 38Z
        @ape 0 -6 2.9
        @crown 0 -42 1.3 0 a=skill
        """,
}

EMBLEMS = {**PARTS, **GEMS, **COMPANIONS, **ITEMS, **DEVICES, **MONSTERS}
