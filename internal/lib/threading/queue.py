"""Queues between threads."""

import threading
from _thread import _wait
from collections import deque
from heapq import heappop, heappush

__all__ = ["Empty", "Full", "ShutDown", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue"]


class Empty(Exception):
    "Exception raised by Queue.get(block=0)/get_nowait()."


class Full(Exception):
    "Exception raised by Queue.put(block=0)/put_nowait()."


class ShutDown(Exception):
    """A queue is shut down."""


class Queue:
    """A queue; maxsize 0 is no limit."""

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.mutex = threading.Lock()
        self.not_empty = threading.Condition(self.mutex)
        self.not_full = threading.Condition(self.mutex)
        self.all_tasks_done = threading.Condition(self.mutex)
        self.unfinished_tasks = 0
        self.is_shutdown = False

    def task_done(self):
        """Say that what was taken is worked on."""
        unfinished = self.unfinished_tasks - 1
        if unfinished < 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks = unfinished

    def join(self):
        """Wait until all that was put is worked on."""
        _wait(lambda: not self.unfinished_tasks, None, "join()")

    def qsize(self):
        return self._qsize()

    def empty(self):
        return not self._qsize()

    def full(self):
        return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        """Put an item, when there is room."""
        if self.is_shutdown:
            raise ShutDown
        if 0 < self.maxsize <= self._qsize():
            self._await(lambda: self._qsize() < self.maxsize, block, timeout, Full, "put()")
        self._put(item)
        self.unfinished_tasks += 1

    def get(self, block=True, timeout=None):
        """Take an item, when there is one."""
        if not self._qsize():
            if self.is_shutdown:
                raise ShutDown
            self._await(self._qsize, block, timeout, Empty, "get()")
        return self._get()

    def _await(self, ready, block, timeout, otherwise, what):
        if not block:
            raise otherwise
        if timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        done = _wait(lambda: ready() or self.is_shutdown, timeout, what)
        if self.is_shutdown and not (otherwise is Empty and ready()):
            raise ShutDown
        if not done:
            raise otherwise

    def put_nowait(self, item):
        return self.put(item, block=False)

    def get_nowait(self):
        return self.get(block=False)

    def shutdown(self, immediate=False):
        """Let put raise ShutDown, and get too, when nothing is left."""
        self.is_shutdown = True
        if immediate:
            while self._qsize():
                self._get()
                if self.unfinished_tasks > 0:
                    self.unfinished_tasks -= 1

    def _init(self, maxsize):
        self.queue = deque()

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class PriorityQueue(Queue):
    """A queue that gives the least item first."""

    def _init(self, maxsize):
        self.queue = []

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)


class LifoQueue(Queue):
    """A queue that gives the last item first."""

    def _init(self, maxsize):
        self.queue = []

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.pop()


class SimpleQueue:
    """A queue without a limit."""

    def __init__(self):
        self._queue = deque()

    def put(self, item, block=True, timeout=None):
        self._queue.append(item)

    def get(self, block=True, timeout=None):
        if not self._queue:
            if not block:
                raise Empty
            if timeout is not None and timeout < 0:
                raise ValueError("'timeout' must be a non-negative number")
            if not _wait(lambda: self._queue, timeout, "get()"):
                raise Empty
        return self._queue.popleft()

    def put_nowait(self, item):
        self.put(item)

    def get_nowait(self):
        return self.get(block=False)

    def empty(self):
        return not self._queue

    def qsize(self):
        return len(self._queue)

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


SimpleQueue.__module__ = "_queue"
Empty.__module__ = "_queue"
