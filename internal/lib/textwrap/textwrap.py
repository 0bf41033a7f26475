"""Filling of paragraphs."""

__all__ = ["TextWrapper", "wrap", "fill", "dedent", "indent", "shorten"]

_SPACES = "\t\n\x0b\x0c\r "
_TO_SPACE = {ord(c): " " for c in _SPACES}


class TextWrapper:
    """Breaks text into lines of a width; the attributes say how."""

    def __init__(self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True, replace_whitespace=True,
                 fix_sentence_endings=False, break_long_words=True, drop_whitespace=True, break_on_hyphens=True,
                 tabsize=8, *, max_lines=None, placeholder=" [...]"):
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.expand_tabs = expand_tabs
        self.replace_whitespace = replace_whitespace
        self.fix_sentence_endings = fix_sentence_endings
        self.break_long_words = break_long_words
        self.drop_whitespace = drop_whitespace
        self.break_on_hyphens = break_on_hyphens
        self.tabsize = tabsize
        self.max_lines = max_lines
        self.placeholder = placeholder

    def _munge_whitespace(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = text.translate(_TO_SPACE)
        return text

    def _split(self, text):
        return _chunks(text, self.break_on_hyphens is True or bool(self.break_on_hyphens))

    def _split_chunks(self, text):
        return self._split(self._munge_whitespace(text))

    def _fix_sentence_endings(self, chunks):
        i = 0
        while i < len(chunks) - 1:
            if chunks[i + 1] == " " and _ends_sentence(chunks[i]):
                chunks[i + 1] = "  "
                i += 2
            else:
                i += 1

    def _handle_long_word(self, reversed_chunks, cur_line, cur_len, width):
        room = width - cur_len if width >= 1 else 1
        if self.break_long_words:
            chunk = reversed_chunks[-1]
            end = room
            if self.break_on_hyphens and len(chunk) > room:
                hyphen = chunk.rfind("-", 0, room)
                if hyphen > 0 and chunk[:hyphen].strip("-"):
                    end = hyphen + 1
            cur_line.append(chunk[:end])
            reversed_chunks[-1] = chunk[end:]
        elif not cur_line:
            cur_line.append(reversed_chunks.pop())

    def _wrap_chunks(self, chunks):
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        if self.max_lines is not None:
            first = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(first) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        lines = []
        chunks.reverse()
        while chunks:
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and lines and not chunks[-1].strip():
                chunks.pop()
            line, length = self._take_line(chunks, width)
            if not line:
                continue
            if (self.max_lines is None or len(lines) + 1 < self.max_lines
                    or length <= width and (not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip())):
                lines.append(indent + "".join(line))
            else:
                self._cut(lines, line, length, indent, width)
                break
        return lines

    def _take_line(self, chunks, width):
        """Take what fits a line of the given width off the reversed chunks."""
        line = []
        length = 0
        while chunks and length + len(chunks[-1]) <= width:
            chunk = chunks.pop()
            line.append(chunk)
            length += len(chunk)
        if chunks and len(chunks[-1]) > width:
            self._handle_long_word(chunks, line, length, width)
            length = sum([len(chunk) for chunk in line])
        if self.drop_whitespace and line and not line[-1].strip():
            length -= len(line.pop())
        return line, length

    def _cut(self, lines, line, length, indent, width):
        """End the text with a placeholder, in the last line that has room for it."""
        while line:
            if line[-1].strip() and length + len(self.placeholder) <= width:
                lines.append(indent + "".join(line) + self.placeholder)
                return
            length -= len(line.pop())
        if lines:
            last = lines[-1].rstrip()
            if len(last) + len(self.placeholder) <= self.width:
                lines[-1] = last + self.placeholder
                return
        lines.append(indent + self.placeholder.lstrip())

    def wrap(self, text):
        """Return the lines of the text, without line ends."""
        chunks = self._split_chunks(text)
        if self.fix_sentence_endings:
            self._fix_sentence_endings(chunks)
        return self._wrap_chunks(chunks)

    def fill(self, text):
        """Return the text with its lines broken."""
        return "\n".join(self.wrap(text))


def _ends_sentence(chunk):
    if chunk[-1] in "\"'":
        chunk = chunk[:-1]
    return len(chunk) >= 2 and chunk[-1] in ".!?" and "a" <= chunk[-2] <= "z"


def wrap(text, width=70, **kwargs):
    """Return the lines of one paragraph, at most width characters long."""
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    """Return one paragraph with its lines broken."""
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    """Return the text with its white space collapsed, cut at a word to fit the width."""
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))


def dedent(text):
    """Remove the white space that all lines begin with."""
    try:
        lines = text.split("\n")
    except (AttributeError, TypeError):
        raise TypeError(f"expected str object, not {type(text).__qualname__!r}") from None
    margin = None
    for i, line in enumerate(lines):
        content = line.lstrip(" \t")
        if not content:
            lines[i] = ""
            continue
        indent = line[:len(line) - len(content)]
        if margin is None:
            margin = indent
        elif not indent.startswith(margin):
            n = 0
            for a, b in zip(margin, indent):
                if a != b:
                    break
                n += 1
            margin = margin[:n]
    if margin:
        n = len(margin)
        lines = [line[n:] for line in lines]
    return "\n".join(lines)


def indent(text, prefix, predicate=None):
    """Add the prefix to the lines that are not white space only, or those the predicate chooses."""
    if predicate is None:
        return "".join([prefix + line if not line.isspace() else line for line in text.splitlines(True)])
    return "".join([prefix + line if predicate(line) else line for line in text.splitlines(True)])
