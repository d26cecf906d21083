"""Dawn on Van Reenen's Pass: the truck takes a bend of the N3 above a valley with mist."""

import random
from math import hypot, radians

from mathutils import Vector, noise

from parts.land import koppie, mist, ridge, rock, terrain
from parts.material import mat
from parts.plant import veld
from parts.road import curve, dashes, guardrail, ribbon
from parts.shape import box, cyl, text
from parts.truck import truck
from view import View

DAWN = ((0.0, "#ffd3a0"), (0.03, "#fbc3a4"), (0.12, "#c9b4d8"), (0.5, "#5f86c8"))
VIEW = View(
    width=1200,
    cam=(3.4, -17, 9.4),
    look=(0.7, 12, 3.6),
    lens=35,
    sun_rot=(68, 0, -28),
    sun=4.2,
    sun_color=(1.0, 0.66, 0.38),
    fill=0.8,
    sky=DAWN,
    haze={"color": "#b3b6dd", "start": 30.0, "end": 330.0, "strength": 0.86},
)
# The N3 from the near bend down into the valley.
WAY = (
    (26, -19, 0.1),
    (16, -10.4, 0),
    (7, -3.2, 0),
    (-0.5, 2.8, 0),
    (-7.6, 8.4, -0.3),
    (-11.5, 15, -1.5),
    (-9, 23, -3),
    (1, 30, -4.2),
    (13, 38, -5.2),
    (15, 49, -6.4),
    (4, 58, -7.6),
    (-11, 66, -8.6),
    (-20, 78, -10),
    (-13, 93, -11.8),
    (6, 108, -13.4),
)
HALF = 3.5


def build():
    line = curve(WAY, 14)
    pass_road(line)
    hillside(line)
    truck((2.2, 2.8, 0.03), radians(51), 1.02)
    board()
    cyl((-62, 300, 17), 15, 0.5, mat("sun", 1, 0, 4.5), "Y", 72)
    koppie((92, 190, -26), 60, 46, 3, "tower2", 0.7)
    koppie((-118, 215, -26), 64, 43, 6, "tower2", 0.7)
    ridge(150, (2, -2, -8, -5, -10, -6, -11, -4, 4, 12, 16), "hill2")
    ridge(230, (14, 10, 16, 9, 4, 10, 5, 12, 9, 18, 14), "tower2", -330, 330)
    ridge(290, (24, 28, 19, 26, 17, 14, 20, 30, 22, 26, 34), "lilac3", -400, 400)
    for x, y, z, long, deep, seed in (
        (-34, 124, -12, 60, 18, 1),
        (36, 132, -12, 64, 18, 4),
        (2, 142, -11.5, 90, 10, 7),
    ):
        mist((x, y, z), long, deep, seed, 1.6)


def pass_road(line):
    ribbon(line, -HALF - 1.2, HALF + 1.2, 0.0, mat("soil", 0.95), 0.8)
    ribbon(line, -HALF, HALF, 0.03, mat("road", 0.9))
    for s in (-1, 1):
        ribbon(line, s * (HALF - 0.35), s * (HALF - 0.2), 0.045, mat("line"))
    dashes(line, z=0.045)
    guardrail(line, HALF + 0.7)


def hillside(line):
    """Grass that falls away with the road, and lies a little below it."""

    def height(x, y):
        at = Vector((x, y, 0))
        near = min(line, key=lambda p: hypot(p.x - x, p.y - y))
        apart = hypot(near.x - x, near.y - y)
        slope = -0.2 * min(max(y - 6, 0), 14) - 0.12 * max(y - 20, 0)
        far = min(max((apart - 5) / 9, 0), 1)
        wild = noise.noise(at * 0.06) * 2.6 + noise.noise(at * 0.22) * 0.7
        return (near.z - 0.25) * (1 - far) + max(slope + wild - 0.5, -15 + wild * 0.3) * far

    terrain(height, -110, 110, -12, 150, 110, 90, mat("grass", 0.95))
    veld(
        330,
        (-16, 18),
        (-8, 16),
        5,
        (0.35, 0.7),
        ("straw", "willow2", "straw", "scrub"),
        height,
        lambda x, y: min(hypot(p.x - x, p.y - y) for p in line) > HALF + 1.5,
    )
    rnd = random.Random(4)
    for i in range(26):
        x, y = rnd.uniform(-26, 26), rnd.uniform(4, 60)
        if min(hypot(p.x - x, p.y - y) for p in line) > HALF + 2:
            rock((x, y, height(x, y)), rnd.uniform(0.3, 1.0), i)


def board():
    """The sign of the pass, beyond the bend."""
    x, y, z = 9.6, 9.4, -0.9
    for s in (-1, 1):
        box((x + s * 1.5, y, z + 1.4), (0.14, 0.14, 2.8), mat("steel"), 0.02)
    box((x, y - 0.1, z + 3.2), (4.3, 0.08, 2.2), mat("white"), 0.08)
    box((x, y - 0.14, z + 3.2), (4.12, 0.06, 2.02), mat("leafDeep", 0.6), 0.06)
    text("N3", (x, y - 0.2, z + 3.62), 0.95, mat("line", 0.5, 0.2, 0.1))
    text("Van Reenen’s Pass", (x, y - 0.2, z + 2.66), 0.46, mat("white"))
