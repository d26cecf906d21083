"""At the paddock: a mover carries a rocking horse past the fence, a real one looks at it."""

from math import cos, radians, sin

from parts.animal import horse
from parts.crew import mover
from parts.estate_house import villa
from parts.fence import fence
from parts.land import far_ridges, ground
from parts.light import lamp
from parts.material import mat
from parts.plant import flowers, veld
from parts.road import road
from parts.shape import box, group, limb
from parts.sky import clouds
from parts.tree import leafy, woods
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(-0.6, -9.4, 2.1),
    look=(0.75, 3, 1.85),
    lens=35,
    sun_rot=(57, 0, -40),
)


def build():
    # A lamp behind the camera shows their faces.
    lamp((-3.5, -6.5, 4.0), 260, size=1.0)
    box((0, 30, -0.06), (160, 140, 0.1), mat("lawn", 0.95), 0)
    ground("lawn")
    way = [(-4.6, -30), (-4.4, 0), (-5.2, 14), (-2, 30), (9, 48)]
    road(way, 2.2, 0, False, "dirtPale", kerb=False)
    truck((-5.3, 11.5, 0), radians(-8), 0.95)
    paddock()
    mover_with_toy((-0.55, -2.2, 0), radians(24))
    mover((-2.55, 2.6, 0), radians(24), "skin3", woman=True, hair="tail")
    villa((24, 47, 0), -0.3, "wall", "roof2", 1.2)
    for x, y, k, i in (
        (-9.6, 16, 2.0, 3),
        (-13, 9, 2.0, 5),
        (-2.4, 34, 2.0, 6),
        (11.5, 15, 2.0, 8),
        (21, 24, 2.0, 4),
    ):
        leafy((x, y, 0), k, i, tall=1.1)
    woods(90, (-80, 80), (58, 110), 5, (1.5, 2.8), ("leaf", "leafDeep", "leafDeep", "gum2"))
    far_ridges()
    clouds((-38, 190, 52, 2.0), (40, 220, 60, 1.8))


def paddock():
    """White rails round two horses; the nearest puts its head over them."""
    fence((1.05, -0.7), (24, -0.7))
    fence((1.05, -0.7), (3.6, 17))
    fence((3.6, 17), (34, 15))
    horse((2.2, 0.2, 0), radians(-42), "horse", False, 1.04)
    horse((6.5, 6.6, 0), radians(62), "horse3", True)
    for i, x in enumerate((1.2, 2.7, 4.0)):
        flowers((x, -1.25, 0), 12, 0.5, ("lilac2", "coral", "lilac3")[i], i)
    veld(
        150,
        (0.9, 14),
        (-3.4, -0.9),
        6,
        (0.22, 0.42),
        ("willow2", "straw", "leaf", "willow2"),
    )


def mover_with_toy(at, rot):
    g = mover(
        at,
        rot,
        "skin",
        False,
        0.3,
        left=(0.35, -0.36, 0.86),
        right=(-0.35, -0.36, 0.86),
        look=(0.26, 0),
    )
    rocking_horse((-0.02, -0.32, 0.78), radians(90), 0.45, g)


def rocking_horse(loc, rot, size, parent):
    g = group(loc, rot, size, parent)
    horse((0, 0, 0), 0, "fur2", parent=g)
    box((0, -0.05, 1.46), (0.68, 0.62, 0.16), mat("red", 0.6), 0.06, parent=g)
    box((0, -0.05, 1.15), (0.67, 0.14, 0.7), mat("red", 0.6), 0.03, parent=g)
    arc = [radians(a) for a in range(-30, 31, 6)]
    for s in (-0.2, 0.2):
        points = [(s, sin(a) * 2.0, 1.88 - cos(a) * 2.0) for a in arc]
        for a, b in zip(points, points[1:]):
            limb(a, b, 0.08, 0.08, mat("tealLight", 0.6), g, 14)
    for a in (arc[1], arc[-2]):
        y, z = sin(a) * 2.0, 1.88 - cos(a) * 2.0
        limb((-0.28, y, z), (0.28, y, z), 0.06, 0.06, mat("tealLight", 0.6), g, 14)
