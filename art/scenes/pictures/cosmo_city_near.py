"""A washing machine comes home: two movers, a small bright house with a geyser, children."""

import random
from math import pi, radians

from parts.appliance import washing_machine
from parts.crew import mover
from parts.house import rdp
from parts.land import far_ridges, ground
from parts.material import mat
from parts.person import person, play_ball
from parts.plant import flowers
from parts.road import road
from parts.shape import box, group
from parts.sky import clouds
from parts.street_furniture import lamp_post
from parts.tree import jacaranda, leafy, woods
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(-0.6, -11.8, 3.2),
    look=(0.55, 4, 2.3),
    lens=33,
    sun_rot=(57, 0, -40),
    haze={"start": 45.0, "end": 240.0},
)


def build():
    rnd = random.Random(4)
    ground("grass")
    road([(-6.9, -40), (-6.9, 0), (-6.9, 120)], 2.9, 1.4, steps=2)
    truck((-5.3, 7.4, 0), 0, 0.9)
    box((4.6, 1.2, -0.02), (15, 12.4, 0.1), mat("lawn", 0.95), 0)
    box((2.6, 0.3, 0.03), (1.5, 6.4, 0.06), mat("paving", 0.9), 0.02)
    box((-0.6, -2.1, 0.03), (4.9, 1.7, 0.06), mat("paving", 0.9), 0.02)
    rdp((3.5, 6.2, 0), 0.0, "mint", "roof", True, -1, 1.1, 7)
    yard()
    streets(rnd)
    washing_machine_team((0.9, -1.9, 0.06), radians(4))
    children()
    far_ridges()
    clouds((-40, 190, 44, 2.0), (24, 220, 56, 1.7))


def yard():
    for i in range(4):
        flowers((4.2 + i * 0.8, 2.5, 0.03), 10, 0.6, ("coral", "amber", "lilac2")[i % 3], i)
    jacaranda((7.6, 9.6, 0), 0.85, 4, petals=False)
    for i in range(3):
        flowers((0.6 + i * 0.7, 2.8, 0.03), 10, 0.55, ("lilac2", "coral", "amber")[i % 3], i + 4)
    for y0, y1 in ((-0.9, 1.1), (1.1, 3.1), (3.1, 5.1)):  # low wall along the street
        box((-2.2, (y0 + y1) / 2, 0.3), (0.22, y1 - y0, 0.6), mat("butter", 0.85), 0.03)
        box((-2.2, y0, 0.38), (0.36, 0.36, 0.76), mat("butter", 0.85), 0.03)


def streets(rnd):
    tones = ("peach", "sky", "butter", "pink", "lav", "coral", "mint")
    roofs = ("roof3", "roof2", "roof", "oakDark", "steelDark")
    for j, y in enumerate((6.4, 17, 28, 39, 50, 61)):
        for i, x in enumerate((-31, -22.5, -13.6, 1.6, 10.9, 20.5, 29.5, 38.5)):
            if j == 0 and x == 1.6:
                continue
            n = 2 * ((i * 3 + j) % 3) + (i + j) % 2 + 10
            wall, roof = tones[(i * 3 + j * 5) % 7], roofs[(i * 2 + j * 3) % 5]
            rdp((x, y, 0), rnd.uniform(-0.04, 0.04), wall, roof, True, -1, 1.0, n)
            if rnd.random() < 0.6:
                leafy((x + 4.3, y - 2.2, 0), rnd.uniform(0.55, 0.75), i + 9 * j, dense=20)
    for y in (16, 36, 56):
        lamp_post((-10.6, y, 0), 0.0)
    woods(60, (-90, 90), (74, 120), 5, (1.2, 2.4), ("leafDeep", "gum2", "leaf", "lilac2"))


def children():
    person(
        (3.8, -1.5, 0.03),
        radians(-34),
        "skin2",
        "afro",
        top="amber",
        size=0.72,
        head=1.3,
        left=(0.42, -0.16, 1.62),
        feet=(0.05, -0.2),
        look=(-0.3, 0),
    )
    person(
        (4.8, -0.95, 0.03),
        radians(-10),
        "skin",
        "braids",
        top="lilac2",
        woman=True,
        size=0.66,
        head=1.32,
        look=(-0.5, 0),
    )
    play_ball((3.25, -2.55, 0.24), 0.24)


def washing_machine_team(loc, rot):
    g = group(loc, rot)
    washing_machine((0, 0, 0.42), 0, g)
    for s, skin in ((-1, "skin2"), (1, "skin3")):
        mover(
            (s * 0.86, 0, 0),
            -s * pi / 2,
            skin,
            False,
            0.2,
            parent=g,
            woman=s > 0,
            hair="tail" if s > 0 else "short",
            left=(0.24, -0.46, 0.62),
            right=(-0.24, -0.46, 0.62),
            look=(s * 0.5, 0),
            bend=0.16,
        )
