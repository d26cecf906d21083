"""The bridge of the picture of Johannesburg on wide screens."""

from pictures import johannesburg
from view import wide

VIEW = wide(johannesburg.VIEW, lens=23.4, height=14.3)
build = johannesburg.build
