package syntax

import "testing"

func TestFilesAreDecodedAsTheyDeclare(t *testing.T) {
	for _, test := range []struct{ raw, want string }{
		{"x = '\xc3\xa9'", "x = 'é'"},
		{"\xef\xbb\xbfx = 1", "x = 1"},
		{"\xef\xbb\xbf# coding: utf-8\n", "# coding: utf-8\n"},
		{"# -*- coding: latin-1 -*-\nx = '\xe9'", "# -*- coding: latin-1 -*-\nx = 'é'"},
		{"\n# coding=cp1252\nx = '\x80'", "\n# coding=cp1252\nx = '€'"},
		{"#!/bin/python\r\n# vim: set fileencoding=iso-8859-15 :\r\nx = '\xa4'",
			"#!/bin/python\r\n# vim: set fileencoding=iso-8859-15 :\r\nx = '€'"},
		{"x = 1\n# coding: no-such-encoding\n", "x = 1\n# coding: no-such-encoding\n"},
		{"# coding:\n", "# coding:\n"},
		{"# coding: UTF_8-anything\nx = '\xc3\xa9'", "# coding: UTF_8-anything\nx = 'é'"},
	} {
		got, err := Decode("f", []byte(test.raw))
		if err != nil || got != test.want {
			t.Errorf("%q: %q, %v; want %q", test.raw, got, err, test.want)
		}
	}
}

func TestFilesThatCannotBeDecodedAreRefused(t *testing.T) {
	for _, test := range []struct{ raw, want string }{
		{"# coding: no-such-encoding\n", `SyntaxError: unknown encoding: no-such-encoding at 0:-1-0:0 in ""`},
		{"\xef\xbb\xbf# coding: latin-1\n", `SyntaxError: encoding problem: iso-8859-1 with BOM at 0:-1-0:0 in ""`},
		{"# coding: ascii\nx = '\xe9'",
			`SyntaxError: 'ascii' codec can't decode byte 0xe9 in position 21: ordinal not in range(128) at 0:-1-0:0 in ""`},
		{"x = 1\ny = '\xe9\xe9'\n", `SyntaxError: (unicode error) 'utf-8' codec can't decode byte 0xe9 in position 0: ` +
			"invalid continuation byte at 2:5-2:7 in \"y = '\uFFFD\uFFFD'\\n\""},
	} {
		_, err := Decode("f", []byte(test.raw))
		if err == nil || errorText(err) != test.want {
			t.Errorf("%q:\n got %v\nwant %s", test.raw, err, test.want)
		}
	}
}
