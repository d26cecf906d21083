"""The empty stage of a picture: renderer, sky, sun, lamps and camera."""

import math

import bpy
from mathutils import Vector

from parts.hour import is_night
from parts.palette import rgb


def set_stage(view, share, samples):
    """Clears Blender and sets it up for a picture of that share of its full width."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    width = round(view.width * share)
    set_renderer(scene, width, round(width / view.ratio), samples)
    if is_night():
        # Few lamps reach far: more light paths would change nothing that one sees.
        scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 3, 2
        scene.cycles.adaptive_threshold = 0.05
    scene.world = sky(view)
    put_sun(scene, view)
    for lamp in view.areas:
        put_lamp(scene, *lamp)
    scene.camera = put_camera(scene, view)
    return scene


def set_renderer(scene, width, height, samples):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    # "Filmic", Blender's own choice, looked grey.
    scene.view_settings.view_transform, scene.view_settings.look = "Standard", "None"
    scene.view_settings.exposure = 0.12
    cycles = scene.cycles
    cycles.samples, cycles.adaptive_min_samples = samples, 16
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    # Debian's build lacks Intel's denoiser: denoise.py does it.
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False


def sky(view):
    """A soft vertical gradient whose foot meets the colour of the haze."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    geometry, parts = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    upwards, ramp = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeValToRGB")
    upwards.operation, upwards.inputs[1].default_value = "MULTIPLY", -1
    link(geometry.outputs["Incoming"], parts.inputs[0])
    link(parts.outputs["Z"], upwards.inputs[0])
    link(upwards.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    while len(stops) < len(view.sky):
        stops.new(0.5)
    for stop, (height, colour) in zip(stops, view.sky):
        stop.position, stop.color = height, rgb(colour)
    link(ramp.outputs[0], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = view.fill
    return world


def put_sun(scene, view):
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = view.sun, view.sun_color, math.radians(2.5)
    place(scene, sun).rotation_euler = [math.radians(angle) for angle in view.sun_rot]


def put_lamp(scene, loc, look, size, watts, color):
    """A large soft light that is not seen itself."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.size, lamp.energy, lamp.color = size, watts, color
    ob = place(scene, lamp, loc, look)
    ob.visible_camera = ob.visible_glossy = False


def put_camera(scene, view):
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.clip_end = view.lens, 2000
    if view.ortho:
        camera.type, camera.ortho_scale = "ORTHO", view.ortho
    return place(scene, camera, view.cam, view.look)


def place(scene, data, loc=(0, 0, 0), look=None):
    """Puts a light or camera at loc, turned towards look."""
    ob = bpy.data.objects.new(data.name, data)
    scene.collection.objects.link(ob)
    ob.location = loc
    if look:
        ob.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return ob
