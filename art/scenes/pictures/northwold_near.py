"""A mattress goes up the outside stairs of a face-brick complex; a child brings the pillow."""

from math import pi, radians

from parts.crew import mover
from parts.estate_house import townhouse
from parts.furniture import mattress
from parts.land import far_ridges, ground
from parts.light import bulb, lamp, pane
from parts.material import brick, mat
from parts.person import person
from parts.plant import flowers, pot
from parts.roof import hip, win
from parts.shape import box, cyl, group, limb, prism, slab, text
from parts.sky import clouds
from parts.tree import jacaranda, leafy, woods
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(-3.4, -7.4, 2.5),
    look=(0.45, 4, 2.5),
    lens=34,
    sun_rot=(57, 0, -40),
    haze={"start": 45.0, "end": 240.0},
)

# The stairs rise to the left along the wall: foot, how many, rise and tread, depth, wall.
FOOT, STEPS, RISE, TREAD, WIDE, WALL = 3.1, 16, 0.17, 0.38, 1.6, 4.4
TOP = STEPS * RISE
HEAD = FOOT - STEPS * TREAD
EDGE = WALL - WIDE


def build():
    ground("lawn")
    box((0, 1.1, -0.02), (60, 3.1, 0.1), mat("paving", 0.9), 0.02)
    block()
    stairs()
    gallery()
    carry()
    helper()
    garden()
    neighbours()
    far_ridges(260, spec=((150, 90, 16), (60, 60, 9)))
    clouds((52, 200, 60, 1.8), (18, 220, 72, 1.5))


def block():
    """Two storeys of face brick under a hipped roof, a band of plaster at the floor."""
    box((-4.4, WALL + 4, 2.85), (17, 8, 5.7), brick("brick"), 0.03)
    box((-4.4, WALL + 4, 2.74), (17.06, 8.06, 0.22), mat("plaster"), 0.02)
    hip(17, 8, 2.4, mat("roof3", 0.7), (-4.4, WALL + 4, 5.7), 0.6)
    for x, z in ((2.6, 4.25), (-1.7, 4.25), (-7.6, 1.5), (-7.6, 4.25)):
        win(None, (x, WALL, z), 1.5, 1.3)
    win(None, (4.1, WALL + 3, 4.25), 1.5, 1.3, "x", 1)


def stairs():
    y, side = WALL - WIDE / 2, [(HEAD, 0), (FOOT, 0)]
    for k in range(STEPS):
        x, h = FOOT - (k + 0.5) * TREAD, (k + 1) * RISE
        side += [(x + TREAD / 2, h - 0.06), (x - TREAD / 2, h - 0.06)]
        box((x, y - 0.04, h - 0.03), (TREAD + 0.03, WIDE + 0.1, 0.07), mat("plaster2", 0.9), 0.015)
    prism(side, WIDE, brick("brickPale"), (0, y, 0), 0, 0)
    low, high = (FOOT - 0.2, WALL - 0.1, RISE + 0.9), (HEAD, WALL - 0.1, TOP + 0.9)
    limb(low, high, 0.042, 0.042, mat("teal", 0.5), sides=14)


def gallery():
    """The walk along the upper units, on brick piers, with a railing."""
    far, rail = -13.0, mat("teal", 0.5)
    middle, length = (far + HEAD) / 2, HEAD - far
    box(
        (middle, WALL - WIDE / 2, TOP - 0.13),
        (length, WIDE + 0.1, 0.26),
        mat("plaster2", 0.9),
        0.02,
    )
    for x in (HEAD - 0.25, HEAD - 3.9):
        box((x, EDGE + 0.2, TOP / 2 - 0.1), (0.46, 0.46, TOP - 0.2), brick("brickPale"), 0.02)
    for z in (0.12, 0.98):
        limb((far, EDGE, TOP + z), (HEAD - 0.1, EDGE, TOP + z), 0.036, 0.036, rail, sides=12)
    for k in range(int(length / 0.26)):
        x = HEAD - 0.1 - k * 0.26
        limb((x, EDGE, TOP), (x, EDGE, TOP + 0.98), 0.018, 0.018, rail)
    entrance(-4.35, TOP, "8", True)
    entrance(-5.3, 0.02, "7", False)


def entrance(x, z, number, ajar):
    """A unit's door with its number and a lamp."""
    box((x, WALL, z + 1.17), (1.34, 0.16, 2.34), mat("white"), 0.02)
    box((x, WALL - 0.05, z + 1.12), (1.1, 0.12, 2.2), pane(homes=1) if ajar else mat("door"), 0.01)
    if ajar:
        leaf = group((x - 0.55, WALL - 0.1, z + 1.12), radians(-100))
        box((0.53, 0, 0), (1.06, 0.07, 2.18), mat("door"), 0.02, parent=leaf)
    box((x + 1.06, WALL - 0.04, z + 1.5), (0.5, 0.08, 0.5), mat("teal", 0.5), 0.03)
    text(number, (x + 1.06, WALL - 0.09, z + 1.5), 0.36, mat("cream"))
    cyl((x + 1.06, WALL - 0.14, z + 2.1), 0.12, 0.2, bulb(), sides=20)
    lamp((x + 1.06, WALL - 0.5, z + 2.1), 45)


def carry():
    """The mattress, on edge, between a mover above and a mover below."""
    y = EDGE + 0.75
    g = group((0.36, y, 2.64))
    g.rotation_euler = (0, 0.27, 0)
    mattress((0, 0, 0), 0, g)
    above = {"left": (0.2, -0.28, 0.89), "right": (-0.2, -0.38, 1.26), "look": (-0.4, -0.1)}
    below = {"left": (0.2, -0.53, 1.35), "right": (-0.2, -0.58, 1.17), "look": (0.4, 0.1)}
    for s, step, skin, pose in ((-1, 11, "skin3", above), (1, 4, "skin2", below)):
        mover(
            (FOOT - (step - 0.5) * TREAD, y, step * RISE),
            -s * pi / 2,
            skin,
            False,
            woman=s > 0,
            hair="tail" if s > 0 else "short",
            feet=(0.18, -0.2),
            bend=0.14,
            **pose,
        )


def helper():
    """A child with the pillow that belongs to the bed."""
    at, rot = (1.2, 0.5, 0.03), radians(-44)
    person(
        at,
        rot,
        "skin",
        "braids",
        top="coral",
        woman=True,
        size=0.74,
        head=1.3,
        feet=(0.16, -0.14),
        left=(0.2, -0.44, 1.0),
        right=(-0.2, -0.44, 1.0),
        look=(-0.25, -0.2),
    )
    g = group(at, rot, 0.74)
    box((0, -0.42, 1.08), (0.86, 0.3, 0.56), mat("lilac3", 0.9), 0.14, parent=g)


def garden():
    for k in range(4):
        tone = ("lilac2", "coral", "butter")[k % 3]
        flowers((FOOT - 1.85 - k * 0.72, EDGE - 0.42, 0.02), 11, 0.6, tone, k)
    pot((-2.5, EDGE - 0.5, 0.02), "coral", 0.36, 3, 0.5)


def neighbours():
    slab([(6.2, 2.7), (12.2, 2.7), (12.2, 40), (6.2, 40)], 0.06, mat("road", 0.9), (0, 0, -0.02))
    truck((10.2, 11.4, 0.04), radians(-14), 1.0)
    townhouse((20.5, 20, 0), -0.7, "brickRed", "roof2", variant=1)
    townhouse((15.5, 29, 0), -0.3, "brickPale", "roof", variant=2)
    townhouse((4.2, 38, 0), 0.05, "brick", "roof2", variant=3)
    townhouse((10.8, 37, 0), -0.1, "brickRed", "roof3", variant=2)
    jacaranda((13.4, 21, 0), 1.15, 4)
    leafy((3.6, 24, 0), 1.1, 5)
    woods(70, (-90, 90), (60, 100), 5, (1.4, 2.6), ("leafDeep", "leaf", "gum2"))
