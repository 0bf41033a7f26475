package codec

import (
	"strconv"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// DecodeMessage is the str of a UnicodeDecodeError whose object is in.
func (f *Failure) DecodeMessage(in []byte) string {
	if f.Start >= 0 && f.Start < len(in) && f.End == f.Start+1 {
		c := in[f.Start]
		return f.named("decode byte 0x" + string([]byte{lowerDigits[c>>4], lowerDigits[c&15]}) + f.place())
	}
	return f.named("decode bytes" + f.places())
}

// EncodeMessage is the str of a UnicodeEncodeError; first is the character at its
// start, or negative if that is not inside its object.
func (f *Failure) EncodeMessage(first rune) string {
	return f.named("encode " + f.characters(first))
}

// TranslateMessage is the str of a UnicodeTranslateError, which names no encoding.
func (f *Failure) TranslateMessage(first rune) string {
	return "can't translate " + f.characters(first)
}

func (f *Failure) named(what string) string {
	return "'" + f.Encoding + "' codec can't " + what
}

func (f *Failure) characters(first rune) string {
	if f.End == f.Start+1 && first >= 0 && first <= unicode.MaxRune {
		return "character '" + string(appendBackslash(nil, first)) + "'" + f.place()
	}
	return "characters" + f.places()
}

func (f *Failure) place() string {
	return " in position " + strconv.Itoa(f.Start) + ": " + f.Reason
}

func (f *Failure) places() string {
	return " in position " + strconv.Itoa(f.Start) + "-" + strconv.Itoa(f.End-1) + ": " + f.Reason
}
