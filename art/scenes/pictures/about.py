"""2014: the founder and the first half-truck in front of a modest house, late light."""

import random
from math import radians

from parts.car import bakkie
from parts.carton import carton
from parts.crew import mover
from parts.house import house
from parts.light import lamp
from parts.land import grassland
from parts.material import mat
from parts.plant import bush, fallen_blossom
from parts.shape import blob, box
from parts.sky import cloud
from parts.tree import jacaranda
from view import View

VIEW = View(
    cam=(-0.9, -13.4, 2.2),
    look=(0.35, 2, 2.0),
    lens=33,
    sun_rot=(69, 0, -40),
    sky=[(0.0, "#ffd9b0"), (0.05, "#fbd3bf"), (0.2, "#9ec3ea"), (0.6, "#3f80c8")],
)


def build():
    grassland()
    box((0, -6.5, -0.05), (200, 6.4, 0.06), mat("road", 0.9), 0)
    box((0, -3.15, 0.0), (200, 0.3, 0.2), mat("kerb"), 0.04)
    box((0, -2.0, -0.02), (200, 2.0, 0.16), mat("paving", 0.9), 0.02)
    box((2.9, 1.6, -0.04), (3.2, 6.2, 0.14), mat("brickPave", 0.9), 0.01)
    house((-2.6, 8.2, 0), 0, 8.2, 5.2, 2.8, "wall2", "roof")
    lamp((-4.7, 4.6, 2.2), 160)
    for x0, x1 in ((-16, 1.1), (4.8, 16)):  # low front wall with a gateway
        box(((x0 + x1) / 2, -0.8, 0.44), (x1 - x0, 0.22, 0.92), mat("wall", 0.85), 0.03)
        box(((x0 + x1) / 2, -0.8, 0.93), (x1 - x0, 0.34, 0.1), mat("roof2"), 0.03)
    for x in (1.1, 4.8):
        box((x, -0.8, 0.65), (0.46, 0.46, 1.2), mat("wall", 0.85), 0.04)
        box((x, -0.8, 1.28), (0.56, 0.56, 0.1), mat("roof2"), 0.03)
    bakkie((0.3, -5.0, 0), radians(108), 1.1, open_back=True)
    mover((-3.35, -4.7, -0.01), radians(52), "skin", cap=False, look=(-0.5, 0))
    carton((-2.95, -4.0, -0.02), 0.5, 0.2)
    jacaranda((-8.6, 3.2, 0), 1.3, 5, fine=True)
    jacaranda((8.8, 7.5, 0), 1.45, 12, fine=True)
    for i, x in enumerate((-6.6, -5.2, 0.2, 6.6)):
        bush((x, 4.6 if x < 3 else 3, 0), 0.5, i + 2)
    fallen_blossom(-13, -4, -5.6, 4, 260)
    fallen_blossom(-4, 9, -9, -3.6, 110, 0.0)
    house((14.5, 15, 0), 0, wall="wall", roof="roof3")
    house((-16, 17, 0), 0, wall="wall3", roof="roof2")
    for i in range(36):
        rnd = random.Random(i)
        blob(
            (rnd.uniform(-80, 80), rnd.uniform(34, 70), 1),
            rnd.uniform(2, 4.5),
            mat(rnd.choice(["leafDeep", "leaf", "lilac2"]), 0.9, 0.1),
            i,
            2,
            0.2,
            0.8,
        )
    for x, y, z, size in (
        (-38, 190, 50, 1.9),
        (44, 200, 60, 2.5),
    ):
        cloud((x, y, z), size, int(abs(x)) + 1)
