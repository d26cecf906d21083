"""What stands beside a road or a pool. A robot is a traffic light."""

import math

from parts.light import bulb, lamp
from parts.material import mat
from parts.shape import box, cyl, group, limb, prism, text


def stop_sign(loc, rot=0.0, size=1.0):
    """Red octagon on a post, facing -Y."""
    g = group(loc, rot, size)
    limb((0, 0.04, 0), (0, 0.04, 2.1), 0.045, 0.045, mat("steel"), g, 12)
    for r, y, m in ((0.5, 0.0, "white"), (0.45, -0.03, "red")):
        eighths = (math.pi / 8 + i * math.pi / 4 for i in range(8))
        octagon = [(math.cos(a) * r, 2.2 + math.sin(a) * r) for a in eighths]
        prism(octagon, 0.04, mat(m, 0.5), (0, y, 0), 0, 0, g)
    text("STOP", (0, -0.06, 2.2), 0.3, mat("white"), parent=g)


def robot(loc, rot=0.0):
    """Traffic light facing -Y."""
    g = group(loc, rot)
    cyl((0, 0, 1.9), 0.08, 3.8, mat("steelDark"), sides=10, parent=g)
    box((0, -0.05, 4.1), (0.5, 0.22, 1.4), mat("tyre"), 0.06, parent=g)
    for z, m in ((4.55, "red"), (4.1, "amber"), (3.65, "leaf")):
        cyl((0, -0.18, z), 0.15, 0.06, mat(m, 0.4, 0.4, 0.3), "Y", 16, parent=g)


def lamp_post(loc, rot=0.0, h=6.5, m="steelDark"):
    g = group(loc, rot)
    cyl((0, 0, h / 2), 0.09, h, mat(m), sides=10, r2=0.06, parent=g)
    limb((0, 0, h - 0.05), (1.3, 0, h + 0.25), 0.05, 0.05, mat(m), g)
    box((1.5, 0, h + 0.24), (0.75, 0.24, 0.12), bulb(), 0.04, parent=g)
    lamp((1.5, 0, h + 0.05), 420, g)


def parasol(loc, m="amber", size=1.0):
    x, y, z = loc
    cyl((x, y, z + 1.1 * size), 0.04, 2.2 * size, mat("white"), sides=10)
    cyl((x, y, z + 2.25 * size), 1.3 * size, 0.5 * size, mat(m, 0.8), sides=8, r2=0.05)


def lounger(loc, rot=0.0, m="cream"):
    g = group(loc, rot)
    box((0, 0, 0.32), (0.66, 1.5, 0.1), mat(m, 0.8), 0.03, parent=g)
    back = group((0, 0.72, 0.34), 0, 1, g)
    back.rotation_euler = (0.8, 0, 0)
    box((0, 0.32, 0), (0.66, 0.7, 0.1), mat(m, 0.8), 0.03, parent=back)
    for s in (-1, 1):
        for y in (-0.6, 0.6):
            box((s * 0.28, y, 0.14), (0.06, 0.06, 0.3), mat("oakDark"), 0, parent=g)
