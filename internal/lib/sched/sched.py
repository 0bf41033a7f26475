import heapq
import time
from collections import namedtuple
from itertools import count

__all__ = ["scheduler"]

Event = namedtuple("Event", "time, priority, sequence, action, argument, kwargs", module="sched")
Event.time.__doc__ = "Numeric type compatible with the return value of the timefunc function passed to the constructor."
Event.priority.__doc__ = "Events scheduled for the same time will be executed in the order of their priority."
Event.sequence.__doc__ = "A continually increasing sequence number that separates events if time and priority are equal."
Event.action.__doc__ = "Executing the event means executing action(*argument, **kwargs)"
Event.argument.__doc__ = "argument is a sequence holding the positional arguments for the action."
Event.kwargs.__doc__ = "kwargs is a dictionary holding the keyword arguments for the action."

_absent = object()


class scheduler:
    def __init__(self, timefunc=time.monotonic, delayfunc=time.sleep):
        self._queue = []
        self.timefunc = timefunc
        self.delayfunc = delayfunc
        self._sequence_generator = count()

    def enterabs(self, time, priority, action, argument=(), kwargs=_absent):
        """Have action called at a time; of those at one time, lower priorities first."""
        if kwargs is _absent:
            kwargs = {}
        event = Event(time, priority, next(self._sequence_generator), action, argument, kwargs)
        heapq.heappush(self._queue, event)
        return event

    def enter(self, delay, priority, action, argument=(), kwargs=_absent):
        """Have action called after a delay."""
        return self.enterabs(self.timefunc() + delay, priority, action, argument, kwargs)

    def cancel(self, event):
        self._queue.remove(event)
        heapq.heapify(self._queue)

    def empty(self):
        return not self._queue

    def run(self, blocking=True):
        """Call what is due, waiting in between; without blocking, give the delay to the next instead."""
        while self._queue:
            event = self._queue[0]
            now = self.timefunc()
            if event.time > now:
                if not blocking:
                    return event.time - now
                self.delayfunc(event.time - now)
                continue
            heapq.heappop(self._queue)
            event.action(*event.argument, **event.kwargs)
            self.delayfunc(0)

    @property
    def queue(self):
        return sorted(self._queue)
