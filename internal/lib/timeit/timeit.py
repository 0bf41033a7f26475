import itertools
import time

__all__ = ["Timer", "timeit", "repeat", "default_timer"]

dummy_src_name = "<timeit-src>"
default_number = 1000000
default_repeat = 5
default_timer = time.perf_counter


class Timer:
    """Measures how long a statement takes."""

    def __init__(self, stmt="pass", setup="pass", timer=default_timer, globals=None):
        self.timer = timer
        scope = {} if globals is None else globals
        made = {}
        params = ""
        if isinstance(setup, str):
            # Each alone, so that an error in one is not hidden by the other.
            compile(setup, dummy_src_name, "exec")
            before = setup + "\n"
        elif callable(setup):
            made["_setup"] = setup
            params += ", _setup=_setup"
            before = ""
            setup = "_setup()"
        else:
            raise ValueError("setup is neither a string nor callable")
        if isinstance(stmt, str):
            compile(before + stmt, dummy_src_name, "exec")
        elif callable(stmt):
            made["_stmt"] = stmt
            params += ", _stmt=_stmt"
            stmt = "_stmt()"
        else:
            raise ValueError("stmt is neither a string nor callable")
        lines = [f"def inner(_it, _timer{params}):", "    " + reindent(setup, 4), "    _t0 = _timer()",
                 "    for _i in _it:", "        " + reindent(stmt, 8), "        pass", "    _t1 = _timer()",
                 "    return _t1 - _t0"]
        self.src = "\n" + "\n".join(lines) + "\n"
        exec(compile(self.src, dummy_src_name, "exec"), scope, made)
        self.inner = made["inner"]

    def print_exc(self, file=None):
        """Print the traceback of the exception being handled."""
        import traceback
        traceback.print_exc(file=file)

    def timeit(self, number=default_number):
        """Time number executions of the main statement."""
        return self.inner(itertools.repeat(None, number), self.timer)

    def repeat(self, repeat=default_repeat, number=default_number):
        return [self.timeit(number) for _ in range(repeat)]

    def autorange(self, callback=None):
        """The first number of loops, of 1, 2, 5, 10, 20 ..., that take at least 0.2 seconds, and the time."""
        i = 1
        while True:
            for j in 1, 2, 5:
                number = i * j
                taken = self.timeit(number)
                if callback:
                    callback(number, taken)
                if taken >= 0.2:
                    return number, taken
            i *= 10


def reindent(src, indent):
    """Return a text whose lines but the first are indented by more."""
    return src.replace("\n", "\n" + " " * indent)


def timeit(stmt="pass", setup="pass", timer=default_timer, number=default_number, globals=None):
    return Timer(stmt, setup, timer, globals).timeit(number)


def repeat(stmt="pass", setup="pass", timer=default_timer, repeat=default_repeat, number=default_number, globals=None):
    return Timer(stmt, setup, timer, globals).repeat(repeat, number)
