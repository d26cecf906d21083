"""Household machines."""

from parts.material import mat
from parts.shape import ball, box, cyl, group, limb


def washing_machine(loc, rot=0.0, parent=None):
    """Front loader, front towards -Y, standing on loc."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0.47), (0.72, 0.66, 0.86), mat("white", 0.4, 0.4), 0.05, parent=g)
    box((0, -0.33, 0.79), (0.68, 0.04, 0.16), mat("linen", 0.5), 0.015, parent=g)
    box((-0.2, -0.355, 0.79), (0.2, 0.02, 0.09), mat("steel", 0.5), 0.008, parent=g)
    cyl((0.08, -0.36, 0.79), 0.045, 0.05, mat("chrome", 0.3, 0.5), "Y", 20, parent=g)
    box((0.24, -0.355, 0.79), (0.14, 0.02, 0.06), mat("screen", 0.3, 0.5), 0.006, parent=g)
    cyl((0, -0.34, 0.4), 0.25, 0.06, mat("chrome", 0.3, 0.5), "Y", 36, bevel=0.02, parent=g)
    cyl((0, -0.36, 0.4), 0.185, 0.06, mat("glass", 0.08, 0.8), "Y", 36, bevel=0.02, parent=g)
    for x in (-0.28, 0.28):
        for y in (-0.25, 0.25):
            cyl((x, y, 0.02), 0.05, 0.06, mat("tyre"), sides=12, parent=g)
    return g


def kettle(loc, rot=0.0, size=1.0, m="red", parent=None):
    """Round kettle, its spout towards -X, standing on loc."""
    g = group(loc, rot, size, parent)
    body, dark = mat(m, 0.3, 0.5), mat("tyre", 0.6)
    cyl((0, 0, 0.17), 0.2, 0.32, body, r2=0.13, sides=28, bevel=0.03, parent=g)
    cyl((0, 0, 0.01), 0.21, 0.03, dark, sides=28, parent=g)
    cyl((0, 0, 0.34), 0.1, 0.03, dark, sides=20, parent=g)
    ball((0, 0, 0.38), 0.03, dark, parent=g)
    limb((-0.12, 0, 0.18), (-0.28, 0, 0.33), 0.055, 0.03, body, g, 12)
    limb((0.13, 0, 0.3), (0.28, 0, 0.3), 0.025, 0.025, dark, g, 12)
    limb((0.28, 0, 0.3), (0.24, 0, 0.08), 0.028, 0.022, dark, g, 12)
    return g


def fridge(loc, rot=0.0, parent=None):
    """Tall fridge over its freezer, doors towards -Y, standing on loc."""
    g, steel = group(loc, rot, 1, parent), mat("chrome", 0.3, 0.5)
    box((0, 0.03, 0.95), (0.8, 0.66, 1.84), mat("room", 0.4, 0.4), 0.04, parent=g)
    for z, high in ((1.32, 1.06), (0.43, 0.66)):
        box((0, -0.32, z), (0.8, 0.09, high), mat("room", 0.4, 0.4), 0.03, parent=g)
        box((-0.3, -0.4, z + 0.02), (0.05, 0.06, high * 0.55), steel, 0.02, parent=g)
    box((0, -0.3, 0.06), (0.7, 0.05, 0.08), mat("steelDark"), 0, parent=g)
    return g
