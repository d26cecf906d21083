"""The bridge of the picture of Johannesburg on wide screens."""

from pictures import johannesburg
from view import wide

VIEW = wide(johannesburg.VIEW, lens=21.6, height=16.0)
build = johannesburg.build
