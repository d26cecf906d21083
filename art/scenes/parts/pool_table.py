"""A pool table, and what it is taken apart into."""

from parts.light import lamp
from parts.material import mat
from parts.shape import ball, box, cyl, group, limb

WIDE, LONG, HIGH = 1.7, 3.0, 0.86
SLATE = (WIDE, LONG / 3, 0.09)
BALLS = ("line", "flagBlue", "red", "lilac4", "coral", "leafDeep", "roof2", "black")


def bare_frame(loc, rot=0.0, lifted=1, parent=None):
    """Table without rails, its long side along Y, standing on loc. Of its three slates so many are
    lifted off, from -Y on, and the cloth is rolled back from them."""
    g = group(loc, rot, 1, parent)
    wood, dark = mat("oakDark", 0.45, 0.4), mat("bark", 0.5, 0.3)
    for s in (-1, 1):
        box((s * (WIDE / 2 - 0.05), 0, HIGH - 0.16), (0.1, LONG, 0.32), wood, 0.02, parent=g)
        box((0, s * (LONG / 2 - 0.05), HIGH - 0.16), (WIDE - 0.2, 0.1, 0.31), wood, 0.02, parent=g)
        for t in (-1, 1):
            turned_leg((s * (WIDE / 2 - 0.16), t * (LONG / 2 - 0.2), 0), g)
    for k in range(4):
        y = LONG * (k / 3 - 0.5) * 0.94
        box((0, y, HIGH - 0.1), (WIDE - 0.2, 0.14, 0.16), dark, 0.01, parent=g)
    box((0, 0, HIGH - 0.12), (0.14, LONG - 0.2, 0.15), dark, 0.01, parent=g)
    for k in range(lifted, 3):
        y = (k - 1) * SLATE[1]
        slate((0, y, HIGH + SLATE[2] / 2), parent=g)
    edge = LONG / 2 - (3 - lifted) * SLATE[1]
    length = LONG / 2 - edge - 0.04
    cloth = mat("leaf", 0.95, 0.05)
    box(
        (0, LONG / 2 - length / 2, HIGH + SLATE[2] + 0.01),
        (WIDE + 0.02, length, 0.02),
        cloth,
        0.004,
        parent=g,
    )
    cyl(
        (0, edge + 0.1, HIGH + SLATE[2] + 0.08),
        0.09,
        WIDE + 0.04,
        cloth,
        "X",
        28,
        bevel=0.01,
        parent=g,
    )
    cyl(
        (0, edge + 0.1, HIGH + SLATE[2] + 0.08),
        0.045,
        WIDE + 0.06,
        mat("leafDeep", 0.95),
        "X",
        20,
        parent=g,
    )
    return g


def turned_leg(loc, parent):
    g, m = group(loc, 0, 1, parent), mat("oakDark", 0.45, 0.4)
    box((0, 0, HIGH - 0.4), (0.24, 0.24, 0.2), m, 0.02, parent=g)
    cyl((0, 0, 0.28), 0.075, 0.36, m, r2=0.12, sides=24, parent=g)
    ball((0, 0, 0.16), 0.11, m, (1, 1, 0.8), g)
    cyl((0, 0, 0.05), 0.09, 0.1, m, sides=24, bevel=0.02, parent=g)


def slate(loc, rot=0.0, parent=None):
    """One of the three slabs, flat, centred on loc, with the holes of its bolts."""
    g = group(loc, rot, 1, parent)
    w, d, h = SLATE
    box((0, 0, 0.008), (w, d - 0.012, h - 0.016), mat("slate", 0.5, 0.35), 0.01, parent=g)
    for s in (-1, 1):
        for y in (-d * 0.3, 0, d * 0.3):
            cyl((s * (w / 2 - 0.1), y, h / 2), 0.02, 0.012, mat("black"), sides=12, parent=g)
    return g


def rail(loc, rot=0.0, length=1.2, parent=None):
    """Wooden rail, lying along X, with its green cushion towards -Y."""
    g = group(loc, rot, 1, parent)
    box((0, 0.06, 0), (length, 0.16, 0.12), mat("oakDark", 0.45, 0.4), 0.03, parent=g)
    box((0, -0.05, 0.01), (length - 0.08, 0.09, 0.09), mat("leaf", 0.95, 0.05), 0.03, parent=g)
    for k in range(3):
        at = (length * (k - 1) / 3.4, 0.08, 0.062)
        cyl(at, 0.018, 0.008, mat("cream"), sides=12, parent=g)
    return g


def ball_tray(loc, rot=0.0, parent=None):
    """Tray with the fifteen balls, centred on loc."""
    g = group(loc, rot, 1, parent)
    box((0, 0, -0.03), (0.62, 0.4, 0.04), mat("oak", 0.6), 0.01, parent=g)
    for s in (-1, 1):
        box((s * 0.305, 0, 0.02), (0.03, 0.42, 0.11), mat("oak", 0.6), 0.01, parent=g)
        box((0, s * 0.2, 0.02), (0.6, 0.03, 0.1), mat("oak", 0.6), 0.01, parent=g)
    for k in range(15):
        at = (-0.232 + k % 5 * 0.116, -0.118 + k // 5 * 0.118, 0.046)
        ball(at, 0.056, mat(BALLS[k % 8], 0.15, 0.6), parent=g)
        if k > 8:
            cyl((at[0], at[1], at[2]), 0.0575, 0.03, mat("white", 0.2, 0.5), "X", 20, parent=g)
    return g


def cue(a, b, parent=None):
    """Cue from its butt to its tip."""
    part = [tuple(p + (q - p) * t for p, q in zip(a, b)) for t in (0.36, 0.97)]
    limb(a, part[0], 0.028, 0.022, mat("black", 0.3, 0.5), parent, 12)
    limb(*part, 0.022, 0.012, mat("oak", 0.4, 0.4), parent, 12)
    limb(part[1], b, 0.012, 0.012, mat("sky"), parent, 12)


def cue_rack(loc, rot=0.0):
    """Four cues in a rack on a wall that faces -Y, standing on loc."""
    g, wood = group(loc, rot), mat("oakDark", 0.5, 0.3)
    for z in (0.2, 1.25):
        box((0, -0.08, z), (0.8, 0.16, 0.08), wood, 0.02, parent=g)
    box((0, -0.015, 0.8), (0.7, 0.03, 1.4), mat("oak", 0.6), 0.01, parent=g)
    for x in (-0.27, -0.09, 0.09, 0.27):
        cue((x, -0.1, 0.2), (x, -0.1, 1.75), g)


def lamp_bar(loc, rot=0.0):
    """Three green shades in a row along X over the table, hung from above."""
    g = group(loc, rot)
    brass, shining = mat("line", 0.4, 0.4), mat("lamp", 0.5, 0.2, 0.8)
    limb((-1.0, 0, 0.3), (1.0, 0, 0.3), 0.03, 0.03, brass, g, 14)
    for s in (-1, 1):
        limb((s * 0.7, 0, 0.3), (s * 0.7, 0, 4.0), 0.012, 0.012, brass, g)
    for x in (-0.74, 0, 0.74):
        cyl((x, 0, 0.12), 0.3, 0.28, mat("leafDeep", 0.4, 0.4), r2=0.08, sides=32, parent=g)
        cyl((x, 0, -0.025), 0.26, 0.012, shining, sides=32, parent=g)
        lamp((x, 0, -0.35), 55, g)
