"""Record what CPython's re does with patterns, for the tests of internal/regex.

    python3.13 record_regex.py --cases OUT.jsonl --generated OUT.jsonl.gz --characters OUT.json
    python3.13 record_regex.py --generated OUT.jsonl.gz --seed 7 --count 20000

--cases writes the patterns listed in regex_cases.py, --generated patterns drawn
from a small grammar with a fixed seed. A line of the output is one pattern: how it
compiles, and what it matches. Positions are in characters. --characters writes what
matching knows of single characters.
"""

import argparse
import gzip
import hashlib
import io
import json
import random
import re
import signal
import sys
import warnings

import _sre
from re import _parser
from re._casefix import _EXTRA_CASES

import regex_cases
import regex_grammar

OPERATIONS = {
    "search": lambda p, *a: match(p.search(*a)),
    "match": lambda p, *a: match(p.match(*a)),
    "fullmatch": lambda p, *a: match(p.fullmatch(*a)),
    "iter": lambda p, *a: [match(m) for m in p.finditer(*a)],
    "scan": lambda p, *a: scan(p.scanner(*a)),
}


class TooLong(Exception):
    pass


def give_up(*_):
    raise TooLong


def match(m):
    """The spans of all groups and the last group, or None."""
    if m is None:
        return None
    spans = []
    for group in range(m.re.groups + 1):
        spans += m.span(group)
    return spans + [m.lastindex or 0]


def scan(scanner):
    """The matches that begin each where the one before ended."""
    out = []
    while m := scanner.match():
        out.append(match(m))
    return out


def text(value):
    """Text as JSON: bytes and what UTF-8 cannot say as hexadecimal digits."""
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    try:
        value.encode()
        return value
    except UnicodeEncodeError:
        return {"hex": value.encode("utf-8", "surrogatepass").hex()}


def error(e):
    out = {"class": type(e).__name__, "text": text(str(e))}
    if isinstance(e, re.error):
        out["class"] = "error"
        if e.pos is not None:
            out["at"] = [e.pos, e.lineno, e.colno]
    return out


def record(pattern, flags, runs, templates=()):
    """One pattern as a line, or None if CPython fails or takes too long."""
    line = {"pattern": text(pattern), "flags": int(flags)}
    if isinstance(pattern, bytes):
        line["bytes"] = True
    signal.setitimer(signal.ITIMER_REAL, 2)
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                p = re._compiler.compile(pattern, flags)
            except (re.error, ValueError, OverflowError, RecursionError) as e:
                line["error"] = error(e)
            else:
                line["shown"] = [int(p.flags), p.groups]
                if p.groupindex:
                    line["names"] = list(p.groupindex.items())
        if caught:
            line["warnings"] = [[w.category.__name__, str(w.message)] for w in caught]
        if "error" in line:
            return line
        line["runs"] = [
            [op, text(subject), *where, OPERATIONS[op](p, subject, *where)]
            for op, subject, *where in runs
        ]
        if templates:
            line["templates"] = [[text(t), template(t, p)] for t in templates]
        return line
    except (TooLong, SystemError):  # CPython reports some of its own faults as SystemError
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def template(source, pattern):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            parts = _parser.parse_template(source, pattern)
    except (re.error, ValueError, IndexError) as e:
        return error(e)
    return [p if isinstance(p, int) else text(p) for p in parts if p or isinstance(p, int)]


def characters():
    """Digests of what the engine takes for the case of all characters, and re.escape."""

    def digest(values):
        return hashlib.sha256(" ".join(values).encode()).hexdigest()

    every = range(0x110000)
    return {
        "lower": digest(f"{c:x}:{_sre.unicode_tolower(c):x}" for c in every if _sre.unicode_tolower(c) != c),
        "cased": digest(f"{c:x}" for c in every if _sre.unicode_iscased(c)),
        "same": digest(",".join(f"{c:x}" for c in sorted({c, *others})) for c, others in sorted(_EXTRA_CASES.items())),
        "escape": re.escape("".join(map(chr, range(0xA2)))),
    }


def write(path, lines):
    data = "".join(
        json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines if line
    ).encode()
    if path.endswith(".gz"):
        buffer = io.BytesIO()
        with gzip.GzipFile(fileobj=buffer, mode="wb", mtime=0) as f:
            f.write(data)
        data = buffer.getvalue()
    with open(path, "wb") as f:
        f.write(data)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--cases", help="where to write the listed patterns")
    arguments.add_argument("--generated", help="where to write the generated patterns")
    arguments.add_argument("--characters", help="where to write what is known of characters")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--count", type=int, default=10000)
    options = arguments.parse_args()
    if sys.version_info[:2] != (3, 13):
        sys.exit("record with CPython 3.13")
    signal.signal(signal.SIGALRM, give_up)
    if options.cases:
        write(options.cases, (record(*case) for case in regex_cases.cases()))
    if options.characters:
        with open(options.characters, "w", encoding="utf-8") as f:
            json.dump(characters(), f, ensure_ascii=False, indent=1)
            f.write("\n")
    if options.generated:
        source = random.Random(options.seed)
        write(options.generated, (record(*regex_grammar.case(source)) for _ in range(options.count)))


if __name__ == "__main__":
    main()
