

def nameprep(label):
    """Prepare a label of a host name for comparison."""
    from codecs import _nameprep
    return _nameprep(label)


def ToASCII(label):
    """A label of a host name in ASCII."""
    from codecs import _to_ascii
    return _to_ascii(label)


def ToUnicode(label):
    """A label of a host name as people write it."""
    from codecs import _to_unicode
    return _to_unicode(label)
