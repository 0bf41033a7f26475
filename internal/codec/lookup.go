package codec

import "strings"

// A codecName is a normalised name and the module of encodings it stands for.
type codecName struct{ name, module string }

// A namedCodec is a codec and the module of encodings that has it.
type namedCodec struct {
	module string
	codec  *Codec
}

// UTF8 is the codec of str.encode and bytes.decode without an argument.
var UTF8 = &Codec{Name: "utf-8", errorName: "utf-8", decode: decodeUTF8, encode: encodeUTF8, spell: spellASCII, unit: 1, ascii: true, piecewise: true}

// nativeCodecs are the codecs that are not tables, by module name.
var nativeCodecs = [...]namedCodec{
	{"ascii", &Codec{Name: "ascii", errorName: "ascii", decode: decodeASCII, encode: encodeNarrow, spell: spellNarrow, unit: 1, ascii: true, piecewise: true}},
	{"charmap", &Codec{Name: "charmap", errorName: "latin-1", decode: decodeLatin, encode: encodeNarrow, spell: spellNarrow, unit: 1, ascii: true, piecewise: true}},
	{"idna", &Codec{Name: "idna", errorName: "idna", decode: decodeIDNA, encode: encodeIDNA, unit: 1, refuse: onlyStrict}},
	{"latin_1", &Codec{Name: "iso8859-1", errorName: "latin-1", decode: decodeLatin, encode: encodeNarrow, spell: spellNarrow, unit: 1, ascii: true, piecewise: true}},
	{"punycode", punycode},
	{"raw_unicode_escape", &Codec{Name: "raw-unicode-escape", errorName: "rawunicodeescape", decode: decodeRawEscape, encode: encodeRawEscape, unit: 1}},
	{"undefined", &Codec{Name: "undefined", errorName: "undefined", decode: decodeUndefined, encode: encodeUndefined, unit: 1, refuse: always}},
	{"unicode_escape", &Codec{Name: "unicode-escape", errorName: "unicodeescape", decode: decodeUnicodeEscape, encode: encodeUnicodeEscape, unit: 1}},
	{"utf_16", &Codec{Name: "utf-16", errorName: "utf-16", decode: decodeUTF16, encode: encodeUnits, spell: spellASCII, unit: 2}},
	{"utf_16_be", &Codec{Name: "utf-16-be", errorName: "utf-16-be", decode: decodeUTF16, encode: encodeUnits, spell: spellASCII, unit: 2, order: Big}},
	{"utf_16_le", &Codec{Name: "utf-16-le", errorName: "utf-16-le", decode: decodeUTF16, encode: encodeUnits, spell: spellASCII, unit: 2, order: Little}},
	{"utf_32", &Codec{Name: "utf-32", errorName: "utf-32", decode: decodeUTF32, encode: encodeUnits, spell: spellASCII, unit: 4}},
	{"utf_32_be", &Codec{Name: "utf-32-be", errorName: "utf-32-be", decode: decodeUTF32, encode: encodeUnits, spell: spellASCII, unit: 4, order: Big}},
	{"utf_32_le", &Codec{Name: "utf-32-le", errorName: "utf-32-le", decode: decodeUTF32, encode: encodeUnits, spell: spellASCII, unit: 4, order: Little}},
	{"utf_7", &Codec{Name: "utf-7", errorName: "utf7", decode: decodeUTF7, encode: encodeUTF7, unit: 1}},
	{"utf_8", UTF8},
	{"utf_8_sig", &Codec{Name: "utf-8-sig", errorName: "utf-8", decode: decodeSignedUTF8, encode: encodeSignedUTF8, spell: spellASCII, unit: 1, piecewise: true}},
}

// multibyteCodecs are the codecs of East Asian character sets, by module name.
var multibyteCodecs = [...]namedCodec{
	{"big5", &Codec{Name: "big5", errorName: "big5", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &big5Set}},
	{"cp932", &Codec{Name: "cp932", errorName: "cp932", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &cp932Set}},
	{"cp949", &Codec{Name: "cp949", errorName: "cp949", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &cp949Set}},
	{"cp950", &Codec{Name: "cp950", errorName: "cp950", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &cp950Set}},
	{"euc_jp", &Codec{Name: "euc_jp", errorName: "euc_jp", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &eucjpSet}},
	{"euc_kr", &Codec{Name: "euc_kr", errorName: "euc_kr", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &euckrSet}},
	{"gb18030", &Codec{Name: "gb18030", errorName: "gb18030", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &gb18030Set}},
	{"gb2312", &Codec{Name: "gb2312", errorName: "gb2312", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &gb2312Set}},
	{"gbk", &Codec{Name: "gbk", errorName: "gbk", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &gbkSet}},
	{"shift_jis", &Codec{Name: "shift_jis", errorName: "shift_jis", decode: decodeMultibyte, encode: encodeMultibyte, spell: spellMultibyte, unit: 1, set: &shiftjisSet}},
	{"iso2022_jp", &Codec{Name: "iso2022_jp", errorName: "iso2022_jp", decode: decodeJapaneseMail, encode: encodeJapaneseMail, spell: spellJapaneseMail, unit: 1}},
}

// onlyStrict refuses every other error handler.
func onlyStrict(errors string, _ bool) string {
	if errors == "strict" {
		return ""
	}
	return "Unsupported error handling: " + errors
}

// onlySimple refuses, for decoding, error handlers that need to see the error.
func onlySimple(errors string, decoding bool) string {
	if !decoding || errors == "replace" || errors == "ignore" {
		return ""
	}
	return onlyStrict(errors, decoding)
}

func always(string, bool) string { return undefinedEncoding }

const undefinedEncoding = "undefined encoding"

func decodeUndefined(d *decoding) Failure { return d.fail(d.at, len(d.in), undefinedEncoding) }

func encodeUndefined(e *encoding) Failure { return e.fail(e.char, undefinedEncoding) }

// Lookup finds a text encoding by any of its names; it is nil where there is none.
func Lookup(name string) *Codec {
	module, ok := Module(name)
	if !ok {
		return nil
	}
	for _, table := range [...][]namedCodec{nativeCodecs[:], pageCodecs[:], multibyteCodecs[:]} {
		for i := range table {
			if table[i].module == module {
				return table[i].codec
			}
		}
	}
	return nil
}

// maxName is the length of the longest name that can be known.
const maxName = 64

// Module finds the module of CPython's package encodings that a name or alias stands
// for, such as "utf_8" for "U8". It knows the names of all of CPython's codecs, also of
// those that Lookup and LookupTransform do not have.
func Module(name string) (module string, ok bool) {
	norm := NormalizeName(name)
	if module, ok := moduleOf(norm); ok || !strings.Contains(norm, ".") {
		return module, ok
	}
	// With points for underscores, aliases are found but modules are not.
	norm = strings.ReplaceAll(norm, ".", "_")
	module, ok = moduleOf(norm)
	return module, ok && module != norm
}

func moduleOf(norm string) (module string, ok bool) {
	low, high := 0, len(codecNames)
	for low < high {
		if middle := (low + high) / 2; codecNames[middle].name < norm {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low == len(codecNames) || codecNames[low].name != norm {
		return "", false
	}
	return codecNames[low].module, true
}

// NormalizeName is encodings.normalize_encoding in lower case: letters, digits and points
// stay, and what lies between them becomes one underscore. A name too long to be
// known becomes empty.
func NormalizeName(name string) string {
	var b [maxName]byte
	n := 0
	gap := false
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c-'A' < 26 {
			c += 0x20
		}
		if c-'a' >= 26 && c-'0' >= 10 && c != '.' {
			gap = true
			continue
		}
		if gap && n > 0 {
			if n == len(b) {
				return ""
			}
			b[n] = '_'
			n++
		}
		gap = false
		if n == len(b) {
			return ""
		}
		b[n] = c
		n++
	}
	return string(b[:n])
}

// SearchName is the name that search functions of scripts get for an encoding: in lower case,
// with one underscore for what lies between letters, digits and points.
func SearchName(name string) string {
	b := make([]byte, 0, len(name))
	gap := false
	for i := range len(name) {
		c := name[i]
		if c-'A' < 26 {
			c += 0x20
		}
		if c-'a' >= 26 && c-'0' >= 10 && c != '.' {
			gap = true
			continue
		}
		if gap && len(b) > 0 {
			b = append(b, '_')
		}
		gap = false
		b = append(b, c)
	}
	return string(b)
}

// Direct reports whether str.encode and bytes.decode know an encoding by this name without
// looking it up.
func Direct(name string) bool {
	switch NormalizeName(name) {
	case "utf8", "utf_8", "utf16", "utf_16", "utf32", "utf_32", "ascii", "us_ascii", "latin1", "latin_1",
		"iso_8859_1", "iso8859_1":
		return true
	}
	return false
}

// zlibModule is a transform that is not of this package: the module zlib has it.
const zlibModule = "zlib_codec"

// Modules lists the modules of encodings of the codecs there are.
func Modules() []string {
	var all []string
	for _, table := range [...][]namedCodec{nativeCodecs[:], pageCodecs[:], multibyteCodecs[:]} {
		for i := range table {
			all = append(all, table[i].module)
		}
	}
	for i := range transforms {
		all = append(all, transforms[i].module)
	}
	return append(all, zlibModule)
}

// Has reports whether there is the codec of a module of encodings.
func Has(module string) bool {
	return module == zlibModule || LookupTransform(module) != nil || Lookup(module) != nil
}

// IsTransform reports that a name is that of a codec that is not a text encoding.
func IsTransform(name string) bool {
	module, _ := Module(name)
	return module == zlibModule || LookupTransform(name) != nil
}

// Aliases lists the other names of encodings and their modules.
func Aliases() [][2]string {
	var all [][2]string
	for _, n := range codecNames {
		if n.name != n.module {
			all = append(all, [2]string{n.name, n.module})
		}
	}
	return all
}
