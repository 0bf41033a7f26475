package regex

import (
	"math"
	"math/bits"
)

// A nodeOp says what a node of the tree is.
type nodeOp uint8

const (
	nodeLiteral    nodeOp = iota // the character n
	nodeNotLiteral               // any character but n
	nodeAny                      // any character; any but newline without DotAll
	nodeSet                      // a character of part.set
	nodeAt                       // the place n, an atOp
	nodeBranch                   // one of part.alts
	nodeGroup                    // part.alts[0], as group n if n > 0
	nodeRepeat                   // part.alts[0], part.min to part.max times
	nodeAtomic                   // part.alts[0], its first way only
	nodeLook                     // part.alts[0] matches ahead or behind, or does not
	nodeBackref                  // what group n matched
	nodeCond                     // part.alts[0] if group n matched, else part.alts[1]
	nodeFail                     // nothing

	// What the analysis makes of character nodes: see analyze.
	nodeChar  // exactly the character n
	nodeClass // a character of class n
)

// An atOp is a place in the text that takes no character.
type atOp = int32

const (
	atStart       atOp = iota // ^ without Multiline
	atTextStart               // \A
	atLineStart               // ^ with Multiline
	atEnd                     // $ without Multiline
	atLineEnd                 // $ with Multiline
	atTextEnd                 // \Z
	atBoundary                // \b
	atNonBoundary             // \B
)

// A node is one item of a sequence. Its flags are those in force where it stands.
type node struct {
	op    nodeOp
	flags Flags
	n     int32
	part  *part
}

// A part holds what only some nodes have.
type part struct {
	alts []seq
	set  *set

	info   info    // what the analysis found out about the node,
	follow byteSet // and what can come after it

	min, max uint32 // repeats; max is unlimited for no limit
	kind     repeatKind
	negative bool // lookaround: must not match
	behind   bool // lookaround: before the place
	flagged  bool // group: changes flags

	nullableBody bool  // repeat: one repetition can match nothing
	at           int32 // repeat of a character: its instruction
	width        width
}

// Sizes for the accounting; a test compares them with the types.
const (
	nodeSize = 16
	partSize = 168
	itemSize = 12
)

// unlimited is the upper bound of * and +, and the first count that is too large.
const unlimited = math.MaxUint32

// A seq is a sequence of nodes.
type seq []node

// A repeatKind says which number of repetitions comes first.
type repeatKind uint8

const (
	greedy repeatKind = iota
	lazy
	possessive
)

// A set is what stands in brackets, or a category such as \d.
type set struct {
	negative bool
	items    []setItem
}

type itemKind uint8

const (
	itemRange    itemKind = iota // lo to hi
	itemCategory                 // the category lo
)

// A setItem is a range of characters or a category.
type setItem struct {
	kind   itemKind
	single bool // written as one character
	lo, hi rune
}

// A width is the least and the greatest number of characters something matches.
// Sums stop at maxWidth, which stands for all that is larger.
type width struct{ lo, hi uint64 }

const maxWidth = math.MaxUint64

func addWidth(a, b uint64) uint64 {
	sum, carry := bits.Add64(a, b, 0)
	if carry != 0 {
		return maxWidth
	}
	return sum
}

func mulWidth(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	if hi != 0 {
		return maxWidth
	}
	return lo
}

// width is the width of a sequence.
func (p *parser) width(s seq) width {
	var w width
	for i := range s {
		v := s[i].width(p.groups)
		w.lo = addWidth(w.lo, v.lo)
		w.hi = addWidth(w.hi, v.hi)
		p.pay(1)
	}
	return w
}

// width is the width of a node; groups holds the widths of closed groups.
func (n *node) width(groups []group) width {
	switch n.op {
	case nodeLiteral, nodeNotLiteral, nodeAny, nodeSet:
		return width{1, 1}
	case nodeBackref:
		return groups[n.n].width
	case nodeBranch, nodeGroup, nodeRepeat, nodeAtomic, nodeCond:
		return n.part.width
	}
	return width{}
}

// repeatWidth is the width of min to max times w.
func repeatWidth(w width, low, high uint32) width {
	out := width{mulWidth(w.lo, uint64(low)), mulWidth(w.hi, uint64(high))}
	if high == unlimited && w.hi > 0 {
		out.hi = maxWidth
	}
	return out
}

// either is the width of two alternatives.
func (w width) either(v width) width {
	return width{min(w.lo, v.lo), max(w.hi, v.hi)}
}
