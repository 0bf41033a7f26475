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


def _repr(name, kind, h):
    if kind.startswith("_blake2"):
        return f"<{kind} object at {id(h):#x}>"
    return f"<{name} {kind} object @ {id(h):#x}>"


def _with(h, data):
    h.update(data)
    return h


def _constructor(name):
    def make(string=b"", *, usedforsecurity=True):
        return _with(_new(name), string)

    make.__name__ = make.__qualname__ = "openssl_" + name
    make.__doc__ = f"Returns a {name} hash object; optionally initialized with a string"
    return make


md5, sha1, sha224, sha256, sha384, sha512, sha3_224, sha3_256, sha3_384, sha3_512 = map(_constructor, _FIXED)
shake_128, shake_256 = map(_constructor, _SHAKES)


def _make_blake2(name, data, digest_size, key, salt, person, fanout, depth, leaf_size, node_offset, node_depth, inner_size, last_node):
    def number(x, default):
        return default if x is ... else range(x).stop

    limit = 64 if name == "blake2b" else 32
    digest_size = number(digest_size, limit)
    fanout = number(fanout, 1)
    depth = number(depth, 1)
    leaf_size = number(leaf_size, 0)
    node_offset = number(node_offset, 0)
    node_depth = number(node_depth, 0)
    inner_size = number(inner_size, 0)
    texts = [b"" if text is ... else _bytes_of(text) for text in (key, salt, person)]
    if not 1 <= digest_size <= limit:
        raise ValueError(f"digest_size must be between 1 and {limit} bytes")
    for text, key, most in zip(texts[1:], ("salt", "person"), (limit // 4, limit // 4)):
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
    h = _blake2(name, numbers, *texts, last_node is not ... and bool(last_node))
    if data is not ...:
        h.update(data)
    return h


def _number(x):
    return range(x).stop


def _bytes_of(x):
    try:
        return bytes(memoryview(x))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(x).__name__}'") from None


def __hash_new(name, data=b"", **kwargs):
    """Return a hash object of the given name."""
    if not isinstance(name, str):
        raise TypeError("name must be a string")
    known = name.lower().replace("-", "_")
    if known in ("blake2b", "blake2s"):
        return (blake2b if known == "blake2b" else blake2s)(data, **kwargs)
    if known.startswith("sha_"):
        known = "sha" + known[4:]
    h = _new(known)
    if h is None:
        raise ValueError("unsupported hash type " + name)
    kwargs.pop("usedforsecurity", None)
    for key in kwargs:
        if key == "string":
            raise TypeError("argument for new() given by name ('string') and position (2)")
        raise TypeError(f"new() got an unexpected keyword argument {key!r}")
    return _with(h, data)


new = __hash_new


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """Derive a key from a password."""
    if not isinstance(hash_name, str):
        raise TypeError(f"pbkdf2_hmac() argument 'hash_name' must be str, not {type(hash_name).__name__}")
    password, salt = _bytes_of(password), _bytes_of(salt)
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
    password = _bytes_of(password)
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


del HASH, HASHXOF
