__all__ = ["rgb_to_yiq", "yiq_to_rgb", "rgb_to_hls", "hls_to_rgb", "rgb_to_hsv", "hsv_to_rgb"]

ONE_THIRD = 1.0 / 3.0
ONE_SIXTH = 1.0 / 6.0
TWO_THIRD = 2.0 / 3.0


def rgb_to_yiq(r, g, b):
    y = 0.30 * r + 0.59 * g + 0.11 * b
    i = 0.74 * (r - y) - 0.27 * (b - y)
    q = 0.48 * (r - y) + 0.41 * (b - y)
    return y, i, q


def yiq_to_rgb(y, i, q):
    # The inverse of the matrix above, cut to the cube of colours.
    r = y + 0.9468822170900693 * i + 0.6235565819861433 * q
    g = y - 0.27478764629897834 * i - 0.6356910791873801 * q
    b = y - 1.1085450346420322 * i + 1.7090069284064666 * q
    return _unit(r), _unit(g), _unit(b)


def _unit(x):
    if x < 0.0:
        return 0.0
    if x > 1.0:
        return 1.0
    return x


def _hue(r, g, b, high, span):
    """The place of the strongest colour on the circle, moved towards the second one."""
    rc = (high - r) / span
    gc = (high - g) / span
    bc = (high - b) / span
    if r == high:
        h = bc - gc
    elif g == high:
        h = 2.0 + rc - bc
    else:
        h = 4.0 + gc - rc
    return (h / 6.0) % 1.0


def rgb_to_hls(r, g, b):
    high = max(r, g, b)
    low = min(r, g, b)
    total = high + low
    span = high - low
    l = total / 2.0
    if low == high:
        return 0.0, l, 0.0
    if l <= 0.5:
        s = span / total
    else:
        s = span / (2.0 - high - low)
    return _hue(r, g, b, high, span), l, s


def hls_to_rgb(h, l, s):
    if s == 0.0:
        return l, l, l
    if l <= 0.5:
        high = l * (1.0 + s)
    else:
        high = l + s - l * s
    low = 2.0 * l - high
    return _channel(low, high, h + ONE_THIRD), _channel(low, high, h), _channel(low, high, h - ONE_THIRD)


def _channel(low, high, hue):
    hue = hue % 1.0
    if hue < ONE_SIXTH:
        return low + (high - low) * hue * 6.0
    if hue < 0.5:
        return high
    if hue < TWO_THIRD:
        return low + (high - low) * (TWO_THIRD - hue) * 6.0
    return low


def rgb_to_hsv(r, g, b):
    high = max(r, g, b)
    low = min(r, g, b)
    span = high - low
    if low == high:
        return 0.0, 0.0, high
    return _hue(r, g, b, high, span), span / high, high


def hsv_to_rgb(h, s, v):
    if s == 0.0:
        return v, v, v
    i = int(h * 6.0)
    f = h * 6.0 - i
    p = v * (1.0 - s)
    q = v * (1.0 - s * f)
    t = v * (1.0 - s * (1.0 - f))
    return ((v, t, p), (q, v, p), (p, v, t), (p, q, v), (t, p, v), (v, p, q))[i % 6]
