g = (i for i in range(2))
print(g.gi_running, g.gi_suspended, g.gi_yieldfrom, g.__name__, g.__qualname__, g.gi_code.co_name, iter(g) is g)
next(g); print(g.gi_suspended, g.gi_frame is None); list(g); print(g.gi_frame, g.gi_suspended)
import inspect
h = (i for i in range(1)); print(inspect.getgeneratorstate(h)); next(h); print(inspect.getgeneratorstate(h)); h.close(); print(inspect.getgeneratorstate(h))
