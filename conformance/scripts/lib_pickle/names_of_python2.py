# Protocols below 3 name things as Python 2 did, and are read by those names.
import collections
import functools
import itertools
import pickle
import urllib.parse

for obj in (range, int, str, chr, zip, map, functools.reduce, itertools.filterfalse, collections.UserList, collections.UserDict,
            ValueError, OSError, FileNotFoundError, ModuleNotFoundError, RecursionError, urllib.parse.quote, len):
    print(pickle.dumps(obj, 0), pickle.dumps(obj, 2), pickle.loads(pickle.dumps(obj, 2)) is obj)
print(pickle.dumps(obj, 2, fix_imports=False), pickle.dumps(range, 3))

for data in (b"c__builtin__\nxrange\n.", b"c__builtin__\nunicode\n.", b"c__builtin__\nlong\n.", b"c__builtin__\nbasestring\n.",
             b"cUserDict\nUserDict\n.", b"cUserDict\nIterableUserDict\n.", b"cexceptions\nStandardError\n.",
             b"cexceptions\nKeyError\n.", b"cConfigParser\nConfigParser\n.", b"curllib\nquote\n.", b"ccPickle\ndumps\n.",
             b"citertools\nizip\n.", b"cStringIO\nStringIO\n."):
    print(pickle.loads(data).__name__)
try:
    pickle.loads(b"c__builtin__\nxrange\n.", fix_imports=False)
except ModuleNotFoundError as e:
    print(e.name)
