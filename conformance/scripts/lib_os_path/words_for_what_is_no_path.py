# Each function of os names itself and what it takes when its argument is no path.
import os


def tell(source):
    try:
        result = eval(source)
    except Exception as e:
        print(f"{source}: {type(e).__name__}: {e}")
    else:
        print(f"{source} = {result!r}")


for name in ("stat", "lstat", "listdir", "scandir", "chdir", "mkdir", "rmdir", "remove", "unlink", "removedirs",
             "makedirs", "fspath", "fsencode", "path.exists", "path.lexists", "path.isfile", "path.isdir", "path.islink",
             "path.ismount", "path.getsize", "path.getmtime", "path.normpath", "path.splitroot", "path.split",
             "path.basename", "path.abspath", "path.join", "path.isabs"):
    for arg in ("1.5", "[]", "object"):
        tell(f"os.{name}({arg})")

for source in """
os.stat()
os.stat(None)
os.stat(None, None)
os.remove()
os.remove(None, None)
os.rename(None)
os.rename(None, None)
os.rename("a", 1.5)
os.replace("a", None)
os.replace(1, "b")
os.access(None, 1)
os.access("a")
os.mkdir(None)
os.path.exists(None)
os.path.samefile(None, "a")
os.listdir(1, 2)
os.stat(99)
os.path.exists(99)
os.path.isdir(99)
os.path.islink(99)
""".split("\n"):
    if source:
        tell(source)
