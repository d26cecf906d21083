"""The nursery and the bluegums of Honeydew on wide screens."""

from pictures import honeydew
from view import wide

VIEW = wide(honeydew.VIEW, lens=21, height=4.7)
build = honeydew.build
