package syntax

// kind is the kind of a token. Every operator and every keyword is a kind of
// its own; a soft keyword is a tName whose flag says which.
type kind uint8

const (
	tEnd   kind = iota // end of the source
	tError             // where the scanner gave up; scanner.err says why
	tNewline
	tIndent
	tDedent
	tName
	tNumber
	tString
	tFStart // f" with its prefix
	tFMiddle
	tFEnd
	tTStart // t" with its prefix
	tTMiddle
	tTEnd
	tOther // a character no rule knows, and <>

	tLParen
	tRParen
	tLBracket
	tRBracket
	tLBrace
	tRBrace
	tComma
	tColon
	tSemi
	tDot
	tEllipsis
	tArrow
	tBang
	tWalrus
	tTilde
	tPlus
	tMinus
	tStar
	tSlash
	tPercent
	tAt
	tAmp
	tPipe
	tCaret
	tDoubleStar
	tDoubleSlash
	tLShift
	tRShift
	tLess
	tGreater
	tEqEq
	tNotEq
	tLessEq
	tGreaterEq
	tEqual
	tPlusEq // the augmented assignments are contiguous
	tMinusEq
	tStarEq
	tSlashEq
	tPercentEq
	tAtEq
	tAmpEq
	tPipeEq
	tCaretEq
	tDoubleStarEq
	tDoubleSlashEq
	tLShiftEq
	tRShiftEq

	kAnd // the keywords are contiguous
	kAs
	kAssert
	kAsync
	kAwait
	kBreak
	kClass
	kContinue
	kDef
	kDel
	kElif
	kElse
	kExcept
	kFalse
	kFinally
	kFor
	kFrom
	kGlobal
	kIf
	kImport
	kIn
	kIs
	kLambda
	kNone
	kNonlocal
	kNot
	kOr
	kPass
	kRaise
	kReturn
	kTrue
	kTry
	kWhile
	kWith
	kYield

	kindCount
)

// kindText is how a kind is written in the source.
var kindText = [kindCount]string{
	tLParen: "(", tRParen: ")", tLBracket: "[", tRBracket: "]", tLBrace: "{", tRBrace: "}",
	tComma: ",", tColon: ":", tSemi: ";", tDot: ".", tEllipsis: "...", tArrow: "->", tBang: "!",
	tWalrus: ":=", tTilde: "~", tPlus: "+", tMinus: "-", tStar: "*", tSlash: "/", tPercent: "%",
	tAt: "@", tAmp: "&", tPipe: "|", tCaret: "^", tDoubleStar: "**", tDoubleSlash: "//",
	tLShift: "<<", tRShift: ">>", tLess: "<", tGreater: ">", tEqEq: "==", tNotEq: "!=",
	tLessEq: "<=", tGreaterEq: ">=", tEqual: "=", tPlusEq: "+=", tMinusEq: "-=", tStarEq: "*=",
	tSlashEq: "/=", tPercentEq: "%=", tAtEq: "@=", tAmpEq: "&=", tPipeEq: "|=", tCaretEq: "^=",
	tDoubleStarEq: "**=", tDoubleSlashEq: "//=", tLShiftEq: "<<=", tRShiftEq: ">>=",

	kAnd: "and", kAs: "as", kAssert: "assert", kAsync: "async", kAwait: "await", kBreak: "break",
	kClass: "class", kContinue: "continue", kDef: "def", kDel: "del", kElif: "elif", kElse: "else",
	kExcept: "except", kFalse: "False", kFinally: "finally", kFor: "for", kFrom: "from",
	kGlobal: "global", kIf: "if", kImport: "import", kIn: "in", kIs: "is", kLambda: "lambda",
	kNone: "None", kNonlocal: "nonlocal", kNot: "not", kOr: "or", kPass: "pass", kRaise: "raise",
	kReturn: "return", kTrue: "True", kTry: "try", kWhile: "while", kWith: "with", kYield: "yield",
}

// Flags of tokens.
const (
	softMatch uint8 = 1 + iota // of a tName
	softCase
	softType
	softUnderscore
	nonASCII // must be normalised

	rawString    uint8 = 1 // of the parts of an f-string or t-string
	doubledBrace uint8 = 2 // of a text part that ends in one of {{ and }}

	implied uint8 = 1 // of a tNewline the source does not have
)

// A token lies at src[off:end] and begins on line. Only tokens that contain a
// string may end on a later line, endLine.
type token struct {
	kind    kind
	flag    uint8
	line    int32
	endLine int32
	off     int32
	end     int32
}

// keyword returns the kind and flag of an ASCII identifier.
func keyword(s string) (kind, uint8) {
	switch s {
	case "and":
		return kAnd, 0
	case "as":
		return kAs, 0
	case "assert":
		return kAssert, 0
	case "async":
		return kAsync, 0
	case "await":
		return kAwait, 0
	case "break":
		return kBreak, 0
	case "class":
		return kClass, 0
	case "continue":
		return kContinue, 0
	case "def":
		return kDef, 0
	case "del":
		return kDel, 0
	case "elif":
		return kElif, 0
	case "else":
		return kElse, 0
	case "except":
		return kExcept, 0
	case "False":
		return kFalse, 0
	case "finally":
		return kFinally, 0
	case "for":
		return kFor, 0
	case "from":
		return kFrom, 0
	case "global":
		return kGlobal, 0
	case "if":
		return kIf, 0
	case "import":
		return kImport, 0
	case "in":
		return kIn, 0
	case "is":
		return kIs, 0
	case "lambda":
		return kLambda, 0
	case "None":
		return kNone, 0
	case "nonlocal":
		return kNonlocal, 0
	case "not":
		return kNot, 0
	case "or":
		return kOr, 0
	case "pass":
		return kPass, 0
	case "raise":
		return kRaise, 0
	case "return":
		return kReturn, 0
	case "True":
		return kTrue, 0
	case "try":
		return kTry, 0
	case "while":
		return kWhile, 0
	case "with":
		return kWith, 0
	case "yield":
		return kYield, 0
	case "_":
		return tName, softUnderscore
	case "case":
		return tName, softCase
	case "match":
		return tName, softMatch
	case "type":
		return tName, softType
	}
	return tName, 0
}
