# Sizes and positions that no machine can hold.
import csv
import io
import itertools
from collections import deque


def show(source):
    try:
        print(source, eval(source))
    except Exception as e:
        print(source, type(e).__name__, e)


CALLS = [
    '[1].insert({},2)',
    '[1].pop({})',
    '[1].index(1,{})',
    'bytearray(b"a").insert({},2)',
    'bytearray(b"a").pop({})',
    'deque([1]).insert({},2)',
    'deque([1]).rotate({})',
    'deque([1],{})',
    'deque([1]).index(1,{})',
    '"a".center({})',
    '"a".zfill({})',
    '"a".expandtabs({})',
    '"a".split("b",{})',
    '"a".replace("a","b",{})',
    '"a".find("a",{})',
    '"a".startswith("a",{})',
    'b"a".ljust({})',
    'b"a".split(b"b",{})',
    '(1,).index(1,{})',
    '"a"*({}*1)',
    '[1]*({})',
    'range({})[0]',
    'range({})[{}]',
    '[1][{}]',
    '"a"[{}]',
    '[1][{}:]',
    'int("1",{})',
    'round(1.5,{})',
    'itertools.repeat(1,{})',
    'itertools.combinations([1],{})',
    'itertools.permutations([1],{})',
    'list(itertools.islice([1],{}))',
    'itertools.product([1],repeat={})',
    'itertools.tee([1],{})',
    'list(itertools.batched([1],{}))',
    'sum([1],{})',
    'bytes({})',
    'bytearray({})',
    'chr({})',
    'hex({})',
    '(1).to_bytes({})',
    'memoryview(b"a")[{}]',
    '"%*d" % ({},1)',
    'pow(2,{},7)',
    'float({})',
    'divmod({},0)',
    'io.StringIO("a").read({})',
    'io.StringIO("a").seek({})',
    'io.BytesIO(b"a").read({})',
    'io.BytesIO(b"a").seek({})',
    'csv.field_size_limit({})',
]
for n in "10**30", "-10**30", "2**63", "-2**63-1":
    for call in CALLS:
        show(call.replace("{}", n))
