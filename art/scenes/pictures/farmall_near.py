"""The stoep of a farmhouse: a mover carries off a potted aloe, the dog watches, more pots wait."""

from math import atan2, radians

from parts.animal import dog, hen
from parts.carton import trolley
from parts.crew import mover
from parts.land import far_ridges, ground
from parts.light import lamp
from parts.material import mat
from parts.plant import aloe, plant, pot, veld
from parts.road import road
from parts.roof import gable, win
from parts.shape import ball, box, cyl, group
from parts.sky import clouds
from parts.tree import gum, woods
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(0.6, -10.0, 2.2),
    look=(0.1, 3, 2.0),
    lens=34,
    sun_rot=(57, 0, -40),
)

DECK = 0.36


def build():
    # A lamp behind the camera shows their faces.
    lamp((3.0, -7.0, 4.0), 270, size=1.0)
    box((0, 30, -0.06), (160, 140, 0.1), mat("veld", 0.95), 0)
    ground("veld")
    road([(5.2, -30), (5.0, 0), (5.6, 14), (9, 40)], 2.6, 0, False, "dirt", kerb=False)
    truck((7.2, 12.5, 0), radians(-24), 0.95)
    farmhouse((-3.5, 6.4, 0), radians(10))
    tank((2.95, 6.4, 0))
    mover_with_aloe((0.2, -2.0, 0), radians(54))
    dog((-1.25, -2.35, 0), radians(64), 1.15)
    load()
    hen((-2.6, 2.4, DECK), radians(64), "white", 1.1)
    hen((-2.75, -1.2, 0), radians(120), "oakDark", 1.1)
    for x, y, i in (
        (12, 24, 3),
        (17, 27, 5),
        (8.5, 31, 4),
        (22, 23, 7),
        (-12, 22, 6),
        (-17, 26, 8),
    ):
        gum((x, y, 0), 1.05, i)
    veld(420, (-30, 40), (9, 45), 4, (0.5, 1.0), keep=lambda x, y: abs(x - 6) > 4)
    woods(60, (-70, 80), (50, 95), 3, (1.2, 2.2), ("leafDeep", "gum2", "leaf"))
    far_ridges(spec=((-110, 60, 7), (-30, 80, 9), (70, 70, 8), (150, 60, 10)))
    clouds((34, 200, 56, 1.9), (-14, 220, 62, 1.6))


def farmhouse(loc, rot):
    """Whitewashed, under red iron sheets that reach over the stoep."""
    g = group(loc, rot)
    w, d, h = 9.6, 5.0, 3.1
    box((0, 0, h / 2), (w, d, h), mat("wall", 0.9), 0.04, parent=g)
    gable(w, d, 1.9, mat("roof", 0.6), mat("wall", 0.9), h, 0.3, g)
    f = -d / 2
    sheets(g, (0, 0, h + 1.98), w + 0.3, 3.55, atan2(1.9, 2.5))
    sheets(g, (0, f - 0.02, h - 0.03), w + 0.5, 2.5, radians(11))
    box((0, f - 1.1, DECK / 2), (w, 2.2, DECK), mat("roof2", 0.5), 0.03, parent=g)
    box((0, f, DECK + 1.05), (1.1, 0.16, 2.1), mat("door"), 0.03, parent=g)
    for x in (-3.2, 3.2):
        win(g, (x, f, 1.75), 1.4, 1.25, mull=2)
    for x in (-4.6, -1.6, 1.6, 4.6):
        box((x, f - 2.05, 1.5), (0.14, 0.14, 2.36), mat("white", 0.7), 0.02, parent=g)
    for k in range(2):
        h = DECK * (2 - k) / 3
        box((0, f - 2.37 - 0.34 * k, h / 2), (1.8, 0.36, h), mat("stone", 0.9), 0.02, parent=g)
    for x, tone, r in ((-4.1, "coral", 0.3), (-2.3, "lilac3", 0.26), (1.05, "red", 0.26)):
        pot((x, f - 1.8, DECK), tone, r, int(x * 9), 0.5, g)
    plant((-1.05, f - 1.75, DECK), 0.72, "roof", 3, g)
    lamp((0, f - 0.9, 2.5), 70, g)


def sheets(parent, top, w, length, slope):
    """Corrugated iron that comes down from top towards -Y."""
    g = group(top, 0, 1, parent)
    g.rotation_euler = (slope, 0, 0)
    m = mat("roof", 0.6)
    box((0, -length / 2, 0), (w, length, 0.06), m, 0.01, parent=g)
    n = round(w / 0.36)
    for i in range(n + 1):
        at = (-w / 2 + 0.06 + i * (w - 0.12) / n, -length / 2, 0.04)
        box(at, (0.1, length, 0.06), m, 0.02, parent=g)


def tank(loc):
    """A green rainwater tank."""
    g, m = group(loc), mat("leafDeep", 0.5, 0.4)
    cyl((0, 0, 0.15), 1.0, 0.3, mat("stone", 0.9), sides=28, parent=g)
    cyl((0, 0, 1.35), 0.88, 2.1, m, sides=36, bevel=0.08, parent=g)
    for k in range(6):
        cyl((0, 0, 0.55 + k * 0.32), 0.91, 0.12, m, sides=36, bevel=0.05, parent=g)
    ball((0, 0, 2.36), 0.86, m, (1, 1, 0.3), g)
    cyl((0, 0, 2.62), 0.24, 0.12, mat("tyre"), sides=20, parent=g)


def mover_with_aloe(at, rot):
    """At arm's length: it pricks."""
    g = mover(
        at,
        rot,
        "skin2",
        False,
        0.28,
        left=(0.2, -0.53, 0.95),
        right=(-0.2, -0.53, 0.95),
        look=(-0.4, 0),
        bend=-0.1,
    )
    cyl((0, -0.62, 0.98), 0.17, 0.4, mat("roof"), sides=28, r2=0.23, bevel=0.02, parent=g)
    cyl((0, -0.62, 1.17), 0.25, 0.09, mat("roof"), sides=28, bevel=0.02, parent=g)
    aloe((0, -0.62, 1.16), 0.62, 2, g)


def load():
    """Pots on the trolley, and those still on the stoep."""
    trolley((2.4, -1.0, 0), radians(20))
    for x, y, tone, i in ((2.0, -1.2, "coral", 1), (2.65, -0.9, "lilac2", 2)):
        pot((x, y, 0.28), tone, 0.28, i, 0.5)
