"""Green ridge of Kloofendal over a valley suburb, a thin waterfall in the kloof."""

import math
import random

from parts.estate_house import terrace
from parts.house import house
from parts.land import far_ridges, ground, rock, terrain, waterfall
from parts.material import mat
from parts.plant import aloe, veld
from parts.road import along, road
from parts.sky import clouds
from parts.tree import acacia, jacaranda, woods
from parts.truck import truck
from view import View

VIEW = View(
    cam=(-2, -41, 15.5),
    look=(1, 20, 8.4),
    lens=33,
    sun_rot=(57, 0, -40),
    haze={"start": 55.0, "end": 260.0},
)


def build():
    rnd = random.Random(8)

    def ridge(x, y):
        notch = 1 - 0.5 * math.exp(-(((x - 11) / 4.5) ** 2))
        crest = 23 + 3.2 * math.sin(x / 11 + 0.9) + 1.6 * math.sin(x / 4.7)
        up = 1 / (1 + math.exp(-(y - 47 - 3 * math.sin(x / 9)) / 3.6))
        back = math.exp(-((max(y - 54, 0) / 9) ** 2))
        bump = 0.5 * math.sin(x * 0.9 + y * 0.5) * math.sin(y * 0.8)
        return crest * up * notch * back + bump * up

    ground("grass")
    terrain(ridge, -90, 110, 30, 74, 100, 30, mat("lawn2", 0.95))
    for _ in range(330):  # quartzite along the crest and on the spurs
        x, y = rnd.uniform(-75, 90), rnd.gauss(53.5, 2.6)
        rock((x, y, ridge(x, y)), rnd.uniform(0.7, 2.1), rnd.randrange(90))
    for _ in range(110):  # the kloof: cliffs either side of the fall
        x, y = 11 + rnd.choice((-1, 1)) * rnd.uniform(1.9, 6.5), rnd.uniform(42, 51)
        rock((x, y, ridge(x, y)), rnd.uniform(1.0, 2.4), rnd.randrange(90))
    for i in range(40):
        rock(
            (11 + rnd.uniform(-3, 3), 49 + rnd.uniform(0, 2), rnd.uniform(0, 12.5)),
            rnd.uniform(1.0, 1.8),
            i,
        )
    for x, y, z, r in ((9.2, 48.6, 13.6, 1.5), (13.0, 48.8, 13.4, 1.7), (9.8, 49.5, 12.4, 1.4)):
        rock((x, y, z), r, int(x))
    woods(
        290,
        (-75, 90),
        (36, 52),
        4,
        (0.9, 2.0),
        ("leaf", "leafDeep", "leafDeep", "gum2"),
        ridge,
        lambda x, y: abs(x - 11) > 5,
    )
    waterfall(
        [(11.1, 47.8, 14.4), (11, 46.9, 12.8), (11.1, 46.3, 8), (11, 45.4, 6.6), (11, 45, 0.8)]
    )
    for x, y, k in (
        (-20, 55, 1.7),
        (-12, 56, 1.3),
        (2, 55.5, 1.5),
        (27, 55, 1.6),
        (40, 55, 1.4),
        (-38, 56, 1.6),
    ):
        acacia((x, y, ridge(x, y) - 0.2), k, int(x + 50))
    line = road(
        [(-60, -2), (-28, -5), (-9, -5), (4, 0), (7, 9), (18, 15), (44, 17), (80, 14)], 3.3, 1.6
    )
    p, r = along(line, 57.5, -1.7)
    truck((p.x, p.y, 0), r, 1.15)
    homes = [
        (-20, 5, 0.1),
        (-9, 7, -0.1),
        (-32, 4, 0.2),
        (-1, 17, 0.4),
        (-15, 19, 0),
        (-27, 18, 0.15),
        (-30, 40, 0.1),
        (21, 26, 0.1),
        (32, 26, -0.1),
        (18, 4, -0.3),
        (29, 6, 0.1),
        (42, 6, 0.2),
        (-6, 30, 0.1),
        (-20, 31, -0.1),
        (-34, 30, 0.1),
        (-43, 14, 0.2),
        (44, 27, 0),
        (23, 36, 0.1),
    ]
    for i, (x, y, a) in enumerate(homes):
        tone, roof = (
            ("wall", "mint", "wall2", "butter", "wall3")[i % 5],
            ("roof", "roof3", "roof2")[i % 3],
        )
        if i % 4 == 2:
            terrace((x, y, 0), a, tone, roof, variant=i)
        else:
            house((x, y, 0), a, 7 + i % 3, 5, wall=tone, roof=roof)

    def free(x, y):
        clear = min(abs(x - h[0]) + abs(y - h[1]) for h in homes) > 5.6
        return clear and abs(x - 6) + abs(y - 8) > 13 and y > 19 - abs(x) * 0.05

    woods(
        150,
        (-48, 52),
        (10, 40),
        9,
        (0.9, 1.7),
        ("leaf", "leafDeep", "leafDeep", "leaf", "willow2"),
        None,
        free,
    )
    for x, y, i in ((-14.5, 1, 3), (-26, 0, 5), (12.5, 1.0, 7), (24, 9.2, 9), (-3.5, 10, 6)):
        jacaranda((x, y + 1.2, 0), 0.85, i)
    for i in range(40):  # outcrops in the near corners
        s = 1 if i % 3 else -1
        rock(
            (rnd.gauss(14.5 if s > 0 else -19.5, 2.8), rnd.gauss(-10.4, 0.9), 0.1),
            rnd.uniform(0.5, 1.5),
            i,
        )
    for i in range(11):
        x = rnd.uniform(10, 17) if i % 3 else rnd.uniform(-21, -17)
        aloe((x, rnd.uniform(-10.4, -8.6), 0.7), rnd.uniform(1.2, 1.7), i)
    veld(150, (-26, 26), (-13, -8), 5, (0.6, 1.0))
    far_ridges(240, spec=((-130, 80, 24), (150, 80, 26)))
    clouds((-50, 190, 46, 2.4), (30, 220, 53, 1.8))
