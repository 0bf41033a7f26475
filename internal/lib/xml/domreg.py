"""The implementations of the Document Object Model."""

well_known_implementations = {"minidom": "xml.dom.minidom"}
registered = {}


def registerDOMImplementation(name, factory):
    """Add an implementation: a function that returns it."""
    registered[name] = factory


def _features(text):
    # The features of "name version name …", where a version may be left out.
    features = []
    for word in text.split():
        is_version = word[0] in "0123456789"
        if is_version and (not features or features[-1][1] is not None):
            raise ValueError(f"bad feature name: {word!r}")
        if is_version:
            features[-1] = features[-1][0], word
        else:
            features.append((word, None))
    return features


def _minidom():
    from xml.dom.minidom import getDOMImplementation
    return getDOMImplementation()


def getDOMImplementation(name=None, features=()):
    """Return the implementation of a name, or the first that has the features."""
    if isinstance(features, str):
        features = _features(features)
    if name:
        return _minidom() if name in well_known_implementations else registered[name]()
    for factory in [*registered.values(), _minidom]:
        made = factory()
        if all(made.hasFeature(feature, version) for feature, version in features):
            return made
    raise ImportError("no suitable DOM implementation found")
