"""Authentication of messages by hashes with keys."""

import hashlib as _hashlib

trans_5C = bytes([x ^ 0x5C for x in range(256)])
trans_36 = bytes([x ^ 0x36 for x in range(256)])

digest_size = None


def _maker(digestmod):
    """The function that makes hash objects of a name, a function or a module."""
    if callable(digestmod):
        return digestmod
    if isinstance(digestmod, str):
        return lambda d=b"": _hashlib.new(digestmod, d)
    return lambda d=b"": digestmod.new(d)


class HMAC:
    """A message authentication code that data is added to."""

    blocksize = 64

    def __init__(self, key, msg=None, digestmod=""):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError(f"key: expected bytes or bytearray, but got {type(key).__name__!r}")
        if not digestmod:
            raise TypeError("Missing required argument 'digestmod'.")
        make = _maker(digestmod)
        self._outer = make()
        self._inner = make()
        self.digest_size = self._inner.digest_size
        blocksize = getattr(self._inner, "block_size", self.blocksize)
        if blocksize < 16:
            import warnings
            warnings.warn(f"block_size of {blocksize} seems too small; using our default of {self.blocksize}.", RuntimeWarning, 2)
            blocksize = self.blocksize
        self.block_size = blocksize
        if len(key) > blocksize:
            key = make(key).digest()
        key = bytes(key).ljust(blocksize, b"\0")
        self._outer.update(key.translate(trans_5C))
        self._inner.update(key.translate(trans_36))
        if msg is not None:
            self.update(msg)

    @property
    def name(self):
        return f"hmac-{self._inner.name}"

    def update(self, msg):
        """Add data."""
        self._inner.update(msg)

    def copy(self):
        """Return a copy, which goes its own way."""
        other = self.__class__.__new__(self.__class__)
        other.digest_size = self.digest_size
        other.block_size = self.block_size
        other._inner = self._inner.copy()
        other._outer = self._outer.copy()
        return other

    def _current(self):
        h = self._outer.copy()
        h.update(self._inner.digest())
        return h

    def digest(self):
        """Return the code of the data so far as bytes."""
        return self._current().digest()

    def hexdigest(self):
        """Return the code of the data so far as hexadecimal digits."""
        return self._current().hexdigest()


def new(key, msg=None, digestmod=""):
    """Return an HMAC object."""
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    """Return the code of a message as bytes."""
    return HMAC(key, msg, digest).digest()
