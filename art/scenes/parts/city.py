"""Office blocks, a mall and a school."""

import math

from parts.light import pane
from parts.material import mat
from parts.roof import gable, win
from parts.shape import box, cyl, group, prism


def office(loc, w, d, h, m="tower3", style="grid", rot=0.0, glass="glassBlue", floor=2.9):
    """Office block: 'grid' of piers and slabs, 'bands' of windows, or a 'glass' tower with fins."""
    g = group(loc, rot)
    skin = mat(m, 0.75)
    n = max(int(h / floor), 1)
    box((0, 0, h / 2), (w - 0.5, d - 0.5, h), pane(glass, 0.12, 0.6, 0.45), 0, parent=g)
    box((0, 0, h + 0.2), (w + 0.16, d + 0.16, 0.9), skin, 0.08, parent=g)
    box((0, 0, 0.3), (w + 0.16, d + 0.16, 0.6), skin, 0.05, parent=g)
    slab = {"grid": 0.7, "bands": 1.35, "glass": 0.16}[style]
    for i in range(1, n):
        box((0, 0, h * i / n), (w - 0.05, d - 0.05, slab), skin, 0, parent=g)
    if style != "bands":
        step = 1.9 if style == "grid" else 1.3
        pier = 0.55 if style == "grid" else 0.12
        for size, other, axis in ((w, d, 0), (d, w, 1)):
            k = max(int(size / step), 2)
            for i in range(k + 1) if axis == 0 else range(1, k):
                t = (size - pier) * (i / k - 0.5)
                if i in (0, k):  # square corner pier
                    for s in (-1, 1):
                        c = (t, s * (other - pier) / 2, h / 2)
                        box(c, (pier, pier, h), skin, 0, parent=g)
                    continue
                for s in (-1, 1):
                    c = (t, s * (other / 2 - 0.17)) if axis == 0 else (s * (other / 2 - 0.17), t)
                    sz = (pier, 0.34) if axis == 0 else (0.34, pier)
                    box((*c, h / 2), (*sz, h), skin, 0, parent=g)
    else:
        for s in (-1, 1):
            for t in (-1, 1):
                box(
                    (s * (w / 2 - 0.5), t * (d / 2 - 0.5), h / 2),
                    (1.0, 1.0, h),
                    skin,
                    0.05,
                    parent=g,
                )
    box((w * 0.15, 0, h + 1.3), (w * 0.4, d * 0.4, 1.8), skin, 0.06, parent=g)
    return g


def mall(loc, rot=0.0, size=1.0):
    """Shopping centre: long plaster front, glazed portal under an arch, awnings, sign panels."""
    g = group(loc, rot, size)
    box((0, 0, 3.6), (44, 16, 7.2), mat("plaster", 0.85), 0.08, parent=g)
    box((0, 0, 7.3), (44.6, 16.6, 0.5), mat("plaster3"), 0.08, parent=g)
    box((-14, -1.0, 4.6), (12, 17, 9.2), mat("brickPale", 0.85), 0.08, parent=g)
    box((-14, -1.0, 9.4), (12.6, 17.6, 0.5), mat("plaster"), 0.08, parent=g)
    box((14.5, -1.0, 4.2), (11, 17, 8.4), mat("tealLight", 0.8), 0.08, parent=g)
    box((14.5, -1.0, 8.6), (11.6, 17.6, 0.5), mat("plaster"), 0.08, parent=g)
    arch = (
        [(-5.4, 0)]
        + [
            (math.cos(a) * 5.4, 6.0 + math.sin(a) * 4.4)
            for a in (math.pi - i * math.pi / 14 for i in range(15))
        ]
        + [(5.4, 0)]
    )
    prism(arch[::-1], 3.2, mat("plaster"), (0, -8.0, 0), 0, 0.05, g)
    prism(
        [(x * 0.84, z * 0.92) for x, z in arch[::-1]],
        0.4,
        pane("glassBlue", homes=0.8),
        (0, -9.5, 0),
        0,
        0.02,
        g,
    )
    for x in (-2.6, 0, 2.6):
        box((x, -9.72, 4.2), (0.16, 0.1, 8.2), mat("white"), 0, parent=g)
    for z in (2.9, 5.8):
        box((0, -9.72, z), (8.8, 0.1, 0.18), mat("white"), 0, parent=g)
    cyl((0, 2, 7.2), 4.2, 22, pane("glassBlue", 0.15, 0.6), "Y", 32, parent=g)
    for i, x in enumerate((-18, -14.4, -10.8, 11, 14.6, 18.2)):
        y = -9.5
        box((x, y, 1.7), (2.9, 0.3, 2.7), pane(homes=0.9), 0.02, parent=g)
        tone = ("amber", "lilac2", "red", "cream", "amber", "lilac2")[i]
        prism(
            [(-0.2, 0.2), (1.1, -0.35), (1.1, -0.5), (-0.2, -0.2)],
            3.2,
            mat(tone),
            (x, y, 3.5),
            -math.pi / 2,
            0.02,
            g,
        )
    for x, m in ((-14, "teal"), (14.5, "cream")):
        box((x, -9.55, 6.6), (6.0, 0.2, 1.7), mat(m), 0.05, parent=g)
    for x, m in ((-15.4, "amber"), (13.2, "red")):
        cyl((x, -9.7, 6.6), 0.6, 0.14, mat(m), "Y", 24, parent=g)
        box(
            (x + 2.3, -9.68, 6.6),
            (3.0, 0.1, 0.4),
            mat("cream" if x < 0 else "teal"),
            0.02,
            parent=g,
        )


def school(loc, rot=0.0):
    """Long single-storey school block with a painted band and a flagpole."""
    g = group(loc, rot)
    w, d, h = 24.0, 7.0, 3.2
    box((0, 0, h / 2), (w, d, h), mat("butter", 0.85), 0.05, parent=g)
    box((0, -d / 2, 0.55), (w + 0.04, 0.1, 1.1), mat("coral", 0.85), 0.01, parent=g)
    gable(w, d, 1.8, mat("roof", 0.7), mat("butter", 0.85), h, 0.6, g)
    for i in range(8):
        x = -w / 2 + 1.6 + i * (w - 3.2) / 7
        if i in (2, 5):
            box((x, -d / 2, 1.05), (1.2, 0.2, 2.1), mat("door"), 0.02, parent=g)
        else:
            win(g, (x, -d / 2, 1.95), 1.9, 1.1, mull=2)
    box((0, -d / 2 - 1.1, 2.75), (w, 2.2, 0.12), mat("roof"), 0.02, parent=g)
    for i in range(9):
        box(
            (-w / 2 + 0.3 + i * (w - 0.6) / 8, -d / 2 - 2.0, 1.36),
            (0.14, 0.14, 2.7),
            mat("white"),
            0,
            parent=g,
        )
    box((0, -d / 2 - 1.1, 0.06), (w, 2.4, 0.12), mat("paving"), 0.02, parent=g)
    cyl((6, -d / 2 - 4, 3.4), 0.06, 6.8, mat("white"), sides=10, parent=g)
    fy = -d / 2 - 4
    for z, t, m in (
        (6.5, 0.42, "red"),
        (6.24, 0.1, "white"),
        (6.05, 0.28, "leaf"),
        (5.86, 0.1, "white"),
        (5.6, 0.42, "flagBlue"),
    ):
        box((6.95, fy, z), (1.8, 0.04, t), mat(m), 0, parent=g)
    for k, m in ((1.0, "butter"), (0.78, "tyre")):
        prism(
            [(0, -0.62 * k), (0.85 * k, 0), (0, 0.62 * k)],
            0.05 + 0.02 * (1.1 - k),
            mat(m),
            (6.05, fy, 6.05),
            0,
            0,
            g,
        )
