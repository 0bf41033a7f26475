"""Write internal/lib/testdata/names.txt: the public names of built-in types and of the modules
listed here, one a line: what it is, how to reach it, and its names.

Run it under CPython 3.13: python3.13 conformance/record_names.py

The public names of a type are those of dir() without one leading underscore. Those of a module are its
__all__; where it has none, what dir() shows that is its own: no name with a leading underscore, no other
module, and nothing that says it comes from elsewhere.
"""
import builtins
import importlib
import os
import types
import warnings

HERE = os.path.dirname(os.path.abspath(__file__))

TYPES = """
object type int bool float complex str bytes bytearray memoryview list tuple dict set frozenset range slice
property classmethod staticmethod super enumerate zip map filter reversed
type(None) type(NotImplemented) type(...)
type({}.keys()) type({}.values()) type({}.items())
type(iter([])) type(reversed([])) type(iter(())) type(iter("")) type(iter("\\u0100")) type(iter(b"")) type(iter(bytearray()))
type(iter({})) type(iter({}.values())) type(iter({}.items())) type(iter(set())) type(iter(range(1))) type(iter(int,1))
types.FunctionType types.MethodType types.BuiltinFunctionType types.MethodDescriptorType types.WrapperDescriptorType
types.MethodWrapperType types.ClassMethodDescriptorType types.GetSetDescriptorType types.MemberDescriptorType
types.GeneratorType types.CoroutineType types.AsyncGeneratorType types.ModuleType types.MappingProxyType
types.CellType types.CodeType types.FrameType types.TracebackType types.UnionType types.GenericAlias types.SimpleNamespace
""".split()

MODULES = """
__future__ abc argparse array asyncio base64 binascii bisect builtins calendar cmath codecs collections collections.abc
colorsys concurrent.futures configparser contextlib contextvars copy copyreg csv dataclasses datetime decimal difflib
email.utils enum errno fnmatch fractions functools gc getopt glob graphlib gzip hashlib heapq hmac html html.parser
inspect io ipaddress itertools json keyword linecache logging math mimetypes numbers operator optparse os os.path
pathlib platform plistlib pprint queue random re reprlib sched secrets shlex shutil stat statistics string
struct sys tempfile textwrap threading time timeit tomllib traceback types typing unicodedata unittest urllib.error
urllib.parse uuid warnings weakref xml.dom.minidom xml.etree.ElementTree zipfile zlib zoneinfo
""".split()

# Of these only some names are of interest.
PARTS = {
    'pickle': 'DEFAULT_PROTOCOL HIGHEST_PROTOCOL PickleBuffer PickleError Pickler PicklingError Unpickler UnpicklingError dump dumps load loads',
    'ast': 'literal_eval parse dump', 'http': 'HTTPStatus', 'string.templatelib': 'Interpolation Template convert',
}


def plain(name):
    return not name.startswith('_') or name.startswith('__') and name.endswith('__')


def module_names(name):
    module = importlib.import_module(name)
    if hasattr(module, '__all__'):
        return sorted({n for n in module.__all__ if not n.startswith('_')})
    names = set()
    for n in dir(module):
        if n.startswith('_'):
            continue
        value = getattr(module, n)
        if isinstance(value, types.ModuleType) and not (name == 'os' and n == 'path'):
            continue
        home = getattr(value, '__module__', None) if isinstance(value, type) or callable(value) else None
        if not isinstance(home, str) or home.lstrip('_').split('.')[0] in (name.split('.')[0], 'posix', 'builtins', 'thread'):
            names.add(n)
    return sorted(names)


def main():
    warnings.simplefilter('ignore')
    scope = {'types': types}
    lines = []
    names = [n for n in vars(builtins) if not n.startswith('_') and isinstance(getattr(builtins, n), type) and issubclass(getattr(builtins, n), BaseException)]
    for expr in TYPES + sorted(n for n in names if getattr(builtins, n).__name__ == n):
        lines.append(['type', expr, *filter(plain, dir(eval(expr, scope)))])
    for name in sorted(MODULES + list(PARTS)):
        lines.append(['module', name, *(PARTS[name].split() if name in PARTS else module_names(name))])
    with open(os.path.join(HERE, '..', 'internal', 'lib', 'testdata', 'names.txt'), 'w', encoding='utf-8') as f:
        f.writelines(' '.join(line) + '\n' for line in lines)


if __name__ == '__main__':
    main()
