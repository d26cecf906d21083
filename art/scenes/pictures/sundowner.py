"""Ridge road at sunset: houses and trees in silhouette, first lights on."""

import math
import random
from math import radians

from mathutils import Vector

from parts.animal import dog
from parts.estate_house import terrace, villa
from parts.garden_tree import cypress, palm
from parts.land import far_ridges, ground, rock, terrain
from parts.material import mat
from parts.person import person
from parts.plant import aloe, veld
from parts.road import curve, ribbon
from parts.shape import box, cyl
from parts.sky import clouds
from parts.street_furniture import lamp_post
from parts.tree import acacia, gum, jacaranda, leafy
from parts.truck import truck
from view import View

DUSK = [(0.0, "#ffc27a"), (0.05, "#fdb68c"), (0.16, "#dba6c4"), (0.32, "#9a9ad6"), (0.7, "#4a6bb4")]

VIEW = View(
    cam=(0.5, -22, 4.4),
    look=(-0.8, 10, 8.7),
    lens=30,
    sun_rot=(75, 0, -78),
    sky=DUSK,
    sun=4.2,
    fill=1.05,
)


def build():
    rnd = random.Random(6)

    def hill(x, y):
        up = 1 / (1 + math.exp(-(y + 1) / 3.2))
        return (5.2 + 0.5 * math.sin(x / 9)) * up + 0.25 * math.sin(x * 0.7 + y) * (1 - up) * (
            y > -22
        )

    ground("grass")
    terrain(hill, -70, 70, -30, 9, 90, 26, mat("straw", 0.95))
    terrain(lambda x, y: hill(x, 9), -90, 90, 9, 30, 90, 4, mat("grass", 0.95))
    cyl((-7.0, 62, 13.0), 8.6, 0.5, mat("sun", 1, 0, 0.6), "Y", 72)
    crest = [Vector((x, 10.5, hill(x, 10.5) + 0.12)) for x in range(-80, 82, 2)]
    ribbon(crest, -3.0, 3.0, 0.05, mat("road", 0.9), 0.6)
    ribbon(crest, 3.0, 3.4, 0.2, mat("kerb"), 0.6)
    truck((1.6, 8.9, hill(0.6, 10.5) + 0.17), -math.pi / 2, 1.2)
    for x, kind, k in ((-20, 0, 1), (-30, 1, 1), (13.5, 1, 2), (27, 0, 2), (37, 1, 0), (-42, 0, 0)):
        z = hill(x, 18)
        if kind:
            villa((x, 19, z), 0.05, "plaster", ("roof2", "roof3")[k % 2], 0.92, k % 2, lit=True)
        else:
            terrace((x, 18, z), 0, "plaster", "roof", 7.5, 1.0, k, lit=True)
    for f, x, y, k, i in (
        (acacia, -10.5, 14.5, 2.2, 3),
        (jacaranda, -17.4, 15, 1.1, 4),
        (gum, 21.6, 27, 1.1, 5),
        (jacaranda, 30, 15, 1.1, 6),
        (acacia, 20, 8, 1.2, 8),
        (palm, 8.0, 14, 1.15, 2),
        (cypress, 23.4, 14.5, 1.3, 2),
        (cypress, -25.2, 14.5, 1.3, 3),
        (leafy, -26.5, 13.8, 1.2, 4),
        (acacia, 42, 14, 2.0, 5),
    ):
        f((x, y, hill(x, y)), k, i)
    for x in (-22, -6, 10, 26):
        lamp_post((x, 14.0, hill(x, 12)), math.pi / 2 * 3, 5.5)
        box((x, 12.45, hill(x, 12) + 5.68), (0.5, 0.6, 0.1), mat("glow", 0.5, 0.2, 2.0), 0.03)
    # A footpath winds up to the road.
    way = curve(
        [(-1.5, -22), (0.2, -15), (3.4, -10.5), (2.4, -6.5), (-1.4, -3.4), (-1.2, 0), (1, 7)]
    )
    path = [Vector((p.x, p.y, hill(p.x, p.y) + 0.14)) for p in way]
    ribbon(path, -0.75, 0.75, 0.0, mat("dirtPale", 0.95))

    def off_path(x, y, room=1.1):
        return min(math.hypot(x - p.x, y - p.y) for p in path) > room

    tones = ("straw", "veld", "willow2", "straw")
    veld(1100, (-32, 32), (-17, 7), 4, (0.6, 1.25), tones, hill, off_path)
    for i in range(60):
        x, y = rnd.uniform(-26, 26), rnd.uniform(-17, 5)
        if off_path(x, y, 1.7):
            rock((x, y, hill(x, y)), rnd.uniform(0.25, 0.9), i)
    for i in range(34):
        x, y = rnd.choice((-13, -5, 7, 15)) + rnd.gauss(0, 1.8), rnd.uniform(-12, 5)
        if off_path(x, y, 1.9):
            aloe((x, y, hill(x, y)), rnd.uniform(1.0, 1.6), i)
    person(
        (-0.9, -4.1, hill(-0.9, -4.1) + 0.12),
        radians(170),
        "skin",
        "bun",
        top="coral",
        woman=True,
        feet=(0.2, -0.2),
        left=(0.46, -0.2, 1.8),
    )
    dog((-1.7, -1.9, hill(-1.7, -1.9) + 0.12), radians(165), 1.1)
    far_ridges(230, "dusk", ((-120, 80, 20), (60, 90, 17)))
    clouds((-60, 200, 70, 2.2), (6, 220, 84, 1.7))
