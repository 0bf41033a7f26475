package syntax

// An action does what the grammar's notation cannot say: it sees the whole of
// an alternative and its parts a and b, and gives the alternative's value or
// lets it fail, with an error or without.
type action func(d *diagnosis, whole, a, b part) (part, bool)

// actions are the actions by the names the grammar has for them.
func actions() map[string]action {
	return map[string]action{
		"done":                   done,
		"assignTarget":           assignTarget,
		"deleteTarget":           deleteTarget,
		"forTarget":              forTarget,
		"forgottenComma":         forgottenComma,
		"legacyStatement":        legacyStatement,
		"chainBinary":            chainBinary,
		"chainCompare":           chainCompare,
		"chainTrailers":          chainTrailers,
		"string":                 stringValue,
		"stringPart":             stringPart,
		"joinStrings":            joinStrings,
		"mixedTemplate":          mixedTemplate,
		"conversion":             fieldConversion,
		"field":                  completeField,
		"fjoined":                joinedString,
		"tjoined":                joinedTemplate,
		"missingColon":           missingColon,
		"lastOf":                 lastOf,
		"arguments":              collectArguments,
		"bareGenerator":          bareGenerator,
		"positionalAfterKeyword": positionalAfterKeyword,
		"typeVarTupleBound":      typeVarTupleBound,
		"paramSpecBound":         paramSpecBound,
		"realNumber":             realNumber,
		"imaginaryNumber":        imaginaryNumber,
	}
}

// done forgets what was remembered within a statement that is complete: the
// search does not come back to it.
func done(d *diagnosis, whole, _, _ part) (part, bool) {
	for i := int(whole.start) - d.base; i <= int(whole.last)-d.base; i++ {
		d.kept -= len(d.memo[i])
		d.memo[i] = nil
	}
	return whole, true
}

// invalidTarget finds the first part of an expression that is no target. It
// follows tuples, lists and stars, whose nesting the brackets bound.
func invalidTarget(v part, del, loop bool) (part, bool) {
	switch v.form {
	case fTuple, fListDisplay:
		for _, kid := range v.kids {
			if bad, ok := invalidTarget(kid, del, loop); ok {
				return bad, true
			}
		}
		return part{}, false
	case fStarred:
		if del || len(v.kids) == 0 {
			return v, true
		}
		return invalidTarget(v.kids[0], del, loop)
	case fCompare:
		// "for a in b" was read as a comparison: a is the target.
		if !loop {
			return v, true
		}
		if len(v.kids) == 0 {
			return part{}, false
		}
		return invalidTarget(v.kids[0], del, loop)
	case fName, fAttribute, fSubscript:
		return part{}, false
	}
	return v, true
}

func refuseTarget(d *diagnosis, a part, del, loop bool) (part, bool) {
	if bad, ok := invalidTarget(a, del, loop); ok {
		verb := "assign to"
		if del {
			verb = "delete"
		}
		d.raise(&pegError{"a", "cannot " + verb + " %s"}, bad, bad)
	}
	return part{}, false
}

func assignTarget(d *diagnosis, _, a, _ part) (part, bool) { return refuseTarget(d, a, false, false) }

func deleteTarget(d *diagnosis, _, a, _ part) (part, bool) { return refuseTarget(d, a, true, false) }

func forTarget(d *diagnosis, _, a, _ part) (part, bool) { return refuseTarget(d, a, false, true) }

// isLegacy reports whether a part is the name of a statement of Python 2.
func (d *diagnosis) isLegacy(v part) bool {
	if v.form != fName && v.form != fToken || v.start != v.last {
		return false
	}
	name := d.text(int(v.start))
	return name == "print" || name == "exec"
}

// forgottenComma is reached where one expression follows another.
func forgottenComma(d *diagnosis, _, a, b part) (part, bool) {
	if !d.isLegacy(a) && d.levelAt(d.mark-1) > 0 {
		d.raise(&pegError{"a-b", "invalid syntax. Perhaps you forgot a comma?"}, a, b)
	}
	return part{}, false
}

// levelAt is the number of brackets open behind token i.
func (d *diagnosis) levelAt(i int) int {
	level := 0
	for ; i >= 0; i-- {
		switch d.toks[i].kind {
		case tLParen, tLBracket, tLBrace:
			level++
		case tRParen, tRBracket, tRBrace:
			level--
		case tNewline:
			return level
		}
	}
	return level
}

func legacyStatement(d *diagnosis, _, a, b part) (part, bool) {
	if d.isLegacy(a) {
		name := d.text(int(a.start))
		d.raise(&pegError{"a-b", "Missing parentheses in call to '" + name + "'. Did you mean " + name + "(...)?"}, a, b)
	}
	return part{}, false
}

func chainBinary(_ *diagnosis, whole, a, b part) (part, bool) {
	if len(b.kids) == 0 {
		return a, true
	}
	whole.form = fBinary
	return whole, true
}

// chainCompare keeps the left operand of "in", for the targets of for.
func chainCompare(d *diagnosis, whole, a, b part) (part, bool) {
	if len(b.kids) == 0 {
		return a, true
	}
	whole.form = fCompare
	if d.toks[b.kids[0].start].kind == kIn {
		whole.kids = []part{a}
	}
	return whole, true
}

func chainTrailers(_ *diagnosis, whole, a, b part) (part, bool) {
	if n := len(b.kids); n > 0 {
		whole.form = b.kids[n-1].form
		return whole, true
	}
	return a, true
}

// stringValue refuses a string literal that has no value.
func stringValue(d *diagnosis, whole, a, _ part) (part, bool) {
	l := splitLiteral(d.text(int(a.start)))
	if _, _, err := l.decode(); err != "" {
		d.raise(&pegError{"last", err}, a, a)
		return part{}, false
	}
	whole.form = fLiteral
	if l.bytes {
		whole.form = fBytes
	}
	return whole, true
}

// stringPart refuses a part of a format spec that has no value.
func stringPart(d *diagnosis, whole, a, _ part) (part, bool) {
	if _, _, err := d.middleText(int(a.start)); err != "" {
		d.raise(&pegError{"last", err}, a, a)
		return part{}, false
	}
	return whole, true
}

// joined refuses an f-string one of whose parts has no value.
func joined(d *diagnosis, whole, a part, f form) (part, bool) {
	for _, kid := range a.kids {
		if kid.form == fMiddle {
			if _, ok := stringPart(d, kid, kid, part{}); !ok {
				return part{}, false
			}
		}
	}
	whole.form = f
	return whole, true
}

func joinedString(d *diagnosis, whole, a, _ part) (part, bool) {
	return joined(d, whole, a, fJoinedStr)
}

func joinedTemplate(d *diagnosis, whole, a, _ part) (part, bool) {
	return joined(d, whole, a, fTemplateStr)
}

func joinStrings(d *diagnosis, whole, a, _ part) (part, bool) {
	whole.form = a.kids[0].form
	for _, kid := range a.kids {
		if (kid.form == fBytes) != (a.kids[0].form == fBytes) {
			d.raise(&pegError{"last", "cannot mix bytes and nonbytes literals"}, a, a)
			return part{}, false
		}
		if kid.form == fJoinedStr {
			whole.form = fJoinedStr
		}
	}
	return whole, true
}

func mixedTemplate(d *diagnosis, _, a, b part) (part, bool) {
	last := a.kids[len(a.kids)-1]
	d.raise(&pegError{"a-b", "cannot mix t-string literals with string or bytes literals"}, last, b)
	return part{}, false
}

// fieldConversion checks that a conversion touches its exclamation mark.
func fieldConversion(d *diagnosis, whole, a, b part) (part, bool) {
	if d.toks[a.start].end != d.toks[b.start].off {
		d.raise(&pegError{"a-b", d.stringLetter(int(a.start)) +
			"-string: conversion type must come right after the exclamanation mark"}, a, b)
		return part{}, false
	}
	return whole, true
}

// completeField checks the conversion of a replacement field, if it has one.
func completeField(d *diagnosis, whole, a, _ part) (part, bool) {
	if a.form == fNone && a.last > a.start {
		name := part{start: a.last, last: a.last}
		switch text := d.text(int(name.start)); text {
		case "s", "r", "a":
		default:
			d.raise(&pegError{"a", d.stringLetter(int(a.start)) + "-string: invalid conversion character '" +
				text + "': expected 's', 'r', or 'a'"}, name, name)
			return part{}, false
		}
	}
	return whole, true
}

// stringLetter is f or t, whichever string token i is in.
func (d *diagnosis) stringLetter(i int) string {
	for depth := 0; i >= 0; i-- {
		switch d.toks[i].kind {
		case tFEnd, tTEnd:
			depth++
		case tFStart, tTStart:
			if depth == 0 {
				if d.toks[i].kind == tTStart {
					return "t"
				}
				return "f"
			}
			depth--
		}
	}
	return "f"
}

// missingColon is about a key in a dict without a value.
func missingColon(d *diagnosis, _, a, _ part) (part, bool) {
	from, to := &d.toks[a.start], &d.toks[a.last]
	d.fail(&Error{
		Msg: "':' expected after dictionary key", Line: int(from.line), Col: d.endCol(to) - 1,
		EndLine: int(to.endLine),
	})
	return part{}, false
}

// lastOf is the last of b, or a.
func lastOf(_ *diagnosis, _, a, b part) (part, bool) {
	if n := len(b.kids); n > 0 {
		return b.kids[n-1], true
	}
	return a, true
}

// collectArguments makes one list of the arguments in a and b.
func collectArguments(_ *diagnosis, whole, a, b part) (part, bool) {
	whole.form = fArguments
	whole.kids = append(whole.kids, a.kids...)
	whole.kids = append(whole.kids, b.kids...)
	return whole, true
}

// bareGenerator is about a generator expression without brackets that is not
// the only argument.
func bareGenerator(d *diagnosis, _, a, b part) (part, bool) {
	var positional []part
	for _, kid := range a.kids {
		if kid.form != fKeyword && kid.form != fDoubleStarred {
			positional = append(positional, kid)
		}
	}
	if n := len(positional); n > 1 {
		d.raise(&pegError{"a-b", "Generator expression must be parenthesized"}, positional[n-1], b)
	}
	return part{}, false
}

func positionalAfterKeyword(d *diagnosis, _, a, _ part) (part, bool) {
	msg := "positional argument follows keyword argument"
	for _, kid := range a.kids {
		if kid.form == fDoubleStarred {
			msg = "positional argument follows keyword argument unpacking"
		}
	}
	d.raise(&pegError{"last", msg}, a, a)
	return part{}, false
}

func boundError(d *diagnosis, a, b part, what string) (part, bool) {
	msg := "cannot use bound with " + what
	if b.form == fTuple {
		msg = "cannot use constraints with " + what
	}
	d.raise(&pegError{"a..", msg}, a, a)
	return part{}, false
}

func typeVarTupleBound(d *diagnosis, _, a, b part) (part, bool) {
	return boundError(d, a, b, "TypeVarTuple")
}

func paramSpecBound(d *diagnosis, _, a, b part) (part, bool) {
	return boundError(d, a, b, "ParamSpec")
}

func (d *diagnosis) isImaginary(v part) bool {
	text := d.text(int(v.start))
	return text[len(text)-1]|0x20 == 'j' && !(len(text) > 1 && text[1]|0x20 == 'x')
}

func realNumber(d *diagnosis, whole, a, _ part) (part, bool) {
	if d.isImaginary(a) {
		d.raise(&pegError{"a", "real number required in complex literal"}, a, a)
		return part{}, false
	}
	return whole, true
}

func imaginaryNumber(d *diagnosis, whole, a, _ part) (part, bool) {
	if !d.isImaginary(a) {
		d.raise(&pegError{"a", "imaginary number required in complex literal"}, a, a)
		return part{}, false
	}
	return whole, true
}
