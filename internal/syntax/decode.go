package syntax

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/codec"
	"github.com/gilliam-run/gilliam/internal/meter"
)

const byteOrderMark = "\xef\xbb\xbf"

// Decode turns the bytes of a source file into text for Parse: by the encoding
// that a comment in its first two lines names, otherwise as UTF-8. A byte
// order mark is dropped.
func Decode(name string, raw []byte) (string, *Error) {
	marked := bytes.HasPrefix(raw, []byte(byteOrderMark))
	if marked {
		raw = raw[len(byteOrderMark):]
	}
	encoding, cookie := "utf-8", declaredEncoding(raw)
	if cookie != "" {
		encoding = normalEncoding(cookie)
	}
	if marked && encoding != "utf-8" {
		return "", &Error{Msg: "encoding problem: " + encoding + " with BOM", File: name, Col: -1}
	}
	if encoding == "utf-8" {
		if utf8.Valid(raw) {
			return string(raw), nil
		}
	}
	// CPython ends the last line before it decodes.
	line := len(raw)
	if encoding != "utf-8" && !bytes.HasSuffix(raw, []byte("\n")) {
		raw = append(raw[:line:line], '\n')
	}
	c := codec.Lookup(encoding)
	if c == nil {
		return "", &Error{Msg: "unknown encoding: " + cookie, File: name, Col: -1}
	}
	// Free never refuses, and a built-in handler is no error of Go's.
	step, _ := c.DecodeAll(meter.Free{}, raw, codec.Start, true, codec.Strict)
	if !step.Failure.Failed() {
		if len(raw) > line {
			return strings.TrimSuffix(step.Text, "\n"), nil
		}
		return step.Text, nil
	}
	return "", undecodable(name, raw, encoding, &step.Failure)
}

// DecodeFile turns the bytes of a source file into text. The encodings are those of Decode;
// what is wrong is said in the words CPython has for files.
func DecodeFile(name string, raw []byte) (string, *Error) {
	text, err := Decode(name, raw)
	if err != nil {
		cookie := declaredEncoding(bytes.TrimPrefix(raw, []byte(byteOrderMark)))
		switch at := firstInvalid(raw); {
		case strings.HasPrefix(err.Msg, "encoding problem"):
			err.Line, err.Col = 1, 0
		case cookie != "" && normalEncoding(cookie) != "utf-8":
			err = &Error{Msg: "encoding problem: " + cookie, File: name, Line: 1}
		case cookie == "" && !bytes.HasPrefix(raw, []byte(byteOrderMark)):
			line := 1 + bytes.Count(raw[:at], []byte{'\n'})
			err = &Error{Msg: fmt.Sprintf("Non-UTF-8 code starting with '\\x%02x' in file %s on line %d, but no encoding declared; "+
				"see https://peps.python.org/pep-0263/ for details", raw[at], name, line), File: name, Line: line}
		}
		return "", err
	}
	if at := strings.IndexByte(text, 0); at >= 0 {
		return "", &Error{Msg: "source code cannot contain null bytes", File: name, Line: 1 + strings.Count(text[:at], "\n"),
			Text: text[strings.LastIndexByte(text[:at], '\n')+1 : at]}
	}
	return text, nil
}

// firstInvalid is the place of the first byte that is no part of UTF-8.
func firstInvalid(raw []byte) int {
	for i := 0; i < len(raw); {
		r, n := utf8.DecodeRune(raw[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return 0
}

// undecodable is the error for bytes that are not in the encoding.
func undecodable(name string, raw []byte, encoding string, f *codec.Failure) *Error {
	where := "position " + strconv.Itoa(f.Start)
	what := "byte 0x" + strconv.FormatUint(uint64(raw[f.Start])|0x100, 16)[1:]
	if f.End-f.Start > 1 {
		what = "bytes"
		where += "-" + strconv.Itoa(f.End-1)
	}
	if encoding != "utf-8" {
		return &Error{Msg: "'" + f.Encoding + "' codec can't decode " + what + " in " + where + ": " + f.Reason,
			File: name, Col: -1}
	}
	from, to, at, end := undecodableString(raw, f.Start)
	// CPython decodes the literal alone: what follows it is no part of a broken character.
	if again, _ := codec.Lookup("utf-8").DecodeAll(meter.Free{}, raw[f.Start:end], codec.Start, true, codec.Strict); again.Failure.Failed() {
		f.Reason = again.Failure.Reason
	}
	line := 1 + bytes.Count(raw[:from], []byte{'\n'})
	start := bytes.LastIndexByte(raw[:from], '\n') + 1
	text := raw[start:]
	if i := bytes.IndexByte(text, '\n'); i >= 0 {
		text = text[:i+1]
	}
	e := &Error{
		Msg: "(unicode error) 'utf-8' codec can't decode " + what + " in position " + strconv.Itoa(at) +
			": " + f.Reason,
		File: name, Line: line, EndLine: line + bytes.Count(raw[from:to], []byte{'\n'}),
		Text: string([]rune(string(text))), // each broken byte becomes U+FFFD
	}
	e.Col = utf8.RuneCount(raw[start:from]) + 1
	e.EndCol = characters(e.Text, to-bytes.LastIndexByte(raw[:to], '\n'))
	return e
}

// undecodableString finds the string literal with an undecodable byte: its
// bounds, the place of the byte between its quotes and where they end. Outside
// of literals the byte is all there is to show.
func undecodableString(raw []byte, bad int) (from, to, at, end int) {
	s := scanner{src: string(raw)}
	s.scan()
	for i := range s.toks {
		t := &s.toks[i]
		if int(t.off) > bad || int(t.end) <= bad {
			continue
		}
		from, to, at = int(t.off), int(t.end), bad-int(t.off)
		switch t.kind {
		case tString:
			text := s.src[from:to]
			content := splitLiteral(text).text
			start := strings.Index(text, content)
			return from, to, at - start, from + start + len(content)
		case tFMiddle, tTMiddle:
			return from, to, at, to
		}
	}
	return bad, bad + 1, bad, len(raw)
}

// declaredEncoding finds "coding: name" or "coding=name" in a comment that is
// alone on the first or second line; nothing but such a comment may be before
// it.
func declaredEncoding(raw []byte) string {
	for range 2 {
		line := raw
		if i := bytes.IndexAny(raw, "\r\n"); i >= 0 {
			line = raw[:i]
			if raw[i] == '\r' && i+1 < len(raw) && raw[i+1] == '\n' {
				i++
			}
			raw = raw[i+1:]
		} else {
			raw = nil
		}
		line = bytes.TrimLeft(line, " \t\f")
		if len(line) == 0 {
			continue
		}
		if line[0] != '#' {
			return ""
		}
		if name := encodingIn(line); name != "" {
			return name
		}
	}
	return ""
}

// encodingIn finds the name of an encoding in a comment.
func encodingIn(comment []byte) string {
	for {
		i := bytes.Index(comment, []byte("coding"))
		if i < 0 || i+len("coding") >= len(comment) {
			return ""
		}
		comment = comment[i+len("coding"):]
		if comment[0] != ':' && comment[0] != '=' {
			continue
		}
		rest := bytes.TrimLeft(comment[1:], " \t")
		n := 0
		for n < len(rest) && isEncodingChar(rest[n]) {
			n++
		}
		if n > 0 {
			return string(rest[:n])
		}
	}
}

func isEncodingChar(c byte) bool {
	return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z' || c == '-' || c == '_' || c == '.'
}

// normalEncoding gives the spellings of UTF-8 and Latin-1 that tokenizers know
// one name each.
func normalEncoding(name string) string {
	s := strings.ReplaceAll(strings.ToLower(name[:min(len(name), 12)]), "_", "-")
	switch {
	case s == "utf-8" || strings.HasPrefix(s, "utf-8-"):
		return "utf-8"
	case s == "latin-1" || s == "iso-8859-1" || s == "iso-latin-1",
		strings.HasPrefix(s, "latin-1-"), strings.HasPrefix(s, "iso-8859-1-"), strings.HasPrefix(s, "iso-latin-1-"):
		return "iso-8859-1"
	}
	return name
}
