"""A house going up."""

from parts.material import brick, mat
from parts.shape import box, group, limb


def scaffold(w, h, loc, rot=0.0, bays=4):
    """Tube scaffold with boards, in front of a wall facing -Y."""
    g = group(loc, rot)
    for i in range(bays + 1):
        x = -w / 2 + i * w / bays
        for y in (0, -1.1):
            limb((x, y, 0), (x, y, h), 0.05, 0.05, mat("steel"), g)
    lifts = max(int(h / 2), 1)
    for k in range(1, lifts + 1):
        z = k * h / lifts - 0.5
        box((0, -0.55, z), (w + 0.4, 1.0, 0.08), mat("oak"), 0.01, parent=g)
        for y in (0, -1.1):
            limb((-w / 2, y, z + 0.45), (w / 2, y, z + 0.45), 0.035, 0.035, mat("steel"), g)
    for i in range(0, bays, 2):
        x = -w / 2 + i * w / bays
        limb((x, -1.1, 0), (x + w / bays, -1.1, h * 0.9), 0.035, 0.035, mat("amber"), g)


def building_shell(loc, rot=0.0, size=1.0):
    """House under construction: brick to first-floor height, gaps for windows, roof trusses."""
    g, m = group(loc, rot, size), brick("brickPale")
    w, d, h = 9.0, 7.0, 5.6
    dark = mat("bark", 0.95)
    box((0, 0, h / 2), (w, d, h), m, 0.02, parent=g)
    box((0, 0, h + 0.02), (w - 0.5, d - 0.5, 0.06), dark, 0, parent=g)
    for x, z, ww, hh in (
        (-2.9, 1.5, 1.6, 1.4),
        (0, 1.15, 1.3, 2.3),
        (2.9, 1.5, 1.6, 1.4),
        (-2.9, 4.2, 1.4, 1.4),
        (0, 4.2, 1.2, 1.4),
        (2.9, 4.2, 1.4, 1.4),
    ):
        box((x, -d / 2, z), (ww, 0.06, hh), dark, 0, parent=g)
        box((x, -d / 2, z + hh / 2 + 0.14), (ww + 0.6, 0.1, 0.24), mat("plaster2"), 0, parent=g)
    for s in (-1, 1):
        for y in (-1.5, 1.6):
            box((s * w / 2, y, 4.2), (0.06, 1.3, 1.3), dark, 0, parent=g)
            box((s * w / 2, y, 1.5), (0.06, 1.3, 1.3), dark, 0, parent=g)
    box((0, 0, 2.85), (w + 0.1, d + 0.1, 0.24), mat("plaster2"), 0, parent=g)
    for i in range(9):
        x = -w / 2 + 0.2 + i * (w - 0.4) / 8
        for s in (-1, 1):
            limb((x, s * (d / 2 + 0.4), h - 0.1), (x, 0, h + 2.0), 0.07, 0.07, mat("oak"), g)
        limb((x, -d / 2, h + 0.08), (x, d / 2, h + 0.08), 0.06, 0.06, mat("oak"), g)
        limb((x, 0, h + 0.1), (x, 0, h + 2.0), 0.05, 0.05, mat("oak"), g)
    limb((-w / 2, 0, h + 2.0), (w / 2, 0, h + 2.0), 0.07, 0.07, mat("oak"), g)


def brick_stack(loc, rot=0.0, m="brickPale"):
    g = group(loc, rot)
    for i in range(2):
        box((i * 1.25, 0, 0.55), (1.1, 1.1, 1.0), brick(m), 0.02, parent=g)
        box((i * 1.25, 0, 0.06), (1.15, 1.1, 0.1), mat("oakDark"), 0, parent=g)
