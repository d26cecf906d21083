"""A fridge goes up a steep drive cut into red soil, to a house under a rocky ridge."""

import math
import random
from math import pi, radians

from mathutils import Vector

from parts.appliance import fridge
from parts.carton import sack_truck
from parts.crew import mover
from parts.house import family_home, house
from parts.land import far_ridges, ground, rock, terrain
from parts.light import bulb, lamp
from parts.material import mat
from parts.plant import aloe, tuft
from parts.road import ribbon, road
from parts.shape import box, cyl, group, slab
from parts.sky import clouds
from parts.tree import acacia, jacaranda, woods
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(-0.4, -9.6, 2.3),
    look=(0.5, 4, 2.75),
    lens=33,
    sun_rot=(57, 0, -40),
    haze={"start": 45.0, "end": 240.0},
)

# The drive leaves the street at its foot and climbs to the left and away.
FOOT, UP, GRADE, TOP = (4.6, -0.6), (-0.8, 0.6), 0.27, 2.6
HEADING = math.atan2(-UP[0], UP[1])


def hill(x, y):
    """Height of the plot: level at the street, then the slope, then level at the house."""
    climb = (x - FOOT[0]) * UP[0] + (y - FOOT[1]) * UP[1]
    return min(GRADE * max(0, min(climb, (FOOT[0] - x) * 1.7)), TOP)


def on_drive(climb):
    x, y = FOOT[0] + UP[0] * climb, FOOT[1] + UP[1] * climb
    return x, y, hill(x, y)


def build():
    rnd = random.Random(6)
    ground("grass")
    terrain(hill, -40, 8, -16, 60, 120, 190, mat("brick", 0.95))
    lawn = [(-40, 9), (-9, 9), (-1.6, 6.4), (-1.6, 60), (-40, 60)]
    slab(lawn, 0.06, mat("lawn", 0.95), (0, 0, TOP - 0.02))
    drive()
    bank(rnd)
    team(4.6)
    family_home((-7.0, 17, TOP), 0.06, "wall", "roof3")
    street()
    ridge(rnd)
    clouds((-30, 190, 66, 1.8), (46, 210, 60, 1.7))


def drive():
    line = [Vector(on_drive(k * 0.6 - 1.2)) for k in range(24)]
    ribbon(line, -1.6, 1.6, 0.05, mat("paving", 0.9), 0.12)
    for s in (-1, 1):
        ribbon(line, s * 1.6 - 0.13, s * 1.6 + 0.13, 0.12, mat("kerb"), 0.2)
    for climb in (1.4, 4.2, 7.0, 9.8):
        x, y, z = on_drive(climb)
        x, y = x - 1.85 * UP[1], y + 1.85 * UP[0]
        cyl((x, y, z + 0.3), 0.07, 0.6, mat("tealDeep"), sides=16)
        cyl((x, y, z + 0.68), 0.1, 0.18, bulb(), sides=16, bevel=0.02)
        lamp((x, y - 0.15, z + 0.95), 22)


def bank(rnd):
    """Stones, aloes and grass on the red earth either side of the drive."""
    for i in range(46):
        climb, side = rnd.uniform(1.6, 9.6), rnd.choice((-1, 1))
        off = side * rnd.uniform(2.0, 2.5)
        x, y, _ = on_drive(climb)
        x, y = x + off * UP[1], y - off * UP[0]
        rock((x, y, hill(x, y)), rnd.uniform(0.2, 0.38), i)
    for x, y, k, i in (
        (-2.75, -2.7, 0.8, 1),
        (-3.5, -1.5, 1.0, 2),
        (-1.75, -3.3, 0.62, 3),
        (-4.3, -0.1, 1.0, 4),
        (-6.2, 2.6, 1.1, 6),
    ):
        aloe((x, y, hill(x, y)), k, i)
        rock((x + 0.5, y - 0.35, hill(x + 0.5, y - 0.35)), 0.3 * k, i)
    for i in range(90):
        x, y = rnd.uniform(-9, 3), rnd.uniform(-6, 4)
        climb = (x - FOOT[0]) * UP[0] + (y - FOOT[1]) * UP[1]
        off = (x - FOOT[0]) * UP[1] - (y - FOOT[1]) * UP[0]
        if off < -2.6 and climb > 0:
            tuft((x, y, hill(x, y)), rnd.uniform(0.4, 0.75), i, ("straw", "willow2")[i % 2])


def team(climb):
    """One pulls, one pushes: the fridge stands strapped to a sack truck."""
    g = group(on_drive(climb), HEADING)
    g.location.z += 0.05
    t = sack_truck((0, 0, 0), 0, g, 0.45)
    fridge((0, -0.4, 0), 0, t)
    box((0, -0.38, 0.8), (0.86, 0.84, 0.08), mat("amber", 0.6), 0.01, parent=t)
    mover(
        (0, 1.38, GRADE * 1.38),
        0,
        "skin2",
        False,
        0.2,
        left=(0.23, -0.5, 1.06),
        right=(-0.23, -0.5, 1.06),
        bend=0.16,
        parent=g,
    )
    mover(
        (0, -1.14, -GRADE * 1.14),
        pi,
        "skin",
        False,
        0.26,
        left=(0.24, -0.6, 1.18),
        right=(-0.24, -0.6, 1.18),
        bend=0.22,
        woman=True,
        hair="tail",
        parent=g,
    )


def street():
    road([(8.2, -40), (8.2, 0), (8.2, 120)], 2.8, 1.4, steps=2)
    truck((7.1, 9.8, 0), radians(-2), 0.97)
    for i, y in enumerate((12, 26, 40)):
        house(
            (18.5, y, 0), -0.25, wall=("butter", "wall3", "wall2")[i], roof=("roof", "roof2")[i % 2]
        )
        jacaranda((13.2, y + 5, 0), 0.9, i + 3, petals=False)


def ridge(rnd):
    def height(x, y):
        crest = 15 + 2.6 * math.sin(x / 10 + 0.4) + 1.2 * math.sin(x / 4.3)
        up = 1 / (1 + math.exp(-(y - 62 - 3 * math.sin(x / 8)) / 4))
        return crest * up * math.exp(-((max(y - 72, 0) / 10) ** 2))

    terrain(height, -80, 90, 44, 96, 90, 30, mat("lawn2", 0.95))
    for i in range(210):
        x, y = rnd.uniform(-70, 80), rnd.gauss(70, 3)
        rock((x, y, height(x, y)), rnd.uniform(0.8, 2.2), i)
    woods(160, (-75, 85), (46, 68), 4, (0.9, 1.9), ("leaf", "leafDeep", "gum2"), height)
    for x, k in ((-24, 1.6), (-8, 1.4), (14, 1.7), (30, 1.4), (44, 1.6)):
        acacia((x, 71, height(x, 71) - 0.2), k, int(x + 50))
    far_ridges(260, spec=((150, 90, 18), (-150, 80, 16)))
