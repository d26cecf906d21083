"""The rail yard and the bridge over it."""

import math

from mathutils import Vector

from parts.light import pane
from parts.material import mat
from parts.shape import box, cyl, group, limb


def cable_bridge(loc, rot, length, pylons, width=11.0, deep=8.0):
    """Nelson Mandela bridge: leaning white pylons in pairs, fans of stays, a deck.

    Each pair of pylons is (place along the deck, height, lean, how far its stays reach inwards);
    outwards, where it leans, they reach nine tenths of its height.
    """
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
    for x, h, lean, inwards in pylons:
        for s in (-1, 1):
            y = s * (width / 2 + 0.9)
            foot, tip = Vector((x, y, -deep)), Vector((x + lean, y * 0.72, h))
            limb(foot, tip, 0.95, 0.42, white, g)
            d = (tip - foot).normalized()
            limb(tip - d * 0.5, tip + d * 0.25, 0.5, 0.48, mat("amber"), g)
            for k in range(9):
                top = foot.lerp(tip, 0.97 - 0.035 * k)
                outer = math.copysign(h * 0.9, lean)
                for fan in (outer, math.copysign(inwards, -lean)):
                    at = x + fan * (1 - k / 11)
                    limb(top, (at, s * (width / 2 - 0.1), 0.0), 0.05, 0.05, white, g)
        beam = x + lean * (deep - 1.9) / (h + deep)  # where the pylons are at its height
        box((beam, 0, -1.9), (1.3, width + 1.8, 1.2), white, 0.2, parent=g)
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
        box((0, 0, 2.55), (2.96, 14.2, 1.0), pane(homes=1), 0.03, parent=g)
        box((0, 0, 1.35), (2.98, 15.0, 0.6), mat("amber", 0.5), 0.03, parent=g)
        for k in range(4):
            box((0, -5.2 + k * 3.5, 1.95), (3.02, 1.2, 2.3), mat("steelDark", 0.5), 0.02, parent=g)
        box((0, 0, 0.35), (2.3, 13.5, 0.5), mat("tyre"), 0.05, parent=g)
        box((0, 0, 3.8), (1.6, 4.0, 0.3), mat("steelDark"), 0.05, parent=g)
        if i == 0:
            box((0, -7.55, 2.0), (2.8, 0.25, 2.9), mat("butter", 0.5), 0.1, parent=g)
            box((0, -7.66, 2.65), (2.3, 0.1, 1.0), pane(homes=1), 0.04, parent=g)
            for s in (-1, 1):
                cyl(
                    (s * 0.95, -7.72, 1.3), 0.18, 0.1, mat("lamp", 0.3, 0.4, 0.6), "Y", 16, parent=g
                )


def goods_train(x, y, tones):
    """Flat wagons along Y, each with a container of its own tone."""
    for i, tone in enumerate(tones):
        g, paint = group((x, y + i * 13.4, 0.25)), mat(tone, 0.6)
        box((0, 0, 0.75), (2.5, 12.8, 0.3), mat("steelDark"), 0.04, parent=g)
        for k in (-4.6, 4.6):
            box((0, k, 0.35), (1.9, 2.2, 0.6), mat("tyre"), 0.05, parent=g)
        box((0, 0, 2.3), (2.5, 12.0, 2.7), paint, 0.04, parent=g)
        for k in range(15):  # the ribs of its sides
            box((0, -5.6 + k * 0.8, 2.3), (2.6, 0.3, 2.4), paint, 0.03, parent=g)
        for s in (-1, 1):
            box((s * 0.61, -6.0, 2.3), (1.12, 0.08, 2.4), paint, 0.02, parent=g)  # doors
            for k in (0.25, 0.9):
                cyl((s * k, -6.07, 2.3), 0.035, 2.3, mat("steel"), sides=8, parent=g)


def catenary(x0, x1, y, h=7.5):
    """Portal over the tracks."""
    for x in (x0, x1):
        box((x, y, h / 2), (0.25, 0.25, h), mat("steelDark"), 0)
    box(((x0 + x1) / 2, y, h), (x1 - x0, 0.18, 0.3), mat("steelDark"), 0)
