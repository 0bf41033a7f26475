"""Coroutines that wait for each other, for time and for calls of the host."""

from asyncio.exceptions import (BrokenBarrierError, CancelledError, IncompleteReadError, InvalidStateError,
                                LimitOverrunError, QueueEmpty, QueueFull, QueueShutDown,
                                SendfileNotAvailableError, TimeoutError)
from asyncio.coroutines import iscoroutine, iscoroutinefunction
from asyncio.events import (AbstractEventLoop, AbstractEventLoopPolicy, BaseEventLoop, DefaultEventLoopPolicy,
                            EventLoop, Handle, SelectorEventLoop, TimerHandle, _get_running_loop,
                            _set_running_loop, get_event_loop, get_event_loop_policy, get_running_loop,
                            new_event_loop, set_event_loop, set_event_loop_policy)
from asyncio.futures import Future, isfuture, wrap_future
from asyncio.tasks import (ALL_COMPLETED, FIRST_COMPLETED, FIRST_EXCEPTION, Task, all_tasks, as_completed,
                           create_eager_task_factory, create_task, current_task, eager_task_factory,
                           ensure_future, gather, run_coroutine_threadsafe, shield, sleep, wait, wait_for)
from asyncio.runners import Runner, _run_main, run

# Names of modules that are imported when somebody asks for them.
_LATER = {
    "Barrier": "locks", "BoundedSemaphore": "locks", "Condition": "locks", "Event": "locks",
    "Lock": "locks", "Semaphore": "locks",
    "LifoQueue": "queues", "PriorityQueue": "queues", "Queue": "queues",
    "TaskGroup": "taskgroups",
    "Timeout": "timeouts", "timeout": "timeouts", "timeout_at": "timeouts",
    "to_thread": "threads",
}

_ABSENT = {
    "open_connection": "a script reaches the network only through functions its host provides",
    "start_server": "a script reaches the network only through functions its host provides",
    "create_subprocess_exec": "a sandboxed script cannot start processes",
    "create_subprocess_shell": "a sandboxed script cannot start processes",
}

__all__ = [
    "ALL_COMPLETED", "AbstractEventLoop", "AbstractEventLoopPolicy", "Barrier", "BaseEventLoop",
    "BoundedSemaphore", "BrokenBarrierError", "CancelledError", "Condition", "DefaultEventLoopPolicy", "Event",
    "EventLoop", "FIRST_COMPLETED", "FIRST_EXCEPTION", "Future", "Handle", "IncompleteReadError",
    "InvalidStateError", "LifoQueue", "LimitOverrunError", "Lock", "PriorityQueue", "Queue", "QueueEmpty",
    "QueueFull", "QueueShutDown", "Runner", "SelectorEventLoop", "Semaphore", "SendfileNotAvailableError",
    "Task", "TaskGroup", "TimeoutError", "Timeout", "TimerHandle", "all_tasks", "as_completed",
    "create_eager_task_factory", "create_task", "current_task", "eager_task_factory", "ensure_future",
    "gather", "get_event_loop", "get_event_loop_policy", "get_running_loop", "iscoroutine",
    "iscoroutinefunction", "isfuture", "new_event_loop", "run", "run_coroutine_threadsafe", "set_event_loop",
    "set_event_loop_policy", "shield", "sleep", "timeout", "timeout_at", "to_thread", "wait", "wait_for",
    "wrap_future",
]


def __getattr__(name):
    where = _LATER.get(name)
    if where is None:
        why = f" ({_ABSENT[name]})" if name in _ABSENT else ""
        raise AttributeError(f"module 'asyncio' has no attribute {name!r}{why}")
    if where == "locks":
        from asyncio import locks as module
    elif where == "queues":
        from asyncio import queues as module
    elif where == "taskgroups":
        from asyncio import taskgroups as module
    elif where == "timeouts":
        from asyncio import timeouts as module
    else:
        from asyncio import threads as module
    return getattr(module, name)
