"""Renders one picture: blender -b -P render.py -- <name> <day|night> <out.png> <share> <samples>"""

import importlib
import os
import sys
import tempfile

import bpy
import numpy as np

# Blender runs this file by itself and does not know its neighbours.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import denoise  # noqa: E402
from parts import headlight, hour, material  # noqa: E402
from stage import set_stage  # noqa: E402
from view import by_night  # noqa: E402

PASSES = ("Image", "DiffCol", "Normal", "Depth")


def main():
    name, time, out, share, samples = sys.argv[sys.argv.index("--") + 1 :]
    picture = importlib.import_module("pictures." + name.replace("-", "_"))
    hour.set_night(time == "night")
    view = by_night(picture.VIEW) if hour.is_night() else picture.VIEW
    scene = set_stage(view, float(share), int(samples))
    material.HAZE.update(view.haze)
    picture.build()
    headlight.shine()
    save(scene, denoise(*render_passes(scene), grainy=hour.is_night()), out)


def render_passes(scene):
    """The picture with what the denoiser asks for, one array for each pass."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_z = True
    with tempfile.TemporaryDirectory() as folder:
        write_passes_to(scene, folder)
        bpy.ops.render.render()
        return [load(f"{folder}/{name}0001.exr") for name in PASSES]


def write_passes_to(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    source = tree.nodes.get("Render Layers") or tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(source.outputs[name], files.inputs[name])


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def save(scene, pixels, path):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("result", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    opaque = np.ones((height, width), np.float32)
    image.pixels.foreach_set(np.dstack([pixels, opaque]).ravel())
    image.save_render(path, scene=scene)


main()
