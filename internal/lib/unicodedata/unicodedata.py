"""The Unicode Character Database."""


class UCD:
    """The database in an old version: what came later is not normalized by it."""

    unidata_version = "3.2.0"
    name = staticmethod(name)
    lookup = staticmethod(lookup)
    category = staticmethod(category)
    bidirectional = staticmethod(bidirectional)
    combining = staticmethod(combining)
    mirrored = staticmethod(mirrored)
    east_asian_width = staticmethod(east_asian_width)
    decomposition = staticmethod(decomposition)
    decimal = staticmethod(decimal)
    digit = staticmethod(digit)
    numeric = staticmethod(numeric)
    normalize = staticmethod(_normalize_old)

    @staticmethod
    def is_normalized(form, unistr, /):
        return _normalize_old(form, unistr) == unistr


ucd_3_2_0 = UCD()
