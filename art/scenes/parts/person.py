"""Toy figures."""

import math

import bmesh
from mathutils import Vector

from parts.mark import roof_mark
from parts.material import mat
from parts.shape import ball, blob, box, cyl, group, limb


def joint(a, b, l1, l2, pole):
    """Elbow or knee between a and b for two bones of given length, bent towards pole."""
    a, b = Vector(a), Vector(b)
    d = b - a
    reach = min(d.length, l1 + l2 - 1e-3)
    along = (l1 * l1 - l2 * l2 + reach * reach) / (2 * reach)
    side = Vector(pole) - d.normalized() * Vector(pole).dot(d.normalized())
    return (
        a + d.normalized() * along + side.normalized() * math.sqrt(max(0, l1 * l1 - along * along))
    )


def skull_hair(g, m, head=(0.35, 0.34, 0.4)):
    """Close hair on a head whose chin is at the origin of g: it follows the skull, and its edge
    slopes from the forehead over the ears to the nape."""
    w, d, h = head
    ob = box((0, 0.09 * d, 0.58 * h), (w + 0.024, d + 0.008, h), m, 0.43 * d, parent=g)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    cut = bmesh.ops.bisect_plane(
        bm,
        geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
        plane_co=(0, -0.06 * d, -0.08 * h),
        plane_no=(0, 0.6, 1),
        clear_inner=True,
    )
    rim = [e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
    bmesh.ops.holes_fill(bm, edges=rim)
    bm.to_mesh(ob.data)
    bm.free()


def hair_of(g, style, m, cap):
    """Hair on the head group; under a cap only what shows below it."""
    if style == "bald":
        return
    if style == "doek":  # knotted head wrap
        ball((0, 0.05, 0.33), 0.22, m, (0.95, 0.98, 0.8), g)
        ball((0.05, 0.0, 0.47), 0.09, m, (1.3, 0.9, 0.8), g)
        ball((-0.08, 0.02, 0.45), 0.07, m, (1.3, 0.9, 0.8), g)
        return
    if cap:
        box((0, 0.12, 0.24), (0.375, 0.15, 0.26), m, 0.07, parent=g)
        for s in (-1, 1):
            box((s * 0.165, 0.03, 0.29), (0.05, 0.2, 0.16), m, 0.02, parent=g)
    else:
        skull_hair(g, m)
    if style == "long":
        box((0, 0.14, 0.1), (0.4, 0.14, 0.46), m, 0.07, parent=g)
        for s in (-1, 1):
            box((s * 0.18, 0.04, 0.16), (0.07, 0.2, 0.36), m, 0.035, parent=g)
    if style == "tail":
        limb((0, 0.19, 0.24), (0, 0.3, -0.08), 0.075, 0.03, m, g, 12)
        ball((0, 0.2, 0.25), 0.085, m, parent=g)
    if style == "braids":
        for s in (-1, 1):
            for k in range(4):
                ball((s * 0.19, 0.07, 0.2 - 0.085 * k), 0.058 - 0.005 * k, m, parent=g)
    if cap:
        return
    if style == "afro":
        ball((0, 0.07, 0.33), 0.27, m, (1, 0.94, 0.9), g)
    if style == "bun":
        ball((0, 0.08, 0.47), 0.11, m, parent=g)


def person(
    loc,
    rot=0.0,
    skin="skin",
    hair="short",
    hair_color="hair",
    top="shirt",
    legs="denim",
    woman=False,
    uniform=False,
    cap=False,
    left=(0.33, -0.08, 0.74),
    right=(-0.33, -0.08, 0.74),
    feet=(0.06, -0.06),
    look=(0.0, 0.0),
    size=1.05,
    head=1.0,
    skirt=None,
    beard=None,
    smile=True,
    bend=0.0,
    elbows=0.3,
    glasses=False,
    sit=0.0,
    parent=None,
):
    """Toy figure facing -Y.

    left and right are where the hands are, in the figure's own space (its left is +X); elbows and
    knees follow, and the reach is 0.64. elbows is how far those of a lowered arm point outwards.
    feet are the two offsets along Y, look is (turn, nod) of the head, bend leans the upper body
    forward. sit is how far the hips are below where they are when one stands. A child is size 0.66,
    head 1.32.
    hair: short afro bun long tail braids doek bald. skin: skin2 (darkest) skin skin3 skin4.
    """
    g = group(loc, rot, size, parent)
    g.location.z -= sit * size
    if uniform:
        top, legs = "amber", "tealDeep"
    sk, tp, lg = mat(skin, 0.6, 0.15), mat(top, 0.75, 0.15), mat(legs, 0.8, 0.1)
    broad = 0.44 if woman else 0.5
    for s, fy in ((1, feet[0]), (-1, feet[1])):  # legs
        hip, foot = (s * 0.115, 0, 0.84), (s * 0.13, fy, 0.13 + sit)
        knee = joint(hip, foot, 0.37, 0.37, (0, -1, 0))
        if skirt:
            limb(hip, knee, 0.085, 0.08, sk, g, 14)
            limb(knee, foot, 0.078, 0.06, sk, g, 14)
            ball(knee, 0.08, sk, parent=g)
        else:
            limb(hip, knee, 0.125, 0.11, lg, g, 14)
            limb(knee, foot, 0.11, 0.095, lg, g, 14)
            ball(knee, 0.11, lg, parent=g)
        box((s * 0.13, fy - 0.06, 0.07 + sit), (0.19, 0.34, 0.14), mat("tyre", 0.6), 0.06, parent=g)
    box((0, 0, 0.87), (0.42, 0.29, 0.2), lg if not skirt else mat(skirt, 0.8), 0.09, parent=g)
    if skirt:
        cyl((0, 0, 0.72), 0.32, 0.42, mat(skirt, 0.8, 0.1), r2=0.2, parent=g, sides=24)
    t = group((0, 0, 0.84), 0, 1, g)  # torso leans about the hips
    t.rotation_euler = (bend, 0, 0)
    box((0, 0, 0.3), (broad - 0.03, 0.3, 0.62), tp, 0.13, parent=t)
    lean = Vector((0, -math.sin(bend), math.cos(bend)))
    for s, hand in ((1, left), (-1, right)):  # arms
        sh = Vector((s * (broad / 2 + 0.035), 0, 0.84)) + lean * 0.5
        raised = hand[2] > 1.45
        elbow = joint(sh, hand, 0.33, 0.31, (s, 0.25, -0.4) if raised else (s * elbows, 0.5, -0.6))
        ball(sh, 0.108, tp, (1, 1, 1), g)
        limb(sh, elbow, 0.104, 0.092, tp, g, 14)
        ball(elbow, 0.076, sk, parent=g)
        limb(elbow, hand, 0.074, 0.056, sk, g, 14)
        d = (Vector(hand) - elbow).normalized()
        ball(Vector(hand) + d * 0.05, 0.082, sk, (1, 1, 1), g)
        thumb = Vector(hand) + d * 0.1 + Vector((-s * 0.075, 0, 0.03))
        limb(Vector(hand) + d * 0.02, thumb, 0.03, 0.024, sk, g)
    cyl((0, 0, 0.66), 0.085, 0.16, sk, parent=t, sides=20)
    if uniform:
        cyl((0, 0, 0.605), 0.125, 0.06, mat("teal", 0.8), parent=t, sides=24, bevel=0.02)
        roof_mark((0.1, -0.152, 0.42), 0.055, mat("cream"), mat("cream"), 0, t, 0.012)
        roof_mark((0, 0.152, 0.38), 0.14, mat("cream"), mat("teal"), 0, t, 0.012)
        box((0, 0, 0.025), (0.425, 0.295, 0.06), mat("tyre", 0.6), 0.02, parent=t)
    h = group((0, 0, 0.72), 0, head, t)
    h.rotation_euler = (look[1], 0, look[0])
    box((0, 0, 0.2), (0.35, 0.34, 0.4), sk, 0.15, parent=h)
    hr = mat(hair_color, 0.9, 0.1)
    for s in (-1, 1):
        ball((s * 0.175, 0.015, 0.19), 0.055, sk, (0.5, 0.9, 1.15), h)
        ball((s * 0.078, -0.164, 0.215), 0.027, mat("black", 0.2, 0.6), (0.95, 0.5, 1.4), h)
        ball((s * 0.07, -0.178, 0.232), 0.009, mat("white", 0.3, 0.5, 0.4), parent=h)
        brow_m = mat("hair") if hair in ("doek", "bald") else hr
        brow = box((s * 0.08, -0.168, 0.283), (0.078, 0.02, 0.019), brow_m, 0.008, parent=h)
        brow.rotation_euler = (0, s * 0.16, 0)
        if glasses:
            ring = [(math.cos(k * math.tau / 12), math.sin(k * math.tau / 12)) for k in range(13)]
            for p, q in zip(ring, ring[1:]):
                limb(
                    *((s * 0.078 + u * 0.058, -0.182, 0.215 + v * 0.055) for u, v in (p, q)),
                    0.008,
                    0.008,
                    mat("tyre"),
                    h,
                )
    ball((0, -0.178, 0.16), 0.032, sk, (0.9, 0.8, 1), h)
    if smile:
        arc = [(x, -0.168, 0.083 + 9 * x * x) for x in (-0.058, -0.03, 0, 0.03, 0.058)]
        for p, q in zip(arc, arc[1:]):
            limb(p, q, 0.01, 0.01, mat("mouth", 0.7, 0.1), h)
    else:
        ball((0, -0.166, 0.085), 0.026, mat("mouth", 0.7, 0.1), (1, 0.4, 0.8), h)
    if beard:
        bm = mat(beard, 0.9, 0.1)
        box((0, -0.1, 0.03), (0.27, 0.15, 0.1), bm, 0.045, parent=h)
        for s in (-1, 1):
            box((s * 0.155, -0.04, 0.1), (0.05, 0.14, 0.2), bm, 0.02, parent=h)
    hair_of(h, hair, hr, cap)
    if cap:
        c = mat("teal", 0.7, 0.2)
        box((0, 0, 0.36), (0.385, 0.38, 0.15), c, 0.06, parent=h)
        box((0, 0, 0.43), (0.33, 0.33, 0.12), c, 0.06, parent=h)
        brim = cyl((0, -0.18, 0.33), 0.16, 0.035, c, parent=h, bevel=0.012)
        brim.scale = (1, 1.05, 1)
        roof_mark((0, -0.192, 0.395), 0.05, mat("amber"), mat("cream"), 0, h, 0.012)
    return g


def child(loc, rot=0.0, shirt="amber", skin="skin", pants="denim", wave=0.0, parent=None):
    """Child at play, facing -Y."""
    g = group(loc, rot, 0.78, parent)
    for s in (-1, 1):
        limb((s * 0.12, s * 0.22, 0.08), (s * 0.1, 0, 0.68), 0.09, 0.11, mat(pants), g)
        box((s * 0.12, s * 0.22 - 0.05, 0.06), (0.18, 0.3, 0.12), mat("white"), 0.05, parent=g)
        up = wave if s > 0 else 0
        limb((s * 0.26, 0, 1.12), (s * 0.5, -0.15, 0.78 + up), 0.085, 0.065, mat(skin), g)
    box((0, 0, 0.94), (0.44, 0.3, 0.56), mat(shirt), 0.13, parent=g)
    box((0, 0, 1.5), (0.38, 0.38, 0.42), mat(skin), 0.16, parent=g)
    skull_hair(group((0, 0, 1.29), 0, 1, g), mat("hair", 0.9, 0.1), (0.38, 0.38, 0.42))
    for s in (-1, 1):
        cyl((s * 0.09, -0.19, 1.52), 0.035, 0.02, mat("tyre"), "Y", 8, parent=g)


def play_ball(loc, r=0.22, m="red"):
    blob(loc, r, mat(m, 0.4), 1, 3, 0.0)
