"""Runs programs that come as lines of JSON and answers with what each did."""

import gc
import io
import itertools
import json
import linecache
import os
import resource
import signal
import sys
import traceback

import asyncio  # most programs that need a module need this one


class _Interpolation:
    def __init__(self, value, expression, conversion, spec):
        self.value, self.expression, self.conversion, self.spec = value, expression, conversion, spec

    def __repr__(self):
        return f"Interpolation({self.value!r}, {self.expression!r}, {self.conversion!r}, {self.spec!r})"


class _Template:
    def __init__(self, strings, interpolations):
        self.strings, self.interpolations = strings, interpolations

    def __repr__(self):
        return f"Template(strings={self.strings!r}, interpolations={self.interpolations!r})"


def template(strings, fields):
    return _Template(strings, tuple(_Interpolation(*f) for f in fields))


class TooLong(BaseException):
    pass


late = False  # whether a program was told to end, which it may have ignored


def alarm(signum, frame):
    global late
    late = True
    raise TooLong


def run(name, source):
    out = io.StringIO()
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)
    namespace = {"__name__": "__main__", "__builtins__": __builtins__, "_template": template}
    error = ""
    keep, sys.stdout, sys.stderr = (sys.stdout, sys.stderr), out, io.StringIO()
    signal.setitimer(signal.ITIMER_REAL, 10)
    try:
        exec(compile(source, name, "exec", dont_inherit=True), namespace)
    except TooLong:
        error = "too long"
    except BaseException as e:
        signal.setitimer(signal.ITIMER_REAL, 0)
        if isinstance(e, SyntaxError) and e.text is None and e.filename == name and e.lineno:
            e.text = (source.splitlines(True) + [""])[e.lineno - 1]  # as a file would have given it
        e.__traceback__ = e.__traceback__.tb_next
        error = "".join(traceback.format_exception(e))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 10)
        namespace = None
        gc.collect()  # what the program left suspended prints now, as at the end of a process
        signal.setitimer(signal.ITIMER_REAL, 0)
        text = out.getvalue()
        sys.stdout, sys.stderr = keep
    if late:
        error = "too long"
    return {"Out": text, "Error": error}


def work(jobs):
    # A process that a program held up may be in any state: another goes on.
    resource.setrlimit(resource.RLIMIT_AS, (1 << 31, 1 << 31))
    signal.signal(signal.SIGALRM, alarm)
    gc.freeze()  # so that a collection looks at what the program made and no more
    for line in jobs:
        job = json.loads(line)
        answer = run(job["File"], job["Source"])
        print(json.dumps(answer), flush=True)
        if answer["Error"] == "too long":
            break


def main():
    sys.stdin.reconfigure(encoding="utf-8", errors="surrogatepass")
    jobs = iter(sys.stdin.readline, "")
    for line in jobs:
        child = os.fork()
        if child == 0:
            work(itertools.chain([line], itertools.islice(jobs, 99)))
            os._exit(0)
        if os.waitpid(child, 0)[1] != 0:
            print(json.dumps({"Out": "", "Error": "too long"}), flush=True)


main()
