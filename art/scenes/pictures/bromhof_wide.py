"""The slope of Bromhof on wide screens."""

from pictures import bromhof
from view import wide

VIEW = wide(bromhof.VIEW, lens=22.6, height=7.2)
build = bromhof.build
