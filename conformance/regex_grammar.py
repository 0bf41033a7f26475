"""Random patterns and texts for record_regex.py, from a small grammar."""

import re

ALPHABET = "aaabbbcAB1_ \n-é"
ATOMS = [
    "a", "a", "b", "b", "c", "A", "1", ".", ".", r"\w", r"\W", r"\d", r"\s", r"\S", r"\D", "é", "ab", "[ab]",
    "[^a]", "[^ab]", "[a-c]", r"[\w]", r"[^\w]", r"[\s\d]", "[A-Z]", r"\n", "[é-ü]", "-", "_", " ",
]
PLACES = ["^", "$", r"\A", r"\Z", r"\b", r"\B"]
QUANTIFIERS = ["*", "+", "?", "{2}", "{1,2}", "{0,2}", "{2,}", "{,2}", "{1,3}", "{0}", "{3}", "{0,1}"]
SUFFIXES = ["", "", "", "", "?", "?", "+"]
FLAGS = [0, 0, 0, 0, 2, 8, 16, 256, 2 | 256, 8 | 16, 2 | 8]


class Maker:
    def __init__(self, source, rich):
        self.source = source
        self.rich = rich
        self.closed = []
        self.groups = 0
        self.behind = 0

    def chance(self, p):
        return self.source.random() < p

    def pattern(self, depth):
        n = self.source.choice([1, 1, 1, 2, 2, 3])
        return "|".join(self.sequence(depth) for _ in range(n))

    def sequence(self, depth):
        n = self.source.choice([0, 1, 1, 2, 2, 2, 3, 3, 4])
        return "".join(self.item(depth) for _ in range(n))

    def item(self, depth):
        if self.chance(0.08):
            return self.source.choice(PLACES)
        body = self.atom(depth)
        if self.behind and self.chance(0.9) or not self.chance(0.45):
            return body
        quantifier, suffix = self.source.choice(QUANTIFIERS), self.source.choice(SUFFIXES)
        if suffix == "+" and re.search(r"\((?!\?)", body):
            suffix = ""  # 3.13 forgets to restore groups in possessive repeats; 3.14 does restore them
        return body + quantifier + suffix

    def atom(self, depth):
        if depth <= 0 or self.chance(0.5):
            if self.rich and self.closed and self.chance(0.15):
                return "\\" + str(self.source.choice(self.closed))
            return self.source.choice(ATOMS)
        if not self.rich or self.chance(0.65):
            return self.group(depth) if self.chance(0.6) else f"(?:{self.pattern(depth - 1)})"
        kind = self.source.choice(["(?=", "(?!", "(?<=", "(?<!", "(?>", "(?i:", "(?-i:", "(?s:", "(?("])
        if kind == "(?(":
            # Only closed groups: of a group around it, CPython takes an end that backtracking undid.
            if not self.closed:
                return "b"
            group = self.source.choice(self.closed)
            yes, no = self.sequence(depth - 1), self.sequence(depth - 1)
            return f"(?({group}){yes}|{no})"
        behind = kind.startswith("(?<")
        self.behind += behind
        closed = list(self.closed)
        body = self.pattern(depth - 1)
        self.behind -= behind
        if behind:
            self.closed = closed
        return f"{kind}{body})"

    def group(self, depth):
        self.groups += 1
        number = self.groups
        body = self.pattern(depth - 1)
        self.closed.append(number)
        return f"({body})"


def subject(source):
    n = source.choice([0, 1, 2, 3, 4, 5, 6, 8, 11])
    letters = ALPHABET if source.random() < 0.5 else "aab"
    return "".join(source.choice(letters) for _ in range(n))


def case(source):
    """Arguments of record: pattern, flags, runs."""
    maker = Maker(source, rich=source.random() < 0.6)
    pattern = maker.pattern(source.choice([1, 1, 2, 2, 2, 3]))
    flags = source.choice(FLAGS)
    runs = []
    for _ in range(3):
        where = []
        text = subject(source)
        if source.random() < 0.15:
            where = sorted(source.randint(0, len(text) + 1) for _ in range(2))
        operation = source.choice(["search", "match", "fullmatch", "iter", "iter", "iter", "scan"])
        runs.append((operation, text, *where))
    if source.random() < 0.08 and pattern.isascii():
        runs = [(op, text.encode("latin-1"), *where) for op, text, *where in runs]
        pattern = pattern.encode("latin-1")
    return pattern, flags, runs
