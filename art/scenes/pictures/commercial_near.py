"""Six in the morning: a trolley of screens comes out of the goods lift, a chair ahead of it."""

from math import radians

from parts.carton import crate, trolley
from parts.crew import mover
from parts.furniture import monitor, office_chair, wall_clock
from parts.lift import goods_lift
from parts.light import lamp
from parts.material import mat
from parts.plant import plant
from parts.room import wall_with_windows, window_frame
from parts.shape import box, group
from parts.sky import outside
from parts.skyline import hillbrow_tower, ponte, skyline
from view import ROOM, View

# The sun has just risen behind the windows.
DAWN = ROOM | {
    "sun_rot": (70, 0, 216),
    "sun": 4.6,
    "sun_color": (1.0, 0.72, 0.42),
    "fill": 0.75,
    "sky": ((0.0, "#fbd3a8"), (0.12, "#f3c9b4"), (0.5, "#d9dcea"), (1.0, "#e8e8ee")),
    "areas": (((-5, -7, 5.5), (0, 1, 1), 3, 460, (1, 0.88, 0.72)),),
}
VIEW = View(
    **DAWN,
    width=1200,
    cam=(-0.6, -8.4, 2.3),
    look=(0.0, 1, 1.8),
    lens=39,
    haze={"color": "#e6cdc8", "start": 50.0, "end": 260.0},
)
# The opening of the lift, and the wall that it is in.
LEFT, RIGHT, HEAD, FRONT = -0.5, 2.9, 2.75, 1.6


def build():
    box((0, 0, -0.1), (26, 16, 0.2), mat("carpet", 0.95, 0.05), 0)
    for k in range(13):
        box((-12 + k * 2, 0, 0.002), (0.02, 16, 0.006), mat("kerb", 0.9), 0)
    box((0, 0, 0.002), (26, 0.02, 0.006), mat("kerb", 0.9), 0)
    wall = [(-5.0, -2.25, 0.75, 3.3), (LEFT, RIGHT, 0, HEAD)]
    wall_with_windows(-12, 12, FRONT, 8, wall, "room")
    window_frame(-5.0, -2.25, 0.75, 3.3, FRONT + 0.1, 2, 1, "steel", 0.09)
    goods_lift(LEFT, RIGHT, HEAD, FRONT, 6)
    wall_clock((-1.48, FRONT - 0.05, 3.0), 6, 0, 1.15)
    for x in (-3.0, 3.6):
        lamp((x, -1.2, 4.6), 170, size=0.6)
    load()
    chair()
    plant((3.75, 0.8, 0), 1.3, "white", 2)
    crate((3.3, -0.5, 0), 0.2)
    crate((3.28, -0.5, 0.38), 0.1, "amber")
    outside(260, 420, 70)
    box((0, 170, -38), (900, 170, 0.4), mat("leafDeep"), 0)
    skyline(104, base=-27, x0=-92, seed=5)
    hillbrow_tower(-46, 92, 50, base=-38)
    ponte(-33, 96, 46, base=-38)


def load():
    """Two crates and two screens, pushed out over the sill."""
    g = group((0.85, -0.5, 0), radians(56))
    t = trolley((0, 0, 0), 0, g)
    for x, r in ((-0.42, -0.6), (0.32, -0.85)):
        monitor((x, -0.02, 0.675), r, t, on=False)
    for x in (-0.37, 0.37):
        crate((x, 0, 0.28), 0, parent=t)
    mover(
        (1.52, 0, 0),
        radians(-90),
        "skin",
        False,
        0.3,
        left=(0.28, -0.5, 1.08),
        right=(-0.28, -0.5, 1.08),
        bend=0.14,
        look=(0.1, 0),
        parent=g,
    )


def chair():
    """A chair on its castors, with a plant for a passenger."""
    g = group((-1.5, -0.9, 0), radians(-62))
    office_chair((0, -0.78, 0), 0, "tealLight", g)
    plant((0, -0.88, 0.55), 0.5, "white", 3, g)
    mover(
        (0, 0.14, 0),
        0,
        "skin3",
        False,
        0.24,
        left=(0.2, -0.44, 1.12),
        right=(-0.2, -0.44, 1.12),
        woman=True,
        hair="tail",
        bend=0.1,
        look=(0.55, 0),
        parent=g,
    )
