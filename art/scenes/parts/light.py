"""The lights of the night: panes with somebody at home, and lamps.

By day panes and bulbs are plain, and lamps are not there.
"""

from functools import cache

import bpy

from parts.hour import is_night
from parts.material import mat
from parts.palette import rgb

WARM = (1.0, 0.72, 0.42)
# Metres between two panes that are lit or dark apart: across, deep, and a storey.
ROOM = (2.6, 2.6, 2.9)


def bulb(by_day="cream", rough=0.65):
    """The surface of a lamp's head."""
    return mat("lamp", 0.5, 0.2, 0.6) if is_night() else mat(by_day, rough)


@cache
def pane(glass="glass", rough=0.1, spec=0.7, homes=0.85):
    """Window glass. By night somebody is at home behind some of it: `homes` is the share."""
    plain = mat(glass, rough, spec)
    return lit(plain.copy(), homes) if is_night() else plain


def lit(m, homes):
    """Lets rooms of the size of ROOM glow at random, in warm tones that differ a little."""
    m.cycles.sample_as_light = False  # hundreds of windows would make the picture grainy
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, each = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeObjectInfo")
    at = where.outputs["Object"]
    for operation, by in (("DIVIDE", ROOM), ("ADD", (0.5,) * 3), ("FLOOR", None), ("ADD", None)):
        step = n.new("ShaderNodeVectorMath")
        step.operation = operation
        link(at, step.inputs[0])
        if by:
            step.inputs[1].default_value = by
        at = step.outputs[0]
    link(each.outputs["Random"], step.inputs[1])
    noise, shining, strong = (
        n.new("ShaderNodeTexWhiteNoise"),
        n.new("ShaderNodeMath"),
        n.new("ShaderNodeMath"),
    )
    link(at, noise.inputs["Vector"])
    shining.operation, shining.inputs[1].default_value = "LESS_THAN", homes
    strong.operation, strong.inputs[1].default_value = "MULTIPLY", 1.5
    link(noise.outputs["Value"], shining.inputs[0])
    link(shining.outputs[0], strong.inputs[0])
    tone = n.new("ShaderNodeValToRGB")
    for stop, colour in zip(tone.color_ramp.elements, ("#ffa94d", "#ffdf9e")):
        stop.color = rgb(colour)
    link(noise.outputs["Color"], tone.inputs[0])
    link(tone.outputs[0], n["Principled BSDF"].inputs["Emission"])
    link(strong.outputs[0], n["Principled BSDF"].inputs["Emission Strength"])
    return m


def lamp(loc, watts, parent=None, color=WARM, size=0.25):
    """A bulb that shines all round, only at night."""
    if is_night():
        put(bpy.data.lights.new("lamp", "POINT"), loc, watts, parent, color, size)


def put(light, loc, watts, parent, color, size):
    light.energy, light.color, light.shadow_soft_size = watts, color, size
    ob = bpy.data.objects.new(light.name, light)
    bpy.context.collection.objects.link(ob)
    ob.location, ob.parent = loc, parent
    ob.visible_camera = False
    return ob
