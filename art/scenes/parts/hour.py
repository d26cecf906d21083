"""Whether a picture is drawn by day or by night."""

_hour = {"night": False}


def set_night(night):
    """Before anything is built: surfaces and lamps ask for the hour when they are made."""
    _hour["night"] = night


def is_night():
    return _hour["night"]
