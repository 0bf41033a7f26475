# What the makers of hashes and hash objects say of arguments that do not fit.
import hashlib


def tell(source):
    try:
        result = eval(source)
    except Exception as e:
        print(f"{source}: {type(e).__name__}: {e}")
    else:
        print(f"{source} = {result!r}"[:60].split(" at 0x")[0].split(" @ 0x")[0])


for source in """
hashlib.md5(None)
hashlib.md5("a")
hashlib.md5(1)
hashlib.md5(bytearray(b"a"))
hashlib.md5(string=b"a").hexdigest()
hashlib.md5(b"a", string=b"b")
hashlib.md5(data=b"a")
hashlib.md5(b"a", False)
hashlib.md5(b"", usedforsecurity=False).hexdigest()
hashlib.sha256(1, 2, 3)
hashlib.sha3_256(None)
hashlib.shake_128(None)
hashlib.new("md5", None)
hashlib.new("md5", data=b"a").hexdigest()
hashlib.new("md5", string=b"a")
hashlib.new("md5", x=1)
hashlib.new("md5", b"a", False)
hashlib.new(None)
hashlib.new("x")
hashlib.new()
hashlib.new("blake2s", b"a", digest_size=4).hexdigest()
hashlib.blake2b(None)
hashlib.blake2b("a")
hashlib.blake2b(data=b"a")
hashlib.blake2b(b"", b"")
hashlib.blake2b(b"", x=1)
hashlib.blake2b(b"", key=None)
hashlib.blake2b(b"", key="a")
hashlib.blake2b(b"", digest_size="a")
hashlib.blake2b(b"", digest_size=65)
hashlib.blake2b(b"", salt=b"a" * 17)
hashlib.blake2b.MAX_KEY_SIZE
hashlib.blake2s.SALT_SIZE
hashlib.blake2b
type(hashlib.blake2b()) is hashlib.blake2b
type(hashlib.md5())
type(hashlib.shake_256())
hashlib.md5(b"a")
hashlib.shake_256()
hashlib.blake2s()
hashlib.md5().update(None)
hashlib.md5().update("a")
hashlib.md5().update()
hashlib.md5().digest(1)
hashlib.md5().hexdigest(length=1)
hashlib.md5().copy(1)
hashlib.blake2b().hexdigest(1)
hashlib.shake_128().hexdigest()
hashlib.shake_128().hexdigest("x")
hashlib.shake_128().hexdigest(length=3)
hashlib.pbkdf2_hmac("md5")
hashlib.pbkdf2_hmac("md5", "a", b"", 1)
hashlib.pbkdf2_hmac("md5", b"", None, 1)
hashlib.pbkdf2_hmac("md5", b"", b"", 1, x=1)
hashlib.scrypt()
hashlib.scrypt(b"a", b"b")
""".split("\n"):
    if source:
        tell(source)
