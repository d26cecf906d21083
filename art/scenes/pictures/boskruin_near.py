"""Dassies on the boulders of the koppie among aloes, the truck in the street below."""

import random
from math import radians

from parts.animal import dassie
from parts.house import house
from parts.land import far_ridges, ground, rock
from parts.material import mat
from parts.plant import aloe, bush, tuft
from parts.road import road
from parts.shape import blob
from parts.sky import clouds
from parts.tree import jacaranda, woods
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(0.0, -8.6, 5.7),
    look=(0.3, 6, 4.15),
    lens=40,
    sun_rot=(58, 0, -40),
)


def boulder(x, y, z, r, seed, squash=0.7):
    """A smoother rock than those of the scree, its crown about z + r * squash high."""
    tone = mat(("rock3", "rock", "rock2")[seed % 3], 0.9, 0.1)
    blob((x, y, z), r, tone, seed, 3, 0.16, squash)


def build():
    rnd = random.Random(7)
    ground("veld")
    for x, y, z, r, seed, squash in (
        (-2.2, -0.6, 2.4, 2.0, 1, 0.66),
        (1.7, -0.9, 2.2, 1.9, 3, 0.62),
        (0.1, 1.0, 1.9, 2.2, 4, 0.6),
        (4.4, 0.2, 1.6, 2.0, 6, 0.66),
        (-5.0, 0.2, 1.5, 2.2, 7, 0.6),
        (0.0, -3.6, 1.6, 1.9, 9, 0.6),
        (-3.4, -3.2, 1.4, 1.7, 10, 0.6),
        (3.4, -3.0, 1.3, 1.8, 12, 0.6),
    ):
        boulder(x, y, z, r, seed, squash)
    for i in range(70):
        x, y = rnd.uniform(-9, 9), rnd.uniform(0.5, 4.5)
        rock((x, y, 1.9 - 0.5 * (y - 0.5)), rnd.uniform(0.5, 1.3), i)
    dassie((-1.95, -0.9, 3.7), radians(24), 1.75, True)
    dassie((1.0, -1.2, 3.36), radians(-36), 1.65)
    dassie((2.32, -0.95, 3.3), radians(52), 1.0)
    for x, y, z, k, i in (
        (-4.6, -0.6, 2.6, 1.3, 1),
        (-0.4, 0.4, 3.0, 1.2, 2),
        (4.35, 1.0, 2.6, 1.3, 3),
        (-6.0, 0.4, 2.6, 1.2, 5),
    ):
        aloe((x, y, z), k, i)
    grass = ((-0.35, -1.0, 2.75), (-0.1, -0.7, 2.8), (3.6, -0.6, 2.5), (-4.2, -1.4, 2.3))
    for i, at in enumerate(grass):
        tuft(at, 0.75, i, ("straw", "willow2")[i % 2])
    suburb(rnd)


def suburb(rnd):
    road([(-90, 24), (0, 24), (90, 24)], 3.4, 1.6, steps=2)
    truck((2.2, 22.4, 0), radians(-90), 1.0)
    tones, roofs = ("wall", "wall3", "wall2"), ("roof", "roof3", "roof2")
    for j, y in enumerate((33, 48, 65)):
        for i in range(-5, 6):
            x = i * 12.5 + (j % 2) * 5 + 3
            k = (i + 2 * j) % 3
            house((x, y, 0), rnd.uniform(-0.1, 0.1), wall=tones[k], roof=roofs[(k + j) % 3])
            jacaranda((x + 6.2, y - 2, 0), 0.95, i + 7 * j + 20, petals=False)
    woods(260, (-110, 110), (40, 150), 5, (1.2, 2.6))
    for i in range(30):
        bush((rnd.uniform(-30, 30), rnd.uniform(28.4, 29.6), 0), rnd.uniform(0.4, 0.7), i)
    far_ridges()
    clouds((-44, 190, 26, 2.0), (34, 200, 30, 1.8))
