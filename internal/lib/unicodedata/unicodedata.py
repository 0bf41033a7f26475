"""The Unicode Character Database."""


class UCD:
    """The database in an old version."""

    unidata_version = "3.2.0"
    name = staticmethod(_old_name)
    lookup = staticmethod(_old_lookup)
    category = staticmethod(_old_category)
    bidirectional = staticmethod(_old_bidirectional)
    combining = staticmethod(_old_combining)
    mirrored = staticmethod(_old_mirrored)
    east_asian_width = staticmethod(_old_east_asian_width)
    decomposition = staticmethod(_old_decomposition)
    decimal = staticmethod(_old_decimal)
    digit = staticmethod(digit)
    numeric = staticmethod(_old_numeric)
    normalize = staticmethod(_normalize_old)

    @staticmethod
    def is_normalized(form, unistr, /):
        return _normalize_old(form, unistr) == unistr


ucd_3_2_0 = UCD()
