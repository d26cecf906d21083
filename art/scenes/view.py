"""How a picture is seen: where the camera stands and what the light is like."""

from dataclasses import dataclass, field, replace

# Warm at the horizon, clear Highveld blue above: (height from 0 to 1, colour).
DAY = ((0.0, "#fbe4d2"), (0.03, "#f3dcd6"), (0.15, "#8cc0ee"), (0.55, "#2b78cc"))


@dataclass(frozen=True)
class View:
    """Camera and light of one picture; what is left out is a clear late morning."""

    cam: tuple
    look: tuple
    lens: float = 35
    # Pixels across of the master.
    width: int = 1600
    # Of width to height.
    ratio: float = 1.6
    # Width of what is seen, in metres, for a picture without perspective.
    ortho: float | None = None
    sun: float = 3.9
    # Degrees; the sun belongs on the side of the truck that the camera sees.
    sun_rot: tuple = (57, 0, -40)
    sun_color: tuple = (1.0, 0.80, 0.56)
    # Strength of the sky's own light.
    fill: float = 0.88
    sky: tuple = DAY
    # What differs from the usual haze; long views need a longer one, or the hills turn to fog.
    haze: dict = field(default_factory=dict)
    # Large soft lamps: (place, look at, size, watts, colour).
    areas: tuple = ()
    indoors: bool = False


# The last light at the horizon, and a sky that one still sees trees against.
DARK = ((0.0, "#f0a878"), (0.035, "#c27a90"), (0.14, "#5a5698"), (0.5, "#222c66"))


# Seen through a window, and in the corners of a room that its lamps do not reach.
DARK_OUTSIDE = ((0.0, "#3d3a78"), (0.5, "#222c66"))
BULB = (1.0, 0.72, 0.44)


def by_night(view):
    """The same place when the street lamps are on: a moon for the sun, and a late blue sky."""
    return replace(
        view,
        sun=0.55,
        sun_color=(0.6, 0.7, 1.0),
        sky=DARK_OUTSIDE if view.indoors else DARK,
        fill=0.9 if view.indoors else 1.1,
        areas=tuple((*lamp[:3], lamp[3], BULB) for lamp in view.areas),
        haze=view.haze | {"color": "#4f4a7d", "strength": 0.6},
    )


# A room: nearly white sun from behind the windows, and a soft lamp behind the camera.
ROOM = {
    "indoors": True,
    "sun_rot": (52, 0, 204),
    "sun": 5.2,
    "sun_color": (1.0, 0.93, 0.84),
    "fill": 0.9,
    "sky": ((0.0, "#e6ebee"), (0.12, "#cfe0ee"), (0.5, "#e6e9ec"), (1.0, "#f3f2f0")),
    "areas": (((-7, -7, 6), (0, 2, 1), 3, 520, (1, 0.92, 0.82)),),
}


def wide(view, lens, height):
    """The same place from edge to edge of a screen, with a shorter lens that looks at that height."""
    return replace(view, look=(*view.look[:2], height), lens=lens, ratio=2.6, width=2000)
