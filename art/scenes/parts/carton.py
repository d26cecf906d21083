"""What movers carry, and what they carry it on."""

import math

from parts.material import mat
from parts.shape import box, cyl, group, limb, prism


def carton(loc, s=0.6, rot=0.0, h=0.85):
    g = group(loc, rot)
    box((0, 0, s * h / 2), (s, s, s * h), mat("card", 0.85, 0.1), 0.03, parent=g)
    box((0, 0, s * h), (s * 0.16, s * 1.0, 0.012), mat("tape"), 0, parent=g)
    box((0, -s / 2, s * h * 0.85), (s * 0.16, 0.012, s * h * 0.3), mat("tape"), 0, parent=g)


def open_carton(loc, s=0.7, rot=0.0, h=0.8, inside=None):
    """Carton with its four flaps up; inside(group) may place things that stick out."""
    g = group(loc, rot)
    c, z = mat("card", 0.85, 0.1), s * h
    for sx, sy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        size = (0.03, s, z) if sx else (s - 0.06, 0.03, z)
        box((sx * (s / 2 - 0.015), sy * (s / 2 - 0.015), z / 2), size, c, 0.006, parent=g)
        flap = group((sx * (s / 2 - 0.01), sy * (s / 2 - 0.01), z), math.atan2(sy, sx), 1, g)
        at = (math.cos(0.75) * s * 0.17, 0, math.sin(0.75) * s * 0.17)
        f = box(at, (s * 0.34, s * 0.96, 0.02), c, 0.004, parent=flap)
        f.rotation_euler = (0, -0.75, 0)
    box((0, 0, z * 0.55), (s - 0.08, s - 0.08, 0.02), mat("cardDark"), 0, parent=g)
    box((0, -s / 2, z * 0.82), (s * 0.16, 0.012, z * 0.36), mat("tape"), 0, parent=g)
    if inside:
        inside(g)


def crate(loc, rot=0.0, m="crate", parent=None):
    """Lidded moving crate, 0.7 x 0.45 x 0.38."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0.17), (0.64, 0.4, 0.34), mat(m, 0.5), 0.03, parent=g, taper=(1.06, 1.08))
    box((0, 0, 0.355), (0.72, 0.47, 0.05), mat("teal" if m == "crate" else m, 0.5), 0.02, parent=g)
    box((0, -0.215, 0.2), (0.26, 0.012, 0.13), mat("white"), 0.004, parent=g)
    return g


def trolley(loc, rot=0.0, parent=None):
    """Flat platform trolley, deck at z = 0.28, the handle stands at +X."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0.24), (1.5, 0.78, 0.07), mat("oakDark", 0.6), 0.02, parent=g)
    for x in (-0.6, 0.6):
        for y in (-0.3, 0.3):
            cyl((x, y, 0.1), 0.1, 0.06, mat("tyre"), "Y", 20, bevel=0.015, parent=g)
            box((x, y, 0.17), (0.09, 0.1, 0.08), mat("steel"), 0.01, parent=g)
    for y in (-0.33, 0.33):
        limb((0.7, y, 0.26), (0.82, y, 1.12), 0.025, 0.025, mat("steel", 0.3, 0.5), g, 14)
    limb((0.82, -0.345, 1.12), (0.82, 0.345, 1.12), 0.03, 0.03, mat("steel", 0.3, 0.5), g, 14)
    return g


def sack_truck(loc, rot=0.0, parent=None, lean=0.0):
    """Two-wheeled hand truck, its load towards -Y; lean tips it back about the axle."""
    g = group(loc, rot, 1, parent)
    t = group((0, 0, 0.16), 0, 1, g)
    t.rotation_euler = (-lean, 0, 0)
    frame = mat("teal", 0.4, 0.4)
    for s in (-1, 1):
        cyl((s * 0.36, 0.04, 0), 0.16, 0.09, mat("tyre"), "X", 24, bevel=0.02, parent=t)
        limb((s * 0.24, 0, 0), (s * 0.24, 0, 1.42), 0.03, 0.03, frame, t, 14)
        limb((s * 0.24, 0, 1.42), (s * 0.24, 0.2, 1.56), 0.03, 0.03, frame, t, 14)
    for z in (0.3, 0.8, 1.3):
        box((0, 0, z), (0.48, 0.03, 0.06), frame, 0.01, parent=t)
    box((0, -0.26, -0.02), (0.6, 0.5, 0.03), mat("steel", 0.4, 0.4), 0.01, parent=t)
    return t


def wrapped_painting(loc, rot=0.0, w=1.3, h=1.0, parent=None):
    """Gilt-framed landscape, half in brown paper, with corner guards; centred on loc."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0), (w, 0.07, h), mat("line", 0.4, 0.4), 0.02, parent=g)
    box((0, -0.03, 0), (w - 0.18, 0.04, h - 0.18), mat("sky"), 0, parent=g)
    cyl((w * 0.16, -0.043, h * 0.26), 0.09, 0.02, mat("lamp"), "Y", 28, parent=g)
    hills = [
        (-w / 2 + 0.09, -0.1),
        (-w * 0.3, h * 0.2),
        (-w * 0.1, h * 0.12),
        (w * 0.2, h * 0.02),
        (w / 2 - 0.09, h * 0.16),
    ]
    prism(hills + [(w / 2 - 0.09, -0.1)], 0.02, mat("lilac2"), (0, -0.041, 0), 0, 0, g)
    box((0, 0, -h * 0.22), (w + 0.03, 0.12, h * 0.58), mat("paper", 0.9), 0.015, parent=g)
    for x in (-w * 0.25, w * 0.25):
        box((x, 0, -h * 0.22), (0.03, 0.13, h * 0.6), mat("tape"), 0.004, parent=g)
    for s in (-1, 1):
        for t in (-1, 1):
            at = (s * (w / 2 - 0.07), 0, t * (h / 2 - 0.07))
            box(at, (0.19, 0.15, 0.19), mat("amber", 0.6), 0.02, parent=g)
