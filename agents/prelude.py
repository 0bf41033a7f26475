# What every tool finds: http and json without an import, http.request, and the function
# that the executor calls. It runs before the source, in the same module.
#
# The rules of a request are the host's, in Go. Here are its classes and what needs the
# values themselves: a walk that says where a value is not JSON, before it leaves Python.

import http
import json
import sys

sys.stderr = sys.stdout  # logs are one stream


def _gilliam_prelude(admit, send, namespace):
    flags_varargs, flags_varkeywords, flags_coroutine = 0x04, 0x08, 0x80
    function_type = type(_gilliam_prelude)
    infinity = float("inf")

    def is_text(value):
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                return False
        return True

    def json_problem(value, limit):
        """Say where a value is not JSON; TooLarge is raised if it comes to over limit bytes.

        size is never more than the text of what was seen: brackets, commas, quotes, digits.
        """
        size = 0
        stack = [(value, "", 1)]
        while stack:
            value, path, depth = stack.pop()
            if value is None or value is True or value is False:
                size += 4
            elif isinstance(value, str):
                size += len(value) + 2
                if not is_text(value):
                    return f"{path or 'it'} has half a surrogate pair"
            elif isinstance(value, int):
                size += max(1, value.bit_length() // 4)
            elif isinstance(value, float):
                size += 3
                if value != value or value == infinity or value == -infinity:
                    return f"{path or 'it'} is {value!r}"
            elif isinstance(value, (list, tuple)):
                if depth > 200:
                    return "it is nested deeper than 200 levels"
                size += max(2, len(value) + 1)
                if size <= limit:
                    for i in range(len(value) - 1, -1, -1):
                        stack.append((value[i], f"{path}/{i}", depth + 1))
            elif isinstance(value, dict):
                if depth > 200:
                    return "it is nested deeper than 200 levels"
                size += max(2, 4 * len(value) + 1)
                if size <= limit:
                    problem = key_problem(value, path)
                    if problem:
                        return problem
                    for key in reversed(value):
                        size += len(key)
                        stack.append((value[key], f"{path}/{key.replace('~', '~0').replace('/', '~1')}", depth + 1))
            else:
                return f"{path or 'it'} is of type {type(value).__name__}"
            if size > limit:
                raise TooLarge
        return None

    def key_problem(value, path):
        for key in value:
            if not isinstance(key, str):
                return f"{path or 'it'} has the key {repr(key)[:80]}, which is of type {type(key).__name__}"
            if not is_text(key):
                return f"{path or 'it'} has a key with half a surrogate pair"

    class TooLarge(Exception):
        pass

    class HTTPError(Exception):
        """The root of what http.request and its responses raise."""

    class InvalidRequest(HTTPError):
        """An argument is missing, doubled or wrong. Nothing was sent."""

    class LimitError(HTTPError):
        """A limit on requests: their number, their time, their size."""

    class TransportError(HTTPError):
        """There was no response."""

    class PermissionDenied(HTTPError):
        """The secret of a connection may not be used. Nothing was sent."""

    class StatusError(HTTPError):
        """A response with a status of 400 or more, from raise_for_status."""

        def __init__(self, message, response=None):
            super().__init__(message)
            self.response = response

    class Response:
        """What a request got: status, headers with lower-case names, text."""

        __slots__ = ("status", "headers", "text", "_reason")

        def __init__(self, status, headers, text, reason):
            self.status = status
            self.headers = headers
            self.text = text
            self._reason = reason

        @property
        def status_code(self):
            return self.status

        def json(self):
            return json.loads(self.text)

        def raise_for_status(self):
            if self.status >= 400:
                raise StatusError(self._reason, self)
            return self

        def __repr__(self):
            return f"<http.Response {self.status}>"

    async def request(
        url=None, connection=None, path=None, method="GET", headers=None, params=None, json=None, body=None, **unexpected
    ):
        """Send a request to a URL, or to a path of one of the agent's connections."""
        for name in unexpected:
            raise InvalidRequest(f"request() got an unexpected keyword argument {name!r}")
        given = {
            "url": url, "connection": connection, "path": path, "method": method,
            "headers": headers, "params": params, "json": json, "body": body,
        }
        for name, value in given.items():
            try:
                problem = json_problem(value, 4 << 20)
            except TooLarge:
                raise LimitError(f"{name} is too large to be sent") from None
            if problem is not None:
                raise InvalidRequest(f"{name} cannot be sent: {problem}")
        raised, admitted = admit(given)
        if raised:
            raise classes[raised](admitted)
        raised, message, status, answered, text = await send(admitted)
        if raised:
            raise classes[raised](message)
        return Response(status, answered, text, message)

    classes = {}
    for cls in (HTTPError, InvalidRequest, LimitError, TransportError, PermissionDenied, StatusError, Response):
        cls.__module__, cls.__qualname__ = "http", cls.__name__
        classes[cls.__name__] = cls
        setattr(http, cls.__name__, cls)
    request.__module__, request.__qualname__ = "http", "request"
    http.request = request

    def entrypoint_problem(name, function):
        if type(function) is not function_type:
            return f'the entrypoint "{name}" is of type {type(function).__name__}; it has to be an async def with one parameter'
        code = function.__code__
        if not code.co_flags & flags_coroutine:
            return f'the entrypoint "{name}" is not an async def'
        if code.co_argcount != 1 or code.co_kwonlyargcount or code.co_flags & (flags_varargs | flags_varkeywords):
            return f'the entrypoint "{name}" has to have exactly one positional parameter'
        return None

    async def call(name, arguments, limit):
        """Call the entrypoint. The answer is its value, or why there is none."""
        if name not in namespace:
            return "entrypoint", f'the source defines no function "{name}"'
        problem = entrypoint_problem(name, namespace[name])
        if problem is not None:
            return "entrypoint", problem
        try:
            value = await namespace[name](arguments)
        except SystemExit as error:
            return "exit", "SystemExit" if error.code is None else f"SystemExit: {error.code}"
        try:
            problem = json_problem(value, limit)
        except TooLarge:
            return "large", None
        if problem is not None:
            return "result", problem
        return "value", value

    return call


_gilliam_call = _gilliam_prelude(_gilliam_admit, _gilliam_send, globals())
del _gilliam_prelude, _gilliam_admit, _gilliam_send, sys
