"""Makes up calls of the names of a module and of the methods of what they return, and says what came of each.

Arguments: the module, a seed, how many calls. Writes one JSON list [expression, outcome] a line.
"""

import builtins
import importlib
import json
import random
import signal
import sys

module, seed, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
draw = random.Random(f"{module} {seed}")

# What would depend on the process, wait, end it or print.
BARRED = set("""
    exit quit breakpoint input help open print copyright credits license id hash globals locals vars dir eval exec compile
    sleep sleep_until urandom system popen fork kill abort main test setrecursionlimit setswitchinterval getrefcount settrace setprofile
    seed SystemRandom token_bytes token_hex token_urlsafe randbelow choice randbits uuid1 uuid4 getnode now today utcnow time time_ns
    monotonic monotonic_ns perf_counter perf_counter_ns process_time process_time_ns thread_time thread_time_ns localtime ctime gmtime asctime
    collect get_objects get_referrers get_referents freeze unfreeze get_stats get_count stack currentframe trace getframeinfo
    getsource getsourcelines getsourcefile getfile getmodule findsource get_ident get_native_id mktime mkdtemp mkstemp
    interactive pdb set_trace print_exc print_exception print_last print_stack print_tb print_list format_stack extract_stack
    gi_code gi_frame cr_code cr_frame ag_code ag_frame f_code f_lineno f_back f_lasti f_globals f_locals f_trace f_trace_opcodes f_trace_lines f_builtins
    __code__ __globals__ __builtins__ __firstlineno__ __doc__ __reduce__ __reduce_ex__ __static_attributes__ __annotations__ __annotate__ __sizeof__ __hash__ __dir__ __init_subclass__ __subclasshook__ __getstate__ __class__ __subclasses__ __delattr__ __setattr__
    getsizeof intern exc_info call_tracing gettotalrefcount activate_stack_trampoline excepthook displayhook unraisablehook
    __next__ serve_forever pprint pp print_help print_usage exit_json format_help format_usage parse_args parse_known_args
    parse_intermixed_args parse_known_intermixed_args error warning info debug critical exception log fatal warn
""".split())

LITERALS = """
    0 | 1 | -1 | 2 | 3 | 7 | 10 | 16 | 255 | 256 | 1000003 | -5 | 2**31 | 2**63 | -2**63 | 2**64+1 | 10**30 | True | False | None
    0.0 | -0.0 | 0.5 | 1.5 | -2.75 | 3.14159 | 1e300 | 1e-320 | float('inf') | float('-inf') | float('nan') | 1j | 2+3j
    '' | 'a' | 'abc' | 'Hello, World' | 'a b\\tc\\nd' | '123' | '-1.5' | '1e5' | ' 42 ' | '\u00e9' | '\u65e5\u672c' | '\\U0001f600' | 'ab'*20 | '%s %d' | '{}' | '{0!r:>10}'
    '2024-02-29' | '2024-02-29T12:30:00+02:00' | '12:30:00' | '%Y-%m-%d' | 'http://u:p@h.com:80/p/a;x?q=1#f' | '/a/b.c' | '*.py' | '<a href="x">&amp;</a>'
    '{"a": [1, 2]}' | '1,2,"x"' | '#FF0000' | 'utf-8' | 'ascii' | 'strict' | 'ignore' | '(a|b)+c?' | r'\\d+' | '192.168.0.1' | '10.0.0.0/8' | '::1' | 'UTC'
    b'' | b'abc' | b'\\x00\\xff' | b'YWJj' | b'a b c' | bytearray(b'xyz') | memoryview(b'mem')
    [] | [1, 2, 3] | [3, 1, 2] | ['b', 'a'] | [1, 'a'] | [[1, 2], [3, 4]] | [0.5, 1.5, 2.5] | [('a', 1), ('b', 2)] | () | (1, 2) | ('a', 1) | ((1, 2), (3, 4))
    {} | {'a': 1} | {1: 2, 3: 4} | {'x': [1]} | set() | {1, 2, 3} | frozenset([1, 2]) | range(5) | range(10, 0, -3) | slice(1, 5, 2)
    int | str | list | dict | object | ValueError | ValueError('x') | len | abs | str.upper | (lambda *a: 1) | (lambda x: x) | (lambda a, b: a) | P | P() | iter([1, 2]) | (i for i in range(3)) | NotImplemented | ...
"""
LITERALS = [part.strip() for line in LITERALS.strip().splitlines() for part in line.split(" | ")]
KEYWORDS = "key default start stop reverse encoding errors sep base maxsplit strict indent width fillchar n k x flags count initial repeat tzinfo fold".split()
OPERATORS = ["+", "-", "*", "//", "/", "%", "**", "<", "==", "!=", ">=", "&", "|", "^", "<<", ">>", "in", "is", "and", "@"]

library = builtins if module == "builtins" else importlib.import_module(module)
names = {"P": P, "m": library}
public = [n for n in getattr(library, "__all__", None) or dir(library) if n not in BARRED and not n.startswith("_")
          and type(getattr(library, n, None)) is not type(sys)]
made = []  # names of results that have methods of their own


def late(signum, frame):
    raise TimeoutError


signal.signal(signal.SIGALRM, late)


def argument():
    if made and draw.random() < 0.4:
        return draw.choice(made[-40:])
    return draw.choice(LITERALS)


def arguments():
    given = [argument() for _ in range(draw.choice([0, 1, 1, 1, 1, 2, 2, 2, 3, 4]))]
    if draw.random() < 0.12:
        given.append(f"{draw.choice(KEYWORDS)}={argument()}")
    return f"({', '.join(given)})"


def subject():
    """The source of a value and the value."""
    while True:
        source = draw.choice(made[-60:]) if made and draw.random() < 0.8 else draw.choice(LITERALS)
        value = eval(source, dict(names))
        if not hasattr(value, "__next__") or source in names:
            return source, value


def expression():
    how = draw.random()
    if how < 0.45 or not made:
        return f"m.{draw.choice(public)}{arguments()}"
    source, value = subject()
    if how < 0.9:
        attributes = [n for n in dir(value) if n not in BARRED and (not n.startswith("_") or n.startswith("__") and draw.random() < 0.1)]
        if attributes:
            name = draw.choice(attributes)
            try:
                callable_ = callable(getattr(value, name))
            except Exception:
                callable_ = False
            if callable_ and draw.random() < 0.97:
                return f"({source}).{name}{arguments()}"
            return f"({source}).{name}"
    if how < 0.94:
        return f"({source})[{argument()}]"
    return f"({source}) {draw.choice(OPERATORS)} ({argument()})"


for step in range(count):
    name = f"v{step}"
    source = expression()
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        said = outcome(source, names, name)
    except BaseException as e:
        said = f"{type(e).__name__}: {e}"
    signal.setitimer(signal.ITIMER_REAL, 0)
    if "MemoryError" in said or "TimeoutError" in said or "SystemExit" in said:
        names.pop(name, None)
        continue
    value = names[name]
    if type(value) not in (type(None), bool, int, float, type(NotImplemented), type(...)):
        made.append(name)
    sys.stdout.write(json.dumps([name, source, said]) + "\n")
    sys.stdout.flush()
