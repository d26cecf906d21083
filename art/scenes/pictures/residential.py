"""A family home being loaded: truck with ramp, two movers with a wardrobe, the family waving."""

import math
import random
from math import radians

from mathutils import Vector

from parts.animal import dog
from parts.carton import carton
from parts.crew import wardrobe_team
from parts.fence import garden_wall
from parts.house import family_home
from parts.land import grassland
from parts.light import lamp
from parts.material import mat
from parts.person import person
from parts.plant import bush, fallen_blossom
from parts.shape import blob, box, group, tilt
from parts.sky import cloud
from parts.tree import jacaranda
from parts.truck import truck
from view import View

VIEW = View(cam=(-1.4, -12.2, 2.5), look=(0.2, 2, 2.3), lens=31, sun_rot=(56, 0, -36))


def build():
    # A street lamp behind the camera shows their faces.
    lamp((-4.5, -7.5, 4.5), 320, size=1.0)
    grassland()
    rot, at = math.pi - radians(46), (6.9, 5.2, 0)
    ahead = Vector((math.sin(rot), -math.cos(rot), 0))
    box(
        Vector(at) + ahead * 4 + Vector((0, 0, -0.09)),
        (5.2, 62, 0.14),
        mat("paving", 0.9),
        0.01,
        rot,
    )
    family_home((-3.6, 11.5, 0))
    garden_wall(-14, 3, 40)
    truck(at, rot, 1.1, True)
    inner = group(at, rot, 1.1)
    for x, y, z, s in (
        (-0.75, 0.3, 1.03, 0.85),
        (0.15, 0.3, 1.03, 0.8),
        (0.85, 0.25, 1.03, 0.6),
        (-0.7, 0.3, 1.76, 0.7),
        (0.2, 0.3, 1.72, 0.6),
        (0.8, 1.15, 1.03, 0.75),
        (0.85, 1.15, 1.67, 0.55),
        (0.8, 2.1, 1.03, 0.62),
        (0.1, 1.2, 1.03, 0.6),
    ):
        c = group((x, y, z), 0, 1, inner)
        box((0, 0, s * 0.42), (s, s, s * 0.85), mat("card", 0.85, 0.1), 0.03, parent=c)
        box((0, 0, s * 0.85), (s * 0.16, s, 0.012), mat("tape"), 0, parent=c)
    tilt(
        box((0, 5.5, 0.49), (1.5, 3.0, 0.08), mat("steel", 0.5, 0.4), 0.02, parent=inner),
        radians(-18.2),
    )
    for s in (-1, 1):
        tilt(
            box((s * 0.75, 5.5, 0.53), (0.07, 3.0, 0.12), mat("amber", 0.5), 0.02, parent=inner),
            radians(-18.2),
        )
    wardrobe_team((0.0, -2.4, -0.02), radians(-14))
    # the family
    person(
        (-4.05, -0.9, 0),
        radians(34),
        "skin2",
        "afro",
        top="lilac2",
        legs="denim",
        woman=True,
        left=(0.5, -0.2, 1.82),
        look=(-0.1, 0),
    )
    person(
        (-2.5, -0.1, 0),
        radians(24),
        "skin",
        "short",
        top="shirt",
        legs="khaki",
        beard="hair",
        right=(-0.3, -0.1, 0.78),
        left=(0.33, -0.1, 0.8),
    )
    person(
        (-3.3, -1.7, 0),
        radians(26),
        "skin",
        "braids",
        top="line",
        woman=True,
        size=0.66,
        head=1.32,
        skirt="rose",
        right=(-0.5, -0.15, 1.75),
    )
    dog((-2.45, -2.5, 0), radians(40), 1.05)
    jacaranda((-9.2, 4.2, 0), 1.35, 5, fine=True)
    jacaranda((13.5, 15, 0), 1.5, 7)
    jacaranda((8.5, 24, 0), 1.6, 9)
    for i, x in enumerate((-8.2, -5.6, -4.0, 0.4, 1.4)):
        bush((x, 7.0 if x < -2 else 8.6, 0), 0.55, i + 3)
    for p in ((3.3, -3.1, 0.8, 0.2), (4.15, -2.7, 0.65, -0.3)):
        carton((p[0], p[1], -0.03), p[2], p[3])
    carton((3.35, -3.05, 0.65), 0.58, -0.15)
    fallen_blossom(-13, -5, -3, 6, 240)
    fallen_blossom(-4, 6, -9, 2, 90)
    for x, y, z, size in (
        (-40, 190, 62, 2.2),
        (48, 210, 70, 2.6),
    ):
        cloud((x, y, z), size, int(abs(x)) + 1)
    for i in range(40):
        rnd = random.Random(i)
        blob(
            (rnd.uniform(-80, 90), rnd.uniform(45, 90), 1),
            rnd.uniform(2.5, 5),
            mat(rnd.choice(["leafDeep", "leaf", "gum2"]), 0.9, 0.1),
            i,
            2,
            0.2,
            0.8,
        )
