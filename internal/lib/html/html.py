"""Escaping of text in HTML."""

__all__ = ["escape", "unescape"]


def escape(s, quote=True):
    """Replace &, < and >, and with quote also both quotes, by character references."""
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        s = s.replace('"', "&quot;").replace("'", "&#x27;")
    return s


def unescape(s):
    """Replace all character references by what they stand for."""
    return _unescape(s) if "&" in s else s
