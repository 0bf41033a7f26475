"""How people write numbers and sort text: as programs do, because there is only the locale C."""

__all__ = ["getlocale", "getdefaultlocale", "getpreferredencoding", "Error", "setlocale", "localeconv", "strcoll",
           "strxfrm", "str", "atof", "atoi", "format_string", "currency", "normalize", "getencoding", "LC_CTYPE",
           "LC_COLLATE", "LC_TIME", "LC_MONETARY", "LC_NUMERIC", "LC_ALL", "LC_MESSAGES", "CHAR_MAX"]

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)
CHAR_MAX = 127

_text = str


class Error(Exception):
    """A locale that is not there."""


def setlocale(category, locale=None):
    """The locale of a category, which can be set to C only."""
    if not isinstance(category, int):
        raise TypeError(f"'{type(category).__name__}' object cannot be interpreted as an integer")
    if locale is not None and not isinstance(locale, _text):
        language, encoding = locale
        locale = normalize(f"{language or 'C'}.{encoding}" if encoding else language or "C")
    if not 0 <= category <= 12 or locale not in (None, "", "C", "POSIX"):
        raise Error("unsupported locale setting")
    return "C"


def localeconv():
    """How numbers and money are written."""
    return {"int_curr_symbol": "", "currency_symbol": "", "mon_decimal_point": "", "mon_thousands_sep": "",
            "mon_grouping": [], "positive_sign": "", "negative_sign": "", "int_frac_digits": CHAR_MAX,
            "frac_digits": CHAR_MAX, "p_cs_precedes": CHAR_MAX, "p_sep_by_space": CHAR_MAX, "n_cs_precedes": CHAR_MAX,
            "n_sep_by_space": CHAR_MAX, "p_sign_posn": CHAR_MAX, "n_sign_posn": CHAR_MAX, "decimal_point": ".",
            "thousands_sep": "", "grouping": []}


def getlocale(category=LC_CTYPE):
    """Language and encoding of a category."""
    return None, None


def getdefaultlocale(envvars=("LC_ALL", "LC_CTYPE", "LANG", "LANGUAGE")):
    """Language and encoding that the user wants."""
    return None, None


def getpreferredencoding(do_setlocale=True):
    """The encoding of text files."""
    return "UTF-8"


def getencoding():
    """The encoding of the locale."""
    return "UTF-8"


def normalize(localename):
    """The usual spelling of the name of a locale."""
    return "C" if localename.lower() in ("c", "posix", "c.utf-8", "c.utf8") else localename


def strcoll(os1, os2, /):
    """Compare two texts: below 0, 0 or above 0."""
    for i, text in enumerate((os1, os2), 1):
        if not isinstance(text, _text):
            raise TypeError(f"strcoll() argument {i} must be str, not {type(text).__name__}")
    return (os1 > os2) - (os1 < os2)


def strxfrm(string, /):
    """A text that compares as strcoll() does."""
    if not isinstance(string, _text):
        raise TypeError(f"strxfrm() argument must be str, not {type(string).__name__}")
    return string


def format_string(f, val, grouping=False, monetary=False):
    """f % val, with the separators of the locale."""
    return f % val


def currency(val, symbol=True, grouping=False, international=False):
    """An amount of money as text, which the locale C cannot write."""
    raise ValueError("Currency formatting is not possible using the 'C' locale.")


def str(val):
    """A number as text."""
    return format_string("%.12g", val)


def delocalize(string):
    """The text of a number as programs read it."""
    return string


def localize(string, grouping=False, monetary=False):
    """The text of a number as people write it."""
    return string


def atof(string, func=float):
    """The number of a text."""
    return func(delocalize(string))


def atoi(string):
    """The int of a text."""
    return int(delocalize(string))
