"""Groups of tasks that end together."""

from asyncio import events, exceptions, tasks

__all__ = ("TaskGroup",)


class TaskGroup:
    """Waits at the end of its block for its tasks; the first failure cancels the rest."""

    def __init__(self):
        self._entered = False
        self._exiting = False
        self._aborting = False
        self._loop = None
        self._parent = None
        self._parent_cancel_requested = False
        self._tasks = {}
        self._errors = []
        self._base_error = None
        self._waiter = None

    def __repr__(self):
        info = []
        if self._tasks:
            info.append(f"tasks={len(self._tasks)}")
        if self._errors:
            info.append(f"errors={len(self._errors)}")
        if self._aborting:
            info.append("cancelling")
        elif self._entered:
            info.append("entered")
        return f"<TaskGroup{' ' if info else ''}{' '.join(info)}>"

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has already been entered")
        self._entered = True
        self._loop = events.get_running_loop()
        self._parent = tasks.current_task(self._loop)
        if self._parent is None:
            raise RuntimeError(f"TaskGroup {self!r} cannot determine the parent task")
        return self

    async def __aexit__(self, exc_type, exc, tb):
        try:
            return await self._exit(exc_type, exc)
        finally:
            self._parent = None
            self._errors = []
            self._base_error = None

    async def _exit(self, exc_type, exc):
        self._exiting = True
        if exc is not None and self._base_error is None and isinstance(exc, (SystemExit, KeyboardInterrupt)):
            self._base_error = exc
        cancelled = None
        if exc_type is not None and issubclass(exc_type, exceptions.CancelledError):
            cancelled = exc
        if exc_type is not None and not self._aborting:
            self._abort()
        while self._tasks:
            if self._waiter is None:
                self._waiter = self._loop.create_future()
            try:
                await self._waiter
            except exceptions.CancelledError as error:
                if not self._aborting:
                    # The parent is cancelled from outside.
                    cancelled = error
                    self._abort()
            self._waiter = None
        if self._base_error is not None:
            raise self._base_error
        if self._parent_cancel_requested and self._parent.uncancel() == 0:
            cancelled = None
        if cancelled is not None and not self._errors:
            raise cancelled
        if exc_type is not None and not issubclass(exc_type, exceptions.CancelledError):
            self._errors.append(exc)
        if self._errors:
            if self._parent.cancelling():
                # Keep the cancellation from outside pending: it is delivered at the next wait.
                self._parent.uncancel()
                self._parent.cancel()
            raise BaseExceptionGroup("unhandled errors in a TaskGroup", self._errors) from None

    def create_task(self, coro, *, name=None, context=None):
        if not self._entered:
            refused = "has not been entered"
        elif self._exiting and not self._tasks:
            refused = "is finished"
        else:
            refused = "is shutting down" if self._aborting else None
        if refused is not None:
            coro.close()
            raise RuntimeError(f"TaskGroup {self!r} {refused}")
        task = self._loop.create_task(coro, name=name, context=context)
        if task.done():
            self._on_task_done(task)
        else:
            self._tasks[task] = None
            task.add_done_callback(self._on_task_done)
        return task

    def _abort(self):
        self._aborting = True
        for task in list(self._tasks):
            if not task.done():
                task.cancel()

    def _on_task_done(self, task):
        self._tasks.pop(task, None)
        if self._waiter is not None and not self._tasks and not self._waiter.done():
            self._waiter.set_result(True)
        if task.cancelled():
            return
        exc = task.exception()
        if exc is None:
            return
        self._errors.append(exc)
        if self._base_error is None and isinstance(exc, (SystemExit, KeyboardInterrupt)):
            self._base_error = exc
        if self._parent.done():
            self._loop.call_exception_handler({
                "message": f"Task {task!r} has errored out but its parent task {self._parent} is already completed",
                "exception": exc,
                "task": task,
            })
            return
        if not self._aborting and not self._parent_cancel_requested:
            self._abort()
            self._parent_cancel_requested = True
            self._parent.cancel()
