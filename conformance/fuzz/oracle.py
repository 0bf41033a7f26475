"""Runs programs that come as lines of JSON and answers with what each did."""

import io
import json
import linecache
import signal
import sys
import traceback


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


def alarm(signum, frame):
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
        signal.setitimer(signal.ITIMER_REAL, 0)
        text = out.getvalue()
        sys.stdout, sys.stderr = keep
    return {"Out": text, "Error": error}


def main():
    signal.signal(signal.SIGALRM, alarm)
    sys.stdin.reconfigure(encoding="utf-8", errors="surrogatepass")
    for line in sys.stdin:
        job = json.loads(line)
        json.dump(run(job["File"], job["Source"]), sys.stdout)
        sys.stdout.write("\n")
        sys.stdout.flush()


main()
