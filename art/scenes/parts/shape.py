"""The primitives that every part is made of.

Units are metres: X is right, Y goes away from the camera, Z is up. Randomness is seeded, so a
picture renders the same each time.
"""

import math
from math import radians

import bmesh
import bpy
from mathutils import Vector, noise

_meshes = {}


def add(mesh, material, loc=(0, 0, 0), rot=0.0, scale=(1, 1, 1), parent=None, rot3=None):
    """Puts a mesh into the picture: rot turns it about Z, rot3 about all three axes."""
    ob = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.collection.objects.link(ob)
    ob.location, ob.scale = loc, scale
    ob.rotation_euler = rot3 or (0, 0, rot)
    ob.parent = parent
    if material and not mesh.materials:
        mesh.materials.append(material)
    return ob


def group(loc, rot=0.0, scale=1.0, parent=None):
    """An empty that carries parts: they move, turn and grow with it."""
    e = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(e)
    e.location, e.rotation_euler, e.scale, e.parent = loc, (0, 0, rot), (scale,) * 3, parent
    return e


def mesh_of(build, smooth=False):
    """The mesh that build(bmesh) fills; smooth rounds edges below 50 degrees."""
    bm = bmesh.new()
    build(bm)
    me = bpy.data.meshes.new("part")
    bm.to_mesh(me)
    bm.free()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth, me.auto_smooth_angle = True, radians(50)
    return me


def box(center, size, m, bevel=0.05, rot=0.0, parent=None, taper=None):
    """Bevelled box by centre and size. taper=(sx, sy) scales the top face."""

    def build(bm):
        bmesh.ops.create_cube(bm, size=1)
        for v in bm.verts:
            if taper and v.co.z > 0:
                v.co.x *= taper[0]
                v.co.y *= taper[1]
            v.co = Vector(a * b for a, b in zip(v.co, size))
        if bevel:
            bmesh.ops.bevel(
                bm,
                geom=bm.edges[:],
                offset=min(bevel, min(size) * 0.45),
                segments=3,
                affect="EDGES",
                profile=0.6,
            )

    return add(mesh_of(build, True), m, center, rot, parent=parent)


def tilt(ob, x=0.0, y=0.0, z=0.0):
    """Turns a part about its own centre (radians) and hands it back."""
    ob.rotation_euler = (x, y, z)
    return ob


def ball(center, r, m, scale=(1, 1, 1), parent=None):
    """Smooth sphere, squashed by scale."""
    key = ("ball", m.name)
    if key not in _meshes:
        _meshes[key] = mesh_of(
            lambda bm: bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1), True
        )
    return add(_meshes[key], m, center, 0, tuple(r * s for s in scale), parent)


def slab(points, depth, m, loc=(0, 0, 0), rot=0.0, bevel=0.02, parent=None):
    """Extrudes an X/Y outline upwards from loc."""

    def build(bm):
        f = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in points])
        top = bmesh.ops.extrude_face_region(bm, geom=[f])
        up = [g for g in top["geom"] if isinstance(g, bmesh.types.BMVert)]
        bmesh.ops.translate(bm, vec=(0, 0, depth), verts=up)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        if bevel:
            rim = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-5]
            bmesh.ops.bevel(bm, geom=rim, offset=bevel, segments=2, affect="EDGES")

    return add(mesh_of(build, True), m, loc, rot, parent=parent)


def text(words, loc, size, m, rot3=(math.pi / 2, 0, 0), depth=0.01, parent=None):
    """Raised lettering, upright and facing -Y unless rot3 says otherwise."""
    c = bpy.data.curves.new("text", "FONT")
    c.body, c.size, c.extrude, c.align_x, c.align_y = words, size, depth, "CENTER", "CENTER"
    c.offset = size * 0.02
    c.materials.append(m)
    ob = bpy.data.objects.new("text", c)
    bpy.context.collection.objects.link(ob)
    ob.location, ob.rotation_euler, ob.parent = loc, rot3, parent
    return ob


def cyl(center, r, h, m, axis="Z", sides=32, r2=None, bevel=0.0, parent=None):
    def build(bm):
        bmesh.ops.create_cone(
            bm, cap_ends=True, segments=sides, radius1=r, depth=h, radius2=r if r2 is None else r2
        )
        if bevel:
            edges = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-5]
            bmesh.ops.bevel(bm, geom=edges, offset=bevel, segments=3, affect="EDGES")

    rot3 = {"Z": (0, 0, 0), "X": (0, math.pi / 2, 0), "Y": (math.pi / 2, 0, 0)}[axis]
    return add(mesh_of(build, True), m, center, rot3=rot3, parent=parent)


def prism(points, depth, m, loc=(0, 0, 0), rot=0.0, bevel=0.04, parent=None):
    """Extrudes an X/Z outline along Y, centred on the origin."""

    def build(bm):
        f = bm.faces.new([bm.verts.new((x, -depth / 2, z)) for x, z in points])
        top = bmesh.ops.extrude_face_region(bm, geom=[f])
        far = [g for g in top["geom"] if isinstance(g, bmesh.types.BMVert)]
        bmesh.ops.translate(bm, vec=(0, depth, 0), verts=far)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        if bevel:
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=3, affect="EDGES")

    return add(mesh_of(build, True), m, loc, rot, parent=parent)


def blob(center, r, m, seed, detail=2, rough=0.22, squash=1.0, parent=None, smooth=False):
    """Faceted lump: rock, bush or a clump of blossom."""
    key = (seed % 5, detail, rough, m.name, smooth)
    if key not in _meshes:

        def build(bm):
            bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
            for v in bm.verts:
                v.co *= 1 + rough * noise.noise(v.co * 2.3 + Vector((seed * 7.1, 0, 0))) * 2

        _meshes[key] = mesh_of(build, smooth)
    return add(_meshes[key], m, center, seed * 1.7, (r, r, r * squash), parent)


def limb(a, b, r1, r2, m, parent=None, sides=8):
    """Tapered rod from a to b."""
    a, b = Vector(a), Vector(b)
    ob = cyl((a + b) / 2, r1, (b - a).length, m, sides=sides, r2=r2, parent=parent)
    ob.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    return ob


def shape(verts, faces, m, loc=(0, 0, 0), rot=0.0, parent=None):
    """Plain mesh from vertices and faces."""
    me = bpy.data.meshes.new("shape")
    me.from_pydata(verts, [], faces)
    me.update()
    return add(me, m, loc, rot, parent=parent)
