"""A grand piano on a padded dolly and a wrapped painting in a high bright room."""

from math import radians

from parts.carton import carton, wrapped_painting
from parts.crew import mover, piano_on_dolly
from parts.hour import is_night
from parts.light import lamp
from parts.material import mat
from parts.plant import plant
from parts.room import boards, curtain, wall_with_windows, window_frame
from parts.shape import ball, box, cyl, group, limb
from parts.sky import outside
from parts.tree import jacaranda
from view import ROOM, View

VIEW = View(**ROOM, cam=(0.6, -8.0, 2.9), look=(0.35, 2, 1.75), lens=32)


def build():
    boards(-7.2, 7.2, -5, 4.2)
    wall_with_windows(-7.2, 7.2, 4.2, 10, [(x - 1, x + 1, 0.5, 4.6) for x in (-3.9, 0, 3.9)])
    for x in (-3.9, 0, 3.9):
        window_frame(x - 1, x + 1, 0.5, 4.6, 4.3, 2, 3)
        for s in (-1, 1):
            curtain(x + s * 1.28, 0.1, 5.0, 4.06, 0.5)
        limb(
            (x - 1.65, 4.02, 5.05),
            (x + 1.65, 4.02, 5.05),
            0.03,
            0.03,
            mat("line", 0.4, 0.4),
            sides=12,
        )
    box((7.0, 0, 5), (0.2, 10, 10), mat("room2", 0.9), 0)
    box((0, 4.17, 0.12), (14.4, 0.07, 0.24), mat("white", 0.6), 0.01)
    box((6.87, 0, 0.12), (0.07, 9, 0.24), mat("white", 0.6), 0.01)
    shade = mat("glow", 0.6, 0.1, 0.2) if is_night() else mat("lamp", 0.6, 0.1, 0.4)
    for x in (-1.95, 1.95):  # wall lamps
        limb((x, 4.2, 2.9), (x, 3.95, 3.0), 0.025, 0.025, mat("line", 0.4, 0.4), sides=12)
        cyl((x, 3.93, 3.12), 0.13, 0.24, shade, r2=0.09)
        lamp((x, 2.9, 3.5), 40)
    piano_on_dolly((-1.55, -0.75, 0.02), radians(-52)).scale = (1.18, 1.18, 1.12)
    mover(
        (0.66, 1.1, 0.02),
        radians(-52),
        "skin2",
        False,
        0.3,
        hands=(-0.54, 1.32),
        bend=0.22,
        look=(0.1, 0),
    )
    g = group((2.55, -0.7, 0.02), radians(-20))
    wrapped_painting((0, -0.5, 1.12), 0, 1.5, 1.1, g)
    mover(
        (0, 0, 0),
        0,
        "skin3",
        False,
        0.12,
        left=(0.8, -0.4, 1.02),
        right=(-0.8, -0.4, 1.02),
        woman=True,
        hair="bun",
        parent=g,
        look=(0.1, 0),
    )
    plant((5.7, 3.2, 0.02), 1.5, "white", 3)
    cyl((-4.95, 3.3, 0.5), 0.32, 1.0, mat("white", 0.7), bevel=0.02)
    cyl((-4.95, 3.3, 1.06), 0.38, 0.1, mat("white", 0.7), bevel=0.02)
    ball((-4.95, 3.3, 1.4), 0.24, mat("teal", 0.3, 0.5), (1, 1, 1.2))
    cyl((-4.95, 3.3, 1.72), 0.09, 0.2, mat("teal", 0.3, 0.5), r2=0.13)
    for x, y, s_, r in ((4.75, 1.0, 0.8, -0.2), (4.2, 2.0, 0.65, 0.3)):
        carton((x, y, 0.02), s_, r)
    carton((4.75, 1.02, 0.7), 0.55, 0.2)
    box((-4.5, -0.7, 0.09), (0.75, 0.5, 0.12), mat("blanket", 0.9), 0.05, 0.4)  # folded blankets
    box((-4.5, -0.7, 0.2), (0.72, 0.48, 0.1), mat("rose", 0.9), 0.045, 0.5)
    outside()
    box((0, 40, -0.6), (200, 60, 0.4), mat("grass"), 0)
    for x, y, k, i in ((-6.5, 13, 1.2, 3), (1.6, 12, 1.15, 5), (8, 15, 1.3, 8)):
        jacaranda((x, y, -0.5), k, i, fine=True)
