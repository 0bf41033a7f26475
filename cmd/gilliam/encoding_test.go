package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What CPython prints for files in all manner of encodings, their name being x.py.
var encodedFiles = []struct{ name, source, want string }{
	{"byte order mark", "\ufeffprint('bom é')\n", "bom é\n"},
	{"latin-1", "# coding: latin-1\nprint('\xe9')\n", "é\n"},
	{"latin-1 that could be UTF-8", "# coding: latin-1\nprint(len('\xc3\xa9'))\n", "2\n"},
	{"line ends", "print(1)\rprint(2)\r\nif 1:\r\n  print(3)\n", "1\n2\n3\n"},
	{"no encoding", "x = 1\ny = 'a\xe9'\n", "  File \"x.py\", line 2\nSyntaxError: Non-UTF-8 code starting with '\\xe9' in file x.py on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details\n"},
	{"UTF-16", "\xff\xfep\x00", "  File \"x.py\", line 1\nSyntaxError: Non-UTF-8 code starting with '\\xff' in file x.py on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details\n"},
	{"broken UTF-8", "# coding: utf-8\nx = \"\xe9\"\n", "  File \"x.py\", line 2\n    x = \"\ufffd\"\n        ^\nSyntaxError: (unicode error) 'utf-8' codec can't decode byte 0xe9 in position 0: unexpected end of data\n"},
	{"a mark that contradicts the comment", "\ufeff# coding: latin-1\nx = 1\n", "  File \"x.py\", line 1\nSyntaxError: encoding problem: iso-8859-1 with BOM\n"},
	{"unknown encoding", "# coding: nonsense\n", "  File \"x.py\", line 1\nSyntaxError: encoding problem: nonsense\n"},
	{"not ASCII", "# coding: ascii\nx = 'é'\n", "  File \"x.py\", line 1\nSyntaxError: encoding problem: ascii\n"},
	{"NUL", "x = 1\ny = 2 # \x00 x\nz = 3\n", "  File \"x.py\", line 2\n    y = 2 # \nSyntaxError: source code cannot contain null bytes\n"},
	{"empty", "", ""},
}

func TestFilesAreReadInTheirEncoding(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, c := range encodedFiles {
		if err := os.WriteFile("x.py", []byte(c.source), 0o600); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		code := run(&console{strings.NewReader(""), &out, &out}, []string{"run", "x.py"})
		if bad := strings.Contains(c.want, "Error"); out.String() != c.want || bad != (code == 1) {
			t.Errorf("%s: exit code %d, printed\n%s\nwant\n%s", c.name, code, &out, c.want)
		}
		out.Reset()
		run(&console{strings.NewReader(""), &out, &out}, []string{"check", "x.py"})
		if place := strings.HasPrefix(out.String(), "x.py:"); place != strings.Contains(c.want, "Error") {
			t.Errorf("%s: checking printed %s", c.name, &out)
		}
	}
}

// A file that is none, or more than a program may be, is an error that names it.
func TestFilesThatAreNoPrograms(t *testing.T) {
	folder := t.TempDir()
	large := filepath.Join(folder, "large.py")
	if err := os.WriteFile(large, bytes.Repeat([]byte("x = 1\n"), 400_000), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		file, want string
		code       int
	}{
		{large, "large.py: the program has more than 1048576 bytes; split it", 1},
		{folder, "is a directory", 2},
	} {
		for _, command := range []string{"run", "check"} {
			var out, errs bytes.Buffer
			code := run(&console{strings.NewReader(""), &out, &errs}, []string{command, c.file})
			if code != c.code || out.Len() > 0 || !strings.Contains(errs.String(), c.want) {
				t.Errorf("%s %s: exit code %d, printed %s%s", command, c.file, code, &out, &errs)
			}
		}
	}
}
