"""Hash functions and the derivation of keys."""

_FIXED = ("md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3_224", "sha3_256", "sha3_384", "sha3_512")
_SHAKES = ("shake_128", "shake_256")

__all__ = ("md5", "sha1", "sha224", "sha256", "sha384", "sha512", "blake2b", "blake2s", "sha3_224", "sha3_256",
           "sha3_384", "sha3_512", "shake_128", "shake_256", "new", "algorithms_guaranteed", "algorithms_available",
           "file_digest", "pbkdf2_hmac", "scrypt")

algorithms_guaranteed = set(_FIXED + _SHAKES + ("blake2b", "blake2s"))
algorithms_available = set(algorithms_guaranteed)


class UnsupportedDigestmodError(ValueError):
    """There is no such hash."""

    __module__ = "_hashlib"


def _repr(name, h):
    return f"<{name} _hashlib.HASH object @ {id(h):#x}>"


def _with(h, data, string):
    if data is None:
        data = string
    elif string is not None:
        raise TypeError("'data' and 'string' are mutually exclusive and support for 'string' keyword parameter is slated for removal in a future version.")
    if data is not None:
        h.update(data)
    return h


def _constructor(name):
    def make(*args, usedforsecurity=True, data=None, string=None):
        if args:
            if len(args) > 1:
                raise TypeError(f"openssl_{name}() takes at most 1 positional argument ({len(args)} given)")
            data = args[0]
        return _with(_new(name), data, string)

    make.__name__ = make.__qualname__ = "openssl_" + name
    make.__doc__ = f"Returns a {name} hash object; optionally initialized with a string"
    return make


for _name in _FIXED + _SHAKES:
    globals()[_name] = _constructor(_name)
del _name


class _Blake2:
    """The constructor of BLAKE2b or BLAKE2s."""

    def __init__(self, name, size):
        self.__name__ = self._name = name
        self.MAX_DIGEST_SIZE = self.MAX_KEY_SIZE = size
        self.SALT_SIZE = self.PERSON_SIZE = size // 4

    def __repr__(self):
        return f"<class '_blake2.{self._name}'>"

    def __call__(self, *args, **kwargs):
        if len(args) > 1:
            raise TypeError(f"{self._name}() takes at most 1 positional argument ({len(args)} given)")
        return _make_blake2(self, self._name, *args, **kwargs)


_PARAMETERS = frozenset(("data", "digest_size", "key", "salt", "person", "fanout", "depth", "leaf_size", "node_offset",
                         "node_depth", "inner_size", "last_node", "usedforsecurity"))


def _make_blake2(kind, name, data=b"", /, **given):
    for key in given:
        if key not in _PARAMETERS:
            raise TypeError(f"{name}() got an unexpected keyword argument {key!r}")
    limit = kind.MAX_DIGEST_SIZE
    digest_size = _number(given.get("digest_size", limit))
    fanout = _number(given.get("fanout", 1))
    depth = _number(given.get("depth", 1))
    leaf_size = _number(given.get("leaf_size", 0))
    node_offset = _number(given.get("node_offset", 0))
    node_depth = _number(given.get("node_depth", 0))
    inner_size = _number(given.get("inner_size", 0))
    texts = [memoryview(given.get(key, b"")).tobytes() if not isinstance(given.get(key), str) else _no_text()
             for key in ("key", "salt", "person")]
    if not 1 <= digest_size <= limit:
        raise ValueError(f"digest_size must be between 1 and {limit} bytes")
    for text, key, most in zip(texts[1:], ("salt", "person"), (kind.SALT_SIZE, kind.PERSON_SIZE)):
        if len(text) > most:
            raise ValueError(f"maximum {key} length is {most} bytes")
    if not 0 <= fanout <= 255:
        raise ValueError("fanout must be between 0 and 255")
    if not 1 <= depth <= 255:
        raise ValueError("depth must be between 1 and 255")
    if leaf_size < 0 or leaf_size >= 1 << 64:
        raise ValueError("value must be positive") if leaf_size < 0 else OverflowError("int too big to convert")
    if leaf_size >= 1 << 32:
        raise OverflowError("leaf_size is too large")
    if node_offset < 0 or node_offset >= 1 << 64:
        raise ValueError("value must be positive") if node_offset < 0 else OverflowError("int too big to convert")
    if name == "blake2s" and node_offset >= 1 << 48:
        raise OverflowError("node_offset is too large")
    if not 0 <= node_depth <= 255:
        raise ValueError("node_depth must be between 0 and 255")
    if not 0 <= inner_size <= limit:
        raise ValueError(f"inner_size must be between 0 and is {limit}")
    if len(texts[0]) > limit:
        raise ValueError(f"maximum key length is {limit} bytes")
    numbers = digest_size, fanout, depth, leaf_size, node_offset, node_depth, inner_size
    h = _blake2(name, numbers, *texts, bool(given.get("last_node", False)))
    h.update(given.get("data", data))
    return h


def _number(x):
    return range(x).stop


def _no_text():
    raise TypeError("a bytes-like object is required, not 'str'")


blake2b = _Blake2("blake2b", 64)
blake2s = _Blake2("blake2s", 32)


def new(name, data=b"", **kwargs):
    """Return a hash object of the given name."""
    if not isinstance(name, str):
        raise TypeError("name must be a string")
    known = name.lower().replace("-", "_")
    if known in ("blake2b", "blake2s"):
        return globals()[known](data, **kwargs)
    if known.startswith("sha_"):
        known = "sha" + known[4:]
    h = _new(known)
    if h is None:
        raise ValueError("unsupported hash type " + name)
    kwargs.pop("usedforsecurity", None)
    return _with(h, data if "string" not in kwargs else None, kwargs.pop("string", None))


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """Derive a key from a password."""
    if not isinstance(hash_name, str):
        raise TypeError(f"pbkdf2_hmac() argument 'hash_name' must be str, not {type(hash_name).__name__}")
    for text in (password, salt):
        if isinstance(text, str):
            _no_text()
    iterations = _number(iterations)
    h = _new(hash_name)
    if h is None or not h.digest_size:
        raise UnsupportedDigestmodError("[digital envelope routines] unsupported")
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    if iterations >= 1 << 31:
        raise OverflowError("iteration value is too great.")
    dklen = h.digest_size if dklen is None else _number(dklen)
    if dklen < 1:
        raise ValueError("key length must be greater than 0.")
    if dklen >= 1 << 31:
        raise OverflowError("key length is too great.")
    return _pbkdf2(hash_name, password, salt, iterations, dklen)


def scrypt(password, *, salt=None, n=None, r=None, p=None, maxmem=0, dklen=64):
    """Derive a key from a password by a function that needs much memory."""
    if isinstance(password, str):
        _no_text()
    if salt is None:
        raise TypeError("salt is required")
    if not isinstance(n, int):
        raise TypeError("n is required and must be an unsigned int")
    if n < 2 or n & (n - 1):
        raise ValueError("n must be a power of 2.")
    if not isinstance(r, int):
        raise TypeError("r is required and must be an unsigned int")
    if not isinstance(p, int):
        raise TypeError("p is required and must be an unsigned int")
    if not 0 <= maxmem < 1 << 31:
        raise ValueError("maxmem must be positive and smaller than 2147483647")
    if not 1 <= dklen < 1 << 31:
        raise ValueError("dklen must be greater than 0 and smaller than 2147483647")
    if r < 1 or p < 1 or r * p >= 1 << 30:
        raise ValueError("Invalid parameter combination for n, r, p, maxmem.")
    if 128 * r * (n + p + 2) > (maxmem or 32 << 20):
        raise ValueError("[digital envelope routines] memory limit exceeded")
    return _scrypt(password, salt, n, r, p, dklen)


def file_digest(fileobj, digest, /, *, _bufsize=1 << 18):
    """Return the hash object of what a file has."""
    h = new(digest) if isinstance(digest, str) else digest()
    if hasattr(fileobj, "getbuffer"):
        h.update(fileobj.getbuffer())
        return h
    if not hasattr(fileobj, "readinto") or hasattr(fileobj, "readable") and not fileobj.readable():
        raise ValueError(f"'{fileobj!r}' is not a file-like object in binary reading mode.")
    buffer = bytearray(_bufsize)
    view = memoryview(buffer)
    while size := fileobj.readinto(buffer):
        h.update(view[:size])
    return h


del HASH
