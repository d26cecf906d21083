"""Small houses in soft colours on a grid, solar geysers, a school, children with a ball."""

import math
import random

from parts.car import car, taxi
from parts.city import school
from parts.farm import water_tower
from parts.house import rdp
from parts.land import far_ridges, ground, pond
from parts.material import mat
from parts.person import child, play_ball
from parts.plant import flowers, veld
from parts.road import road
from parts.shape import box, group, limb
from parts.sky import clouds
from parts.street_furniture import lamp_post
from parts.tree import jacaranda, leafy, woods
from parts.truck import truck
from view import View

VIEW = View(
    cam=(-3.5, -35, 10.6),
    look=(-1.2, 8, 2.7),
    lens=34,
    sun_rot=(57, 0, -40),
    haze={"start": 55.0, "end": 260.0},
)

CLOUDS = ((-52, 190, 24, 2.2), (24, 220, 27, 1.8))


def build(sky=CLOUDS):
    rnd = random.Random(4)
    ground("veld")
    rows = (3.6, 15.8, 33.4, 43.5, 61.4, 71.5, 90)
    for y in (-6, 24.8, 52.8, 81):
        road([(-120, y), (0, y), (120, y)], 3.0, 1.4, steps=2)
    road([(-1, -2), (-1, 40), (-1, 130)], 2.8, 1.3, steps=2, z=0.004)
    tones = ("peach", "mint", "sky", "butter", "pink", "lav", "plaster", "coral", "tealLight")
    roofs = ("roof", "roof3", "oakDark", "roof2", "steelDark")
    n = 0
    for j, y in enumerate(rows):
        for i in range(-9, 10):
            x = i * 9.2 + (6.4 if i >= 0 else 0.8)
            if abs(x + 1) < 6 or (j in (2, 3) and -32 < x < -5):
                continue
            n += 1
            a = (0 if j % 2 == 0 else math.pi) + rnd.uniform(-0.04, 0.04)
            rdp(
                (x, y, 0),
                a,
                tones[(i * 4 + j * 5 + n // 5) % 9],
                roofs[(i * 2 + j * 3) % 5],
                rnd.random() < 0.75,
                rnd.choice((-1, 1)),
                1.0,
                n,
            )
            if j < 4:
                box(
                    (x, y - 0.4, -0.08),
                    (8.6, 8.4, 0.1),
                    mat(("lawn", "grass", "dirtPale")[n % 3], 0.95),
                    0,
                )
                kind = rnd.random()
                if kind < 0.45:
                    leafy((x + 4.0, y - 2.6, 0), rnd.uniform(0.5, 0.75), n, dense=18)
                elif kind < 0.6:
                    jacaranda((x + 4.0, y - 2.4, 0), 0.55, n, petals=False)
                for k in range(3):
                    flowers(
                        (x - 2.6 + k * 0.9, y - 3.6, 0),
                        8,
                        0.5,
                        ("coral", "amber", "lilac2")[(n + k) % 3],
                        k,
                    )
                if n % 2:  # low front wall in the house's own colour
                    for t in (-1, 1):
                        box(
                            (x + t * 2.9, y - 4.6, 0.4),
                            (3.0, 0.2, 0.8),
                            mat(("plaster", "butter", "peach")[n % 3], 0.9),
                            0.03,
                        )
    school((-19.5, 40, 0), 0)
    water_tower((17, 82, 0), 9.0, 1.5)
    box((-19.5, 33, 0.0), (26, 8, 0.1), mat("dirtPale", 0.95), 0)
    truck((3.6, -7.4, 0), -math.pi / 2, 1.12)
    pond((-8.4, -14.0, -0.08), 9.0, 3.9, "dirtPale", None)
    veld(
        210,
        (-26, 24),
        (-18, -10.6),
        7,
        (0.45, 0.8),
        ("straw", "veld", "willow2"),
        keep=lambda x, y: ((x + 8.4) / 9.6) ** 2 + ((y + 14) / 4.3) ** 2 > 1,
    )
    for i, x in enumerate((4.6, 8.8, 12.4, 17.0)):
        flowers((x, -12.2 - 0.5 * (i % 2), -0.1), 10, 0.7, ("coral", "amber", "lilac2")[i % 3], i)
    for x, y, a, shirt, skin, wave in (
        (-10.6, -13.4, 0.9, "amber", "skin", 0.5),
        (-5.8, -13.6, -1.0, "lilac2", "skin2", 0.9),
        (-8.4, -11.9, 0.1, "teal", "skin2", 0.2),
        (-12.6, -12.0, 1.3, "coral", "skin", 0.0),
    ):
        g = group((x, y, 0.02), 0, 1.4)
        child((0, 0, 0), a, shirt, skin, wave=wave, parent=g)
    play_ball((-8.2, -13.8, 0.36), 0.36)
    for x, y, w in ((13.6, 8.4, 3.6), (-16, 8.6, 3.6), (22.4, 8.6, 3.6)):  # washing lines
        for s in (-1, 1):
            limb(
                (x + s * w / 2, y + 0.8, 0), (x + s * w / 2, y + 0.8, 1.9), 0.06, 0.06, mat("white")
            )
        for k, m in enumerate(("amber", "white", "lilac2", "teal", "coral")):
            box((x - w / 2 + 0.5 + k * 0.75, y + 0.8, 1.4), (0.55, 0.04, 0.75), mat(m, 0.9), 0)
    taxi((-9, 23.4, 0), -math.pi / 2)
    car((0.4, 13, 0), 0, "carBlue")
    car((-18, 26.2, 0), math.pi / 2, "white")
    for x in (-13.2, 11.0, 20.2, 29.4):
        lamp_post((x, -1.7, 0), -math.pi / 2)
    for x, y, k, i in (
        (-5.0, 10.6, 0.8, 3),
        (3.4, 28.5, 0.9, 5),
        (-5.4, 29, 0.9, 7),
        (14.8, 10, 0.75, 9),
    ):
        jacaranda((x, y, 0), k, i)
    woods(
        60,
        (-100, 100),
        (48, 96),
        8,
        (0.9, 1.6),
        ("leafDeep", "leaf", "lilac2"),
        None,
        lambda x, y: abs(x + 1) > 7,
    )
    woods(90, (-110, 110), (98, 140), 5, (1.2, 2.4), ("leafDeep", "gum2", "leaf"))
    far_ridges()
    clouds(*sky)
