"""Movers, alone and in teams that carry something."""

import math

from parts.furniture import piano, sofa, wardrobe
from parts.material import mat
from parts.person import person
from parts.shape import box, cyl, group


def mover(loc, rot=0.0, skin="skin", carry=True, stride=0.25, hands=None, parent=None, **more):
    """One of the crew, in uniform and cap; carry=True gives a carton, hands = (forward, height)."""
    fy, fz = hands or ((-0.5, 1.1) if carry else (-0.06, 0.78))
    w = 0.37 if carry else 0.3
    more = {
        "left": (w, fy, fz),
        "right": (-w, fy, fz),
        "feet": (stride, -stride),
        "hair": "short",
        "cap": True,
        **more,
    }
    g = person(loc, rot, skin, uniform=True, parent=parent, **more)
    if carry:
        c = group((0, -0.56, 0.9), 0, 1, g)
        box((0, 0, 0.25), (0.68, 0.48, 0.5), mat("card", 0.85, 0.1), 0.03, parent=c)
        box((0, 0, 0.5), (0.12, 0.485, 0.012), mat("tape"), 0, parent=c)
        box((0, -0.24, 0.42), (0.12, 0.012, 0.16), mat("tape"), 0, parent=c)
    return g


def sofa_team(loc, rot=0.0):
    """Two movers walking along +X with a sofa between them."""
    g = group(loc, rot)
    sofa((0, 0, 0.62), 0, g)
    for s, skin, woman in ((-1, "skin", False), (1, "skin2", True)):
        mover(
            (s * 1.5, 0, 0),
            -s * math.pi / 2,
            skin,
            carry=False,
            hands=(-0.36, 0.98),
            parent=g,
            woman=woman,
            hair="tail" if woman else "short",
            look=(s * 0.35, 0),
        )


def wardrobe_team(loc, rot=0.0):
    """Two movers with a wardrobe lifted between them."""
    g = group(loc, rot)
    wardrobe((0, 0, 0.34), 0, g)
    for s, skin, woman in ((-1, "skin2", False), (1, "skin3", True)):
        mover(
            (s * 1.03, 0, 0),
            -s * math.pi / 2,
            skin,
            False,
            0.2,
            parent=g,
            woman=woman,
            hair="tail" if woman else "short",
            left=(0.26, -0.42, 0.5 if s < 0 else 1.22),
            right=(-0.26, -0.42, 1.22 if s < 0 else 0.5),
            look=(s * 0.45, 0),
            bend=0.12,
        )


def piano_on_dolly(loc, rot=0.0):
    """The grand piano strapped to a padded platform on castors."""
    g = group(loc, rot)
    box((0, 0.78, 0.23), (1.66, 2.2, 0.1), mat("oak", 0.6), 0.02, parent=g)
    box((0, 0.78, 0.295), (1.58, 2.1, 0.03), mat("blanket", 0.9), 0.012, parent=g)
    for x in (-0.66, 0.66):
        for y in (-0.15, 1.7):
            cyl((x, y, 0.1), 0.1, 0.08, mat("tyre"), "X", 24, bevel=0.02, parent=g)
            box((x, y, 0.17), (0.14, 0.1, 0.05), mat("steel"), 0.01, parent=g)
    piano((0, 0, 0.31), 0, g)
    a = mat("amber", 0.6)
    for y, xr in ((0.36, 0.8), (1.2, 0.24)):  # ratchet straps round the body
        for z in (0.92, 1.33):
            box(((xr - 0.8) / 2, y, z), (xr + 0.84, 0.1, 0.02), a, 0.004, parent=g)
        for x in (-0.81, xr + 0.01):
            box((x, y, 1.125), (0.02, 0.1, 0.43), a, 0.004, parent=g)
        box((xr + 0.02, y, 1.14), (0.05, 0.13, 0.17), mat("steel", 0.3, 0.5), 0.015, parent=g)
    return g
