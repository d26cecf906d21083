"""Office floor above the city: desks, screens and crates leaving on trolleys."""

import math
from math import radians

from parts.carton import crate, trolley
from parts.crew import mover
from parts.furniture import desk, monitor, office_chair
from parts.light import bulb, lamp
from parts.material import mat
from parts.person import person
from parts.plant import plant
from parts.room import wall_with_windows, window_frame
from parts.shape import box, cyl, group, limb, tilt
from parts.sky import outside
from parts.skyline import hillbrow_tower, ponte, skyline
from view import ROOM, View

VIEW = View(
    **ROOM,
    cam=(-0.8, -8.6, 2.3),
    look=(0.0, 2, 1.95),
    lens=33,
    haze={"color": "#cfdcec", "start": 60.0, "end": 330.0},
)


def build():
    box((0, 0, -0.1), (22, 16, 0.2), mat("carpet", 0.95, 0.05), 0)
    for i in range(8):
        box((-7 + i * 2, 0, 0.002), (0.02, 16, 0.006), mat("kerb", 0.9), 0)
    wall_with_windows(-11, 11, 6, 10, [(-7.8, 6.6, 0.35, 4.9)])
    window_frame(-7.8, 6.6, 0.35, 4.9, 6.1, 6, 1, "steel", 0.09)
    box((10.2, 0, 5), (0.2, 16, 10), mat("room2", 0.9), 0)
    for x in (-5.4, 3.6):  # pendant lamps
        cyl((x, 2.6, 3.85), 0.5, 0.09, bulb("white", 0.6), bevel=0.03)
        lamp((x, 2.6, 3.5), 190)
        limb((x, 2.6, 3.9), (x, 2.6, 7.5), 0.012, 0.012, mat("steel"))
    # desks still in place along the window
    for x in (-6.3, -4.3, 4.3):
        desk((x, 4.3, 0), math.pi)
        office_chair((x, 5.2, 0), math.pi)
    desk((6.3, 4.3, 0), math.pi, screen=False)
    # trolley with screens, pushed to the left
    t = trolley((0.1, -0.9, 0), radians(8))
    for x, r in ((-0.42, 0.15), (0.32, -0.12)):
        monitor((x, -0.02, 0.675), r, t, on=False)
    for x in (-0.37, 0.37):
        crate((x, 0, 0.28), 0, parent=t)
    mover(
        (1.62, -0.7, 0),
        radians(-82),
        "skin",
        False,
        0.3,
        left=(0.28, -0.5, 1.08),
        right=(-0.28, -0.5, 1.08),
        bend=0.16,
        look=(0.5, 0),
    )
    # a desk on the second trolley, padded and strapped
    t2 = trolley((-2.35, 1.5, 0), radians(172))
    desk((-0.03, 0, 0.28), math.pi, screen=False, parent=t2)
    box((-0.03, 0, 1.06), (1.14, 0.86, 0.05), mat("blanket", 0.9), 0.02, parent=t2)
    for y in (-0.425, 0.425):
        box((-0.03, y, 0.96), (1.14, 0.03, 0.24), mat("blanket", 0.9), 0.012, parent=t2)
    for x in (-0.39, 0.33):
        box((x, 0, 1.09), (0.1, 0.9, 0.02), mat("amber", 0.6), 0.004, parent=t2)
        for y in (-0.45, 0.45):
            box((x, y, 0.67), (0.1, 0.02, 0.84), mat("amber", 0.6), 0.004, parent=t2)
    crate((-0.03, 0, 1.1), 0, "amber", t2)
    mover(
        (-3.9, 1.7, 0),
        radians(82),
        "skin3",
        False,
        0.25,
        left=(0.28, -0.5, 1.08),
        right=(-0.28, -0.5, 1.08),
        bend=0.14,
        woman=True,
        hair="tail",
        look=(-0.45, 0),
    )
    # manager with a list
    person(
        (4.6, 0.9, 0),
        radians(-38),
        "skin4",
        "long",
        "hair2",
        top="dress",
        legs="tyre",
        woman=True,
        left=(0.12, -0.36, 1.12),
        right=(-0.22, -0.36, 1.05),
        look=(-0.2, 0.1),
        glasses=True,
    )
    clip = group((4.6, 0.9, 0), radians(-38), 1.05)
    tilt(
        box((-0.02, -0.47, 1.2), (0.3, 0.02, 0.4), mat("oakDark"), 0.01, parent=clip), radians(-32)
    )
    tilt(
        box((-0.02, -0.455, 1.205), (0.26, 0.02, 0.34), mat("white"), 0.005, parent=clip),
        radians(-32),
    )
    pile = (
        (3.5, -0.9, 0, 0.3),
        (3.52, -0.88, 0.38, 0.2),
        (4.4, -0.6, 0, -0.2),
        (3.5, -0.9, 0.76, 0.36),
    )
    for x, y, z, r in pile:
        crate((x, y, z), r, "crate" if z < 0.7 else "amber")
    plant((7.6, 3.0, 0), 1.35, "white", 2)
    plant((-8.6, 4.6, 0), 1.3, "white", 4)
    # the city outside
    outside(260, 420, 70)
    box((0, 170, -38), (900, 170, 0.4), mat("leafDeep"), 0)
    skyline(104, base=-27, x0=-62, seed=5)
    skyline(130, base=-22, x0=-40, seed=8)
    hillbrow_tower(-9.5, 92, 50, base=-38)
    ponte(12, 96, 46, base=-38)
