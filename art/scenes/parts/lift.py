"""A goods lift in a wall that faces -Y."""

from parts.material import mat
from parts.shape import box, cyl, text


def goods_lift(left, right, head, front, floor=1):
    """Steel car with a lamp behind an opening in a wall at y = front, its doors half drawn back, a
    sign and the row of floors above; the car stands at `floor`."""
    middle, wide = (left + right) / 2, right - left
    steel, pale = mat("steel", 0.4, 0.4), mat("linen", 0.6)
    box((middle, front + 2.9, head / 2), (wide, 0.1, head), pale, 0)
    for x in (left + 0.04, right - 0.04):
        box((x, front + 1.6, head / 2), (0.08, 2.8, head), pale, 0)
    box((middle, front + 1.5, 0.02), (wide, 2.8, 0.06), mat("steelDark", 0.6), 0)
    box((middle, front + 1.6, head - 0.06), (2.6, 1.6, 0.06), mat("lamp", 0.5, 0.2, 2.6), 0)
    box((middle, front + 2.82, 1.05), (wide - 0.2, 0.06, 0.12), steel, 0.02)
    for s in (-1, 1):
        x = middle + s * (wide / 2 - 0.36)
        box((x, front + 0.3, head / 2), (0.72, 0.1, head), steel, 0.01)
        box((x - s * 0.3, front + 0.23, head / 2), (0.12, 0.04, head), mat("amber"), 0)
        jamb = middle + s * (wide / 2 + 0.14)
        box((jamb, front - 0.06, head / 2), (0.3, 0.24, head), steel, 0.03)
    box((middle, front - 0.06, head + 0.14), (wide + 0.58, 0.24, 0.3), steel, 0.03)
    box((middle, front - 0.06, head + 1.05), (wide + 0.1, 0.16, 1.1), mat("teal", 0.6), 0.04)
    text("GOODS LIFT", (middle, front - 0.15, head + 1.16), 0.52, mat("cream"))
    for k in range(9):
        lit = mat("amber", 0.4, 0.2, 1.0) if k == floor else mat("tealLight")
        cyl((middle - 1.2 + k * 0.3, front - 0.15, head + 0.7), 0.075, 0.04, lit, "Y", 16)
