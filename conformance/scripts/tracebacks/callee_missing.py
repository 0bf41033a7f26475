# check: expects-diagnostics
# A name or attribute that is called and missing is what a traceback points at, and not the arguments.
import traceback


class Plain:
    pass


def points(x):
    nowhere(
        x + 1)


def points_method(x):
    x.nothing(
        x.a)


for f in points, points_method:
    try:
        f(Plain())
    except Exception:
        print(traceback.format_exc())
