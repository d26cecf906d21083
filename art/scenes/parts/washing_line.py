"""Washing that dries on a line."""

from mathutils import Vector

from parts.material import mat
from parts.shape import box, cyl, group, limb, prism

SHIRT = [
    (-0.3, 0),
    (-0.62, -0.22),
    (-0.5, -0.42),
    (-0.3, -0.3),
    (-0.3, -0.92),
    (0.3, -0.92),
    (0.3, -0.3),
    (0.5, -0.42),
    (0.62, -0.22),
    (0.3, 0),
    (0.14, -0.06),
    (-0.14, -0.06),
]
TROUSERS = [
    (-0.24, 0),
    (-0.3, -1.1),
    (-0.08, -1.1),
    (0, -0.4),
    (0.08, -1.1),
    (0.3, -1.1),
    (0.24, 0),
]


def washing_line(a, b, pieces, sag=0.25):
    """From a to b; each piece is a share of the way, a kind (shirt, trousers, sheet) and colour."""
    a, b = Vector(a), Vector(b)

    def at(t):
        return a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))

    for k in range(16):
        limb(at(k / 16), at((k + 1) / 16), 0.015, 0.015, mat("cream"))
    turn = (b - a).xy.angle_signed(Vector((1, 0)))
    for t, kind, m in pieces:
        g, cloth = group(at(t), turn), mat(m, 0.9, 0.1)
        if kind == "sheet":
            box((0, 0, -0.55), (1.3, 0.035, 1.15), cloth, 0.012, parent=g)
        else:
            prism(SHIRT if kind == "shirt" else TROUSERS, 0.06, cloth, (0, 0, 0.02), 0, 0.012, g)
        for s in (-0.22, 0.22):
            cyl((s, 0, 0.02), 0.025, 0.12, mat("oak"), sides=8, parent=g)
