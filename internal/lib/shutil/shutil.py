"""Copying, moving and removing of files and whole folders, and archives of them."""

import fnmatch
import os
import stat
import sys

__all__ = ["copyfileobj", "copyfile", "copymode", "copystat", "copy", "copy2", "copytree", "move", "rmtree", "Error",
           "SpecialFileError", "ExecError", "make_archive", "get_archive_formats", "register_archive_format",
           "unregister_archive_format", "get_unpack_formats", "register_unpack_format", "unregister_unpack_format",
           "unpack_archive", "ignore_patterns", "get_terminal_size", "SameFileError", "which"]

COPY_BUFSIZE = 64 * 1024


class Error(OSError):
    """Some files of a folder could not be copied."""


class SameFileError(Error):
    """Source and destination are the same file."""


class SpecialFileError(OSError):
    """An operation is not possible on a file of this kind."""


class ExecError(OSError):
    """A command could not be run."""


class ReadError(OSError):
    """An archive can not be read."""


class RegistryError(Exception):
    """Something is wrong with the formats of archives."""


def copyfileobj(fsrc, fdst, length=0):
    """Copy what is left of a file to another."""
    length = length or COPY_BUFSIZE
    while data := fsrc.read(length):
        fdst.write(data)


def _same(src, dst):
    return os.path.abspath(os.fspath(src)) == os.path.abspath(os.fspath(dst))


def copyfile(src, dst, *, follow_symlinks=True):
    """Copy the data of a file; return the destination."""
    if isinstance(src, os.DirEntry):
        src = src.path
    if _same(src, dst):
        raise SameFileError(f"{src!r} and {dst!r} are the same file")
    with open(src, "rb") as source:
        try:
            with open(dst, "wb") as target:
                copyfileobj(source, target)
        except IsADirectoryError as e:
            if not os.path.exists(dst):
                raise FileNotFoundError(f"Directory does not exist: {dst}") from e
            raise
    return dst


def copymode(src, dst, *, follow_symlinks=True):
    """Do nothing but ask for both files: mounts give files their permissions."""
    os.stat(src)
    os.stat(dst)


def copystat(src, dst, *, follow_symlinks=True):
    """Do nothing but ask for both files: mounts give files their permissions and times."""
    os.stat(src)
    os.stat(dst)


def copy(src, dst, *, follow_symlinks=True):
    """Copy a file to a file or into a folder; return the path of the copy."""
    if os.path.isdir(dst):
        dst = os.path.join(dst, os.path.basename(src))
    copyfile(src, dst)
    copymode(src, dst)
    return dst


def copy2(src, dst, *, follow_symlinks=True):
    """Copy a file to a file or into a folder; return the path of the copy."""
    if os.path.isdir(dst):
        dst = os.path.join(dst, os.path.basename(src))
    copyfile(src, dst)
    copystat(src, dst)
    return dst


def ignore_patterns(*patterns):
    """Return a function for copytree that leaves out names that match."""
    def ignore(path, names):
        ignored = set()
        for pattern in patterns:
            ignored.update(fnmatch.filter(names, pattern))
        return ignored
    return ignore


def copytree(src, dst, symlinks=False, ignore=None, copy_function=copy2, ignore_dangling_symlinks=False,
             dirs_exist_ok=False):
    """Copy a folder and all in it; return the path of the copy."""
    sys.audit("shutil.copytree", src, dst)
    with os.scandir(src) as found:
        entries = list(found)
    ignored = set(ignore(os.fspath(src), [entry.name for entry in entries])) if ignore is not None else ()
    os.makedirs(dst, exist_ok=dirs_exist_ok)
    errors = []
    for entry in entries:
        if entry.name in ignored:
            continue
        source = os.path.join(src, entry.name)
        target = os.path.join(dst, entry.name)
        try:
            if entry.is_dir():
                copytree(source, target, symlinks, ignore, copy_function, ignore_dangling_symlinks, dirs_exist_ok)
            else:
                copy_function(source, target)
        except Error as e:
            errors.extend(e.args[0])
        except OSError as e:
            errors.append((source, target, str(e)))
    try:
        copystat(src, dst)
    except OSError as e:
        errors.append((src, dst, str(e)))
    if errors:
        raise Error(errors)
    return dst


def rmtree(path, ignore_errors=False, onerror=None, *, onexc=None, dir_fd=None):
    """Remove a folder and all in it. Errors go to onexc, where it is given."""
    sys.audit("shutil.rmtree", path, dir_fd)
    if dir_fd is not None:
        raise NotImplementedError("dir_fd unavailable on this platform")
    if ignore_errors:
        def told(function, path, error):
            pass
    elif onexc is None and onerror is None:
        def told(function, path, error):
            raise error
    elif onexc is None:
        def told(function, path, error):
            onerror(function, path, (type(error), error, error.__traceback__))
    else:
        told = onexc
    _remove(path, told)


def _remove(path, told):
    try:
        with os.scandir(path) as found:
            entries = list(found)
    except FileNotFoundError as e:
        told(os.lstat, path, e)
        return
    except OSError as e:
        told(os.scandir, path, e)
        return
    for entry in entries:
        full = os.path.join(path, entry.name)
        if entry.is_dir(follow_symlinks=False):
            _remove(full, told)
        else:
            try:
                os.unlink(full)
            except OSError as e:
                told(os.unlink, full, e)
    try:
        os.rmdir(path)
    except OSError as e:
        told(os.rmdir, path, e)


def move(src, dst, copy_function=copy2):
    """Move a file or a folder to a path or into a folder; return where it is."""
    sys.audit("shutil.move", src, dst)
    target = dst
    if os.path.isdir(dst):
        if _same(src, dst):
            os.rename(src, dst)
            return None
        target = os.path.join(dst, os.path.basename(os.fspath(src).rstrip("/")))
        if os.path.exists(target):
            raise Error(f"Destination path '{target}' already exists")
    try:
        os.rename(src, target)
    except OSError:
        if os.path.isdir(src):
            if (os.path.abspath(dst) + "/").startswith(os.path.abspath(src) + "/"):
                raise Error(f"Cannot move a directory '{src}' into itself '{dst}'.")
            copytree(src, target, copy_function=copy_function, symlinks=True)
            rmtree(src)
        else:
            copy_function(src, target)
            os.unlink(src)
    return target


def get_terminal_size(fallback=(80, 24)):
    """Return columns and lines of the terminal: what COLUMNS and LINES say, or the fallback."""
    sizes = []
    for name, default in zip(("COLUMNS", "LINES"), fallback):
        try:
            n = int(os.environ[name])
        except (KeyError, ValueError):
            n = 0
        sizes.append(n if n > 0 else default)
    return os.terminal_size(sizes)


def which(cmd, mode=os.F_OK | os.X_OK, path=None):
    """Return the path of a command, None where there is none."""
    def usable(name):
        return os.path.exists(name) and os.access(name, mode) and not os.path.isdir(name)

    if os.path.dirname(cmd):
        return cmd if usable(cmd) else None
    if path is None:
        path = os.environ.get("PATH", os.defpath)
    if not path:
        return None
    path = os.fsdecode(path)
    separator = os.pathsep
    wanted_bytes = isinstance(cmd, bytes)
    name = os.fsdecode(cmd)
    for folder in dict.fromkeys(path.split(separator)):
        full = os.path.join(folder, name)
        if usable(full):
            return os.fsencode(full) if wanted_bytes else full
    return None


# Archives

def _make_zip(base_name, base_dir, logger=None, root_dir=None, dry_run=0, **kwargs):
    import zipfile
    name = base_name + ".zip"
    folder = os.path.dirname(base_name)
    if folder and not os.path.exists(folder) and not dry_run:
        os.makedirs(folder)
    if dry_run:
        return name
    with zipfile.ZipFile(name, "w", compression=zipfile.ZIP_DEFLATED) as archive:
        start = os.path.normpath(base_dir)
        source = start if root_dir is None else os.path.normpath(os.path.join(root_dir, base_dir))

        def inner(path):
            below = os.path.relpath(path, source)
            return os.path.normpath(os.path.join(start, below))

        if start != os.curdir:
            archive.write(source, start)
        for path, folders, files in os.walk(source):
            for entry in sorted(folders):
                archive.write(os.path.join(path, entry), inner(os.path.join(path, entry)))
            for entry in files:
                full = os.path.normpath(os.path.join(path, entry))
                if os.path.isfile(full) and os.path.abspath(full) != os.path.abspath(name):
                    archive.write(full, inner(full))
    if logger is not None:
        logger.info("creating '%s' and adding '%s' to it", name, base_dir)
    return name


def _unpack_zip(filename, extract_dir):
    import zipfile
    if not zipfile.is_zipfile(filename):
        raise ReadError(f"{filename} is not a zip file")
    with zipfile.ZipFile(filename) as archive:
        for info in archive.infolist():
            if info.filename.startswith("/") or ".." in info.filename:
                continue
            archive.extract(info, extract_dir)


_archive_formats = {"zip": (_make_zip, [], "ZIP file")}
_unpack_formats = {"zip": ([".zip"], _unpack_zip, [], "ZIP file")}


def get_archive_formats():
    """Return pairs of the names of formats that can be written and what they are."""
    return sorted((name, entry[2]) for name, entry in _archive_formats.items())


def register_archive_format(name, function, extra_args=None, description=""):
    """Add a format that can be written."""
    if extra_args is None:
        extra_args = []
    if not callable(function):
        raise TypeError(f"The {function} object is not callable")
    if not isinstance(extra_args, (tuple, list)):
        raise TypeError("extra_args needs to be a sequence")
    for element in extra_args:
        if not isinstance(element, (tuple, list)) or len(element) != 2:
            raise TypeError("extra_args elements are : (arg_name, value)")
    _archive_formats[name] = function, extra_args, description


def unregister_archive_format(name):
    del _archive_formats[name]


def make_archive(base_name, format, root_dir=None, base_dir=None, verbose=0, dry_run=0, owner=None, group=None, logger=None):
    """Write an archive of a folder; return its path."""
    sys.audit("shutil.make_archive", base_name, format, root_dir, base_dir)
    try:
        function, arguments, _ = _archive_formats[format]
    except KeyError:
        raise ValueError(f"unknown archive format {format!r}") from None
    base_name = os.fspath(base_name)
    if root_dir is not None:
        base_name = os.path.abspath(base_name)
        root_dir = os.fspath(root_dir)
        if not os.path.isdir(root_dir):
            raise NotADirectoryError(20, "Not a directory", root_dir)
    return function(base_name, os.curdir if base_dir is None else base_dir, dry_run=dry_run, logger=logger,
                    root_dir=root_dir, **dict(arguments))


def get_unpack_formats():
    """Return the names of formats that can be read, their extensions and what they are."""
    return sorted((name, entry[0], entry[3]) for name, entry in _unpack_formats.items())


def register_unpack_format(name, extensions, function, extra_args=None, description=""):
    """Add a format that can be read."""
    taken = {extension: known for known, entry in _unpack_formats.items() for extension in entry[0]}
    for extension in extensions:
        if extension in taken:
            raise RegistryError(f"{extension} is already registered for \"{taken[extension]}\"")
    if not callable(function):
        raise TypeError("The registered function must be a callable")
    _unpack_formats[name] = extensions, function, extra_args or [], description


def unregister_unpack_format(name):
    del _unpack_formats[name]


def unpack_archive(filename, extract_dir=None, format=None, *, filter=None):
    """Read an archive into a folder. Its format is that of its extension, if none is given."""
    if extract_dir is None:
        extract_dir = os.getcwd()
    extract_dir = os.fspath(extract_dir)
    filename = os.fspath(filename)
    if format is not None:
        try:
            _, function, arguments, _ = _unpack_formats[format]
        except KeyError:
            raise ValueError(f"Unknown unpack format '{format}'") from None
        function(filename, extract_dir, **dict(arguments))
        return
    for extensions, function, arguments, _ in _unpack_formats.values():
        if filename.endswith(tuple(extensions)):
            function(filename, extract_dir, **dict(arguments))
            return
    raise ReadError(f"Unknown archive format '{filename}'")
