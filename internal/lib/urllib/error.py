"""The exceptions of requests."""

__all__ = ["URLError", "HTTPError", "ContentTooShortError"]


class URLError(OSError):
    """A request failed; reason says why."""

    def __init__(self, reason, filename=None):
        self.args = reason,
        self.reason = reason
        if filename is not None:
            self.filename = filename

    def __str__(self):
        return f"<urlopen error {self.reason}>"


class HTTPError(URLError):
    """A server answered with an error; the exception is also the response."""

    def __init__(self, url, code, msg, hdrs, fp):
        self.code = code
        self.msg = msg
        self.hdrs = hdrs
        if fp is None:
            from io import BytesIO
            fp = BytesIO()
        self.fp = self.file = fp
        self.url = self.filename = url
        self.name = "<urllib response>"

    def __str__(self):
        return f"HTTP Error {self.code}: {self.msg}"

    def __repr__(self):
        return f"<HTTPError {self.code}: {self.msg!r}>"

    @property
    def reason(self):
        return self.msg

    @property
    def headers(self):
        return self.hdrs

    @headers.setter
    def headers(self, headers):
        self.hdrs = headers

    @property
    def status(self):
        return self.code

    def getcode(self):
        return self.code

    def geturl(self):
        return self.url

    def info(self):
        return self.hdrs

    def read(self, *args):
        return self.fp.read(*args)

    def readline(self, *args):
        return self.fp.readline(*args)

    def readlines(self, *args):
        return self.fp.readlines(*args)

    def __iter__(self):
        return iter(self.fp)

    def close(self):
        self.fp.close()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc, tb):
        self.close()


class ContentTooShortError(URLError):
    """A download is shorter than the server said."""

    def __init__(self, message, content):
        URLError.__init__(self, message)
        self.content = content
