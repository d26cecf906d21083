"""What headlights light up: painted on each surface, since so few paths of a real beam end on a road
that it would be a grey smear with a hard edge."""

import bpy

from parts.hour import is_night
from parts.light import WARM

# Metres from the middle of the pool of light, where it is brightest, to its edge.
RADII = (2.5, 5.0, 1.3)
STRENGTH = 1.1

_beams = []


def headlights(nose, vehicle):
    """Light on what lies ahead (-Y) of a vehicle whose front is at `nose`, only at night."""
    if is_night():
        _beams.append((vehicle, (0, nose - 4.3, 0)))


def shine():
    """Paints the light of all headlights, once everything is built."""
    for m in bpy.data.materials if _beams else ():
        emission = m.node_tree.nodes["Principled BSDF"].inputs["Emission"]
        # What shines of itself does so already.
        if not emission.is_linked and not any(emission.default_value[:3]):
            paint(m)


def paint(m):
    n, link = m.node_tree.nodes, m.node_tree.links.new
    surface = n["Principled BSDF"].inputs
    bright = None
    for vehicle, middle in _beams:
        ahead = light_ahead(n, link, vehicle, middle)
        if bright:
            both = n.new("ShaderNodeMath")
            link(bright, both.inputs[0])
            link(ahead, both.inputs[1])
            ahead = both.outputs[0]
        bright = ahead
    colour, base = n.new("ShaderNodeVectorMath"), surface["Base Color"]
    colour.operation, colour.inputs[1].default_value = "MULTIPLY", WARM
    if base.is_linked:
        link(base.links[0].from_socket, colour.inputs[0])
    else:
        colour.inputs[0].default_value = base.default_value[:3]
    link(colour.outputs[0], surface["Emission"])
    link(bright, surface["Emission Strength"])
    m.cycles.sample_as_light = False


def light_ahead(n, link, vehicle, middle):
    """The light at a point of a surface: none outside of an ellipsoid, and no edge to it."""
    where, from_middle, distance, fade = (
        n.new("ShaderNodeTexCoord"),
        n.new("ShaderNodeVectorMath"),
        n.new("ShaderNodeVectorMath"),
        n.new("ShaderNodeMapRange"),
    )
    where.object = vehicle
    from_middle.operation, distance.operation = "MULTIPLY_ADD", "LENGTH"
    from_middle.inputs[1].default_value = [1 / radius for radius in RADII]
    from_middle.inputs[2].default_value = [-at / radius for at, radius in zip(middle, RADII)]
    fade.interpolation_type = "SMOOTHSTEP"
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = STRENGTH, 0
    link(where.outputs["Object"], from_middle.inputs[0])
    link(from_middle.outputs[0], distance.inputs[0])
    link(distance.outputs["Value"], fade.inputs["Value"])
    return fade.outputs[0]
