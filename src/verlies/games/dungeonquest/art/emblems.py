# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The pictures on the cards of DungeonQuest, put together from parts in a box of 160 × 100."""

from collections.abc import Iterator

from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import symbol

from ..content.cards import CARDS
from ..content.ids import MONSTERS, RUNE
from ..kinds import Card
from .icons import PARTS as SMALL
from .paint import PAINTS
from .people import PARTS as PEOPLE

WIDTH, HEIGHT = 160.0, 100.0
OUTLINE = 1.9

PROPS = {
    "glow": "~a%14 o 0 0 46\n~a%18 o 0 0 32",
    "ray": "~a%55 M-4 -24L0 -50L4 -24Z",
    "beams": "@ray 0 0 1 0\n@ray 0 0 1 45\n@ray 0 0 1 90\n@ray 0 0 1 135\n@ray 0 0 1 180\n@ray 0 0 1 225\n@ray 0 0 1 270\n@ray 0 0 1 315",
    "sparkle": "bright M0 -9Q1 -1 9 0Q1 1 0 9Q-1 1 -9 0Q-1 -1 0 -9Z",
    "ground": "-stone-dark:3 M-74 46H74",
    "rockfall": """
        stone M-40 -20L-22 -34L-4 -24L-8 -6L-32 -2Z
        stone-light M8 -34L30 -40L40 -22L24 -12L8 -18Z
        stone-dark M-20 12L0 2L18 12L12 32L-14 32Z
        stone M30 4L50 2L58 20L42 30L28 22Z
        stone-dark M-58 8L-44 4L-38 20L-52 26Z
        -bright:2 M-52 -40V-22M-28 -52V-42M2 -50V-38M46 -46V-34M62 -22V-8M-66 -20V-4
        """,
    "torch": """
        wood M-5 -4H5L3 44H-3Z
        iron M-9 -10H9L6 2H-6Z
        """,
    "arch": """
        stone M-52 50V2Q-50 -44 0 -46Q50 -44 52 2V50Z
        ~a M-38 50V4Q-36 -31 0 -33Q36 -31 38 4V50Z
        -ink:1.4 M-52 6H-39M52 6H39M-44 -24L-33 -16M44 -24L33 -16M0 -46V-34M-52 28H-39M52 28H39
        """,
    "leaf-door": """
        wood M-30 50V-2Q-28 -28 0 -30Q28 -28 30 -2V50Z
        -wood-dark:2 M-15 50V-22M0 50V-30M15 50V-22
        iron M-30 2H30V9H-30ZM-30 30H30V37H-30Z
        gold o 20 20 4
        """,
    "stack": "gold r -12 -3.4 24 6.8 3.4\n~gold-light r -9 -2.4 12 2 1",
    "bottle": """
        ~a%22 o 0 8 34
        azure-light M-8 -32H8V-16Q28 -4 28 16Q28 40 0 40Q-28 40 -28 16Q-28 -4 -8 -16Z
        ~a M-25 12Q-12 6 0 11Q14 16 25 11Q27 37 0 37Q-27 37 -25 12Z
        wood r -10 -42 20 11 3
        ~bright%80 M-19 8Q-17 -4 -9 -8Q-13 2 -12 8Z
        """,
    "fang": "bone M-6 -14H6Q7 4 0 18Q-7 4 -6 -14Z",
    "ring": """
        -ink:15 o 0 12 26
        -b:10 o 0 12 26
        -bright:2.4 M-22 2Q-18 -10 -6 -15
        a M-14 -16L-7 -36H7L14 -16L0 -4Z
        ~bright%60 M-12 -17L-6 -34H0V-17Z
        """,
    "gem": """
        a M-30 -26H30L50 -4L0 44L-50 -4Z
        ~c M-30 -26H-6L-22 -4H-50Z
        ~b M50 -4L0 44L22 -4Z
        -ink:1.3 M-50 -4H50M-22 -4L0 44L22 -4L0 -26L-22 -4
        """,
    "shard": "a M-13 40V-20L0 -46L13 -20V40Z\n~b M0 -46L13 -20V40H1Z\n~bright%60 M-9 30V-18L-4 -30V30Z",
    "runestone": """
        stone M-30 44L-36 -10Q-32 -44 2 -46Q34 -42 35 -8L30 44Z
        ~stone-dark M8 -46Q34 -42 35 -8L30 44H10Q24 2 8 -46Z
        -stone-light:2 M-28 -8Q-24 -34 0 -38
        """,
    "bat": """
        iron M0 -6Q-6 -20 -12 -20L-10 -10Q-30 -34 -66 -24Q-50 -14 -52 4Q-38 -2 -32 12Q-20 0 -8 14L0 26L8 14Q20 0 32 12Q38 -2 52 4Q50 -14 66 -24Q30 -34 10 -10L12 -20Q6 -20 0 -6Z
        -steel:2 M-62 -23L-40 -6M62 -23L40 -6M-50 2L-28 -4M50 2L28 -4
        ~blood o -4 2 2.2
        ~blood o 4 2 2.2
        """,
    "dart": "-ink:5 M-30 0H20\n-wood-light:2.6 M-30 0H20\nsteel M34 0L18 -7V7Z\nblood M-36 -7H-26L-20 0L-26 7H-36L-30 0Z",
    "arm": "steel M-50 -14H-6Q14 -16 22 -6V6Q14 16 -6 14H-50Z\n~steel-dark M-50 2H20V6Q14 16 -6 14H-50Z",
    "fumes": "~a%60 M-46 20Q-60 4 -42 -6Q-40 -28 -16 -20Q-2 -40 16 -22Q40 -30 42 -6Q62 4 46 22Q30 38 12 26Q-4 40 -20 28Q-38 34 -46 20Z",
    "wheel": "-ink:9 M-34 20A40 40 0 0 1 6 -38\n-a:5.4 M-34 20A40 40 0 0 1 6 -38\na M2 -48L22 -36L2 -26Z",
    "coil": "-ink:16 M-50 36Q-20 44 -18 26Q-16 8 10 14Q38 18 34 -6Q30 -24 8 -18\n-a:12 M-50 36Q-20 44 -18 26Q-16 8 10 14Q38 18 34 -6Q30 -24 8 -18\na M14 -26Q-2 -34 -16 -24Q-22 -14 -10 -10Q4 -8 14 -12Z\n~lamp o -4 -21 2.6\n-blood:2 M-18 -18L-30 -16M-30 -16L-35 -20M-30 -16L-35 -12",
}

EMBLEMS = {
    # what may happen anywhere
    "empty": "@arch 0 0 1 0 a=night\n-bright:1.2 M20 -14Q8 -8 6 6M38 -4Q22 -2 14 10M14 -20Q14 -6 24 2M30 -12L6 12\n~floor-dark%50 M-38 50L-20 22H20L38 50Z",
    "shuffle": "@sheet -22 2 3 -14 a=iron\n@sheet 22 2 3 14 a=paper\n@wheel 0 0 .8 30 a=jade\n@wheel 0 0 .8 210 a=jade",
    "dead_adventurer": "@ground\nleather M-60 46Q-56 20 -26 20H16Q38 20 44 46Z\n@skull 40 22 1.9 16\n@blade -34 0 2.6 70\n@shield -56 26 1.7 -20",
    "crypt": "@ground\nstone-dark M-58 46L-52 4H52L58 46Z\nstone M-64 6H64V-8H-64Z\nstone-light M-56 -8Q-50 -30 -30 -30H36Q52 -28 56 -8Z\n-ink:2 M-40 -18H40M-34 16V36M-12 16V36M12 16V36M34 16V36\n@skull 0 -18 1 0",
    "ambush": "@glow 0 0 1.2 0 a=blood\n@fiend -36 6 2.2 -8\n@fiend 38 8 2.2 8\n@fiend 0 -4 3",
    "hidden_trap": "stone-dark M-62 44L-48 6H48L62 44Z\nink M-50 40L-40 12H40L50 40Z\nsteel M-38 40L-32 -8L-24 40ZM-16 40L-9 -22L0 40ZM8 40L15 -14L24 40ZM28 40L34 -2L40 40Z\n@drop 48 -20 1.5",
    "passage_down": "stone M-60 46L-46 -24H46L60 46Z\nabyss M-46 40L-36 -16H36L46 40Z\nstone-light M-43 22H43L46 40H-46Z\nstone M-40 6H40L43 22H-43Z\nstone-dark M-38 -8H38L40 6H-40Z\n@arrow 0 -8 2 180 a=lamp",
    "ceiling": "@rockfall\n@ground",
    "torch_out": "@torch 0 6 1.2\n-grey-light:4 M0 -8Q-14 -18 0 -28Q14 -38 0 -50\n-grey:3 M-8 -10Q-22 -20 -10 -30Q2 -40 -10 -48",
    "secret_door": "wall M-74 50V-46H74V50Z\n-wall-dark:2 M-74 -22H74M-74 2H74M-74 26H74M-50 -46V-22M10 -46V-22M50 -46V-22M-64 -22V2M44 -22V2M64 2V26M-52 2V26M48 26V50M-60 26V50\nabyss M-26 50V-14Q-22 -36 2 -36Q26 -34 28 -14V50Z\nwall-light M-26 50V-14Q-22 -36 2 -36L-14 -26V46Z\n~lamp%50 M-12 50V-12Q-8 -26 6 -28V50Z",
    "razorwing": "@bat 0 0 1.15\n@bat -44 30 .4\n@bat 48 30 .4",
    "wizard_curse": "@glow 0 0 1.1 0 a=violet\n@wheel 0 0 1 0 a=violet-light\n@wheel 0 0 1 180 a=violet-light\n@orb 0 0 2",
    "unstable_potion": "@bottle 0 0 1.05 0 a=slime\n~bright o -8 22 3\n~bright o 6 16 2\n~bright o 10 28 2.6\n@sparkle 34 -28 1",
    "bottle_imp": "@bottle 0 0 1.1 0 a=violet\n@fiend 0 18 1.5",
    "lingering_shade": "@glow 0 0 1.1 0 a=azure\nazure-light M-34 48Q-38 -8 -20 -30Q0 -50 20 -30Q38 -8 34 48L22 36L12 48L0 36L-12 48L-22 36Z\n~ink o -10 -14 5 7\n~ink o 10 -14 5 7\n~ink o 0 6 5 8",
    "gold": "@glow 0 4 1.1 0 a=gold\n@stack -34 38 1.2\n@stack -34 30 1.2\n@stack -34 22 1.2\n@stack 34 38 1.2\n@stack 34 30 1.2\n@stack 4 38 1.2\n@stack 0 30 1.2\n@coin 2 -4 2.4\n@sparkle -34 -18 1\n@sparkle 40 -24 .8",
    "centipede": "-ink:19 M-64 26Q-40 -30 -10 0Q20 30 50 -18\n-rust:14 M-64 26Q-40 -30 -10 0Q20 30 50 -18\n-ink:2.6 M-58 0L-68 -10M-46 -14L-50 -28M-30 -20L-28 -34M-14 -10L-4 -22M-62 36L-72 44M-42 16L-44 30M-24 12L-30 26M-4 22L-10 36M14 26L14 40M30 16L38 28M10 4L18 -8M28 -6L26 -18\nrust o 54 -22 12\n~lamp o 58 -26 2.6\n~lamp o 50 -28 2.6\n-ink:2.6 M62 -30L74 -40M66 -22L78 -22",
    "ferrox": "@glow 0 0 1 0 a=slime\nleather-dark M-46 46Q-52 0 -20 -18Q0 -30 20 -18Q52 0 46 46Z\nleather M-24 -6Q-34 -34 -50 -40Q-24 -50 -12 -26Q0 -32 12 -26Q24 -50 50 -40Q34 -34 24 -6Q24 26 0 34Q-24 26 -24 -6Z\nlamp M-18 -10L-4 -4L-14 4Z\nlamp M18 -10L4 -4L14 4Z\nink M-12 14Q0 8 12 14L6 28H-6Z\n~bone M-10 13L-7 20L-4 12ZM10 13L7 20L4 12Z",
    # catacombs
    "exit": "@arch 0 0 1 0 a=sky-light\nstone-light M-38 50V36H38V50ZM-30 36V24H30V36ZM-22 24V12H22V24Z\n@sun 0 -12 1.4\n@glow 0 -10 .7 0 a=lamp",
    "hole": "catacomb M-78 -48H78V48H-78Z\n~azure-light%45 M-22 -34L-46 48H46L22 -34Z\nsky-light o 0 -34 30 13\n-ink:4 M14 -30V44M26 -30V44\n-wood-light:2.6 M14 -30V44M26 -30V44M14 -12H26M14 4H26M14 20H26M14 36H26",
    "chest": "@glow 0 0 1.1 0 a=gold\nwood M-44 -2Q-44 -34 -20 -34H20Q44 -34 44 -2Z\ngold M-38 -2Q-30 -18 -14 -14Q0 -28 14 -14Q30 -18 38 -2Z\nwood r -44 -2 88 44 5\niron M-32 -2H-22V42H-32ZM22 -2H32V42H22Z\ngold r -9 -8 18 22 4\n~ink o 0 4 4",
    "diamond": "@beams 0 4 1 0 a=azure-light\n@gem 0 0 .94 0 a=azure-light b=azure c=bright\n@sparkle -38 -30 1.1\n@sparkle 44 -28 .8",
    "rats": "@ground\ngrey M-64 40Q-66 14 -40 12Q-18 8 -8 26L4 30L-10 42H-58Z\ngrey-dark M-10 42Q-8 14 20 14Q42 12 48 28L64 34L50 44H0Z\n~blood o -12 27 2.4\n~blood o 46 30 2.4\n-brown:3 M-60 40Q-76 34 -72 18M0 42Q-4 48 -20 46\ngrey M-34 14L-28 2L-20 12ZM28 15L34 2L42 16Z\ngrey-dark M-26 4Q-20 -24 4 -22Q24 -20 28 -8L40 -2L26 8H-18Z\n~blood o 24 -7 2.4",
    "spider_venom": "@glow 0 0 1.2 0 a=slime\n-bright:1.2 M-74 -46L0 0M74 -46L0 0M-74 46L0 0M74 46L0 0M-40 -25Q0 -8 40 -25Q26 0 40 25Q0 8 -40 25Q-26 0 -40 -25\n-grey:4.4 M-14 -6L-42 -24L-52 -6M-14 2L-46 4L-56 24M14 -6L42 -24L52 -6M14 2L46 4L56 24M-10 12L-32 32L-28 46M10 12L32 32L28 46\niron o 0 16 20 24\niron o 0 -12 14\n~slime M0 2L9 16L0 34L-9 16Z\n~slime o -5 -16 3.4\n~slime o 5 -16 3.4",
    "demon_flame": "@flame 0 8 4.4 0 a=ember b=lamp\n@demon 0 0 .62",
    "skeleton_volley": "@dart -8 -28 1 14\n@dart 4 -6 1.1 8\n@dart -4 18 1 2\n@dart 14 36 .9 -4\n@skull -56 -6 1.7",
    "golem_grab": "@golem -20 4 .8\nstone M12 10L34 2L58 -8L64 2L46 10L68 8V18L48 20L62 28L54 36L40 28L20 34Z\n@coin 62 -22 1",
    "troll_smash": "@troll -24 4 .78\nwood M18 40L44 -34Q56 -46 66 -36Q72 -24 60 -18L30 46Z\n-wood-dark:2 M52 -30L60 -24M46 -14L54 -10\n-bright:2.4 M70 -8L78 -2M66 4L74 14M58 14L62 26",
    "sorcerer_bolt": "@sorcerer -26 4 .76\nlamp M56 -46L20 0H38L22 44L66 -8H46L70 -46Z",
    "vampire_bite": "@glow 0 0 1.1 0 a=blood\nblood-dark M-54 -8Q-30 -34 0 -22Q30 -34 54 -8Q30 34 0 36Q-30 34 -54 -8Z\nink M-44 -6Q-20 -14 0 -8Q20 -14 44 -6Q24 22 0 24Q-24 22 -44 -6Z\n@fang -18 6 1 0\n@fang 18 6 1 0\n@drop -18 36 .9",
    "deep_elf": "@face 0 6 1.1 0 s=violet-dark t=night\nviolet-dark M-18 -8L-36 -22L-19 6ZM18 -8L36 -22L19 6Z\nbright M-20 -6Q-26 -38 0 -38Q26 -38 20 -6Q14 -24 0 -26Q-14 -24 -20 -6Z\n@coin 48 22 1.6\n@coin -50 26 1.2\n~blood o -7.7 -6.5 2.4\n~blood o 7.7 -6.5 2.4",
    "naga": "@coil 4 8 1.25 0 a=jade\n-jade-light:3 M-52 44Q-24 54 -18 42",
    # traps
    "trapdoor": "stone M-66 46L-50 -20H50L66 46Z\nabyss M-42 36L-34 -10H34L42 36Z\nwood M-34 -10H34L24 -40H-24Z\n-wood-dark:2 M-12 -10L-8 -40M12 -10L8 -40\niron M-20 -30H20V-26H-20Z\n@arrow 0 18 1.5 180 a=blood",
    "snakes": "@coil -22 4 .9 0 a=leaf\n@coil 30 14 .7 40 a=slime",
    "gas": "@fumes 0 4 1.2 0 a=slime\n@skull 0 2 1.8\n@fumes 20 20 .6 0 a=leaf-light",
    "explosion": "ember M0 -48L10 -22L34 -40L30 -14L62 -16L38 2L66 20L34 20L40 46L14 28L0 50L-12 28L-40 46L-32 20L-66 20L-38 2L-62 -16L-30 -14L-34 -40L-10 -22Z\n~lamp M0 -28L6 -12L22 -22L18 -6L38 -6L22 4L38 14L18 14L22 28L8 18L0 30L-8 18L-22 28L-18 14L-38 14L-22 4L-38 -6L-18 -6L-22 -22L-6 -12Z\n~bright o 0 2 9",
    "blade": "-ink:6 M0 -60L16 -8\n-wood:3.4 M0 -60L16 -8\nsteel M-34 6Q6 -22 50 -12Q60 20 34 40Q20 8 -34 6Z\n~steel-dark M50 -12Q60 20 34 40Q36 12 22 2Z\n-bright:2.4 M-52 -14Q-46 8 -24 16M-66 -8Q-56 18 -32 26",
    "crossfire": "@dart -30 -18 .9 20\n@dart 30 -18 .9 160\n@dart -30 24 .9 -20\n@dart 30 24 .9 200\n@drop 0 4 1.6",
    # doors
    "opens": "@arch 0 0 1 0 a=lamp\n~bright%50 M-20 50V-6Q-14 -24 8 -28V50Z\nwood M16 50V-28Q34 -22 38 4V50Z\n-wood-dark:2 M26 50V-18\ngold o 22 20 3",
    "jammed": "@arch 0 0 1 0 a=ink\n@leaf-door 0 2 1\n-ink:7 M-42 -12L42 34M42 -12L-42 34\n-steel:4 M-42 -12L42 34M42 -12L-42 34",
    "spear": "@arch 0 0 1 0 a=ink\n@leaf-door 0 2 1\n-ink:6 M-14 20L-66 30\n-wood-light:3.4 M-14 20L-66 30\nsteel M-78 32L-60 22L-58 36Z\n@drop -66 8 1",
    # corpses and crypts
    "rope": "-ink:11 o -8 6 26\n-leather-light:7 o -8 6 26\n-ink:11 o 4 2 26\n-leather:7 o 4 2 26\n-ink:9 M26 18Q48 30 50 46\n-leather-light:5.6 M26 18Q48 30 50 46\nsteel M28 -18Q44 -44 60 -24Q50 -30 46 -18L34 -10Z",
    "old_bones": "@ground\n-ink:11 M-46 34L24 2M-30 -8L40 36\n-bone:7.4 M-46 34L24 2M-30 -8L40 36\n@skull 6 -12 2.2 -8\n@fang 52 26 .8 70",
    "scorpion": "-ink:13 M-8 14Q-52 20 -54 -12Q-50 -40 -20 -36\n-rust:9 M-8 14Q-52 20 -54 -12Q-50 -40 -20 -36\nsteel M-22 -42L-2 -28L-22 -26Z\nrust M-12 26Q-14 4 12 4Q36 4 38 20Q36 36 12 36Q-10 36 -12 26Z\n-ink:3.4 M-4 34L-10 46M10 36L8 48M24 34L28 46\n-ink:6 M34 10L50 -4M36 28L54 36\nrust M48 -2Q48 -20 64 -20Q58 -12 66 -6Q60 4 48 -2ZM52 34Q62 26 74 34Q66 36 68 44Q56 46 52 34Z\n~slime o 30 12 2.6",
    "spectral": "@glow 0 0 1.2 0 a=azure\nazure M-12 -46Q22 -30 12 -4Q44 -16 56 10Q34 6 26 22Q46 34 40 48Q16 30 0 44Q-14 28 -40 46Q-42 30 -24 20Q-36 4 -58 10Q-42 -18 -14 -6Q-26 -28 -12 -46Z\n@skull 0 10 1.6",
    # the dragon
    "sleeping": "@glow 0 10 1.2 0 a=gold\ngold-dark M-76 50Q-60 20 -30 28Q0 14 30 28Q60 22 76 50Z\n@dragon 8 2 3.2\n~dragon-dark M0 -7L18 -12Q16 -2 6 -2Z\n-ink:2 M0 -7Q8 -4 18 -11\n~bright t -44 -20 22 z\n~bright t -56 -36 15 z",
    "rage": "@flame -50 18 3 -60 a=ember b=lamp\n@flame -58 26 2 -80 a=fire b=bright\n@glow 0 0 1.3 0 a=ember\n@dragon 18 0 3.8",
    # treasures
    "loadstone": "stone-dark M-44 40L-50 4L-28 -30L10 -38L42 -18L50 16L36 42Z\n~stone M-40 4L-22 -24L10 -30L-8 -4Z\n-ink:2 M-8 -4L10 -34M-8 -4L-44 4M-8 -4L16 40M-8 -4L44 10\n-azure-light:2.4 M-20 10L-4 16L-12 28M20 -14L30 -2",
    "charmer_flute": "-ink:15 M-52 32L46 -30\n-wood-light:10 M-52 32L46 -30\ngold M38 -34L52 -42L60 -30L48 -20Z\n~ink o -12 8 3\n~ink o 2 -1 3\n~ink o 16 -10 3\n@coil 44 26 .5 0 a=leaf",
    "crystal_of_tival": "@glow 0 0 1.2 0 a=azure\n@shard -20 8 .8 -18 a=azure b=azure-dark\n@shard 22 10 .74 20 a=azure b=azure-dark\n@shard 0 0 1.1 0 a=azure b=azure-dark",
    "crystal_of_orris": "@glow 0 0 1.2 0 a=jade\n@shard -20 8 .8 -18 a=jade b=jade-dark\n@shard 22 10 .74 20 a=jade b=jade-dark\n@shard 0 0 1.1 0 a=jade b=jade-dark",
    "belt_of_strength": "leather M-70 -10Q0 22 70 -10V12Q0 46 -70 12Z\n-leather-dark:2 M-66 -4Q0 26 66 -4M-66 8Q0 38 66 8\ngold r -22 -6 44 40 6\nleather-dark r -12 4 24 20 3\n@fist 0 14 1",
    "jinn_lamp": "@glow 0 0 1.1 0 a=gold\n-violet-light:5 M52 -6Q66 -22 50 -34Q40 -44 52 -52\ngold M-46 4Q-30 -8 0 -8Q30 -8 46 -10L62 -8Q54 10 28 20Q14 26 -14 24Q-40 20 -46 4Z\n-gold:6 M-44 6Q-66 -6 -60 14Q-54 24 -34 18\ngold M-20 24H20L28 38H-28Z\ngold M-12 -8Q0 -24 12 -8Z\nblood o 0 6 5",
    "golden_claws": "gold M-50 34Q-54 -20 -30 -46Q-34 -10 -26 34ZM-18 36Q-20 -22 0 -50Q2 -14 10 36ZM18 36Q20 -16 42 -42Q42 -8 46 36Z\nleather M-56 30H52V46H-56Z",
    "ebon_amulet": "-ink:5 M-42 -52Q-38 -8 0 2Q38 -8 42 -52\n-gold:2.8 M-42 -52Q-38 -8 0 2Q38 -8 42 -52\n@glow 0 18 .7 0 a=violet\nink M0 -12L24 18L0 46L-24 18Z\n-violet-light:2 M0 -4L16 18L0 38L-16 18Z\n~violet o 0 18 5",
    "jeweled_chakra": "-ink:17 o 0 2 32\n-gold:12 o 0 2 32\nblood o 0 -30 5\njade o 32 2 5\nazure o 0 34 5\nviolet o -32 2 5\nsteel M23 -21L40 -42L33 -11ZM-23 25L-40 46L-33 15ZM23 25L44 42L13 35ZM-23 -21L-44 -38L-13 -31Z",
    "rune_scarab": "@glow 0 0 1 0 a=azure\n-ink:4 M-20 -16L-48 -28M-24 4L-54 6M-20 24L-46 40M20 -16L48 -28M24 4L54 6M20 24L46 40\nazure M0 -22Q30 -20 28 12Q24 42 0 46Q-24 42 -28 12Q-30 -20 0 -22Z\n~azure-dark M0 -22Q30 -20 28 12Q24 42 0 46Z\nazure-dark M-18 -22Q-16 -42 0 -42Q16 -42 18 -22Z\n-lamp:2.4 M0 -18V42M-14 2L-8 14L-16 24M14 2L8 14L16 24",
    "eyes_of_avra": "@eye -32 0 2.5 0 a=bright b=jade\n@eye 32 0 2.5 0 a=bright b=jade\n-gold:3 M-60 20Q-30 32 -4 18M60 20Q30 32 4 18",
    "flying_carpet": "-bright:2.4 M-76 34Q-60 26 -46 34M34 44Q52 34 70 42M-66 -26Q-56 -32 -44 -26\nblood M-62 14Q-34 -22 -6 -2Q22 18 62 -24L70 -8Q28 38 -6 18Q-32 2 -54 32Z\n~gold M-52 16Q-32 -10 -6 8Q24 26 60 -12L63 -7Q26 33 -6 14Q-32 -2 -50 22Z\n-gold:2.6 M-62 14L-70 20M-59 20L-67 27M-56 27L-63 34M62 -24L70 -32M66 -17L75 -23M70 -9L79 -14",
    "mirror_of_shael": "gold o 0 -8 34 38\nazure-light o 0 -8 27 31\n~bright%70 M-16 -22Q-6 -36 10 -34L-14 14Q-22 -4 -16 -22Z\ngold M-6 28H6L9 50H-9Z\nblood o 0 -46 4",
    "vestments_of_kellos": "bright M-20 -42L0 -32L20 -42L50 -22L40 0L28 -6L34 50H-34L-28 -6L-40 0L-50 -22Z\ngold M-6 -34H6V50H-6Z\n-gold:3 M-34 44H34\n@sun 0 0 1.6",
    "staff_of_light": "@beams 18 -22 .9 0 a=lamp\n-ink:9 M-46 50L14 -18\n-wood-light:5.6 M-46 50L14 -18\nlamp o 18 -22 13\n~bright o 14 -26 5\n-gold:3.4 M6 -8Q-4 -24 10 -38M26 -12Q38 -20 30 -38",
    "star_of_kellos": "@glow 0 0 1.2 0 a=lamp\n@star 0 2 3.6 0 a=gold\n~gold-light M0 -38L-12 -16L-36 -12L-18 8L0 -8Z\n~bright o 0 0 7",
    "chalice_of_tamalir": "@glow 0 0 1.1 0 a=gold\ngold M-28 -40H28Q30 -4 6 4V24Q22 28 24 44H-24Q-22 28 -6 24V4Q-30 -4 -28 -40Z\n~gold-dark M6 -38H26Q26 -6 4 2V24Q20 28 22 42H4Q10 6 6 -38Z\nblood o 0 -40 28 6\njade o 0 -18 6",
    "sun_spear": "@beams 34 -26 .9 0 a=sun\n-ink:8 M-62 48L30 -22\n-gold-dark:5 M-62 48L30 -22\ngold M60 -48L40 -8L32 -22L16 -26Z\n~gold-light M60 -48L32 -22L16 -26Z",
    "bag_of_gems": "@sack -4 -2 3.6\n@gem -44 34 .32 0 a=jade b=jade-dark c=jade-light\n@gem 34 36 .34 0 a=azure b=azure-dark c=azure-light\n@gem 58 24 .26 0 a=violet b=violet-dark c=violet-light",
    "quicksilver_potion": "@bottle 0 0 1.05 0 a=steel\n~bright M-10 20L4 10L-2 22L12 16L-4 34L0 24Z\n-bright:2.4 M-60 -14H-44M-64 2H-46M-58 18H-44",
    "harp_of_tranquility": "gold M-34 44Q-48 -10 -30 -44L-20 -40Q-30 -10 -18 30Q10 30 34 -22Q44 -46 26 -46Q0 -40 -24 -32L-26 -42Q6 -56 34 -54Q58 -48 46 -16Q24 44 -34 44Z\n-bright:1.4 M-20 -28V26M-10 -32V28M0 -35V24M10 -38V16M20 -41V4",
    "giant_ruby": "@beams 0 4 1 0 a=blood-light\n@gem 0 0 .94 0 a=blood b=blood-dark c=blood-light\n@sparkle 44 -30 1",
    "artifact_eater": "violet M-40 40Q-56 -6 -28 -30Q0 -48 28 -30Q56 -6 40 40Q20 50 0 46Q-20 50 -40 40Z\n~violet-dark M8 -42Q56 -20 40 40Q24 48 8 46Q36 6 8 -42Z\nink M-28 6Q0 -6 28 6Q24 34 0 36Q-24 34 -28 6Z\n~bone M-24 5L-20 15L-15 2ZM-8 0L-4 10L1 -1ZM10 0L14 10L18 2ZM-16 31L-12 22L-7 34ZM4 35L8 24L14 31Z\n@eye -16 -16 1 0 a=bright b=blood\n@eye 16 -16 1 0 a=bright b=blood\n@ring 0 20 .3 0 a=jade b=gold",
    "forbidden_tome": "@beams 0 -2 1 0 a=violet\nink M-44 -34H40V42H-36Q-44 42 -44 34Z\npaper M-38 36H44V44H-34Q-40 44 -38 36Z\nblood-dark M-44 -36H42V34H-38Q-44 34 -44 40Z\n-gold:2.4 r -30 -28 62 54 3\n@skull 2 -2 1.8\n-ink:6 M42 -4H54\n-gold:3.4 M42 -4H54",
}
"""Pictures by what a card is called without the letter of its deck; several decks share some of them."""

SAME = {"scorpion_small": "scorpion", "scorpion_deadly": "scorpion"}
RINGS = {
    "ebon_ring": ("ink", "iron"),
    "obsidian_ring": ("night", "steel"),
    "pearl_ring": ("bright", "steel"),
    "ruby_ring": ("blood", "gold"),
    "silver_ring": ("azure-light", "steel-light"),
    "gold_ring": ("lamp", "gold"),
    "arcane_ring": ("violet", "gold"),
}
"""Each ring by its stone and its metal."""
GLYPHS = {
    "warning": "M0 -28V10M0 22V26M-18 -20L0 -28L18 -20",
    "radiance": "M0 -28V28M-20 -14L20 14M20 -14L-20 14",
    "healing": "M0 -26V26M-20 0H20M-12 -20H12",
    "opening": "M-16 28V-26H16V28M0 -6V14",
    "shaping": "M-20 -24H20V16H-20ZM-20 16L20 -24",
    "fate": "M-18 28L0 -28L18 28M-12 8H12",
    "seeking": "M-14 -8A14 14 0 1 0 14 -8A14 14 0 1 0 -14 -8M8 6L20 28",
    "ascent": "M0 28V-28M-18 -8L0 -28L18 -8M-18 14L0 -4L18 14",
    "warding": "M-18 -24H18V0Q16 20 0 28Q-16 20 -18 0Z",
    "passage": "M-20 -26V26M20 -26V26M-10 0H12M4 -10L14 0L4 10",
    "silence": "M-20 -10Q0 -28 20 -10Q0 8 -20 -10M-14 22H14",
    "haste": "M-18 -26L4 0L-18 26M0 -26L22 0L0 26",
}
"""The strokes of the runes."""
ATTACKS = {"ranged": "@bow 0 0 3.6", "melee": "@sword 0 0 3.4", "magic": "@orb 0 0 3.6"}
BOOK = Sketchbook(PAINTS, {**SMALL, **PEOPLE, **PROPS})


def subject(card: Card) -> str:
    """Return what a card is about: its id without the letter of its deck."""
    return card.id.partition("_")[2]


def emblem_sketch(card: Card) -> str:
    """Return the sketch of a card's picture."""
    name = subject(card)
    name = SAME.get(name, name)
    if card.name >= 0:
        return f"@glow 0 0 1.1 0 a=blood\n@{MONSTERS[card.name]} 0 6 .98"
    if card.deck == RUNE:
        return f"@glow 0 0 1.1 0 a=violet\n@runestone\n-violet-dark:9 {GLYPHS[name]}\n-violet-light:4.4 {GLYPHS[name]}"
    if name in RINGS:
        stone, metal = RINGS[name]
        return f"@glow 0 0 1.1 0 a=gold\n@ring 0 4 1.1 0 a={stone} b={metal}\n@sparkle 32 -26 .9"
    side, _, attack = name.partition("_")
    if attack in ATTACKS:
        return f"@glow 0 0 1.1 0 a={'azure' if side == 'hero' else 'blood'}\n{ATTACKS[attack]}"
    return EMBLEMS["gold"] if name.startswith("gold_") and name[5:].isdigit() else EMBLEMS[name]


def emblems() -> Iterator[tuple[str, str]]:
    """Yield the picture of every card with the id of its symbol."""
    for card in CARDS:
        yield f"card-{card.id}", symbol(f"card-{card.id}", WIDTH, HEIGHT, BOOK.draw(emblem_sketch(card), OUTLINE))
