package codec

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

func unhex(t *testing.T, s string) string {
	b, err := hex.DecodeString(strings.Trim(s, "-"))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func hexed(s string) string {
	if s == "" {
		return "-"
	}
	return hex.EncodeToString([]byte(s))
}

// eachLine hands out the fields of the lines of a recording, at least as many as it says.
func eachLine(t *testing.T, name string, atLeast int, line func(fields []string)) {
	file, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	n := 0
	for rows := bufio.NewScanner(file); rows.Scan(); n++ {
		line(strings.Fields(rows.Text()))
	}
	if n < atLeast {
		t.Errorf("%s has %d lines", name, n)
	}
}

func failed(f Failure) string {
	return fmt.Sprintf("no %s %d %d %s", f.Encoding, f.Start, f.End, hexed(f.Reason))
}

func TestTextIsEncodedAsCPythonDoes(t *testing.T) {
	eachLine(t, "encode.txt", 5000, func(field []string) {
		c, text := Lookup(field[0]), unhex(t, field[2])
		h, ok := ParseHandler(field[1])
		if c == nil || !ok {
			t.Fatalf("no codec %s or handler %s", field[0], field[1])
		}
		if text := c.Refusal(field[1], false); text != "" {
			if want := strings.Join(field[3:], " "); want != "refused "+hexed(text) {
				t.Errorf("%s with %s is refused: %s", field[0], field[1], text)
			}
			return
		}
		step, err := c.EncodeAll(meter.Free{}, text, Start, h)
		got := "ok " + hexed(string(step.Bytes))
		if step.Failure.Failed() {
			got = failed(step.Failure)
		}
		if want := strings.Join(field[3:], " "); got != want || err != nil {
			t.Errorf("%+q.encode(%s, %s) = %s %v, want %s", text, field[0], field[1], got, step.Failure, want)
		}
	})
}

func TestBytesAreDecodedAsCPythonDoes(t *testing.T) {
	eachLine(t, "decode.txt", 5000, func(field []string) {
		c, in := Lookup(field[0]), unhex(t, field[3])
		h, ok := ParseHandler(field[1])
		if c == nil || !ok {
			t.Fatalf("no codec %s or handler %s", field[0], field[1])
		}
		if text := c.Refusal(field[1], true); text != "" {
			if want := strings.Join(field[4:], " "); want != "refused "+hexed(text) {
				t.Errorf("%s with %s is refused: %s", field[0], field[1], text)
			}
			return
		}
		step, err := c.DecodeAll(meter.Free{}, []byte(in), Start, field[2] == "1", h)
		got := fmt.Sprintf("ok %s %d", hexed(step.Text), step.Next)
		switch {
		case step.Failure.Failed() && !h.Decodes():
			got = "no type 0 0 -"
		case step.Failure.Failed():
			got = failed(step.Failure)
		}
		if want := strings.Join(field[4:], " "); got != want || err != nil {
			t.Errorf("%q.decode(%s, %s, %s) = %s %v, want %s", in, field[0], field[1], field[2], got, step.Failure, want)
		}
	})
}

func TestNamesAndAliasesFindTheirCodec(t *testing.T) {
	eachLine(t, "names.txt", 300, func(field []string) {
		name := unhex(t, field[0])
		got := "-"
		if c := Lookup(name); c != nil {
			got = c.Name
		} else if c := LookupTransform(name); c != nil {
			got = c.Name
		}
		if got != field[1] {
			t.Errorf("%q finds %s, want %s", name, got, field[1])
		}
	})
}

func TestBytesAreTransformedAsCPythonDoes(t *testing.T) {
	eachLine(t, "transform.txt", 300, func(field []string) {
		c, in := LookupTransform(field[0]), unhex(t, field[2])
		do := c.Encode
		if field[1] == "decode" {
			do = c.Decode
		}
		out, err := do(meter.Free{}, []byte(in))
		got := "ok " + hexed(string(out))
		var wrong *TransformError
		if errors.As(err, &wrong) {
			got = "no " + wrong.Class + " " + hexed(wrong.Text)
		}
		if want := strings.Join(field[3:], " "); got != want {
			t.Errorf("%s of %q in %s = %s %v, want %s", field[1], in, field[0], got, err, want)
		}
	})
}

// Every short input and every character of the table codecs has CPython's answer.
func TestTablesAreThoseOfCPython(t *testing.T) {
	eachLine(t, "tables.txt", 80, func(field []string) {
		c := Lookup(field[0])
		decoding, encoding := sha256.New(), sha256.New()
		decode := func(in ...byte) {
			step, err := c.DecodeAll(meter.Free{}, in, Start, true, Replace)
			if err != nil {
				t.Fatal(err)
			}
			decoding.Write([]byte(step.Text + "\n"))
		}
		for a := range 256 {
			decode(byte(a))
		}
		last := rune(0x10000)
		if c.page == nil {
			last = 0x22000
			for pair := range 0x10000 {
				decode(byte(pair>>8), byte(pair))
			}
			for a := 0xA0; a < 256; a++ {
				for b := 0xA0; b < 256; b++ {
					decode(0x8F, byte(a), byte(b))
				}
			}
			for a := 0x81; a < 0x9A; a++ {
				for b := range 10 {
					for d := 0x81; d < 255; d++ {
						decode(byte(a), byte(0x30+b), byte(d), byte(0x30+d%10))
					}
				}
			}
		}
		if got := hex.EncodeToString(decoding.Sum(nil)); got != field[1] {
			t.Errorf("%s decodes something else", field[0])
		}
		for r := rune(0); r < last; r++ {
			step, err := c.EncodeAll(meter.Free{}, string(unicode.AppendRune(nil, r)), Start, Replace)
			if err != nil {
				t.Fatal(err)
			}
			encoding.Write([]byte(hex.EncodeToString(step.Bytes) + "\n"))
		}
		if got := hex.EncodeToString(encoding.Sum(nil)); got != field[2] {
			t.Errorf("%s encodes something else", field[0])
		}
	})
}
