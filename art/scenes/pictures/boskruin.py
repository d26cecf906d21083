"""Rocky koppie with aloes rising above suburban roofs; outcrop in the foreground."""

import math
import random
from math import radians

from parts.house import house
from parts.land import rock
from parts.material import mat
from parts.plant import aloe, bush
from parts.shape import blob, box
from parts.sky import clouds
from parts.tree import acacia, jacaranda
from parts.truck import truck
from view import View

VIEW = View(cam=(-2, -29, 10), look=(0.5, 12, 4.6), lens=37, sun_rot=(58, 0, -40))

CLOUDS = ((-60, 190, 52, 2.4), (62, 200, 58, 3.0), (14, 220, 70, 2.0))


def build(sky=CLOUDS):
    rnd = random.Random(11)

    def hill(x, y):
        low = 5 * math.exp(-(((x + 15) / 7) ** 2) - (y / 7) ** 2)
        return 13.5 * math.exp(-((x / 11) ** 2) - (y / 8) ** 2) + low

    cx, cy = 5, 30
    box((0, 90, -0.3), (600, 400, 0.4), mat("veld", 0.95), 0)
    for _ in range(620):
        x, y = rnd.gauss(-2, 11), rnd.gauss(-2, 5)
        rock((x + cx, y + cy, hill(x, y) - 0.5), rnd.uniform(0.7, 2.3), rnd.randrange(90))
    for i in range(90):
        x, y = rnd.gauss(-2, 11), -rnd.uniform(1, 10)
        bush((x + cx, y + cy - 0.6, hill(x, y) + 0.2), rnd.uniform(0.4, 0.85), i)
    for i in range(34):
        x, y = rnd.gauss(0, 8), -rnd.uniform(3, 8)
        aloe((x + cx, y + cy - 1, hill(x, y) + 0.7), rnd.uniform(1.3, 1.9), i)
    acacia((cx - 3.5, cy - 1, 12.0), 1.9, 3)
    acacia((cx + 5, cy - 2, 9.2), 1.4, 5)
    acacia((cx - 15, cy - 2, 4.6), 1.4, 9)
    lots = [
        (-13, 6.5, 0.15, "wall", "roof"),
        (-2.5, 9, -0.1, "wall3", "roof3"),
        (9.5, 7, 0.08, "wall2", "roof2"),
        (20, 9, -0.2, "wall", "roof"),
        (-22, 12, 0.1, "wall2", "roof3"),
    ]
    for x, y, r, wall, roof in lots:
        house((x, y, 0), r, wall=wall, roof=roof, size=0.92)
    for i, (x, y) in enumerate(((-7.6, 5.2), (3.6, 5.6), (15, 5.5), (-18, 7))):
        jacaranda((x, y, 0), 0.85, i + 2)
    for i in range(26):
        bush((rnd.uniform(-20, 22), rnd.uniform(2.2, 3.2), 0), rnd.uniform(0.35, 0.6), i + 80)
    box((0, -2.2, -0.05), (200, 6.0, 0.08), mat("road", 0.9), 0)
    for y in (0.95, -5.35):
        box((0, y, 0.0), (200, 0.3, 0.2), mat("kerb"), 0.04)
    for x in range(-30, 30, 4):
        box((x, -2.2, 0.0), (1.9, 0.14, 0.012), mat("cream"), 0)
    truck((-4.5, -3.7, 0), radians(-90), 0.95)
    for i in range(26):  # foreground outcrop, bottom right
        rock((rnd.gauss(7.5, 2.6), rnd.gauss(-9, 0.9), -0.1), rnd.uniform(0.3, 0.95), i)
    for i in range(6):
        aloe((rnd.uniform(4, 10), rnd.uniform(-9, -7.6), 0.4), rnd.uniform(0.9, 1.3), i)
    ridge = ((-110, 60, 9), (-30, 80, 13), (70, 70, 10), (150, 60, 14))
    for i, (x, w, h) in enumerate(ridge):
        blob((x, 230, 0), w, mat("tower2", 0.9), i + 3, 3, 0.05, h / w)
    for _ in range(22):  # the leafy suburbs behind
        house(
            (rnd.uniform(-70, 90), rnd.uniform(50, 100), 0),
            rnd.uniform(-0.6, 0.6),
            wall=rnd.choice(["wall", "wall2", "wall3"]),
            roof=rnd.choice(["roof", "roof2", "roof3"]),
        )
    for i in range(420):
        x, y = rnd.uniform(-100, 120), rnd.uniform(42, 150)
        m = rnd.choice(["leaf", "leafDeep", "lilac2", "leafDeep"])
        blob((x, y, 0.6), rnd.uniform(1.2, 2.6), mat(m, 0.9, 0.1), i, 2, 0.25, 0.75)
    clouds(*sky)
