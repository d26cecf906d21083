"""Takes the noise out of a picture; for Blender builds without Intel's denoiser."""

import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16
SKY_DEPTH = 1e4


def denoise(color, albedo, normal, depth, grainy=False, passes=4):
    """Edge-avoiding à-trous filter over arrays of height × width × channels.

    Light is divided by albedo first, so that texture and colour edges stay crisp, then smoothed
    where normal, depth and albedo agree, and multiplied back. By default a pixel far brighter than
    those around it keeps its light, which keeps shadows sharp and leaves specks where few paths meet
    a lamp: a grainy picture is averaged once before.
    """
    color, albedo, normal = (x[..., :3].astype(np.float32) for x in (color, albedo, normal))
    z = np.log1p(np.minimum(depth[..., :1], SKY_DEPTH)).astype(np.float32)
    base = np.maximum(albedo, 0.03)
    light = np.minimum(color / base, 60)
    guide = np.concatenate([normal * 4.0, albedo * 9.0, z * 6.0], axis=2)
    if grainy:
        light = smooth(light, guide, step=1, sigma=np.inf)
    light = np.log1p(light)
    for i in range(passes):
        # Tighter in each pass: shadows keep their edges.
        light = smooth(light, guide, step=1 << i, sigma=0.55 / (1 + 0.6 * i))
    # At silhouettes against the sky the albedo is nearly zero, and dividing by it would leave a
    # bright fringe: there the renderer's own pixels stay.
    sky = (depth[..., :1] > SKY_DEPTH).astype(np.float32)
    near = np.max([shift(sky, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)], axis=0)
    picture = np.where(near > 0, color, np.expm1(light) * base)
    return without_lone_pixels(picture) if grainy else picture


def without_lone_pixels(picture):
    """No pixel is brighter or darker than all those next to it."""
    steps = (-1, 0, 1)
    around = [shift(picture, dy, dx) for dy in steps for dx in steps if dy or dx]
    return np.clip(picture, np.min(around, axis=0), np.max(around, axis=0))


def smooth(light, guide, step, sigma):
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2] + (1,), np.float32)
    mean = light.mean(axis=2, keepdims=True)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            oy, ox = dy * step, dx * step
            apart = ((shift(guide, oy, ox) - guide) ** 2).sum(axis=2, keepdims=True)
            darker = (shift(mean, oy, ox) - mean) ** 2 / (sigma * sigma)
            weight = KERNEL[dy + 2] * KERNEL[dx + 2] * np.exp(-apart - darker)
            total += weight * shift(light, oy, ox)
            weights += weight
    return total / weights


def shift(a, dy, dx):
    """The array moved by so many pixels, its edge repeated."""
    padding = ((max(dy, 0), max(-dy, 0)), (max(dx, 0), max(-dx, 0)), (0, 0))
    padded = np.pad(a, padding, mode="edge")
    h, w = a.shape[:2]
    return padded[max(-dy, 0) : max(-dy, 0) + h, max(-dx, 0) : max(-dx, 0) + w]
