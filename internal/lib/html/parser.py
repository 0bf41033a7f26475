"""A parser that calls handlers for the parts of an HTML text."""

import re
from html import unescape

__all__ = ["HTMLParser"]

# A tag name, and what may stand between two attributes.
_TAG = r"[a-zA-Z][^\t\n\r\f />\x00]*"
_GAP = r"(?:\s|/(?!>))*"
_ATTR_NAME = r"(?<=['\"\s/])[^\s/>][^\s/=>]*"
_ATTR_VALUE = r"'[^']*'|\"[^\"]*\"|(?!['\"])[^>\s]*"

interesting_normal = re.compile("[&<]")
incomplete = re.compile("&[a-zA-Z#]")
entityref = re.compile("&([a-zA-Z][-.a-zA-Z0-9]*)[^a-zA-Z0-9]")
charref = re.compile("&#(?:[0-9]+|[xX][0-9a-fA-F]+)[^0-9a-fA-F]")
starttagopen = re.compile("<[a-zA-Z]")
tagfind_tolerant = re.compile(f"({_TAG}){_GAP}")
attrfind_tolerant = re.compile(rf"({_ATTR_NAME})(\s*=+\s*({_ATTR_VALUE}))?{_GAP}")
locatestarttagend_tolerant = re.compile(rf"<{_TAG}(?:[\s/]*(?:{_ATTR_NAME}(?:\s*=+\s*(?:{_ATTR_VALUE})\s*)?{_GAP})*)?\s*")
endtagfind = re.compile(r"</\s*([a-zA-Z][-.a-zA-Z0-9:_]*)\s*>")
commentclose = re.compile(r"--\s*>")
_section_end = re.compile(r"]\s*]\s*>")
_ms_section_end = re.compile(r"]\s*>")
_section_name = re.compile(r"[a-zA-Z][-_.a-zA-Z0-9]*\s*")
_reference_end = re.compile(r"[\s;]")


class HTMLParser:
    """Finds tags and other markup in text that is fed to it, and calls the handle methods."""

    CDATA_CONTENT_ELEMENTS = ("script", "style")

    def __init__(self, *, convert_charrefs=True):
        self.convert_charrefs = convert_charrefs
        self.reset()

    def reset(self):
        """Forget all text and begin anew."""
        self.rawdata = ""
        self.lasttag = "???"
        self.interesting = interesting_normal
        self.cdata_elem = None
        self.lineno = 1
        self.offset = 0
        self.__starttag_text = None

    def feed(self, data):
        """Take more text and handle what is complete."""
        self.rawdata = self.rawdata + data
        self.goahead(0)

    def close(self):
        """Handle all text that is left."""
        self.goahead(1)

    def getpos(self):
        """Return the current line and column."""
        return self.lineno, self.offset

    def get_starttag_text(self):
        """Return the text of the start tag found last."""
        return self.__starttag_text

    def set_cdata_mode(self, elem):
        self.cdata_elem = elem.lower()
        self.interesting = re.compile(rf"</\s*{self.cdata_elem}\s*>", re.I)

    def clear_cdata_mode(self):
        self.interesting = interesting_normal
        self.cdata_elem = None

    def updatepos(self, i, j):
        """Count the lines and columns of the text from i to j."""
        if i >= j:
            return j
        lines = self.rawdata.count("\n", i, j)
        if lines:
            self.lineno = self.lineno + lines
            self.offset = j - self.rawdata.rindex("\n", i, j) - 1
        else:
            self.offset = self.offset + j - i
        return j

    def _text(self, data):
        self.handle_data(unescape(data) if self.convert_charrefs and not self.cdata_elem else data)

    def goahead(self, end):
        rawdata = self.rawdata
        i = 0
        n = len(rawdata)
        while i < n:
            j = self._text_end(i, n)
            if j < 0:
                break
            if i < j:
                self._text(rawdata[i:j])
            i = self.updatepos(i, j)
            if i == n:
                break
            k = self._markup(i, n, end) if rawdata[i] == "<" else self._reference(i, n, end)
            if k is None:
                break
            if k < 0:
                # An unfinished reference was given up: what is left is text.
                i = self.updatepos(i, ~k)
                break
            i = self.updatepos(i, k)
        if end and i < n and not self.cdata_elem:
            self._text(rawdata[i:n])
            i = self.updatepos(i, n)
        self.rawdata = rawdata[i:]

    def _text_end(self, i, n):
        """Return where the text from i on ends, -1 if that is not known yet."""
        rawdata = self.rawdata
        if self.convert_charrefs and not self.cdata_elem:
            j = rawdata.find("<", i)
            if j < 0:
                # A reference near the end may go on in text that is still to come.
                amp = rawdata.rfind("&", max(i, n - 34))
                if amp >= 0 and not _reference_end.search(rawdata, amp):
                    return -1
                j = n
            return j
        match = self.interesting.search(rawdata, i)
        if match:
            return match.start()
        return -1 if self.cdata_elem else n

    def _markup(self, i, n, end):
        """Handle markup at i; return where it ends, None if it is not complete."""
        rawdata = self.rawdata
        if starttagopen.match(rawdata, i):
            k = self.parse_starttag(i)
        elif rawdata.startswith("</", i):
            k = self.parse_endtag(i)
        elif rawdata.startswith("<!--", i):
            k = self.parse_comment(i)
        elif rawdata.startswith("<?", i):
            k = self.parse_pi(i)
        elif rawdata.startswith("<!", i):
            k = self.parse_html_declaration(i)
        elif i + 1 < n:
            self.handle_data("<")
            return i + 1
        else:
            return None
        if k >= 0:
            return k
        if not end:
            return None
        k = rawdata.find(">", i + 1) + 1
        if not k:
            k = rawdata.find("<", i + 1)
            if k < 0:
                k = i + 1
        self._text(rawdata[i:k])
        return k

    def _reference(self, i, n, end):
        """Handle a reference at i; None and ~k mean that the loop ends, at i or at k."""
        rawdata = self.rawdata
        if rawdata.startswith("&#", i):
            match = charref.match(rawdata, i)
            if match:
                self.handle_charref(match.group()[2:-1])
                k = match.end()
                return k if rawdata.startswith(";", k - 1) else k - 1
            if ";" in rawdata[i:]:
                self.handle_data(rawdata[i:i + 2])
                return ~(i + 2)
            return None
        match = entityref.match(rawdata, i)
        if match:
            self.handle_entityref(match.group(1))
            k = match.end()
            return k if rawdata.startswith(";", k - 1) else k - 1
        match = incomplete.match(rawdata, i)
        if match:
            if end and match.group() == rawdata[i:]:
                return ~(i + 1)
            return None
        if i + 1 < n:
            self.handle_data("&")
            return i + 1
        return None

    def parse_html_declaration(self, i):
        rawdata = self.rawdata
        if rawdata.startswith("<!--", i):
            return self.parse_comment(i)
        if rawdata.startswith("<![", i):
            return self.parse_marked_section(i)
        if rawdata[i:i + 9].lower() == "<!doctype":
            j = rawdata.find(">", i + 9)
            if j == -1:
                return -1
            self.handle_decl(rawdata[i + 2:j])
            return j + 1
        return self.parse_bogus_comment(i)

    def parse_bogus_comment(self, i, report=1):
        j = self.rawdata.find(">", i + 2)
        if j == -1:
            return -1
        if report:
            self.handle_comment(self.rawdata[i + 2:j])
        return j + 1

    def parse_comment(self, i, report=1):
        match = commentclose.search(self.rawdata, i + 4)
        if not match:
            return -1
        if report:
            self.handle_comment(self.rawdata[i + 4:match.start()])
        return match.end()

    def parse_marked_section(self, i, report=1):
        rawdata = self.rawdata
        start = i + 3
        name = _section_name.match(rawdata, start)
        if start == len(rawdata) or name and name.end() == len(rawdata):
            return -1
        if not name:
            self.updatepos(i, start)
            raise AssertionError("expected name token")
        kind = name.group().strip().lower()
        if kind in ("temp", "cdata", "ignore", "include", "rcdata"):
            match = _section_end.search(rawdata, start)
        elif kind in ("if", "else", "endif"):
            match = _ms_section_end.search(rawdata, start)
        else:
            raise AssertionError(f"unknown status keyword {rawdata[start:name.end()]!r} in marked section")
        if not match:
            return -1
        if report:
            self.unknown_decl(rawdata[start:match.start()])
        return match.end()

    def parse_pi(self, i):
        j = self.rawdata.find(">", i + 2)
        if j < 0:
            return -1
        self.handle_pi(self.rawdata[i + 2:j])
        return j + 1

    def parse_starttag(self, i):
        self.__starttag_text = None
        end = self.check_for_whole_start_tag(i)
        if end < 0:
            return end
        rawdata = self.rawdata
        self.__starttag_text = rawdata[i:end]
        match = tagfind_tolerant.match(rawdata, i + 1)
        self.lasttag = tag = match.group(1).lower()
        k = match.end()
        attrs = []
        while k < end:
            m = attrfind_tolerant.match(rawdata, k)
            if not m:
                break
            name, rest, value = m.group(1, 2, 3)
            if not rest:
                value = None
            elif len(value) >= 2 and value[0] == value[-1] and value[0] in "'\"":
                value = value[1:-1]
            attrs.append((name.lower(), unescape(value) if value else value))
            k = m.end()
        tail = rawdata[k:end].strip()
        if tail not in (">", "/>"):
            self.handle_data(rawdata[i:end])
        elif tail == "/>":
            self.handle_startendtag(tag, attrs)
        else:
            self.handle_starttag(tag, attrs)
            if tag in self.CDATA_CONTENT_ELEMENTS:
                self.set_cdata_mode(tag)
        return end

    def check_for_whole_start_tag(self, i):
        rawdata = self.rawdata
        j = locatestarttagend_tolerant.match(rawdata, i).end()
        c = rawdata[j:j + 1]
        if c == ">":
            return j + 1
        if c == "/":
            return j + 2 if rawdata.startswith("/>", j) else -1
        if not c or c == "=" or c.isascii() and c.isalpha():
            return -1
        return j if j > i else i + 1

    def parse_endtag(self, i):
        rawdata = self.rawdata
        end = rawdata.find(">", i + 1) + 1
        if not end:
            return -1
        match = endtagfind.match(rawdata, i)
        if match:
            elem = match.group(1).lower()
            if self.cdata_elem is not None and elem != self.cdata_elem:
                self.handle_data(rawdata[i:end])
                return end
            self.handle_endtag(elem)
            self.clear_cdata_mode()
            return end
        if self.cdata_elem is not None:
            self.handle_data(rawdata[i:end])
            return end
        name = tagfind_tolerant.match(rawdata, i + 2)
        if not name:
            return i + 3 if rawdata.startswith("</>", i) else self.parse_bogus_comment(i)
        self.handle_endtag(name.group(1).lower())
        return rawdata.find(">", name.end()) + 1

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_starttag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        pass

    def handle_charref(self, name):
        pass

    def handle_entityref(self, name):
        pass

    def handle_data(self, data):
        pass

    def handle_comment(self, data):
        pass

    def handle_decl(self, decl):
        pass

    def handle_pi(self, data):
        pass

    def unknown_decl(self, data):
        pass
