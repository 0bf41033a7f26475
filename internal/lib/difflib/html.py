"""Differences side by side, as HTML."""

import re

from difflib import IS_CHARACTER_JUNK, ndiff

_MARKED = re.compile(r"\++|-+|\^+")


def _mdiff(fromlines, tolines, context=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    """Yield pairs of lines that stand side by side, and whether they differ.

    Each line is its number and its text, in which "\\0+", "\\0-" and "\\0^" begin what was added, deleted and
    changed, and "\\1" ends it. With context only so many lines around differences come; None stands between them.
    """
    pairs = _side_by_side(ndiff(fromlines, tolines, linejunk, charjunk))
    return pairs if context is None else _near(pairs, context + 1)


class _Sides:
    # The lines of ndiff, of which the next four can be looked at.

    def __init__(self, lines):
        self.source = lines
        self.ahead = []
        self.numbers = [0, 0]

    def kinds(self):
        while len(self.ahead) < 4:
            self.ahead.append(next(self.source, "X"))
        return "".join([line[0] for line in self.ahead])

    def take(self, key, side):
        # The number and the text of the next line, all of it marked with a key, or what the
        # line behind it marks with "?".
        self.numbers[side] += 1
        text = self.ahead.pop(0)
        if key == "?":
            for m in reversed(list(_MARKED.finditer(self.ahead.pop(0)))):
                a, b = m.span()
                text = f"{text[:a]}\0{m[0][0]}{text[a:b]}\1{text[b:]}"
            text = text[2:]
        elif key is None:
            text = text[2:]
        else:
            text = f"\0{key}{text[2:] or ' '}\1"
        return self.numbers[side], text

    def same(self):
        text = self.ahead.pop(0)[2:]
        self.numbers[0] += 1
        self.numbers[1] += 1
        return (self.numbers[0], text), (self.numbers[1], text)


_BLANK = "", "\n"


def _sided(lines):
    # Yields lines of the two sides as they come, None where a side has nothing yet. owed is
    # how many lines more were deleted than added: so many blank ones make the sides equal.
    sides = _Sides(lines)
    owed = 0
    while True:
        kinds = sides.kinds()
        blanks = 0
        left = right = None
        if kinds[0] == "X":
            blanks = owed
        elif kinds == "-?+?":
            yield sides.take("?", 0), sides.take("?", 1), True
            continue
        elif kinds == "--++":
            owed -= 1
            yield sides.take("-", 0), None, True
            continue
        elif kinds.startswith(("--?+", "--+", "- ")):
            left = sides.take("-", 0)
            blanks, owed = owed - 1, 0
        elif kinds.startswith("-+?"):
            yield sides.take(None, 0), sides.take("?", 1), True
            continue
        elif kinds.startswith("-?+"):
            yield sides.take("?", 0), sides.take(None, 1), True
            continue
        elif kinds[0] == "-":
            owed -= 1
            yield sides.take("-", 0), None, True
            continue
        elif kinds.startswith("+--"):
            owed += 1
            yield None, sides.take("+", 1), True
            continue
        elif kinds.startswith(("+ ", "+-")):
            right = sides.take("+", 1)
            blanks, owed = owed + 1, 0
        elif kinds[0] == "+":
            owed += 1
            yield None, sides.take("+", 1), True
            continue
        elif kinds[0] == " ":
            yield *sides.same(), False
            continue
        for _ in range(-blanks):
            yield None, _BLANK, True
        for _ in range(blanks):
            yield _BLANK, None, True
        if kinds[0] == "X":
            return
        yield left, right, True


def _side_by_side(lines):
    lefts, rights = [], []
    for left, right, differ in _sided(lines):
        if left is not None:
            lefts.append((left, differ))
        if right is not None:
            rights.append((right, differ))
        if lefts and rights:
            left, a = lefts.pop(0)
            right, b = rights.pop(0)
            yield left, right, a or b


def _near(pairs, context):
    # The pairs at most context - 1 away from ones that differ.
    before = []
    skipped = False
    left = 0
    for pair in pairs:
        if pair[2]:
            if not left:
                if skipped:
                    yield None, None, None
                yield from before
                before = []
                skipped = False
            yield pair
            left = context
        elif left > 1:
            left -= 1
            yield pair
        else:
            left = 0
            before.append(pair)
            if len(before) >= context:
                before.pop(0)
                skipped = True


class HtmlDiff:
    """Makes tables of differences, side by side, with links from one to the next."""

    _default_prefix = 0

    _styles = """
        table.diff {font-family:Courier; border:medium;}
        .diff_header {background-color:#e0e0e0}
        td.diff_header {text-align:right}
        .diff_next {background-color:#c0c0c0}
        .diff_add {background-color:#aaffaa}
        .diff_chg {background-color:#ffff77}
        .diff_sub {background-color:#ffaaaa}"""

    _legend = """
    <table class="diff" summary="Legends">
        <tr> <th colspan="2"> Legends </th> </tr>
        <tr> <td> <table border="" summary="Colors">
                      <tr><th> Colors </th> </tr>
                      <tr><td class="diff_add">&nbsp;Added&nbsp;</td></tr>
                      <tr><td class="diff_chg">Changed</td> </tr>
                      <tr><td class="diff_sub">Deleted</td> </tr>
                  </table></td>
             <td> <table border="" summary="Links">
                      <tr><th colspan="2"> Links </th> </tr>
                      <tr><td>(f)irst change</td> </tr>
                      <tr><td>(n)ext change</td> </tr>
                      <tr><td>(t)op</td> </tr>
                  </table></td> </tr>
    </table>"""

    _file_template = """
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
          "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">

<html>

<head>
    <meta http-equiv="Content-Type"
          content="text/html; charset=%(charset)s" />
    <title></title>
    <style type="text/css">%(styles)s
    </style>
</head>

<body>
    %(table)s%(legend)s
</body>

</html>"""

    _table_template = """
    <table class="diff" id="difflib_chg_%(prefix)s_top"
           cellspacing="0" cellpadding="0" rules="groups" >
        <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
        <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
        %(header_row)s
        <tbody>
%(data_rows)s        </tbody>
    </table>"""

    def __init__(self, tabsize=8, wrapcolumn=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
        self._tabsize = tabsize
        self._wrapcolumn = wrapcolumn
        self._linejunk = linejunk
        self._charjunk = charjunk

    def make_file(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5, *, charset="utf-8"):
        """A whole page of HTML with the differences of two lists of lines."""
        table = self.make_table(fromlines, tolines, fromdesc, todesc, context=context, numlines=numlines)
        page = self._file_template % dict(styles=self._styles, legend=self._legend, table=table, charset=charset)
        return page.encode(charset, "xmlcharrefreplace").decode(charset)

    def make_table(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5):
        """A table of HTML with the differences of two lists of lines, only near those if context is true."""
        HtmlDiff._default_prefix += 1
        number = HtmlDiff._default_prefix - 1
        self._prefix = [f"from{number}_", f"to{number}_"]
        rows = _mdiff([self._plain(line) for line in fromlines], [self._plain(line) for line in tolines],
                      numlines if context else None, linejunk=self._linejunk, charjunk=self._charjunk)
        if self._wrapcolumn:
            rows = self._wrapped(rows)
        lefts, rights, flags = [], [], []
        for left, right, flag in rows:
            lefts.append(None if flag is None else self._cells(0, *left))
            rights.append(None if flag is None else self._cells(1, *right))
            flags.append(flag)
        ids, links = self._links(flags, numlines)
        if not flags:
            flags = [False]
            text = "No Differences Found" if context else "Empty File"
            lefts = rights = [f"<td></td><td>&nbsp;{text}&nbsp;</td>"]
        out = []
        for i, flag in enumerate(flags):
            if flag is not None:
                out.append(f'            <tr><td class="diff_next"{ids[i]}>{links[i]}</td>{lefts[i]}'
                           f'<td class="diff_next">{links[i]}</td>{rights[i]}</tr>\n')
            elif i > 0:
                out.append("        </tbody>        \n        <tbody>\n")
        header = ""
        if fromdesc or todesc:
            cell = '<th class="diff_next"><br /></th><th colspan="2" class="diff_header">%s</th>'
            header = f"<thead><tr>{cell % fromdesc}{cell % todesc}</tr></thead>"
        table = self._table_template % dict(data_rows="".join(out), header_row=header, prefix=self._prefix[1])
        for mark, html in (("\0+", '<span class="diff_add">'), ("\0-", '<span class="diff_sub">'),
                           ("\0^", '<span class="diff_chg">'), ("\1", "</span>"), ("\t", "&nbsp;")):
            table = table.replace(mark, html)
        return table

    def _plain(self, line):
        # The blanks that a tab stands for become tabs, which become &nbsp; at the end.
        line = line.replace(" ", "\0").expandtabs(self._tabsize)
        return line.replace(" ", "\t").replace("\0", " ").rstrip("\n")

    def _split_line(self, number, text):
        # A line in pieces that fit into a column; marks go on in the next piece.
        width = self._wrapcolumn
        pieces = []
        while number and len(text) > width and len(text) - 3 * text.count("\0") > width:
            i = n = 0
            mark = ""
            while n < width and i < len(text):
                if text[i] == "\0":
                    mark = text[i + 1]
                    i += 2
                elif text[i] == "\1":
                    mark = ""
                    i += 1
                else:
                    i += 1
                    n += 1
            piece, text = text[:i], text[i:]
            if mark:
                piece += "\1"
                text = f"\0{mark}{text}"
            pieces.append((number, piece))
            number = ">"
        return [*pieces, (number, text)]

    def _wrapped(self, rows):
        for left, right, flag in rows:
            if flag is None:
                yield left, right, flag
                continue
            lefts = self._split_line(*left)
            rights = self._split_line(*right)
            for i in range(max(len(lefts), len(rights))):
                yield (lefts[i] if i < len(lefts) else ("", " "), rights[i] if i < len(rights) else ("", " "), flag)

    def _cells(self, side, number, text):
        place = f' id="{self._prefix[side]}{number}"' if isinstance(number, int) else ""
        text = text.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;").replace(" ", "&nbsp;").rstrip()
        return f'<td class="diff_header"{place}>{number}</td><td nowrap="nowrap">{text}</td>'

    def _links(self, flags, numlines):
        # The names that differences have as places, some lines before each, and the links: of
        # each to the next one, of the last to the top, of an unchanged first line to the first.
        prefix = self._prefix[1]
        size = max(len(flags), 1)
        ids, links = [""] * size, [""] * size
        count = last = 0
        inside = False
        for i, flag in enumerate(flags):
            if flag and not inside:
                last = i
                ids[max(0, i - numlines)] = f' id="difflib_chg_{prefix}_{count}"'
                count += 1
                links[i] = f'<a href="#difflib_chg_{prefix}_{count}">n</a>'
            inside = bool(flag)
        if not flags or not flags[0]:
            links[0] = f'<a href="#difflib_chg_{prefix}_0">f</a>'
        links[last] = f'<a href="#difflib_chg_{prefix}_top">t</a>'
        return ids, links


HtmlDiff.__module__ = "difflib"
