"""The depot gate: the truck in the yard, the office hatch with its telephone, jacaranda shade."""

import random
from math import radians

from parts.fence import palisade
from parts.furniture import telephone
from parts.land import grassland
from parts.mark import roof_mark
from parts.light import lamp
from parts.material import mat
from parts.person import person
from parts.plant import bush, fallen_blossom, plant
from parts.shape import ball, blob, box, group, limb
from parts.sky import cloud
from parts.skyline import skyline
from parts.tree import jacaranda
from parts.truck import truck
from view import View

VIEW = View(
    cam=(-2.1, -12.6, 2.4),
    look=(-1.25, 2, 2.4),
    lens=31,
    sun_rot=(57, 0, -30),
    areas=[((-4.3, 0.9, 2.45), (-4.1, 1.2, 1), 1.2, 45, (1, 0.92, 0.8))],
)


def build():
    grassland()
    box((6, 2, -0.08), (26, 44, 0.1), mat("paving", 0.9), 0)
    # office with its hatch
    w = mat("wall", 0.85)
    for at, size in (
        ((-6.7, 2, 1.6), (2.2, 3.6, 3.2)),
        ((-2.4, 2, 1.6), (1.2, 3.6, 3.2)),
        ((-4.3, 2, 0.56), (2.6, 3.6, 1.12)),
        ((-4.3, 2, 2.85), (2.6, 3.6, 0.7)),
    ):
        box(at, size, w, 0)
    box((-4.3, 3.6, 1.8), (2.6, 0.3, 1.4), mat("room2", 0.9, 0.1, 0.25), 0)
    box((-4.8, 1.9, 3.28), (6.6, 4.4, 0.18), mat("roof3", 0.7), 0.04)
    box((-4.3, 0.12, 1.12), (2.9, 0.66, 0.09), mat("oak", 0.6), 0.02)
    for s in (-1, 1):
        box((-4.3 + s * 1.32, 0.2, 1.83), (0.1, 0.12, 1.44), mat("teal"), 0.02)
    box((-4.3, 0.2, 2.5), (2.74, 0.12, 0.1), mat("teal"), 0.02)
    awn = group((-4.3, 0.12, 2.62), 0)
    for i in range(9):
        m = mat("amber" if i % 2 else "cream")
        strip = box((-1.4 + i * 0.35, -0.55, -0.18), (0.35, 1.2, 0.05), m, 0.01, parent=awn)
        strip.rotation_euler = (radians(20), 0, 0)
    person(
        (-4.15, 0.95, 0.0),
        radians(8),
        "skin2",
        "bun",
        uniform=True,
        woman=True,
        left=(0.35, -0.5, 1.2),
        right=(-0.26, -0.06, 1.72),
        look=(-0.1, 0),
    )
    phone = group((-4.15, 0.95, 0), radians(8))
    limb((-0.26, -0.1, 1.56), (-0.27, -0.1, 1.86), 0.035, 0.035, mat("red", 0.35, 0.5), phone, 14)
    telephone((-4.95, 0.08, 1.165), radians(14))
    box((-3.45, 0.08, 1.18), (0.42, 0.3, 0.03), mat("white"), 0.008, 0.2)
    roof_mark((-6.82, 0.17, 2.3), 0.54, mat("amber"), mat("teal"))
    # gate: piers, sliding palisade pushed aside, wall to the right
    for x in (-0.7, 7.0):
        box((x, 0.0, 1.3), (0.6, 0.6, 2.6), w, 0.04)
        box((x, 0.0, 2.65), (0.74, 0.74, 0.12), mat("roof2"), 0.03)
        ball((x, 0, 2.86), 0.19, mat("lamp", 0.4, 0.2, 0.5))
        lamp((x, -0.4, 2.8), 60)
    box((12, 0, 1.0), (9.4, 0.26, 2.0), w, 0.03)
    box((12, 0, 2.04), (9.4, 0.4, 0.12), mat("roof2"), 0.03)
    palisade(-1.75, 1.0, 0.42, 1.9)
    truck((3.3, 4.6, 0), radians(24), 1.08)
    person(
        (-2.65, -0.85, 0),
        radians(246),
        "skin4",
        "short",
        "hair2",
        top="lilac2",
        legs="denim",
        left=(0.34, -0.1, 0.8),
        right=(-0.26, -0.4, 1.1),
        look=(-0.15, 0),
    )
    jacaranda((-8.8, -1.4, 0), 1.45, 6, fine=True)
    jacaranda((9.4, 9.5, 0), 1.5, 9, fine=True)
    jacaranda((-9, 12, 0), 1.5, 12)
    for i, x in enumerate((-7.4, -6.3)):
        plant((x, -0.35, 0), 0.95, "roof", i)
    fallen_blossom(-13, -2, -6, 0, 300, 0.0)
    fallen_blossom(-2, 8, -11, -1, 110, 0.0)
    for i, x in enumerate((8.2, 9.4, 10.8, 12)):
        bush((x, -1.1, 0), 0.5, i)
    skyline(120, 0, -70, 5)
    box((4, 26, 1.1), (60, 0.3, 2.2), w, 0)
    box((4, 26, 2.26), (60, 0.44, 0.14), mat("roof2"), 0.02)
    for i in range(30):
        rnd = random.Random(i)
        blob(
            (rnd.uniform(-40, 50), rnd.uniform(30, 40), 1),
            rnd.uniform(1.8, 3.4),
            mat(rnd.choice(["leafDeep", "leaf", "lilac2"]), 0.9, 0.1),
            i,
            2,
            0.2,
            0.8,
        )
    for x, y, z, size in (
        (-28, 190, 60, 2.0),
        (46, 200, 66, 2.6),
    ):
        cloud((x, y, z), size, int(abs(x)) + 1)
