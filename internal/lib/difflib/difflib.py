"""Differences between sequences."""

from collections import namedtuple as _namedtuple

__all__ = ["get_close_matches", "ndiff", "restore", "SequenceMatcher", "Differ", "IS_CHARACTER_JUNK", "IS_LINE_JUNK",
           "context_diff", "unified_diff", "diff_bytes", "HtmlDiff", "Match"]


def __getattr__(name):
    # The part that makes HTML is loaded when it is asked for.
    if name in ("HtmlDiff", "_mdiff"):
        import _difflib_html
        globals().update(HtmlDiff=_difflib_html.HtmlDiff, _mdiff=_difflib_html._mdiff)
        return globals()[name]
    raise AttributeError(f"module 'difflib' has no attribute {name!r}")


Match = _namedtuple("Match", "a b size")


class SequenceMatcher:
    """Compares two sequences of hashable elements."""

    def __init__(self, isjunk=None, a="", b="", autojunk=True):
        self.isjunk = isjunk
        self.a = self.b = None
        self.autojunk = autojunk
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        """Set both sequences."""
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        """Set the first sequence."""
        if a is self.a:
            return
        self.a = a
        self._numbers = None
        self.matching_blocks = self.opcodes = None

    def set_seq2(self, b):
        """Set the second sequence, about which more is kept."""
        if b is self.b:
            return
        self.b = b
        self._numbers = None
        self.matching_blocks = self.opcodes = None
        self.fullbcount = None
        self._chain_b()

    def _chain_b(self):
        b = self.b
        self.b2j = b2j = {}
        for i, elem in enumerate(b):
            places = b2j.get(elem)
            if places is None:
                b2j[elem] = [i]
            else:
                places.append(i)
        self._codes = codes = {}
        for elem in b2j:
            codes[elem] = len(codes)
        self._kinds = kinds = [0] * len(codes)
        self.bjunk = junk = set()
        isjunk = self.isjunk
        if isjunk:
            for elem in list(b2j):
                if isjunk(elem):
                    junk.add(elem)
                    kinds[codes[elem]] = 1
                    del b2j[elem]
        self.bpopular = popular = set()
        n = len(b)
        if self.autojunk and n >= 200:
            limit = n // 100 + 1
            for elem, places in list(b2j.items()):
                if len(places) > limit:
                    popular.add(elem)
                    kinds[codes[elem]] = 2
                    del b2j[elem]

    def _sequences(self):
        """The numbers of the elements of both sequences and the kinds of those of b."""
        if self._numbers is None:
            get = self._codes.get
            self._numbers = [get(elem, -1) for elem in self.a], [get(elem, -1) for elem in self.b]
        return *self._numbers, self._kinds

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        """Return the longest Match in a[alo:ahi] and b[blo:bhi]."""
        if ahi is None:
            ahi = len(self.a)
        if bhi is None:
            bhi = len(self.b)
        return Match(*_longest(*self._sequences(), alo, ahi, blo, bhi))

    def get_matching_blocks(self):
        """Return the Matches in their order; the last one has size 0."""
        if self.matching_blocks is None:
            flat = _blocks(*self._sequences())
            blocks = [Match(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
            blocks.append(Match(len(self.a), len(self.b), 0))
            self.matching_blocks = blocks
        return self.matching_blocks

    def get_opcodes(self):
        """Return the list of (tag, i1, i2, j1, j2) that turn a into b."""
        if self.opcodes is None:
            i = j = 0
            self.opcodes = codes = []
            for ai, bj, size in self.get_matching_blocks():
                if i < ai or j < bj:
                    codes.append(("replace" if i < ai and j < bj else "delete" if i < ai else "insert", i, ai, j, bj))
                i = ai + size
                j = bj + size
                if size:
                    codes.append(("equal", ai, i, bj, j))
        return self.opcodes

    def get_grouped_opcodes(self, n=3):
        """Yield groups of opcodes with up to n lines of context."""
        codes = self.get_opcodes() or [("equal", 0, 1, 0, 1)]
        if codes[0][0] == "equal":
            tag, i1, i2, j1, j2 = codes[0]
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        if codes[-1][0] == "equal":
            tag, i1, i2, j1, j2 = codes[-1]
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == "equal" and i2 - i1 > 2 * n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == "equal"):
            yield group

    def ratio(self):
        """Return how similar the sequences are, from 0 to 1."""
        flat = _blocks(*self._sequences()) if self.matching_blocks is None else None
        matches = sum(flat[2::3]) if flat is not None else sum([m.size for m in self.matching_blocks])
        return _ratio(matches, len(self.a) + len(self.b))

    def quick_ratio(self):
        """Return an upper bound of ratio(): the elements match in any order."""
        counts = self.fullbcount
        if counts is None:
            self.fullbcount = counts = {}
            for elem in self.b:
                counts[elem] = counts.get(elem, 0) + 1
        left = {}
        matches = 0
        for elem in self.a:
            n = left.get(elem)
            if n is None:
                n = counts.get(elem, 0)
            left[elem] = n - 1
            if n > 0:
                matches += 1
        return _ratio(matches, len(self.a) + len(self.b))

    def real_quick_ratio(self):
        """Return an upper bound of ratio(): of the lengths alone."""
        la, lb = len(self.a), len(self.b)
        return _ratio(min(la, lb), la + lb)

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


def _ratio(matches, length):
    return 2.0 * matches / length if length else 1.0


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    """Return the best matches of a word among some, the best first."""
    if not n > 0:
        raise ValueError(f"n must be > 0: {n!r}")
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError(f"cutoff must be in [0.0, 1.0]: {cutoff!r}")
    result = []
    s = SequenceMatcher()
    s.set_seq2(word)
    for x in possibilities:
        s.set_seq1(x)
        if s.real_quick_ratio() >= cutoff and s.quick_ratio() >= cutoff and (score := s.ratio()) >= cutoff:
            result.append((score, x))
    result.sort(reverse=True)
    return [x for score, x in result[:n]]


class Differ:
    """Makes deltas of lines that people read."""

    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk = linejunk
        self.charjunk = charjunk

    def compare(self, a, b):
        """Yield the lines of the delta."""
        for tag, alo, ahi, blo, bhi in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if tag == "replace":
                yield from self._fancy_replace(a, alo, ahi, b, blo, bhi)
            elif tag == "delete":
                yield from self._dump("-", a, alo, ahi)
            elif tag == "insert":
                yield from self._dump("+", b, blo, bhi)
            else:
                yield from self._dump(" ", a, alo, ahi)

    def _dump(self, tag, x, lo, hi):
        for i in range(lo, hi):
            yield f"{tag} {x[i]}"

    def _plain_replace(self, a, alo, ahi, b, blo, bhi):
        # The shorter side comes first.
        if bhi - blo < ahi - alo:
            yield from self._dump("+", b, blo, bhi)
            yield from self._dump("-", a, alo, ahi)
        else:
            yield from self._dump("-", a, alo, ahi)
            yield from self._dump("+", b, blo, bhi)

    def _fancy_replace(self, a, alo, ahi, b, blo, bhi):
        """Replace lines, marking what changed within lines that are similar."""
        # The most similar pair of lines comes between what is before it and what is behind.
        work = [(alo, ahi, blo, bhi)]
        while work:
            part = work.pop()
            if isinstance(part, list):
                yield from part
                continue
            alo, ahi, blo, bhi = part
            if alo == ahi:
                yield from self._dump("+", b, blo, bhi)
                continue
            if blo == bhi:
                yield from self._dump("-", a, alo, ahi)
                continue
            best = self._most_similar(a, alo, ahi, b, blo, bhi)
            if best is None:
                yield from self._plain_replace(a, alo, ahi, b, blo, bhi)
                continue
            i, j = best
            if a[i] == b[j]:
                pair = ["  " + a[i]]
            else:
                pair = list(self._marked(a[i], b[j], SequenceMatcher(self.charjunk, a[i], b[j]).get_opcodes()))
            work += (i + 1, ahi, j + 1, bhi), pair, (alo, i, blo, j)

    def _most_similar(self, a, alo, ahi, b, blo, bhi):
        # The places of the two most similar lines, of the first equal ones if no others are
        # similar; None if there are none.
        cruncher = SequenceMatcher(self.charjunk)
        best = equal = None
        best_ratio = 0.74
        for j in range(blo, bhi):
            cruncher.set_seq2(b[j])
            for i in range(alo, ahi):
                if a[i] == b[j]:
                    equal = equal or (i, j)
                    continue
                cruncher.set_seq1(a[i])
                if (cruncher.real_quick_ratio() > best_ratio and cruncher.quick_ratio() > best_ratio
                        and (ratio := cruncher.ratio()) > best_ratio):
                    best, best_ratio = (i, j), ratio
        return equal if best_ratio < 0.75 else best

    def _marked(self, aline, bline, opcodes):
        """Yield two similar lines with lines of marks under what differs."""
        amarks = bmarks = ""
        for tag, i1, i2, j1, j2 in opcodes:
            amarks += {"replace": "^", "delete": "-", "insert": "", "equal": " "}[tag] * (i2 - i1)
            bmarks += {"replace": "^", "delete": "", "insert": "+", "equal": " "}[tag] * (j2 - j1)
        return self._qformat(aline, bline, amarks, bmarks)

    def _qformat(self, aline, bline, atags, btags):
        atags = _keep_space(aline, atags).rstrip()
        btags = _keep_space(bline, btags).rstrip()
        yield "- " + aline
        if atags:
            yield f"? {atags}\n"
        yield "+ " + bline
        if btags:
            yield f"? {btags}\n"


def _keep_space(line, marks):
    """Put the white space of the line where nothing is marked, so that tabs line up."""
    return "".join([c if mark == " " and c.isspace() else mark for c, mark in zip(line, marks)])


def IS_LINE_JUNK(line, pat=None):
    """Return whether a line is blank or has a single # only."""
    if pat is None:
        return line.strip() in ("", "#")
    return pat(line) is not None


def IS_CHARACTER_JUNK(ch, ws=" \t"):
    """Return whether a character is a space or a tab."""
    return ch in ws


def _check_types(a, b, *args):
    for lines in (a, b):
        if lines and not isinstance(lines[0], str):
            raise TypeError(f"lines to compare must be str, not {type(lines[0]).__name__} ({lines[0]!r})")
    for arg in args:
        if not isinstance(arg, str):
            raise TypeError(f"all arguments must be str, not: {arg!r}")


def _headers(marks, names, dates, lineterm):
    for mark, name, date in zip(marks, names, dates):
        yield f"{mark} {name}\t{date}{lineterm}" if date else f"{mark} {name}{lineterm}"


def unified_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    """Yield the lines of a unified diff."""
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield from _headers(("---", "+++"), (fromfile, tofile), (fromfiledate, tofiledate), lineterm)
        first, last = group[0], group[-1]
        yield f"@@ -{_format_range_unified(first[1], last[2])} +{_format_range_unified(first[3], last[4])} @@{lineterm}"
        for tag, i1, i2, j1, j2 in group:
            if tag == "equal":
                for line in a[i1:i2]:
                    yield " " + line
                continue
            if tag != "insert":
                for line in a[i1:i2]:
                    yield "-" + line
            if tag != "delete":
                for line in b[j1:j2]:
                    yield "+" + line


def _format_range_unified(start, stop):
    length = stop - start
    if length == 1:
        return str(start + 1)
    return f"{start + 1 if length else start},{length}"


def _format_range_context(start, stop):
    length = stop - start
    if length <= 1:
        return str(start + length)
    return f"{start + 1},{stop}"


def context_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    """Yield the lines of a context diff."""
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    prefix = {"insert": "+ ", "delete": "- ", "replace": "! ", "equal": "  "}
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield from _headers(("***", "---"), (fromfile, tofile), (fromfiledate, tofiledate), lineterm)
        first, last = group[0], group[-1]
        tags = [code[0] for code in group]
        yield "***************" + lineterm
        yield f"*** {_format_range_context(first[1], last[2])} ****{lineterm}"
        if "replace" in tags or "delete" in tags:
            for tag, i1, i2, _, _ in group:
                if tag != "insert":
                    for line in a[i1:i2]:
                        yield prefix[tag] + line
        yield f"--- {_format_range_context(first[3], last[4])} ----{lineterm}"
        if "replace" in tags or "insert" in tags:
            for tag, _, _, j1, j2 in group:
                if tag != "delete":
                    for line in b[j1:j2]:
                        yield prefix[tag] + line


def diff_bytes(dfunc, a, b, fromfile=b"", tofile=b"", fromfiledate=b"", tofiledate=b"", n=3, lineterm=b"\n"):
    """Yield the lines of a diff of bytes, whatever their encoding."""

    def decode(s):
        try:
            return s.decode("ascii", "surrogateescape")
        except AttributeError as err:
            raise TypeError(f"all arguments must be bytes, not {type(s).__name__} ({s!r})") from err

    lines = dfunc(list(map(decode, a)), list(map(decode, b)), decode(fromfile), decode(tofile), decode(fromfiledate),
                  decode(tofiledate), n, decode(lineterm))
    for line in lines:
        yield line.encode("ascii", "surrogateescape")


def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    """Yield the lines of the delta of a Differ."""
    return Differ(linejunk, charjunk).compare(a, b)


def restore(delta, which):
    """Yield the lines of one of the two texts a delta was made of, 1 or 2."""
    try:
        tag = {1: "- ", 2: "+ "}[int(which)]
    except KeyError:
        raise ValueError(f"unknown delta choice (must be 1 or 2): {which!r}") from None
    for line in delta:
        if line[:2] in ("  ", tag):
            yield line[2:]
