"""Floors, walls and windows of rooms."""

from parts.material import mat
from parts.shape import box, cyl


def boards(x0, x1, y0, y1, m="floor", step=0.6):
    """Plank floor with its surface at z = 0.02."""
    box(((x0 + x1) / 2, (y0 + y1) / 2, -0.12), (x1 - x0, y1 - y0, 0.2), mat("floorDark"), 0)
    n = int((x1 - x0) / step)
    for i in range(n):
        at = (x0 + (i + 0.5) * step, (y0 + y1) / 2, 0.0)
        box(at, (step - 0.014, y1 - y0, 0.04), mat(m, 0.5, 0.3), 0.006)


def wall_with_windows(x0, x1, y, h, windows, m="room", thick=0.24):
    """Wall along X, inner face at y; windows are (left, right, sill, head), from left to right."""
    edge, c = x0, mat(m, 0.9)
    for a, b, z0, z1 in windows:
        box(((edge + a) / 2, y + thick / 2, h / 2), (a - edge, thick, h), c, 0)
        if z0 > 0:
            box(((a + b) / 2, y + thick / 2, z0 / 2), (b - a, thick, z0), c, 0)
        box(((a + b) / 2, y + thick / 2, (z1 + h) / 2), (b - a, thick, h - z1), c, 0)
        edge = b
    box(((edge + x1) / 2, y + thick / 2, h / 2), (x1 - edge, thick, h), c, 0)


def window_frame(x0, x1, z0, z1, y, cols=2, rows=2, m="white", bar=0.08, sill=True):
    """Frame and glazing bars in an opening."""
    c = mat(m, 0.5)
    for i in range(cols + 1):
        box((x0 + (x1 - x0) * i / cols, y, (z0 + z1) / 2), (bar, 0.12, z1 - z0), c, 0.015)
    for i in range(rows + 1):
        box(((x0 + x1) / 2, y, z0 + (z1 - z0) * i / rows), (x1 - x0 + bar, 0.12, bar), c, 0.015)
    if sill:
        box(((x0 + x1) / 2, y - 0.2, z0 - 0.02), (x1 - x0 + 0.3, 0.4, 0.07), c, 0.02)


def curtain(x, z0, z1, y, w=0.6, m="linen"):
    """Gathered curtain."""
    for i in range(6):
        cyl(
            (x - w / 2 + (i + 0.5) * w / 6, y, (z0 + z1) / 2),
            w / 10,
            z1 - z0,
            mat(m, 0.9, 0.1),
            sides=12,
        )


def rug(x, y, w, d, m="rug", inner="linen"):
    box((x, y, 0.035), (w, d, 0.03), mat(m, 1, 0), 0.012)
    box((x, y, 0.045), (w - 0.4, d - 0.4, 0.03), mat(inner, 1, 0), 0.012)
