# What the methods of bytes, bytearray and memoryview say of arguments they do not take.


def show(source):
    try:
        print(source, '->', repr(eval(source)))
    except BaseException as e:
        print(source, '->', type(e).__name__ + ':', e)


for line in '''\
bytes(1.5)
bytes(-1)
bytes("a")
bytes("a",1)
bytes("a","ascii",1)
bytes(1,"a")
bytes(encoding="a")
bytes(errors="a")
bytes(b"a",errors="a")
bytes("a",errors="a")
bytes([256])
bytes([-1])
bytes(["a"])
bytes([10**30])
bytes(10**30)
bytes(2**62)
bytes(2**63-1)
bytes(source=5)
bytes(1,2,3,4)
bytes(object())
bytes([1.5])
bytearray([256])
bytearray("a")
bytearray(-1)
bytearray(1.5)
bytearray(object())
bytearray(["a"])
bytearray(b"a", "x")
bytearray(1,errors="x")
b"a".find("a")
b"a".find(256)
b"a".find(-1)
b"a".find(97)
b"a".find(1.5)
b"a".index(b"b")
b"a".rindex(b"b")
b"a".count("a")
b"a".startswith("a")
b"a".startswith(("a",))
b"a".startswith((b"b",))
b"a".startswith(97)
b"a".split("a")
b"a".split(b"")
b"a".split(1)
b"a".rsplit(b"")
b"a".partition(b"")
b"a".partition("a")
b"a".join([1])
b"a".join(1)
b"a".join([b"a","b"])
b"a".join("ab")
b"a".replace("a",b"b")
b"a".replace(b"a","b")
b"a".strip("a")
b"a".strip(1)
b"a".center(5,"x")
b"a".center(5,b"xx")
b"a".center(5,1)
b"a".center(5,bytearray(b"-"))
b"a".ljust(5,b"")
b"a".removeprefix("a")
b"a".translate("a")
b"a".translate(b"a")
b"a".translate(None,b"a")
b"a".translate(None,delete="a")
b"a".translate(bytes(256),b"b")
bytes.maketrans(b"a",b"bc")
bytes.maketrans("a",b"b")
bytes.fromhex("0")
bytes.fromhex("zz")
bytes.fromhex("a b")
bytes.fromhex(" 00 ff ")
bytes.fromhex("\\xe9")
bytes.fromhex("0\\xe9")
b"abc".hex(1)
b"abc".hex("")
b"abc".hex(":")
b"abc".hex("::")
b"abc".hex("\\xe9")
b"abc".hex(b"-",2)
b"abcdef".hex("-",-2)
b"abc".hex(":",0)
b"abc".hex(":","a")
b"abc".hex(bytes_per_sep=2)
b"a" + "a"
b"a" + 1
b"a" * 1.5
b"a" * 10**30
b"ab" * (2**63-1)
bytearray(b"ab") * (2**63-1)
"a" in b"a"
256 in b"a"
-1 in b"a"
1.5 in b"a"
10**30 in b"a"
bytes(b"a")["a"]
b"a"[5]
b"a"[10**30]
bytearray(b"a")[5]
bytearray(b"a")["a"]
bytearray(b"a").append(256)
bytearray(b"a").append("a")
bytearray(b"a").append(-1)
bytearray(b"a").append(10**30)
bytearray(b"a").extend(1)
bytearray(b"a").extend("a")
bytearray(b"a").extend([256])
bytearray(b"a").extend(["a"])
bytearray(b"a").insert("a",1)
bytearray(b"a").insert(0,256)
bytearray(b"a").pop(5)
bytearray(b"").pop()
bytearray(b"a").pop("x")
bytearray(b"a").remove(98)
bytearray(b"a").remove("a")
bytearray(b"a").remove(256)
bytearray(b"a").__setitem__(0,256)
bytearray(b"a").__setitem__(0,"a")
bytearray(b"a").__setitem__(5,1)
bytearray(b"a").__setitem__("a",1)
bytearray(b"a").__setitem__(1.5,1)
bytearray(b"a").__setitem__(slice(0,1),"a")
bytearray(b"a").__setitem__(slice(0,1),1)
bytearray(b"a").__setitem__(slice(0,1),[256])
bytearray(b"a").__setitem__(slice(0,1),["a"])
bytearray(b"abc").__setitem__(slice(0,3,2),b"xyz")
bytearray(b"abc").__setitem__(slice(0,3,0),b"xyz")
bytearray(b"abc").__delitem__(5)
bytearray(b"abc").__delitem__("x")
bytearray(b"abc").__delitem__(slice(0,3,0))
bytearray(b"abc").__iadd__("a")
bytearray(b"abc").__iadd__(1)
bytearray(b"abc").__imul__(1.5)
bytearray(b"abc").__alloc__()
bytearray(b"abc").reverse()
bytearray(b"abc").copy()
hash(bytearray(b"a"))
b"%d" % "a"
b"%s" % "a"
b"%s" % 1
b"%b" % [1]
b"%c" % 256
b"%c" % b"ab"
b"%c" % "a"
b"%c" % 1.5
b"%a" % "\\xe9"
b"%r" % "a"
b"%(a)s" % {b"a":b"x"}
b"%(a)s" % {"a":b"x"}
b"%s" % ()
b"%s" % (b"a",1)
b"%s" % memoryview(b"abc")
b"%y" % 1
b"%x" % 1.5
b"%f" % "a"
b"a" % 1
bytearray(b"%d") % 5
b"a".decode("ascii",1)
b"a".decode(encoding="x")
b"a".splitlines("a")
b"a".zfill("a")
b"a".expandtabs("a")
b"a".isdigit(1)
b"a".__bytes__()
b"a".__getnewargs__()
b"a" < "a"
b"a" == "a"
b"a" < bytearray(b"b")
bytearray.fromhex("zz")
bytes(memoryview(b"abc"))
bytes.__new__(int)
bytearray.__new__(int)
b"a".__mod__(1)
b"a".__add__(1)
b"a".__contains__("a")
memoryview(1)
memoryview("a")
memoryview()
memoryview(b"abc")[5]
memoryview(b"abc")["a"]
memoryview(b"abc")[1.5]
memoryview(b"abc")[1,2]
memoryview(b"abc")[()]
memoryview(b"abc")[...]
memoryview(b"abc").__setitem__(0,1)
memoryview(bytearray(b"abc")).__setitem__(0,256)
memoryview(bytearray(b"abc")).__setitem__(0,-1)
memoryview(bytearray(b"abc")).__setitem__(0,"a")
memoryview(bytearray(b"abc")).__setitem__(0,1.5)
memoryview(bytearray(b"abc")).__setitem__(5,1)
memoryview(bytearray(b"abc")).__setitem__("a",1)
memoryview(bytearray(b"abc")).__setitem__(slice(0,2),b"x")
memoryview(bytearray(b"abc")).__setitem__(slice(0,2),1)
memoryview(bytearray(b"abc")).__setitem__(slice(0,2),"xx")
memoryview(bytearray(b"abc")).__delitem__(0)
memoryview(bytearray(b"abcd")).cast("i").__setitem__(0,2**31)
memoryview(bytearray(b"abcd")).cast("f").__setitem__(0,"a")
memoryview(bytearray(b"abcd")).cast("f").__setitem__(0,10**40)
memoryview(bytearray(b"abcd")).cast("c").__setitem__(0,1)
memoryview(bytearray(b"abcd")).cast("c").__setitem__(0,b"ab")
memoryview(bytearray(b"abcd")).cast("?").__setitem__(0,"ab")
memoryview(b"abc").cast("i")
memoryview(b"abcd").cast("x")
memoryview(b"abcd").cast("ii")
memoryview(b"abcd").cast(1)
memoryview(b"abcd").cast("i",1)
memoryview(b"abcd").cast("i",[2])
memoryview(b"abcd").cast("i",["a"])
memoryview(b"abcd").cast("i",[0])
memoryview(b"abcd").cast("B",[-2,-2])
memoryview(b"abcd").cast("B",[2,2]).tolist()
memoryview(b"abcd").cast("B",[2,2])[0]
memoryview(b"abcd").cast("B",[2,2])[0,1]
memoryview(b"abcd").cast("B",[2,2])[0,2]
memoryview(b"abcd").cast("B",[2,2])[0,1,2]
memoryview(b"abcd").cast("B",[2,2])[0:1,0:1]
memoryview(b"abcd").cast("B",[2,2])[0,"a"]
memoryview(b"abcd").cast("i").cast("h")
memoryview(b"abcd").cast("B",[2,2]).cast("B",[4,1])
memoryview(b"abcd")[::2].cast("B")
memoryview(b"abcd")[::2].tobytes()
memoryview(b"abcd")[::2].tobytes("F")
memoryview(b"abcd")[::2].tobytes("X")
memoryview(b"abcd")[::2].hex(":")
memoryview(b"abcd").hex()
memoryview(b"abcd") == b"abcd"
memoryview(b"abcd") < b"abcd"
memoryview(b"abcd") == 1
hash(memoryview(b"abc")) == hash(b"abc")
hash(memoryview(bytearray(b"abc")))
hash(memoryview(b"abcd").cast("i"))
memoryview(b"abc").format
memoryview(b"abc").itemsize
memoryview(b"abc").nbytes
memoryview(b"abc").shape
memoryview(b"abc").strides
memoryview(b"abc").suboffsets
memoryview(b"abc").ndim
memoryview(b"abc").readonly
memoryview(b"abc").obj
memoryview(b"abc").c_contiguous
memoryview(b"abc").f_contiguous
memoryview(b"abc").contiguous
memoryview(b"abc")[::2].contiguous
repr(memoryview(b"abc"))[:10]
list(memoryview(b"abc"))
list(reversed(memoryview(b"abc")))
97 in memoryview(b"abc")
len(memoryview(b"abcd").cast("i"))
len(memoryview(b"a").cast("B",()))
memoryview(b"a").cast("B",())[()]
memoryview(b"a").cast("B",())[0]
memoryview(b"a").cast("B",()).tolist()
memoryview(b"abcd").cast("i", shape=[1]).shape
memoryview(b"a").release()
memoryview.__class_getitem__
'''.splitlines():
    show(line)
