"""The rail yard and the bridge over it."""

from mathutils import Vector

from parts.material import mat
from parts.shape import box, cyl, group, limb


def cable_bridge(
    loc, rot=0.0, length=150, width=11.0, pylons=((-24, 30, -9), (26, 22, 8)), deep=8.0
):
    """Nelson Mandela bridge: leaning white pylons in pairs, fans of stays, a deck."""
    g, white = group(loc, rot), mat("white", 0.5)
    box((0, 0, -0.6), (length, width, 1.0), mat("plaster", 0.8), 0.05, parent=g)
    box((0, 0, -1.4), (length, width * 0.55, 0.9), mat("stone", 0.8), 0.05, parent=g)
    box((0, 0, -0.08), (length, width - 2.6, 0.1), mat("road", 0.9), 0, parent=g)
    for s in (-1, 1):
        box((0, s * (width / 2 - 0.7), 0.0), (length, 1.3, 0.22), mat("paving"), 0.02, parent=g)
        box((0, s * (width / 2 - 0.1), 0.95), (length, 0.1, 0.1), white, 0.02, parent=g)
        box((0, s * (width / 2 - 0.1), 0.55), (length, 0.05, 0.05), white, 0, parent=g)
        for i in range(int(length / 2.4)):
            box(
                (-length / 2 + i * 2.4, s * (width / 2 - 0.1), 0.5),
                (0.09, 0.09, 0.95),
                white,
                0,
                parent=g,
            )
    for i in range(int(length / 4)):
        box((-length / 2 + i * 4, 0, -0.02), (1.9, 0.16, 0.02), mat("cream"), 0, parent=g)
    for x, h, lean in pylons:
        for s in (-1, 1):
            y = s * (width / 2 + 0.9)
            foot, tip = Vector((x, y, -deep)), Vector((x + lean, y * 0.72, h))
            limb(foot, tip, 0.95, 0.42, white, g)
            d = (tip - foot).normalized()
            limb(tip - d * 0.5, tip + d * 0.25, 0.5, 0.48, mat("amber"), g)
            for k in range(9):
                top = foot.lerp(tip, 0.97 - 0.035 * k)
                for t in (-1, 1):
                    reach = (27 - 2.5 * k) * h / 30
                    limb(top, (x + t * reach, s * (width / 2 - 0.1), 0.0), 0.05, 0.05, white, g)
        box((x - lean * deep / h * 0.1, 0, -1.9), (2.0, width + 2.4, 1.2), white, 0.2, parent=g)
        for s in (-1, 1):
            box(
                (x, s * (width / 2 + 0.9), -deep + 0.4),
                (3.4, 3.0, 1.4),
                mat("plaster2"),
                0.1,
                parent=g,
            )
    return g


def rails(x, y0, y1):
    """One railway track along Y: ballast, sleepers, two rails."""
    mid, ln = (y0 + y1) / 2, y1 - y0
    box((x, mid, -0.02), (2.9, ln, 0.2), mat("ballast", 0.95), 0)
    for i in range(int(min(ln, 90) / 1.1)):
        box((x, y0 + i * 1.1, 0.1), (2.1, 0.34, 0.1), mat("sleeper", 0.9), 0)
    for s in (-1, 1):
        box((x + s * 0.7, mid, 0.2), (0.13, ln, 0.16), mat("rail", 0.35, 0.6), 0)


def train(x, y, cars=3):
    """Suburban train running along Y, nose towards the camera."""
    for i in range(cars):
        g = group((x, y + i * 15.6, 0.25))
        box((0, 0, 2.1), (2.9, 15.2, 3.2), mat("steel", 0.4, 0.4), 0.25, parent=g)
        box((0, 0, 2.55), (2.96, 14.2, 1.0), mat("glass", 0.1, 0.7), 0.03, parent=g)
        box((0, 0, 1.35), (2.98, 15.0, 0.6), mat("amber", 0.5), 0.03, parent=g)
        for k in range(4):
            box((0, -5.2 + k * 3.5, 1.95), (3.02, 1.2, 2.3), mat("steelDark", 0.5), 0.02, parent=g)
        box((0, 0, 0.35), (2.3, 13.5, 0.5), mat("tyre"), 0.05, parent=g)
        box((0, 0, 3.8), (1.6, 4.0, 0.3), mat("steelDark"), 0.05, parent=g)
        if i == 0:
            box((0, -7.55, 2.0), (2.8, 0.25, 2.9), mat("butter", 0.5), 0.1, parent=g)
            box((0, -7.66, 2.65), (2.3, 0.1, 1.0), mat("glass", 0.1, 0.7), 0.04, parent=g)
            for s in (-1, 1):
                cyl(
                    (s * 0.95, -7.72, 1.3), 0.18, 0.1, mat("lamp", 0.3, 0.4, 0.6), "Y", 16, parent=g
                )


def catenary(x0, x1, y, h=7.5):
    """Portal over the tracks."""
    for x in (x0, x1):
        box((x, y, h / 2), (0.25, 0.25, h), mat("steelDark"), 0)
    box(((x0 + x1) / 2, y, h), (x1 - x0, 0.18, 0.3), mat("steelDark"), 0)
