"""Smaller vehicles. A bakkie is a pick-up, a taxi a minibus."""

import math

from parts.headlight import headlights
from parts.mark import roof_mark
from parts.material import mat
from parts.shape import box, cyl, group, limb, prism
from parts.truck import wheel


def bakkie(loc, rot=0.0, size=1.0, open_back=False):
    """The first vehicle: a small half-truck with a canopy, facing -Y, in the same colours; with
    open_back the canopy's hatch is up and cartons are seen inside."""
    g = group(loc, rot, size)
    paint, trim, glass = mat("amber", 0.28, 0.5), mat("teal", 0.35, 0.5), mat("glass", 0.08, 0.8)
    dark, cream = mat("tyre", 0.7), mat("cream", 0.4, 0.4)
    box((0, 0.1, 0.5), (1.5, 4.2, 0.2), dark, parent=g)
    body = [
        (-2.1, 0.5),
        (-2.12, 0.98),
        (-1.95, 1.1),
        (-1.05, 1.16),
        (-0.5, 1.78),
        (-0.35, 1.84),
        (0.5, 1.84),
        (0.6, 1.76),
        (0.62, 0.5),
    ]
    prism([(-y, z) for y, z in body][::-1], 1.66, paint, (0, 0, 0), -math.pi / 2, 0.07, g)
    screen = [(-1.02, 1.22), (-0.54, 1.75), (-0.5, 1.75), (-0.98, 1.22)]
    screen = [(-y - 0.03, z + 0.015) for y, z in screen][::-1]
    prism(screen, 1.42, glass, (0, -0.06, 0), -math.pi / 2, 0.005, g)
    box((0, 1.42, 0.82), (1.66, 1.64, 0.64), paint, 0.05, parent=g)  # load bin
    box((0, 1.42, 1.5), (1.6, 1.6, 0.74), cream, 0.07, parent=g)  # canopy
    for s in (-1, 1):
        win = [(-0.86, 1.24), (-0.42, 1.72), (0.44, 1.72), (0.44, 1.24)]
        prism(
            [(-y, z) for y, z in win][::-1], 0.03, glass, (s * 0.832, 0, 0), -math.pi / 2, 0.005, g
        )
        box((s * 0.838, 0.02, 1.48), (0.03, 0.05, 0.5), paint, 0.005, parent=g)
        box((s * 0.838, 0.15, 0.86), (0.025, 4.1, 0.05), cream, 0.005, parent=g)
        box((s * 0.838, 1.42, 0.7), (0.03, 1.5, 0.14), trim, 0.01, parent=g)
        roof_mark((s * 0.805, 1.42, 1.56), 0.34, paint, trim, math.pi / 2, g)
        for y in (-1.3, 1.45):
            wheel(s * 0.72, y, g, 0.36)
            half_turn = (i * math.pi / 16 for i in range(17))
            arch = [(math.cos(a) * 0.44, 0.36 + math.sin(a) * 0.44) for a in half_turn]
            prism(arch, 0.05, dark, (s * 0.815, y, 0), math.pi / 2, 0, g)
        cyl(
            (s * 0.62, -2.12, 0.8),
            0.13,
            0.08,
            mat("lamp", 0.2, 0.5, 0.6),
            "Y",
            24,
            bevel=0.02,
            parent=g,
        )
        box((s * 0.95, -0.72, 1.3), (0.16, 0.08, 0.14), dark, 0.03, parent=g)
        box((s * 0.84, 0.35, 1.08), (0.03, 0.16, 0.04), mat("chrome", 0.3, 0.5), 0.01, parent=g)
    headlights(-2.24, g)
    box((0, -2.12, 0.8), (0.86, 0.06, 0.2), dark, 0.03, parent=g)
    box((0, -2.14, 0.5), (1.7, 0.16, 0.18), mat("chrome", 0.3, 0.5), 0.05, parent=g)
    box((0, -2.23, 0.5), (0.46, 0.02, 0.11), mat("white"), 0.01, parent=g)
    bakkie_back(g, open_back)
    for s in (-1, 1):  # roof rack
        limb((s * 0.66, 0.75, 1.98), (s * 0.66, 2.1, 1.98), 0.025, 0.025, dark, g)
    for y in (0.75, 1.2, 1.65, 2.1):
        limb((-0.66, y, 1.98), (0.66, y, 1.98), 0.02, 0.02, dark, g)
        for s in (-1, 1):
            limb((s * 0.66, y, 1.86), (s * 0.66, y, 1.98), 0.02, 0.02, dark, g)
    return g


def bakkie_back(g, open_back):
    """Tailgate, tail lamps, bumper, and the hatch of the canopy."""
    dark, glass = mat("tyre", 0.7), mat("glass", 0.08, 0.8)
    chrome = mat("chrome", 0.3, 0.5)
    box((0, 2.25, 0.84), (1.2, 0.03, 0.46), mat("amber", 0.28, 0.5), 0.012, parent=g)
    box((0, 2.275, 0.98), (0.3, 0.03, 0.05), dark, 0.01, parent=g)
    box((0, 2.3, 0.5), (1.7, 0.16, 0.16), chrome, 0.05, parent=g)
    box((0, 2.385, 0.5), (0.46, 0.02, 0.11), mat("white"), 0.01, parent=g)
    for s in (-1, 1):
        box((s * 0.72, 2.25, 0.84), (0.14, 0.04, 0.3), mat("red", 0.3, 0.5, 0.2), 0.015, parent=g)
    if not open_back:
        box((0, 2.22, 1.54), (1.3, 0.03, 0.44), glass, 0.012, parent=g)
        return
    box((0, 2.22, 1.49), (1.38, 0.03, 0.6), mat("black", 0.9), 0.01, parent=g)
    card, tape = mat("card", 0.85, 0.1), mat("tape")
    for x, w, h in ((-0.36, 0.58, 0.42), (0.3, 0.66, 0.5)):
        box((x, 2.2, 1.19 + h / 2), (w, 0.16, h), card, 0.02, parent=g)
        box((x, 2.281, 1.19 + h * 0.84), (0.11, 0.012, h * 0.32), tape, 0, parent=g)
    hatch = group((0, 2.24, 1.84), 0, 1, g)
    hatch.rotation_euler = (0.35, 0, 0)
    box((0, 0.27, 0), (1.46, 0.54, 0.05), mat("cream", 0.4, 0.4), 0.02, parent=hatch)
    box((0, 0.29, -0.005), (1.2, 0.34, 0.06), glass, 0.012, parent=hatch)
    for s in (-1, 1):  # gas struts
        limb((s * 0.68, 2.24, 1.5), (s * 0.68, 2.62, 1.95), 0.012, 0.012, dark, g)


def car_wheel(x, y, g, r=0.34):
    s = 1 if x > 0 else -1
    cyl((x, y, r), r, 0.24, mat("tyre", 0.8), "X", 24, bevel=0.05, parent=g)
    cyl((x + s * 0.11, y, r), r * 0.55, 0.05, mat("chrome", 0.3, 0.5), "X", 16, parent=g)


def car(loc, rot=0.0, m="carBlue", size=1.0, parent=None):
    """Small hatchback facing -Y."""
    g = group(loc, rot, size, parent)
    paint = mat(m, 0.3, 0.5)
    box((0, 0, 0.66), (1.72, 3.9, 0.66), paint, 0.2, parent=g)
    box(
        (0, 0.35, 1.22),
        (1.56, 2.5, 0.7),
        mat("glass", 0.08, 0.8),
        0.12,
        parent=g,
        taper=(0.8, 0.68),
    )
    box((0, 0.35, 1.56), (1.24, 1.7, 0.1), paint, 0.04, parent=g)
    for s in (-1, 1):
        for y in (-1.2, 1.25):
            car_wheel(s * 0.78, y, g)
        box((s * 0.6, -1.94, 0.74), (0.34, 0.1, 0.18), mat("lamp", 0.3, 0.4, 0.4), 0.03, parent=g)
        box((s * 0.62, 1.94, 0.8), (0.3, 0.08, 0.2), mat("red"), 0.03, parent=g)
    box((0, -1.93, 0.5), (1.2, 0.1, 0.18), mat("tyre"), 0.03, parent=g)


def taxi(loc, rot=0.0, size=1.0):
    """Minibus taxi facing -Y."""
    g = group(loc, rot, size)
    body = [
        (-2.45, 0.4),
        (-2.5, 1.0),
        (-1.75, 2.1),
        (-1.45, 2.22),
        (2.4, 2.22),
        (2.5, 2.0),
        (2.5, 0.4),
    ]
    prism(
        [(-y, z) for y, z in body][::-1],
        1.84,
        mat("white", 0.35, 0.5),
        (0, 0, 0),
        -math.pi / 2,
        0.1,
        g,
    )
    screen = [(-2.41, 1.16), (-1.83, 2.02), (-1.79, 2.02), (-2.37, 1.16)]
    prism(
        [(-y, z) for y, z in screen][::-1],
        1.56,
        mat("glass", 0.08, 0.8),
        (0, 0, 0),
        -math.pi / 2,
        0.005,
        g,
    )
    for s in (-1, 1):
        for y, w in ((-1.15, 0.8), (-0.1, 1.0), (1.0, 1.0), (1.95, 0.7)):
            box((s * 0.91, y, 1.68), (0.06, w, 0.6), mat("glass", 0.08, 0.8), 0.01, parent=g)
        box((s * 0.915, 0.1, 1.08), (0.04, 4.6, 0.12), mat("butter"), 0, parent=g)
        box((s * 0.915, 0.1, 0.94), (0.04, 4.6, 0.12), mat("leaf"), 0, parent=g)
        for y in (-1.5, 1.6):
            car_wheel(s * 0.84, y, g, 0.37)
        box((s * 0.66, -2.48, 0.92), (0.32, 0.14, 0.22), mat("lamp", 0.3, 0.4, 0.4), 0.03, parent=g)
    box((0, -2.48, 0.6), (1.8, 0.16, 0.3), mat("tyre"), 0.06, parent=g)


def carport(loc, rot=0.0, bays=2, m="steel", cars=("carBlue", None, "white")):
    """Flat steel carport, open to -Y, with some cars."""
    g = group(loc, rot)
    w = bays * 2.9
    box((0, 0, 2.5), (w + 0.4, 5.2, 0.16), mat(m, 0.5), 0.03, parent=g)
    box((0, -2.6, 2.5), (w + 0.46, 0.12, 0.34), mat("roof2"), 0.02, parent=g)
    for i in range(bays + 1):
        for y in (-2.2, 2.3):
            box((-w / 2 + i * 2.9, y, 1.22), (0.14, 0.14, 2.44), mat("white"), 0, parent=g)
    box((0, 0, 0.03), (w + 0.4, 5.6, 0.08), mat("paving", 0.9), 0, parent=g)
    for i in range(bays):
        tone = cars[i % len(cars)]
        if tone:
            car((-w / 2 + 1.45 + i * 2.9, 0.1, 0.06), 0, tone, parent=g)
