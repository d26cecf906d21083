"""The gateposts and paddocks of Chartwell on wide screens."""

from pictures import chartwell
from view import wide

VIEW = wide(chartwell.VIEW, lens=25.3, height=3.1)
build = chartwell.build
