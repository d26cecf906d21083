"""The moving truck."""

import math
from math import radians

from parts.headlight import headlights
from parts.mark import roof_mark
from parts.material import mat
from parts.shape import box, cyl, group, limb, prism


def wheel(x, y, parent, r=0.5, steer=0.0):
    """Tyre, rim and hub cap; the outer side is away from the middle of the vehicle."""
    side, g = 1 if x > 0 else -1, group((x, y, r), steer, 1, parent)
    cyl((0, 0, 0), r, r * 0.68, mat("tyre", 0.8), "X", 36, bevel=0.07, parent=g)
    cyl(
        (side * r * 0.32, 0, 0),
        r * 0.55,
        0.06,
        mat("chrome", 0.3, 0.5),
        "X",
        24,
        bevel=0.02,
        parent=g,
    )
    cyl((side * r * 0.4, 0, 0), r * 0.2, 0.06, mat("amber"), "X", 16, parent=g)


def cargo_box(g, open_back):
    """Load body of the truck; open_back gives a hollow one with doors swung wide."""
    cream, trim, dark = mat("cream", 0.4, 0.4), mat("teal", 0.35, 0.5), mat("tyre", 0.7)
    if not open_back:
        box((0, 1.55, 2.32), (2.6, 5.1, 2.9), cream, 0.12, parent=g)
        for s in (-1, 1):
            box((s * 0.62, 4.1, 2.3), (1.2, 0.04, 2.62), cream, 0.02, parent=g)
            box((s * 0.1, 4.13, 2.2), (0.04, 0.04, 2.3), mat("chrome", 0.3, 0.5), 0.01, parent=g)
    else:
        box((0, 1.55, 0.95), (2.6, 5.1, 0.16), mat("floorDark", 0.8), 0.03, parent=g)
        box((0, 1.55, 3.7), (2.6, 5.1, 0.14), cream, 0.05, parent=g)
        box((0, -0.95, 2.33), (2.6, 0.1, 2.74), cream, 0.03, parent=g)
        for s in (-1, 1):
            box((s * 1.26, 1.55, 2.33), (0.08, 5.1, 2.74), cream, 0.03, parent=g)
            leaf = group((s * 1.34, 4.1, 0), s * radians(-266), 1, g)
            box((-s * 0.63, 0.03, 2.33), (1.26, 0.07, 2.72), cream, 0.03, parent=leaf)
            box((-s * 0.63, -0.02, 2.33), (1.06, 0.05, 2.5), mat("linen", 0.6), 0.02, parent=leaf)
            cyl((-s * 1.1, -0.06, 2.3), 0.025, 2.4, mat("chrome", 0.3, 0.5), parent=leaf)
    box((0, 4.12, 0.72), (2.3, 0.1, 0.16), dark, 0.03, parent=g)
    for s in (-1, 1):
        box((s * 0.98, 4.18, 0.72), (0.3, 0.04, 0.12), mat("red", 0.3, 0.5, 0.2), 0.02, parent=g)
    box((0, 4.18, 0.72), (0.5, 0.03, 0.12), mat("white"), 0.01, parent=g)
    for s in (-1, 1):
        box((s * 1.305, 1.55, 1.25), (0.03, 5.0, 0.34), trim, 0.012, parent=g)  # side bands
        box((s * 1.305, 1.55, 1.56), (0.03, 5.0, 0.1), mat("amber", 0.28, 0.5), 0.012, parent=g)
        # A door that is folded back takes the room of its mark.
        middle = 0.95 if open_back else 1.5
        roof_mark((s * 1.31, middle, 2.54), 1, mat("amber", 0.28, 0.5), trim, math.pi / 2, g)


def truck(loc, rot=0.0, size=1.0, open_back=False, steer=0.0):
    """Box truck facing -Y (towards the camera at rot 0)."""
    g = group(loc, rot, size)
    paint, glass, dark = mat("amber", 0.28, 0.5), mat("glass", 0.08, 0.8), mat("tyre", 0.7)
    box((0, 0.6, 0.72), (2.0, 7.2, 0.28), dark, parent=g)  # chassis
    cargo_box(g, open_back)
    for s in (-1, 1):
        wheel(s * 1.1, -1.75, g, steer=steer)
        wheel(s * 1.1, 2.6, g)
        arch = [
            (math.cos(a) * 0.62, 0.5 + math.sin(a) * 0.62)
            for a in (i * math.pi / 16 for i in range(17))
        ]
        prism(arch, 0.04, dark, (s * 1.2, -1.75, 0), math.pi / 2, 0, g)  # front wheel arch
        if not open_back:
            box((s * 1.05, 2.6, 1.08), (0.5, 1.4, 0.08), dark, 0.03, parent=g)
    # cab: side outline extruded across the width
    cab = [(-2.62, 0.55), (-2.66, 1.35), (-2.38, 2.42), (-2.15, 2.62), (-1.12, 2.62), (-1.12, 0.55)]
    prism([(-y, z) for y, z in cab][::-1], 2.4, paint, (0, 0, 0), -math.pi / 2, 0.1, g)
    screen = [(-2.685, 1.48), (-2.44, 2.36), (-2.40, 2.36), (-2.64, 1.48)]
    prism([(-y, z) for y, z in screen][::-1], 2.06, glass, (0, 0, 0), -math.pi / 2, 0.008, g)
    for s in (-1, 1):
        win = [(-2.42, 1.55), (-2.22, 2.32), (-1.38, 2.32), (-1.38, 1.55)]
        prism(
            [(-y, z) for y, z in win][::-1], 0.03, glass, (s * 1.205, 0, 0), -math.pi / 2, 0.008, g
        )
        cyl(
            (s * 0.86, -2.68, 0.98),
            0.17,
            0.08,
            mat("lamp", 0.2, 0.5, 0.6),
            "Y",
            24,
            bevel=0.02,
            parent=g,
        )
        box((s * 1.38, -2.42, 1.85), (0.12, 0.1, 0.5), dark, 0.03, parent=g)  # mirrors
        box((s * 1.28, -2.42, 1.95), (0.2, 0.04, 0.04), dark, 0.01, parent=g)
    headlights(-2.8, g)
    box((0, -2.68, 1.02), (1.2, 0.06, 0.3), dark, 0.04, parent=g)  # grille
    box((0, -2.7, 1.27), (1.9, 0.04, 0.1), mat("cream"), 0.02, parent=g)
    box((0, -2.83, 0.6), (0.56, 0.03, 0.14), mat("white"), 0.01, parent=g)  # number plate
    for s in (-1, 1):
        box((s * 1.06, -2.7, 1.27), (0.2, 0.06, 0.1), mat("amber", 0.3, 0.5, 0.8), 0.02, parent=g)
        box((s * 1.22, -1.5, 0.6), (0.1, 0.7, 0.14), dark, 0.03, parent=g)  # steps
        box((s * 1.235, -1.45, 1.32), (0.03, 0.2, 0.05), dark, 0.01, parent=g)  # handles
        limb(
            (s * 0.55 - 0.25, -2.7, 1.5), (s * 0.55 + 0.15, -2.6, 1.92), 0.015, 0.012, dark, g
        )  # wipers
    box((0, -2.7, 0.6), (2.42, 0.2, 0.3), mat("cream", 0.4), 0.06, parent=g)  # bumper
    prism([(-1.1, 0), (1.1, 0), (0.95, 0.5), (-0.95, 0.5)], 0.7, paint, (0, -1.5, 2.6), 0, 0.1, g)
