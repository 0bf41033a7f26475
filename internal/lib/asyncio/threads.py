"""What other programs do in threads happens here between two callbacks of the loop."""

import contextvars

from asyncio import events

__all__ = ("to_thread",)


async def to_thread(func, /, *args, **kwargs):
    loop = events.get_running_loop()
    context = contextvars.copy_context()

    def call():
        return context.run(func, *args, **kwargs)

    return await loop.run_in_executor(None, call)
