"""Queues between tasks."""

from collections import deque

from asyncio import locks, mixins
from asyncio.exceptions import QueueEmpty, QueueFull, QueueShutDown
from heapq import heappop, heappush

__all__ = ("LifoQueue", "PriorityQueue", "Queue", "QueueEmpty", "QueueFull", "QueueShutDown")


class Queue(mixins._LoopBoundMixin):
    """First in, first out; put() waits while there are maxsize items, if that is positive."""

    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = deque()
        self._putters = deque()
        self._unfinished_tasks = 0
        self._finished = locks.Event()
        self._finished.set()
        self._is_shutdown = False
        self._init(maxsize)

    def _init(self, maxsize):
        self._queue = deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    def _wakeup_next(self, waiters):
        while waiters:
            waiter = waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x} {self._format()}>"

    def __str__(self):
        return f"<{type(self).__name__} {self._format()}>"

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)

    def _format(self):
        text = f"maxsize={self._maxsize!r}"
        if getattr(self, "_queue", None):
            text += f" _queue={list(self._queue)!r}"
        if self._getters:
            text += f" _getters[{len(self._getters)}]"
        if self._putters:
            text += f" _putters[{len(self._putters)}]"
        if self._unfinished_tasks:
            text += f" tasks={self._unfinished_tasks}"
        if self._is_shutdown:
            text += " shutdown"
        return text

    def qsize(self):
        return len(self._queue)

    @property
    def maxsize(self):
        return self._maxsize

    def empty(self):
        return not self._queue

    def full(self):
        if self._maxsize <= 0:
            return False
        return self.qsize() >= self._maxsize

    async def _wait(self, waiters, hopeless):
        # Wait until somebody wakes this side; one that is cancelled passes its turn on.
        turn = self._get_loop().create_future()
        waiters.append(turn)
        try:
            await turn
        except:
            turn.cancel()
            if turn in waiters:
                waiters.remove(turn)
            if not hopeless() and not turn.cancelled():
                self._wakeup_next(waiters)
            raise

    async def put(self, item):
        while self.full():
            if self._is_shutdown:
                raise QueueShutDown
            await self._wait(self._putters, self.full)
        return self.put_nowait(item)

    def put_nowait(self, item):
        if self._is_shutdown:
            raise QueueShutDown
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished_tasks += 1
        self._finished.clear()
        self._wakeup_next(self._getters)

    async def get(self):
        while self.empty():
            if self._is_shutdown:
                raise QueueShutDown
            await self._wait(self._getters, self.empty)
        return self.get_nowait()

    def get_nowait(self):
        if self.empty():
            if self._is_shutdown:
                raise QueueShutDown
            raise QueueEmpty
        item = self._get()
        self._wakeup_next(self._putters)
        return item

    def task_done(self):
        if self._unfinished_tasks <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished_tasks -= 1
        if self._unfinished_tasks == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished_tasks > 0:
            await self._finished.wait()

    def shutdown(self, immediate=False):
        """No more puts; gets end when the queue is empty, which immediate makes it at once."""
        self._is_shutdown = True
        if immediate:
            while not self.empty():
                self._get()
                if self._unfinished_tasks > 0:
                    self._unfinished_tasks -= 1
            if self._unfinished_tasks == 0:
                self._finished.set()
        while self._getters:
            getter = self._getters.popleft()
            if not getter.done():
                getter.set_result(None)
        while self._putters:
            putter = self._putters.popleft()
            if not putter.done():
                putter.set_result(None)


class PriorityQueue(Queue):
    """Smallest item first."""

    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        heappush(self._queue, item)

    def _get(self):
        return heappop(self._queue)


class LifoQueue(Queue):
    """Last in, first out."""

    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        self._queue.append(item)

    def _get(self):
        return self._queue.pop()
