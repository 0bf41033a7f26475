# Handlers that buffer, rotate files or pass records on. Those that need a network are left out.

import logging
import time

DEFAULT_TCP_LOGGING_PORT = 9020
DEFAULT_UDP_LOGGING_PORT = 9021
DEFAULT_HTTP_LOGGING_PORT = 9022
DEFAULT_SOAP_LOGGING_PORT = 9023
SYSLOG_UDP_PORT = 514
SYSLOG_TCP_PORT = 514


class BufferingHandler(logging.Handler):
    def __init__(self, capacity):
        super().__init__()
        self.capacity = capacity
        self.buffer = []

    def shouldFlush(self, record):
        return len(self.buffer) >= self.capacity

    def emit(self, record):
        self.buffer.append(record)
        if self.shouldFlush(record):
            self.flush()

    def flush(self):
        self.buffer.clear()

    def close(self):
        try:
            self.flush()
        finally:
            super().close()


class MemoryHandler(BufferingHandler):
    """A handler which periodically flushes its buffer to a target handler."""

    def __init__(self, capacity, flushLevel=logging.ERROR, target=None, flushOnClose=True):
        super().__init__(capacity)
        self.flushLevel = flushLevel
        self.target = target
        self.flushOnClose = flushOnClose

    def shouldFlush(self, record):
        return len(self.buffer) >= self.capacity or record.levelno >= self.flushLevel

    def setTarget(self, target):
        self.target = target

    def flush(self):
        if self.target:
            for record in self.buffer:
                self.target.handle(record)
            self.buffer.clear()

    def close(self):
        try:
            if self.flushOnClose:
                self.flush()
        finally:
            self.target = None
            super().close()


class QueueHandler(logging.Handler):
    def __init__(self, queue):
        super().__init__()
        self.queue = queue
        self.listener = None

    def enqueue(self, record):
        self.queue.put_nowait(record)

    def prepare(self, record):
        """Merge the message, its arguments and its exception, so that the record stands alone."""
        from copy import copy
        message = self.format(record)
        record = copy(record)
        record.message = record.msg = message
        record.args = record.exc_info = record.exc_text = record.stack_info = None
        return record

    def emit(self, record):
        try:
            self.enqueue(self.prepare(record))
        except Exception:
            self.handleError(record)


class QueueListener:
    """Passes the records of a queue to handlers, when it is stopped."""

    _sentinel = None

    def __init__(self, queue, *handlers, respect_handler_level=False):
        self.queue = queue
        self.handlers = handlers
        self._thread = None
        self.respect_handler_level = respect_handler_level

    def dequeue(self, block):
        return self.queue.get(block)

    def start(self):
        self._thread = True

    def prepare(self, record):
        return record

    def handle(self, record):
        record = self.prepare(record)
        for handler in self.handlers:
            if not self.respect_handler_level or record.levelno >= handler.level:
                handler.handle(record)

    def enqueue_sentinel(self):
        self.queue.put_nowait(self._sentinel)

    def stop(self):
        if not self._thread:
            return
        self._thread = None
        self.enqueue_sentinel()
        while True:
            record = self.dequeue(True)
            if record is self._sentinel:
                break
            self.handle(record)


class BaseRotatingHandler(logging.FileHandler):
    namer = None
    rotator = None

    def __init__(self, filename, mode, encoding=None, delay=False, errors=None):
        super().__init__(filename, mode=mode, encoding=encoding, delay=delay, errors=errors)

    def emit(self, record):
        try:
            if self.shouldRollover(record):
                self.doRollover()
            super().emit(record)
        except Exception:
            self.handleError(record)

    def rotation_filename(self, default_name):
        return self.namer(default_name) if callable(self.namer) else default_name

    def rotate(self, source, dest):
        if callable(self.rotator):
            self.rotator(source, dest)
            return
        import os
        if os.path.exists(source):
            os.rename(source, dest)


class RotatingFileHandler(BaseRotatingHandler):
    """Handler which switches from one file to the next when the current file reaches a certain size."""

    def __init__(self, filename, mode="a", maxBytes=0, backupCount=0, encoding=None, delay=False, errors=None):
        super().__init__(filename, "a" if maxBytes > 0 else mode, encoding=encoding, delay=delay, errors=errors)
        self.maxBytes = maxBytes
        self.backupCount = backupCount

    def doRollover(self):
        import os
        if self.stream:
            self.stream.close()
            self.stream = None
        if self.backupCount > 0:
            for i in range(self.backupCount - 1, 0, -1):
                source = self.rotation_filename(f"{self.baseFilename}.{i}")
                dest = self.rotation_filename(f"{self.baseFilename}.{i + 1}")
                if os.path.exists(source):
                    if os.path.exists(dest):
                        os.remove(dest)
                    os.rename(source, dest)
            dest = self.rotation_filename(self.baseFilename + ".1")
            if os.path.exists(dest):
                os.remove(dest)
            self.rotate(self.baseFilename, dest)
        if not self.delay:
            self.stream = self._open()

    def shouldRollover(self, record):
        if self.stream is None:
            self.stream = self._open()
        if self.maxBytes > 0:
            position = self.stream.tell()
            if position and position + len(self.format(record) + "\n") >= self.maxBytes:
                return True
        return False


_UNITS = {"S": (1, "%Y-%m-%d_%H-%M-%S"), "M": (60, "%Y-%m-%d_%H-%M"), "H": (3600, "%Y-%m-%d_%H"), "D": (86400, "%Y-%m-%d"), "MIDNIGHT": (86400, "%Y-%m-%d")}


class TimedRotatingFileHandler(BaseRotatingHandler):
    """Handler which switches to a new file at certain timed intervals."""

    def __init__(
        self, filename, when="h", interval=1, backupCount=0, encoding=None, delay=False, utc=False, atTime=None, errors=None,
    ):
        super().__init__(filename, "a", encoding=encoding, delay=delay, errors=errors)
        self.when = when.upper()
        self.backupCount = backupCount
        self.utc = utc
        self.atTime = atTime
        if self.when[0] == "W":
            if len(self.when) != 2 or self.when[1] not in "0123456":
                raise ValueError(f"You must specify a day for weekly rollover from 0 to 6 (0 is Monday): {self.when}")
            self.dayOfWeek = int(self.when[1])
            seconds, self.suffix = 7 * 86400, "%Y-%m-%d"
        elif self.when in _UNITS:
            seconds, self.suffix = _UNITS[self.when]
        else:
            raise ValueError(f"Invalid rollover interval specified: {self.when}")
        self.interval = seconds * interval
        self.rolloverAt = self.computeRollover(int(time.time()))

    def computeRollover(self, currentTime):
        if self.when != "MIDNIGHT" and self.when[0] != "W":
            return currentTime + self.interval
        t = time.gmtime(currentTime) if self.utc else time.localtime(currentTime)
        at = 86400
        if self.atTime is not None:
            at = (self.atTime.hour * 60 + self.atTime.minute) * 60 + self.atTime.second
        left = at - ((t.tm_hour * 60 + t.tm_min) * 60 + t.tm_sec)
        day = t.tm_wday
        if left <= 0:
            left += 86400
            day = (day + 1) % 7
        result = currentTime + left
        if self.when[0] == "W" and day != self.dayOfWeek:
            result += (self.dayOfWeek - day) % 7 * 86400
        return result + self.interval - (7 * 86400 if self.when[0] == "W" else 86400)

    def shouldRollover(self, record):
        return int(time.time()) >= self.rolloverAt

    def getFilesToDelete(self):
        import os
        folder, base = os.path.split(self.baseFilename)
        found = sorted([n for n in os.listdir(folder) if n.startswith(base + ".")])
        kept = self.backupCount
        return [os.path.join(folder, n) for n in found[: max(len(found) - kept, 0)]]

    def doRollover(self):
        import os
        now = int(time.time())
        start = self.rolloverAt - self.interval
        parts = time.gmtime(start) if self.utc else time.localtime(start)
        dest = self.rotation_filename(f"{self.baseFilename}.{time.strftime(self.suffix, parts)}")
        if self.stream:
            self.stream.close()
            self.stream = None
        if os.path.exists(dest):
            os.remove(dest)
        self.rotate(self.baseFilename, dest)
        if self.backupCount > 0:
            for name in self.getFilesToDelete():
                os.remove(name)
        if not self.delay:
            self.stream = self._open()
        while self.rolloverAt <= now:
            self.rolloverAt = self.computeRollover(self.rolloverAt)


class WatchedFileHandler(logging.FileHandler):
    """A handler for logging to a file, which others may move."""

    def reopenIfNeeded(self):
        import os
        if self.stream is not None and not os.path.exists(self.baseFilename):
            self.stream.close()
            self.stream = self._open()

    def emit(self, record):
        self.reopenIfNeeded()
        super().emit(record)
