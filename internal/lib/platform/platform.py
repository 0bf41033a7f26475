"""What the machine and the interpreter are. Of the machine no more is told than os.uname tells."""

import functools
import os
import sys
from collections import namedtuple

_base = namedtuple("uname_result_base", "system node release version machine")


class uname_result(_base):
    """System, node, release, version, machine and processor."""

    _fields = ("system", "node", "release", "version", "machine", "processor")

    @functools.cached_property
    def processor(self):
        return ""

    def __iter__(self):
        yield from super().__iter__()
        yield self.processor

    @classmethod
    def _make(cls, iterable):
        return cls(*tuple(iterable)[:len(_base._fields)])

    def __getitem__(self, key):
        return tuple(self)[key]

    def __len__(self):
        return len(tuple(iter(self)))

    def __reduce__(self):
        return uname_result, tuple(self)[:len(_base._fields)]


_uname = uname_result(*os.uname())


def uname():
    """Return what the machine is."""
    return _uname


def system():
    return _uname.system


def node():
    return _uname.node


def release():
    return _uname.release


def version():
    return _uname.version


def machine():
    return _uname.machine


def processor():
    return _uname.processor


def platform(aliased=False, terse=False):
    """Return one text for all of it."""
    parts = (_uname.system, _uname.release) if terse else (_uname.system, _uname.release, _uname.machine)
    return "-".join(part for part in parts if part)


def architecture(executable="", bits="", linkage=""):
    """Return the width of pointers and the format of executables."""
    return bits or "64bit", linkage or ""


def system_alias(system, release, version):
    return system, release, version


def libc_ver(executable=None, lib="", version="", chunksize=16384):
    return lib, version


def mac_ver(release="", versioninfo=("", "", ""), machine=""):
    return release, versioninfo, machine


def win32_ver(release="", version="", csd="", ptype=""):
    return release, version, csd, ptype


def win32_edition():
    return None


def win32_is_iot():
    return False


def java_ver(release="", vendor="", vminfo=("", "", ""), osinfo=("", "", "")):
    return release, vendor, vminfo, osinfo


AndroidVer = namedtuple("AndroidVer", "release api_level manufacturer model device is_emulator")
IOSVersionInfo = namedtuple("IOSVersionInfo", ["system", "release", "model", "is_simulator"])


def android_ver(release="", api_level=0, manufacturer="", model="", device="", is_emulator=False):
    return AndroidVer(release, api_level, manufacturer, model, device, is_emulator)


def ios_ver(system="", release="", model="", is_simulator=False):
    return IOSVersionInfo(system, release, model, is_simulator)


def freedesktop_os_release():
    """Return what /etc/os-release says."""
    import re
    for name in ("/etc/os-release", "/usr/lib/os-release"):
        try:
            with open(name, encoding="utf-8") as file:
                found = {"NAME": "Linux", "ID": "linux", "PRETTY_NAME": "Linux"}
                for line in file:
                    m = re.match(r"""([A-Z0-9_]+)=(["']?)(.*)\2$""", line.rstrip())
                    if m:
                        found[m[1]] = re.sub(r"\\(.)", r"\1", m[3])
                return found
        except OSError:
            continue
    import errno
    raise OSError(errno.ENOENT, "Unable to read files /etc/os-release, /usr/lib/os-release")


def python_implementation():
    return sys.implementation.name


def python_version():
    """Return the version of the language as a text."""
    return ".".join(map(str, sys.version_info[:3]))


def python_version_tuple():
    return tuple(python_version().split("."))


def python_branch():
    return ""


def python_revision():
    return ""


def python_build():
    return "", ""


def python_compiler():
    return ""
