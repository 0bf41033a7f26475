"""The implementations of the Document Object Model."""

well_known_implementations = {"minidom": "xml.dom.minidom"}
registered = {}


def registerDOMImplementation(name, factory):
    """Add an implementation: a function that returns it."""
    registered[name] = factory


def getDOMImplementation(name=None, features=()):
    """Return the implementation of a name, or the first that has the features."""
    if isinstance(features, str):
        words = features.split()
        features = []
        while words:
            feature = words.pop(0)
            if feature[0] in "0123456789":
                raise ValueError(f"bad feature name: {feature!r}")
            features.append((feature, words.pop(0) if words and words[0][0] in "0123456789" else None))
    if name in well_known_implementations:
        from xml.dom import minidom
        return minidom.getDOMImplementation()
    if name:
        return registered[name]()
    for factory in registered.values():
        made = factory()
        if all(made.hasFeature(feature, version) for feature, version in features):
            return made
    from xml.dom import minidom
    made = minidom.getDOMImplementation()
    if all(made.hasFeature(feature, version) for feature, version in features):
        return made
    raise ImportError("no suitable DOM implementation found")
