"""Houses of complexes and estates, their fronts towards -Y."""

from parts.material import brick, mat
from parts.roof import gable, hip, win
from parts.shape import box, group


def townhouse(
    loc, rot=0.0, wall="brick", roof="roof2", w=6.4, d=7.5, size=1.0, variant=0, storeys=2
):
    """Face-brick unit: gabled bay to the street, a plaster band at each floor, a porch."""
    g = group(loc, rot, size)
    m, h = brick(wall), 2.7 * storeys
    box((0, 0, h / 2), (w, d, h), m, 0.03, parent=g)
    gable(w, d, 2.1, mat(roof, 0.7), m, h, 0.45, g)
    side = 1 if variant % 2 else -1
    bx, f = side * w * 0.22, -d / 2
    box((bx, f - 0.5, h / 2), (w * 0.5, 1.2, h), m, 0.03, parent=g)  # bay with its own gable
    gable(
        w * 0.5, d * 0.5 + 1.2, 1.35, mat(roof, 0.7), m, h, 0.35, g, True, (bx, f + d * 0.25 - 0.5)
    )
    ox = -side * w * 0.26
    win(g, (bx, f - 1.1, 1.45), 1.7, 1.3, mull=2)
    for z in (2.72 + 2.7 * k for k in range(storeys - 1)):
        box((0, f, z), (w + 0.06, 0.14, 0.22), mat("plaster"), 0.02, parent=g)
        box((bx, f - 0.52, z), (w * 0.5 + 0.08, 1.24, 0.22), mat("plaster"), 0.02, parent=g)
        win(g, (bx, f - 1.1, z + 1.43), 1.5, 1.3)
        win(g, (ox, f, z + 1.43), 1.2, 1.2)
    box((ox, f, 1.1), (1.0, 0.16, 2.2), mat("door" if variant % 3 else "oakDark"), 0.03, parent=g)
    box((ox, f - 0.6, 2.5), (1.9, 1.2, 0.14), mat(roof), 0.03, parent=g)
    box((ox - side * 0.8, f - 1.05, 1.25), (0.18, 0.18, 2.5), mat("plaster"), 0.02, parent=g)
    for s in (-1, 1):
        for y in (-1.6, 1.6):
            for z in (1.5 + 2.65 * k for k in range(storeys)):
                win(g, (s * w / 2, y, z), 1.1, 1.1, "x", s)
    box((-side * w * 0.3, 1.0, h + 1.5), (0.7, 0.7, 2.2), m, 0.03, parent=g)


def terrace(loc, rot=0.0, wall="plaster", roof="roof", w=7.0, size=1.0, variant=0, lit=False):
    """Plastered cluster townhouse: two boxes, hipped roofs, arched porch, pergola balcony."""
    g = group(loc, rot, size)
    d, h = 7.0, 5.4
    box((0, 0.6, h / 2), (w, d, h), mat(wall, 0.85), 0.05, parent=g)
    if variant % 4 == 3:  # flat roof behind a parapet
        box((0, 0.6, h + 0.35), (w + 0.1, d + 0.1, 0.9), mat(wall, 0.85), 0.05, parent=g)
        box((0, 0.6, h + 0.84), (w + 0.4, d + 0.4, 0.16), mat("white", 0.8), 0.03, parent=g)
    else:
        hip(w, d, 1.8, mat(roof, 0.7), (0, 0.6, h), parent=g)
    s = 1 if variant % 2 else -1
    box((s * w * 0.22, -3.4, 1.4), (w * 0.56, 2.6, 2.8), mat(wall, 0.85), 0.05, parent=g)
    f = -d / 2 + 0.6
    if variant % 3:
        hip(w * 0.56, 2.6, 1.0, mat(roof, 0.7), (s * w * 0.22, -3.4, 2.8), 0.35, parent=g)
    else:  # roof terrace with balustrade
        for dx, dy, sx, sy in (
            (0, -1.25, w * 0.56, 0.14),
            (-w * 0.27, 0, 0.14, 2.6),
            (w * 0.27, 0, 0.14, 2.6),
        ):
            box(
                (s * w * 0.22 + dx, -3.4 + dy, 3.15),
                (sx, sy, 0.7),
                mat("white", 0.8),
                0.03,
                parent=g,
            )
    win(g, (s * w * 0.22, -4.7, 1.45), 2.0, 1.4, mull=2, lit=lit)
    win(g, (s * w * 0.24, f, 4.1), 1.6, 1.4, lit=lit and variant % 2 == 0)
    win(g, (-s * w * 0.26, f, 4.1), 1.2, 1.3)
    box((-s * w * 0.26, f, 1.15), (1.1, 0.16, 2.3), mat("door"), 0.03, parent=g)
    box((-s * w * 0.26, f - 0.6, 2.55), (2.0, 1.3, 0.16), mat(roof), 0.03, parent=g)
    for t in (-1, 1):
        for z in (1.5, 4.1):
            win(g, (t * w / 2, 0.4, z), 1.3, 1.2, "x", t, lit=lit and z > 2 and t < 0)


def villa(loc, rot=0.0, wall="plaster", roof="roof3", size=1.0, variant=0, lit=False):
    """Estate villa: double-volume entrance, stone pier, balcony, double garage."""
    g = group(loc, rot, size)
    m, f = mat(wall, 0.85), -4.0
    box((0, 0, 3.1), (9.0, 8.0, 6.2), m, 0.05, parent=g)
    side = -1 if variant % 2 else 1
    gx = side * 7.2
    box((gx, -0.6, 1.6), (5.8, 7.2, 3.2), m, 0.05, parent=g)
    if variant < 2:
        hip(9.0, 8.0, 2.1, mat(roof, 0.7), (0, 0, 6.2), 0.7, parent=g)
        hip(5.8, 7.2, 1.3, mat(roof, 0.7), (gx, -0.6, 3.2), 0.5, parent=g)
    else:  # flat modern roofs
        box((0, -0.2, 6.4), (9.8, 9.0, 0.4), mat("white", 0.8), 0.05, parent=g)
        box((gx, -0.8, 3.35), (6.3, 8.0, 0.35), mat("white", 0.8), 0.05, parent=g)
    box(
        (-side * 0.2, f - 0.5, 3.2), (2.6, 1.3, 6.4), mat("stone", 0.9), 0.05, parent=g
    )  # entrance tower
    win(g, (-side * 0.2, f - 1.15, 4.5), 1.5, 2.2, lit=lit)
    box((-side * 0.2, f - 1.12, 1.3), (1.5, 0.2, 2.6), mat("oakDark"), 0.03, parent=g)
    box((-side * 0.2, f - 1.5, 2.85), (2.8, 1.5, 0.18), mat("white"), 0.03, parent=g)
    win(g, (-side * 3.0, f, 1.5), 2.2, 1.9, mull=2, lit=lit)
    win(g, (-side * 3.0, f, 4.6), 2.0, 1.7, mull=1)
    win(g, (side * 2.9, f, 4.6), 1.8, 1.5, lit=lit)
    win(g, (side * 2.7, f, 1.5), 1.6, 1.6)
    box((-side * 3.0, f - 0.55, 3.25), (2.9, 1.2, 0.18), mat("white"), 0.03, parent=g)  # balcony
    box((-side * 3.0, f - 1.1, 3.75), (2.9, 0.06, 0.85), mat("glassBlue", 0.1, 0.6), 0, parent=g)
    box((gx, f - 0.2, 1.3), (4.4, 0.16, 2.3), mat("oak", 0.7), 0.02, parent=g)  # garage door
    for z in (0.75, 1.3, 1.85):
        box((gx, f - 0.29, z), (4.4, 0.02, 0.05), mat("oakDark"), 0, parent=g)
    for s in (-1, 1):
        x = s * 4.5 if s != side else side * 10.1
        win(g, (x, 0, 1.7), 1.5, 1.3, "x", s)
    win(g, (-side * 4.5, -0.5, 4.6), 1.6, 1.5, "x", -side)
