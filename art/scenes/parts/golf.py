"""What belongs to a golf course."""

from math import pi

from mathutils import Vector

from parts.car import car_wheel
from parts.material import mat
from parts.shape import ball, box, cyl, group, limb, prism

# Where the heads of the clubs are in their bag.
CLUBS = (
    (-0.08, 0.0, 0.98),
    (0.03, -0.05, 1.16),
    (0.19, 0.03, 1.0),
    (0.15, -0.05, 1.1),
    (0.07, 0.1, 1.1),
)


def golf_bag(loc, up):
    """Bag of clubs that stands on loc and points along up."""
    g = group(loc, 0, 1.1)
    g.rotation_euler = Vector(up).to_track_quat("Z", "Y").to_euler()
    cyl((0, 0, 0.42), 0.17, 0.84, mat("red", 0.6), sides=32, r2=0.2, bevel=0.02, parent=g)
    for z in (0.03, 0.84):
        cyl((0, 0, z), 0.2, 0.07, mat("white", 0.6), sides=32, bevel=0.02, parent=g)
    box((0, -0.18, 0.34), (0.2, 0.1, 0.36), mat("red", 0.6), 0.04, parent=g)
    for i, (x, y, h) in enumerate(CLUBS):
        limb((x * 0.6, y * 0.6, 0.7), (x, y, h), 0.02, 0.02, mat("chrome", 0.3, 0.5), g, 10)
        if i % 2:
            ball((x + 0.05, y, h), 0.1, mat(("lilac2", "line")[i // 2], 0.8), (1.2, 0.8, 0.75), g)
        else:
            box((x + 0.05, y, h), (0.19, 0.06, 0.11), mat("chrome", 0.3, 0.5), 0.025, parent=g)


def flag(loc):
    """The hole of a green with its flag."""
    g = group(loc)
    cyl((0, 0, 0.01), 0.16, 0.02, mat("black", 0.9), sides=24, parent=g)
    limb((0, 0, 0), (0, 0, 3.27), 0.05, 0.04, mat("white", 0.5), g, 14)
    prism([(0, 0), (1.2, -0.4), (0, -0.8)], 0.04, mat("red", 0.6), (0.03, 0, 3.25), 0, 0, g)


def golf_cart(loc, rot):
    """Two-seater with a roof, facing -Y."""
    g, paint = group(loc, rot), mat("white", 0.4, 0.4)
    prism(
        [(-1.1, 0.35), (-1.05, 0.75), (-0.5, 0.85), (-0.35, 0.5), (1.1, 0.5), (1.1, 0.35)],
        1.2,
        paint,
        rot=-pi / 2,
        parent=g,
    )
    box((0, 0.75, 0.66), (1.2, 0.85, 0.4), paint, 0.06, parent=g)
    box((0, 0.45, 0.9), (1.1, 0.55, 0.16), mat("teal", 0.7), 0.06, parent=g)
    box((0, 0.76, 1.2), (1.1, 0.14, 0.5), mat("teal", 0.7), 0.06, parent=g)
    box((0, 0.1, 1.95), (1.3, 1.9, 0.1), paint, 0.04, parent=g)
    for s in (-1, 1):
        for y, top in ((-0.75, -0.6), (1.1, 0.95)):
            limb((s * 0.56, y, 0.7), (s * 0.56, top, 1.95), 0.03, 0.03, mat("steelDark"), g, 12)
        for y in (-0.75, 0.75):
            car_wheel(s * 0.55, y, g, 0.26)
    limb((-0.25, -0.45, 0.8), (-0.25, -0.12, 1.15), 0.02, 0.02, mat("tyre"), g, 10)
