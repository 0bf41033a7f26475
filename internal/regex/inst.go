package regex

// An opcode says what an instruction does. Control goes on at the next instruction
// unless the comment says otherwise; where an instruction fails, matching goes back
// to the last choice.
type opcode uint8

const (
	opMatch      opcode = iota // the pattern matches
	opFail                     // fail
	opByte                     // take the byte arg
	opString                   // take literals[x:y]
	opClass                    // take a character of class x
	opTextStart                // at the start of the text
	opLineStart                // at the start of a line
	opEnd                      // at the end, or before the newline there
	opLineEnd                  // at the end of a line
	opTextEnd                  // at the end
	opBoundary                 // at a word boundary; arg&1: at none, arg&2: of ASCII words
	opSave                     // open a group: register x is the position
	opClose                    // close group y: register x is the position
	opJump                     // go to x
	opSplit                    // go to x, else to y
	opSwitch                   // go to one of the places of dispatch x, in their order
	opRun                      // take lo to hi characters of class x, the most first
	opRunLazy                  // the fewest first
	opRunAll                   // the most only; arg is leadRun if every match begins with it
	opLoopInit                 // start counting in registers x (count) and x+1 (place)
	opLoop                     // counted repeat of x, on to z; registers y, bounds lo and hi
	opLoopLazy                 // the same, the fewest first
	opLoopMore                 // one more repetition of x, chosen by opLoopLazy
	opLoopAll                  // the same, each repetition final; register y+2 is for the cut
	opLoopAllEnd               // end of such a repetition of the loop at x
	opAtomic                   // begin what is final once it matched; register x is for the cut
	opAtomicEnd                // end it
	opLook                     // begin lookaround lo characters back; registers x and x+1
	opLookEnd                  // end it: back to where it began
	opLookNot                  // begin negative lookaround, on to y if it does not match
	opLookNotEnd               // end it: fail
	opBackref                  // take what group x matched; arg is a backrefKind
	opCond                     // go to y unless group x matched
)

// A backrefKind says how a backreference compares.
const (
	backrefExact uint8 = iota
	backrefASCII
	backrefUnicode
)

// leadRun marks the run that every match begins with, for the search.
const leadRun = 1

// An inst is an instruction.
type inst struct {
	op      opcode
	arg     uint8
	x, y, z int32
	lo, hi  uint32
	predict int32 // what the next byte says of the choice: an index, 0 for nothing
	id      int32 // the number under which failed states are remembered
}

// A predict tells from the next byte which sides of a choice can match at all.
type predict struct {
	tab [256]uint8
	end uint8 // at the end of the text
}

const (
	firstSide  = 1 << iota // the preferred way, or what comes after a run
	secondSide             // the other way
)

// A dispatch tells from the next byte which alternatives can match at all.
type dispatch struct {
	tab   [256]uint16 // an index of lists
	end   uint16
	lists [][]int32 // places in the code, in the order of the alternatives
}

// A state is an instruction whose failure at a position can be remembered.
type state struct {
	loops []loopState // the counted loops around it, the outermost first
	// inner says that it lies in lookaround or in something atomic, where it may
	// be dropped without having failed.
	inner bool
}

// A loopState is what a state's future depends on beside place and position, inside
// a counted loop: how often the loop ran, up to a limit from which it makes no
// difference, and whether the current repetition took something.
type loopState struct {
	reg   int32
	limit uint32
}

const (
	instSize     = 36
	stateSize    = 32
	predictSize  = 257
	dispatchSize = 544
)
