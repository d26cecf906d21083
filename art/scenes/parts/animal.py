"""Animals."""

from mathutils import Vector

from parts.material import mat
from parts.shape import ball, blob, box, cyl, group, limb


def dog(loc, rot=0.0, size=1.0):
    """Friendly dog facing -Y, tail up."""
    g, f, w = group(loc, rot, size), mat("fur", 0.9, 0.1), mat("fur2", 0.9, 0.1)
    box((0, 0.05, 0.42), (0.26, 0.62, 0.28), f, 0.12, parent=g)
    ball((0, -0.24, 0.38), 0.13, w, parent=g)
    for s in (-1, 1):
        for y in (-0.18, 0.28):
            limb((s * 0.09, y, 0.36), (s * 0.09, y, 0.07), 0.06, 0.045, f, g, 12)
            ball((s * 0.09, y - 0.03, 0.05), 0.055, w, (1, 1.25, 0.85), g)
    limb((0, 0.34, 0.5), (0.06, 0.5, 0.78), 0.05, 0.03, f, g, 12)
    ball((0.06, 0.5, 0.78), 0.04, w, parent=g)
    h = group((0, -0.32, 0.66), 0, 1, g)
    box((0, 0, 0), (0.28, 0.26, 0.26), f, 0.11, parent=h)
    box((0, -0.17, -0.05), (0.15, 0.18, 0.13), w, 0.06, parent=h)
    ball((0, -0.265, -0.01), 0.04, mat("black", 0.3, 0.5), (1.2, 0.8, 0.8), h)
    for s in (-1, 1):
        ball((s * 0.075, -0.125, 0.04), 0.024, mat("black", 0.2, 0.6), parent=h)
        ear = box((s * 0.15, 0.02, 0.02), (0.07, 0.13, 0.24), mat("oakDark", 0.9), 0.03, parent=h)
        ear.rotation_euler = (0, -s * 0.25, 0)
    box((0, -0.2, 0.5), (0.18, 0.05, 0.09), mat("red"), 0.02, parent=g)


def horse(loc, rot=0.0, m="horse", graze=False, size=1.0, parent=None):
    """Toy horse facing -Y, head up or grazing."""
    g, coat, dark = group(loc, rot, size, parent), mat(m, 0.7), mat("horse2", 0.8)
    box((0, 0, 1.16), (0.62, 1.55, 0.66), coat, 0.26, parent=g)
    box((0, 0.55, 1.2), (0.66, 0.62, 0.7), coat, 0.26, parent=g)
    for s in (-1, 1):
        for y, k in ((-0.58, 0.06), (0.62, -0.05)):
            limb((s * 0.2, y, 1.05), (s * 0.2, y - k, 0.5), 0.14, 0.085, coat, g)
            limb((s * 0.2, y - k, 0.52), (s * 0.2, y - k, 0.1), 0.085, 0.065, coat, g)
            cyl((s * 0.2, y - k, 0.07), 0.1, 0.14, dark, sides=10, r2=0.08, parent=g)
    head, mid = (
        ((0, -1.42, 0.42), (0, -1.2, 0.85)) if graze else ((0, -1.28, 1.98), (0, -1.02, 1.95))
    )
    root = Vector((0, -0.6, 1.32))
    limb(root, mid, 0.27, 0.17, coat, g)
    limb(mid, head, 0.17, 0.12, coat, g)
    skull = group(head, 0, 1, g)
    skull.rotation_euler = (0.95 if graze else 0.42, 0, 0)
    box((0, -0.08, 0), (0.25, 0.62, 0.28), coat, 0.1, parent=skull)
    box((0, -0.36, -0.02), (0.2, 0.16, 0.22), dark, 0.07, parent=skull)
    for s in (-1, 1):
        limb((s * 0.08, 0.17, 0.1), (s * 0.1, 0.2, 0.3), 0.06, 0.015, coat, skull)
        cyl((s * 0.125, -0.02, 0.05), 0.03, 0.02, mat("tyre"), "X", 8, parent=skull)
    for i in range(6):
        p = root.lerp(Vector(mid), i / 5.4)
        box(
            (0, p.y + (0.12 if graze else 0.17), p.z + (0.2 if graze else 0.1)),
            (0.1, 0.26, 0.3),
            dark,
            0.05,
            parent=g,
        )
    limb((0, 0.82, 1.38), (0, 1.02, 1.1), 0.07, 0.1, dark, g)
    limb((0, 1.02, 1.1), (0, 1.04, 0.5), 0.1, 0.03, dark, g)


def hen(loc, rot=0.0, m="white", size=1.0):
    """Pecking-about farm hen facing -Y."""
    g = group(loc, rot, size)
    box((0, 0.02, 0.34), (0.3, 0.46, 0.32), mat(m, 0.8), 0.14, parent=g)
    limb((0, 0.14, 0.38), (0, 0.36, 0.62), 0.13, 0.05, mat(m, 0.8), g)
    limb((0, -0.14, 0.4), (0, -0.22, 0.66), 0.11, 0.08, mat(m, 0.8), g)
    box((0, -0.24, 0.68), (0.17, 0.2, 0.18), mat(m, 0.8), 0.07, parent=g)
    box((0, -0.24, 0.79), (0.05, 0.17, 0.1), mat("red"), 0.02, parent=g)
    limb((0, -0.32, 0.67), (0, -0.43, 0.65), 0.045, 0.01, mat("amber"), g)
    for s in (-1, 1):
        limb((s * 0.08, 0.02, 0.22), (s * 0.08, 0.0, 0.0), 0.025, 0.025, mat("amber"), g)
        cyl((s * 0.085, -0.28, 0.7), 0.02, 0.02, mat("tyre"), "X", 8, parent=g)


def sheep(loc, rot=0.0, size=1.0, seed=1):
    g = group(loc, rot, size)
    blob((0, 0, 0.52), 0.42, mat("fur2", 1, 0), seed, 2, 0.18, 0.8, g)
    blob((0, 0.2, 0.54), 0.36, mat("fur2", 1, 0), seed + 1, 2, 0.18, 0.8, g)
    box((0, -0.48, 0.62), (0.17, 0.28, 0.2), mat("tyre", 0.9), 0.07, parent=g)
    for s in (-1, 1):
        for y in (-0.18, 0.3):
            limb((s * 0.14, y, 0.3), (s * 0.14, y, 0), 0.045, 0.04, mat("tyre", 0.9), g)


def duck(loc, rot=0.0, size=1.0, body="fur2", head="leafDeep"):
    """Duck afloat, facing -Y; loc lies at the water."""
    g = group(loc, rot, size)
    m, tail = mat(body, 0.8, 0.1), mat("oakDark", 0.9, 0.1)
    ball((0, 0.04, 0.1), 0.2, m, (0.85, 1.5, 0.85), g)
    limb((0, 0.26, 0.14), (0, 0.44, 0.3), 0.1, 0.03, m, g, 12)
    for s in (-1, 1):
        wing = ball((s * 0.15, 0.08, 0.16), 0.15, tail, (0.35, 1.3, 0.7), g)
        wing.rotation_euler = (0.15, 0, -s * 0.12)
    limb((0, -0.17, 0.16), (0, -0.22, 0.4), 0.075, 0.06, mat(head, 0.7), g, 12)
    ball((0, -0.24, 0.43), 0.105, mat(head, 0.7), (0.95, 1.1, 0.95), g)
    box((0, -0.38, 0.41), (0.09, 0.14, 0.04), mat("amber", 0.6), 0.018, parent=g)
    for s in (-1, 1):
        ball((s * 0.08, -0.3, 0.46), 0.02, mat("black", 0.2, 0.6), parent=g)


def dassie(loc, rot=0.0, size=1.0, up=False, parent=None):
    """Rock hyrax facing -Y: plump, blunt-nosed, no tail; up=True has it sit on watch."""
    g = group(loc, rot, size, parent)
    coat, pale = mat("stone2", 0.9, 0.1), mat("fur2", 0.9, 0.1)
    dark = mat("horse2", 0.9, 0.1)
    b = group((0, 0.1, 0.22), 0, 1, g)
    b.rotation_euler = (-0.5 if up else 0, 0, 0)
    ball((0, -0.06, 0.02), 0.21, coat, (0.92, 1.5, 0.9), b)
    ball((0, 0.14, 0.0), 0.24, coat, (1.02, 1.12, 0.95), b)
    ball((0, -0.12, -0.05), 0.19, pale, (0.86, 1.2, 0.8), b)
    for s in (-1, 1):
        limb((s * 0.12, -0.13, 0.34 if up else 0.16), (s * 0.12, -0.2, 0.04), 0.06, 0.045, coat, g)
        ball((s * 0.12, -0.23, 0.03), 0.05, dark, (0.9, 1.4, 0.6), g)
        ball((s * 0.17, 0.16, 0.12), 0.13, coat, (0.75, 1.2, 1), g)
        ball((s * 0.18, 0.02, 0.03), 0.055, dark, (0.9, 1.6, 0.6), g)
    h = group((0, -0.33, 0.62 if up else 0.4), 0, 1, g)
    if up:
        limb((0, 0.14, -0.2), (0, 0.03, 0), 0.17, 0.13, coat, h, 14)
    ball((0, 0.02, 0.0), 0.15, coat, (0.94, 1.15, 0.92), h)
    limb((0, -0.04, -0.02), (0, -0.24, -0.05), 0.125, 0.07, coat, h, 18)
    ball((0, -0.235, -0.05), 0.072, pale, (1, 0.7, 0.9), h)
    ball((0, -0.282, -0.025), 0.028, mat("black", 0.3, 0.5), (1.3, 0.7, 0.8), h)
    for s in (-1, 1):
        ball((s * 0.1, -0.11, 0.04), 0.03, mat("black", 0.2, 0.6), parent=h)
        ball((s * 0.107, -0.135, 0.052), 0.009, mat("white", 0.3, 0.5, 0.4), parent=h)
        brow = ball((s * 0.088, -0.085, 0.085), 0.033, pale, (0.7, 1.1, 0.4), h)
        brow.rotation_euler = (0.4, 0, 0)
        ball((s * 0.125, 0.075, 0.075), 0.045, coat, (0.6, 0.8, 1), h)
        ball((s * 0.138, 0.06, 0.075), 0.03, dark, (0.5, 0.8, 1), h)
        for k in (-1, 0, 1):
            a = (s * 0.05, -0.24, -0.06 + 0.015 * k)
            limb(a, (s * 0.2, -0.24, -0.07 + 0.06 * k), 0.004, 0.002, dark, h)
