"""A scanner for the syntax of simple shells."""

from collections import deque

__all__ = ["shlex", "split", "quote", "join"]

_LATIN = "".join([chr(c) for c in range(0xDF, 0x100) if c != 0xF7] + [chr(c) for c in range(0xC0, 0xDF) if c != 0xD7])
_WORD = "abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"


class shlex:
    """Splits text into tokens; the attributes say which characters do what."""

    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        if isinstance(instream, str):
            from io import StringIO
            instream = StringIO(instream)
        if instream is not None:
            self.instream = instream
            self.infile = infile
        else:
            import sys
            self.instream = sys.stdin
            self.infile = None
        self.posix = posix
        self.eof = None if posix else ""
        self.commenters = "#"
        self.wordchars = _WORD + _LATIN if posix else _WORD
        self.whitespace = " \t\r\n"
        self.whitespace_split = False
        self.quotes = "'\""
        self.escape = "\\"
        self.escapedquotes = '"'
        self.state = " "
        self.pushback = deque()
        self.lineno = 1
        self.debug = 0
        self.token = ""
        self.filestack = deque()
        self.source = None
        if not punctuation_chars:
            punctuation_chars = ""
        elif punctuation_chars is True:
            punctuation_chars = "();<>|&"
        self._punctuation_chars = punctuation_chars
        if punctuation_chars:
            self._pushback_chars = deque()
            self.wordchars += "~-./*?="
            self.wordchars = self.wordchars.translate(dict.fromkeys([ord(c) for c in punctuation_chars]))

    @property
    def punctuation_chars(self):
        return self._punctuation_chars

    def push_token(self, tok):
        """Make tok the next token."""
        if self.debug >= 1:
            print("shlex: pushing token " + repr(tok))
        self.pushback.appendleft(tok)

    def push_source(self, newstream, newfile=None):
        """Read from another stream until it ends."""
        if isinstance(newstream, str):
            from io import StringIO
            newstream = StringIO(newstream)
        self.filestack.appendleft((self.infile, self.instream, self.lineno))
        self.infile = newfile
        self.instream = newstream
        self.lineno = 1
        if self.debug:
            print(f"shlex: pushing to file {self.infile}" if newfile is not None else f"shlex: pushing to stream {self.instream}")

    def pop_source(self):
        """Go back to the stream before."""
        self.instream.close()
        self.infile, self.instream, self.lineno = self.filestack.popleft()
        if self.debug:
            print(f"shlex: popping to {self.instream}, line {self.lineno}")
        self.state = " "

    def get_token(self):
        """Return the next token; inclusion of other sources is seen to."""
        if self.pushback:
            tok = self.pushback.popleft()
            if self.debug >= 1:
                print("shlex: popping token " + repr(tok))
            return tok
        raw = self.read_token()
        if self.source is not None:
            while raw == self.source:
                spec = self.sourcehook(self.read_token())
                if spec:
                    newfile, newstream = spec
                    self.push_source(newstream, newfile)
                raw = self.get_token()
        while raw == self.eof:
            if not self.filestack:
                return self.eof
            self.pop_source()
            raw = self.get_token()
        if self.debug >= 1:
            print(f"shlex: token={raw!r}" if raw != self.eof else "shlex: token=EOF")
        return raw

    def read_token(self):
        """Return the next token of the stream, without the tokens pushed back."""
        self._quoted = False
        self._resume = " "
        punctuated = bool(self._punctuation_chars)
        while True:
            if punctuated and self._pushback_chars:
                c = self._pushback_chars.pop()
            else:
                c = self.instream.read(1)
            if c == "\n":
                self.lineno += 1
            if self.debug >= 3:
                print(f"shlex: in state {self.state!r} I see character: {c!r}")
            state = self.state
            if state is None:
                self.token = ""
                break
            if state == " ":
                done = self._between(c)
            elif state in self.quotes:
                done = self._in_quotes(c)
            elif state in self.escape:
                done = self._escaped(c)
            else:
                done = self._in_word(c)
            if done:
                break
        result = self.token
        self.token = ""
        if self.posix and not self._quoted and result == "":
            result = None
        if self.debug > 1:
            print(f"shlex: raw token={result!r}" if result else "shlex: raw token=EOF")
        return result

    def _has_token(self):
        return bool(self.token) or self.posix and self._quoted

    def _comment(self):
        self.instream.readline()
        self.lineno += 1

    def _begin_escape(self, c, resume):
        self._resume = resume
        self.state = c
        return False

    def _between(self, c):
        """Take a character outside tokens; return whether a token ends."""
        if not c:
            self.state = None
            return True
        if c in self.whitespace:
            if self.debug >= 2:
                print("shlex: I see whitespace in whitespace state")
            return self._has_token()
        if c in self.commenters:
            self._comment()
            return False
        if self.posix and c in self.escape:
            return self._begin_escape(c, "a")
        if c in self.wordchars:
            self.token = c
            self.state = "a"
        elif c in self._punctuation_chars:
            self.token = c
            self.state = "c"
        elif c in self.quotes:
            if not self.posix:
                self.token = c
            self.state = c
        elif self.whitespace_split:
            self.token = c
            self.state = "a"
        else:
            self.token = c
            return self._has_token()
        return False

    def _in_quotes(self, c):
        self._quoted = True
        if not c:
            if self.debug >= 2:
                print("shlex: I see EOF in quotes state")
            raise ValueError("No closing quotation")
        if c == self.state:
            if not self.posix:
                self.token += c
                self.state = " "
                return True
            self.state = "a"
        elif self.posix and c in self.escape and self.state in self.escapedquotes:
            self._begin_escape(c, self.state)
        else:
            self.token += c
        return False

    def _escaped(self, c):
        if not c:
            if self.debug >= 2:
                print("shlex: I see EOF in escape state")
            raise ValueError("No escaped character")
        # Within quotes only the quote and the escape character can be escaped.
        if self._resume in self.quotes and c != self.state and c != self._resume:
            self.token += self.state
        self.token += c
        self.state = self._resume
        return False

    def _in_word(self, c):
        if not c:
            self.state = None
            return True
        if c in self.whitespace:
            if self.debug >= 2:
                print("shlex: I see whitespace in word state")
            self.state = " "
            return self._has_token()
        if c in self.commenters:
            self._comment()
            if self.posix:
                self.state = " "
                return self._has_token()
            return False
        if self.state == "c":
            if c in self._punctuation_chars:
                self.token += c
                return False
            if c not in self.whitespace:
                self._pushback_chars.append(c)
            self.state = " "
            return True
        if self.posix and c in self.quotes:
            self.state = c
        elif self.posix and c in self.escape:
            self._begin_escape(c, "a")
        elif c in self.wordchars or c in self.quotes or self.whitespace_split and c not in self._punctuation_chars:
            self.token += c
        else:
            if self._punctuation_chars:
                self._pushback_chars.append(c)
            else:
                self.pushback.appendleft(c)
            if self.debug >= 2:
                print("shlex: I see punctuation in word state")
            self.state = " "
            return self._has_token()
        return False

    def sourcehook(self, newfile):
        """Open the file that a source token names."""
        import os.path
        if newfile[0] == '"':
            newfile = newfile[1:-1]
        if isinstance(self.infile, str) and not os.path.isabs(newfile):
            newfile = os.path.join(os.path.dirname(self.infile), newfile)
        return newfile, open(newfile, "r")

    def error_leader(self, infile=None, lineno=None):
        """Return how a message about the current place begins."""
        return '"%s", line %d: ' % (self.infile if infile is None else infile, self.lineno if lineno is None else lineno)

    def __iter__(self):
        return self

    def __next__(self):
        token = self.get_token()
        if token == self.eof:
            raise StopIteration
        return token


def split(s, comments=False, posix=True):
    """Split s as a shell would."""
    if s is None:
        raise ValueError("s argument must not be None")
    lex = shlex(s, posix=posix)
    lex.whitespace_split = True
    if not comments:
        lex.commenters = ""
    return list(lex)


def join(split_command):
    """Return the command line whose words are the given ones."""
    return " ".join([quote(arg) for arg in split_command])


_SAFE = frozenset("%+,-./0123456789:=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")


def quote(s):
    """Return s so that a shell reads it as one word."""
    if not s:
        return "''"
    if not isinstance(s, str):
        raise TypeError(f"expected string or bytes-like object, got {type(s).__name__!r}")
    if _SAFE.issuperset(s):
        return s
    return "'" + s.replace("'", "'\"'\"'") + "'"
