"""Painted surfaces: a palette colour that fades into the haze, and face brick."""

from functools import cache

import bpy

from parts.hour import is_night
from parts.palette import NIGHT, PALETTE, rgb

# Mixed in by distance from the camera, in metres, so it adds no noise; a picture may change it.
HAZE = {"color": "#dccfe2", "start": 40.0, "end": 230.0, "strength": 0.72}

# Colours that shine of themselves, as many times as bright by night as by day. All others that glow
# a little by day only catch the light of the sky.
SHINING = {"lamp": 4, "glow": 4, "amber": 4, "red": 4, "leaf": 4, "sun": 1.3}

# Colours with a lamp inside, only at night.
LIT_FROM_WITHIN = {"pool": 0.5}


def colour_of(name):
    return NIGHT.get(name, PALETTE[name]) if is_night() else PALETTE[name]


def glow(name, by_day):
    """Strength of the light that a surface gives off."""
    if not is_night():
        return by_day
    return by_day * SHINING.get(name, 0.12) or LIT_FROM_WITHIN.get(name, 0)


@cache
def mat(name, rough=0.65, spec=0.25, emit=0.0):
    """A colour of the palette that fades into the haze with distance."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n, link = m.node_tree.nodes, m.node_tree.links.new
    bsdf, out = n["Principled BSDF"], n["Material Output"]
    colour = rgb(colour_of(name))
    bsdf.inputs["Base Color"].default_value = colour
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Specular"].default_value = spec
    strength = glow(name, emit)
    if strength:
        bsdf.inputs["Emission"].default_value = colour
        bsdf.inputs["Emission Strength"].default_value = strength
        # A picture by night has many: sampled one by one, they would make it grainy.
        m.cycles.sample_as_light = not is_night()
    cam, ramp = n.new("ShaderNodeCameraData"), n.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value = HAZE["start"]
    ramp.inputs["From Max"].default_value = HAZE["end"]
    ramp.inputs["To Max"].default_value = HAZE["strength"]
    haze, mix = n.new("ShaderNodeEmission"), n.new("ShaderNodeMixShader")
    haze.inputs["Color"].default_value = rgb(HAZE["color"])
    link(cam.outputs["View Distance"], ramp.inputs["Value"])
    link(ramp.outputs["Result"], mix.inputs["Fac"])
    link(bsdf.outputs[0], mix.inputs[1])
    link(haze.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs["Surface"])
    return m


@cache
def brick(name="brick"):
    """Face brick: staggered courses in two tones with pale joints, in metres on every wall."""
    base = rgb(PALETTE[name])
    m = mat(name, 0.85).copy()
    n, link = m.node_tree.nodes, m.node_tree.links.new
    geo, sep, along = (
        n.new("ShaderNodeTexCoord"),
        n.new("ShaderNodeSeparateXYZ"),
        n.new("ShaderNodeMath"),
    )
    flat, tex = n.new("ShaderNodeCombineXYZ"), n.new("ShaderNodeTexBrick")
    link(geo.outputs["Object"], sep.inputs[0])
    link(sep.outputs["X"], along.inputs[0])
    link(sep.outputs["Y"], along.inputs[1])
    link(along.outputs[0], flat.inputs["X"])
    link(sep.outputs["Z"], flat.inputs["Y"])
    link(flat.outputs[0], tex.inputs["Vector"])
    tex.inputs["Color1"].default_value = base
    tex.inputs["Color2"].default_value = [c * 0.84 for c in base[:3]] + [1]
    tex.inputs["Mortar"].default_value = [min(c * 1.2 + 0.05, 1) for c in base[:3]] + [1]
    for key, value in (
        ("Scale", 1),
        ("Brick Width", 0.62),
        ("Row Height", 0.24),
        ("Mortar Size", 0.022),
    ):
        tex.inputs[key].default_value = value
    link(tex.outputs["Color"], n["Principled BSDF"].inputs["Base Color"])
    return m
