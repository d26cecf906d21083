"""Stairs along a terrace wall: a mover carries a box up to a resident, the bakkie stands below."""

import random
from math import radians

from parts.car import bakkie
from parts.carton import carton
from parts.cluster_house import gabled, modern, towered
from parts.crew import mover
from parts.estate_house import terrace
from parts.garden_tree import cypress, palm
from parts.land import far_ridges, ground
from parts.material import mat
from parts.person import person
from parts.plant import pot
from parts.shape import blob, box, limb
from parts.sky import clouds
from parts.tree import leafy
from view import View

VIEW = View(
    width=1200,
    cam=(0.2, -11.8, 3.0),
    look=(-0.35, 4, 3.45),
    lens=32.5,
    sun_rot=(57, 0, -40),
    haze={"start": 45.0, "end": 240.0},
)

# The stairs rise to the right along the wall: foot, how many, rise and tread, depth, wall.
FOOT, STEPS, RISE, TREAD, WIDE, WALL = -0.3, 12, 0.19, 0.37, 1.5, 3.0
TOP = STEPS * RISE
HEAD = FOOT + STEPS * TREAD


def build():
    rnd = random.Random(5)
    ground("brickPave")
    levels(rnd)
    stairs()
    houses()
    bakkie((-2.8, -0.2, 0), radians(-72), 1.08)
    climb = 6
    mover(
        (FOOT + (climb - 0.35) * TREAD, WALL - WIDE * 0.55, climb * RISE),
        radians(80),
        "skin",
        feet=(0.2, -0.16),
        look=(-0.45, 0),
    )
    person(
        (HEAD + 0.75, WALL - 0.6, TOP),
        radians(-36),
        "skin3",
        "bun",
        "steel",
        "coral",
        "khaki",
        woman=True,
        skirt="dress",
        glasses=True,
        left=(0.58, -0.16, 1.76),
        look=(0.25, 0.1),
    )
    for x, y, z, s, r in ((0.1, -1.4, 0, 0.75, 0.2), (0.15, -1.38, 0.64, 0.55, -0.3)):
        carton((x, y, z), s, r)
    for x, tone, i in ((2.2, "lilac3", 3), (4.9, "coral", 5)):
        pot((x, 0.9, 0), tone, 0.36, i, 0.5)
    far_ridges(260, spec=((150, 90, 16), (60, 60, 9)))
    clouds((-44, 200, 66, 1.9))


def levels(rnd):
    """The terrace, held by a white wall with flowers hanging over it."""
    box((0, WALL + 20, TOP / 2), (80, 40, TOP), mat("wall", 0.85), 0.02)
    box((0, WALL + 20.3, TOP + 0.01), (79, 39, 0.06), mat("lawn", 0.95), 0)
    end = HEAD + 1.5
    for x0, x1 in ((-30, HEAD), (end, 30)):
        box(((x0 + x1) / 2, WALL + 0.06, TOP + 0.16), (x1 - x0, 0.42, 0.3), mat("wall", 0.85), 0.02)
        box(((x0 + x1) / 2, WALL + 0.06, TOP + 0.36), (x1 - x0, 0.56, 0.12), mat("roof2"), 0.03)
    for k, x in enumerate((-8.6, -5.4, -2.6, 7.2, 9.4)):
        hang(rnd, x, WALL - 0.2, TOP + 0.3, k)


def hang(rnd, x, y, z, k):
    tone = ("lilac2", "coral", "lilac3", "red", "lilac2")[k]
    for _ in range(44):
        at = (x + rnd.gauss(0, 0.6), y - rnd.uniform(0, 0.2), z + 0.2 - abs(rnd.gauss(0, 0.55)))
        m = mat(tone if rnd.random() < 0.65 else "leafDeep", 0.8, 0.1)
        blob(at, rnd.uniform(0.12, 0.24), m, rnd.randrange(99), 1, 0.3)


def stairs():
    y = WALL - WIDE / 2
    for k in range(STEPS):
        x, h = FOOT + (k + 0.5) * TREAD, (k + 1) * RISE
        box((x, y, h / 2 - 0.03), (TREAD + 0.02, WIDE, h - 0.06), mat("plaster2", 0.85), 0)
        box((x, y - 0.04, h - 0.03), (TREAD + 0.03, WIDE + 0.1, 0.07), mat("stone", 0.9), 0.015)
    box((HEAD + 0.75, y, TOP / 2 - 0.03), (1.5, WIDE, TOP - 0.06), mat("plaster2", 0.85), 0)
    box((HEAD + 0.75, y - 0.02, TOP - 0.03), (1.54, WIDE + 0.12, 0.09), mat("stone", 0.9), 0.015)
    rail, edge = mat("teal", 0.5), WALL - WIDE + 0.06
    low, high = (FOOT + 0.2, WALL - 0.1, RISE + 0.9), (HEAD, WALL - 0.1, TOP + 0.9)
    limb(low, high, 0.042, 0.042, rail, sides=14)
    for x in (HEAD + 0.06, HEAD + 1.4):
        limb((x, edge, TOP), (x, edge, TOP + 0.95), 0.032, 0.032, rail, sides=12)
    for z in (0.5, 0.95):
        limb((HEAD + 0.06, edge, TOP + z), (HEAD + 1.4, edge, TOP + z), 0.036, 0.036, rail)


def houses():
    towered((-4.0, 10.6, TOP), 0.03, "peach", "roof", 6.6, 1)
    gabled((5.0, 10.0, TOP), -0.03, "butter", "roof", 6.6, -1)
    terrace((-12.4, 10.6, TOP), 0.0, "plaster", "roof2", 6.8, 1.0, 1)
    modern((13.6, 10.6, TOP), 0.0, "white", flip=-1)
    for i in range(6):
        kind = (gabled, towered, terrace)[i % 3]
        at = (-21.5 + i * 8.4, 25, TOP + 3.0)
        kind(at, 0.0, ("plaster", "wall3", "pink", "butter")[i % 4], ("roof", "roof3")[i % 2])
    cypress((0.5, 6.4, TOP), 1.1, 2)
    palm((-8.4, 5.4, TOP), 0.8, 3)
    leafy((9.3, 5.6, TOP), 0.8, 4)
