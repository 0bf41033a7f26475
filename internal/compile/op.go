package compile

// An instruction is 64 bits: op, a, b, c (8 bits each, from the low end) and a
// signed 32-bit immediate. a, b and c name registers of the current window unless
// the table says otherwise; jumps are relative to the following instruction.

// FormatPart in the immediate of OpFormat leaves ints and floats as they are: OpConcat takes
// them and makes their texts.
const FormatPart = 8

// Op is an operation code.
type Op uint8

// Instr is one instruction.
type Instr uint64

// Make assembles an instruction.
func Make(op Op, a, b, c int, imm int32) Instr {
	return Instr(op) | Instr(uint8(a))<<8 | Instr(uint8(b))<<16 | Instr(uint8(c))<<24 | Instr(uint32(imm))<<32
}

// Op returns the operation code.
func (i Instr) Op() Op { return Op(i) }

// A, B and C return the operands.
func (i Instr) A() int { return int(uint8(i >> 8)) }

// B returns the second operand.
func (i Instr) B() int { return int(uint8(i >> 16)) }

// C returns the third operand.
func (i Instr) C() int { return int(uint8(i >> 24)) }

// Imm returns the immediate.
func (i Instr) Imm() int32 { return int32(i >> 32) }

// The operation codes. The comment beside each says what it does: R[x] is a
// register, K a constant, N a name, X an inner code object, S an attribute site,
// G a global site. "may call" marks operations that can reach Python code: they
// push a frame and finish in its completion, so their operands stay in their
// registers until then and their destination is written last.
const (
	OpHalt Op = iota // stop the loop; never emitted, the VM's own
	OpNop

	OpMove   // R[a] = R[b]
	OpLoadK  // R[a] = K[imm]
	OpLoadI  // R[a] = imm
	OpLoadS  // R[a] = special value imm (Special…)
	OpLoadP  // R[a] = the prelude function with index imm in PreludeNames
	OpCheck  // raise UnboundLocalError if R[a] is unbound; its name is Locals[a]
	OpUnbind // as OpCheck, then R[a] = unbound (del of a local)
	OpClear  // R[a .. a+imm-1] = unbound
	OpLoadG  // R[a] = global G[imm], else builtin, else NameError
	OpStoreG // global G[imm] = R[a]
	OpDelG   // del global G[imm]
	OpLoadN  // R[a] = name N[imm] of the frame's namespace, else global, else builtin (class bodies, exec); may call
	OpStoreN // namespace name N[imm] = R[a]; may call
	OpDelN   // del namespace name N[imm]; may call
	OpLoadND // R[a] = name N[imm] in the dict R[b] (the namespace of a class), else global, else builtin; may call
	OpLoadDF // R[a] = name of free variable imm in the dict R[b], else the content of that free cell; may call
	OpLoadNC // R[a] = name of free variable imm in the namespace, else the content of that free cell; may call
	OpCell   // R[a] = a new cell holding R[b] (unbound for a variable with no value yet)
	OpLoadD  // R[a] = content of the cell in R[b]; NameError if empty (name: Locals[b])
	OpStoreD // content of the cell in R[b] = R[a]
	OpDelD   // empty the cell in R[b]
	OpLoadF  // R[a] = content of free cell imm of the function; NameError if empty (name: Free[imm])
	OpStoreF // content of free cell imm = R[a]
	OpDelF   // empty free cell imm
	OpSpill  // the frame goes on with imm new empty cells behind the free cells of its function; they are free cells from here on (names: Spill)

	// Binary operations: R[a] = R[b] op R[c]; imm 1 means in place. May call.
	OpAdd
	OpSub
	OpMul
	OpDiv
	OpMod
	OpFloorDiv
	OpPow
	OpMatMul
	OpAnd
	OpOr
	OpXor
	OpShl
	OpShr
	// With a small int on the right: R[a] = R[b] op imm; c bit 0: in place. May call.
	OpAddI
	OpSubI
	OpMulI
	OpModI
	OpFloorDivI
	OpAndI
	OpShlI
	OpShrI
	OpNeg    // R[a] = -R[b]; may call
	OpPos    // R[a] = +R[b]; may call
	OpInvert // R[a] = ~R[b]; may call
	OpNot    // R[a] = not R[b]; may call

	OpLt // R[a] = R[b] < R[c]; may call, so do all comparisons
	OpLe
	OpGt
	OpGe
	OpEq
	OpNe
	OpIs    // R[a] = R[b] is R[c]
	OpIsNot // R[a] = R[b] is not R[c]
	OpIn    // R[a] = R[b] in R[c]; may call
	OpNotIn // R[a] = R[b] not in R[c]; may call

	OpJmp   // jump imm
	OpLoop  // jump imm back (unconditional); like every taken jump back it charges the distance as fuel
	OpJT    // jump if R[a] is true; may call
	OpJF    // jump if R[a] is false; may call
	OpJNone // jump if R[a] is None
	OpJSome // jump if R[a] is not None
	OpJIs   // jump if R[a] is R[b]
	OpJIsNot
	// Compare and branch: jump if (not) R[a] op R[b]. May call.
	OpJLt
	OpJNLt
	OpJLe
	OpJNLe
	OpJGt
	OpJNGt
	OpJGe
	OpJNGe
	OpJEq
	OpJNEq
	OpJNe
	OpJNNe
	// The same with the signed 16-bit int whose low byte is b and high byte is c on the right.
	OpJLtI
	OpJNLtI
	OpJLeI
	OpJNLeI
	OpJGtI
	OpJNGtI
	OpJGeI
	OpJNGeI
	OpJEqI
	OpJNEqI
	OpJNeI
	OpJNNeI

	OpForPrep // R[a] holds a callee, R[a+1..a+b] b arguments (1 to 3): if it is the builtin range and they are small ints, set up a counted loop in R[a..a+2] and jump imm; else go on
	OpForLoop // counted loop, or as OpForIter if R[a] is not an int: on a further element R[b] = it and jump imm back (charging the distance), else go on; uses R[a..a+2]; may call
	OpForIter // next element of iterator R[a]: R[b] = it and jump imm back (charging the distance), else go on; may call
	OpIter    // R[a] = iter(R[b]); may call. c = 1: R[b] was made by the for statement's own call, so a generator there is closed when the loop is left (OpIterEnd)
	OpIterEnd // close the generator in R[a] if OpIter marked it (emitted where break or return leaves such a loop; an exception handler does it too); may call
	OpUnpack  // R[a .. a+imm-1] = the imm elements of R[b], all of them or none; c = 1: takes back registers put aside by OpTuple; may call
	OpUnpackL // as OpUnpack, or with c = 1 as OpUnpackX, but R[a] = a list of all those values; may call
	OpUnpackX // R[a ..] = elements of R[b] with a starred target: imm&0xffff before, imm>>16 after, the list between; may call

	OpList      // R[a] = [R[b] .. R[b+imm-1]]
	OpTuple     // R[a] = (R[b] .. R[b+imm-1]); c = 1: registers put aside, some of which may hold no value of use
	OpSet       // R[a] = {R[b] .. R[b+imm-1]}; may call
	OpDict      // R[a] = dict of imm pairs R[b], R[b+1] …; may call
	OpAppend    // R[a].append(R[b]), R[a] is a list this code made
	OpExtend    // R[a].extend(R[b]), R[a] is a list this code made; c = 1: the error of the only argument of a call, a * argument, whose callee is in R[a-1]; may call
	OpSetAdd    // R[a].add(R[b]), R[a] is a set this code made; may call
	OpSetUpd    // R[a].update(R[b]); may call
	OpDictSet   // R[a][R[b]] = R[c], R[a] is a dict this code made; may call
	OpDictUpd   // R[a].update(R[b]), a ** in a display; may call
	OpDictMerge // as OpDictUpd for ** in a call whose callee is in R[c]: repeated keys are a TypeError; may call
	OpToTuple   // R[a] = tuple(R[b]), R[b] is a list this code made

	OpGetIdx   // R[a] = R[b][R[c]]; may call
	OpGetIdxI  // R[a] = R[b][imm]; may call
	OpSetIdx   // R[a][R[b]] = R[c]; may call
	OpDelIdx   // del R[a][R[b]]; may call
	OpSlice    // R[a] = slice(R[b], R[b+1], R[b+2])
	OpGetSlice // R[a] = R[b][R[c]:R[c+1]] (None where absent); may call
	OpGetAttr  // R[a] = R[b].S[imm]; may call
	OpSetAttr  // R[a].S[imm] = R[b]; may call
	OpDelAttr  // del R[a].S[imm]; may call

	OpCall          // R[c] = R[a](R[a+1] .. R[a+b]); may call
	OpCallG         // R[c] = global G[imm](R[a+1] .. R[a+b]); R[a] is free for the callee; may call
	OpCallB         // as OpCallG, in the arguments of a late call: anything but a function or class of ours makes the VM go over to its second form; may call
	OpCallM         // R[c] = R[a].S[imm](R[a+1] .. R[a+b]); may call
	OpCallKw        // R[c] = R[a](positional …, keyword values …), b arguments in all, K[imm] is the tuple of the keyword names (b bounds the total at 250; wider calls use OpCallEx); may call
	OpCallEx        // R[c] = R[a](*R[a+1], **R[a+2]): a list or tuple this code made, a dict or unbound; may call
	OpRet           // return R[a]
	OpFunc          // R[a] = function of X[imm]; c bit 0: defaults tuple in R[b], bit 1: keyword defaults dict in R[b+1], bit 2: annotate function in R[b+2]; captures from Code.Captures of X[imm]
	OpYield         // yield R[a]; what is sent becomes R[a]. c = 1: the yield of a delegation, whose iterator is in R[b]; c = 2: the same of an await
	OpAsyncYield    // yield R[a] from an async generator; what is sent becomes R[a]
	OpSend          // send R[b] to the iterator in R[a]: if it yields, R[b] = the value and go on; if it returns, R[b] = the result and jump imm; may call
	OpYieldFromIter // R[a] = the iterator that `yield from R[b]` drives; may call
	OpAwait         // R[a] = the iterator that `await R[b]` drives; c = 1: of __aenter__, 2: of __aexit__, 3: of __anext__ (for the error text); may call
	OpAIter         // R[a] = aiter(R[b]); may call
	OpANext         // R[a] = awaitable of R[b].__anext__(); may call
	OpEndAFor       // R[a] is the exception that left __anext__: go on if it is StopAsyncIteration, else raise it again

	OpRaise    // raise R[a] (from R[b] if c = 1; c = 2: bare raise); may call
	OpReraise  // raise R[a] again, as it was (end of finally and of unmatched except)
	OpExcEnter // R[a] is the exception of a handler: R[a+1] = the one handled before, now R[a] is being handled
	OpExcLeave // the exception in R[a+1] is handled again
	OpJNoMatch // jump if exception R[a] is not of class (or tuple of classes) R[b]; TypeError for what is no exception class
	OpWith     // R[a] = bound __exit__ of R[b], R[a+1] = bound __enter__; c = 1: __aexit__ and __aenter__; may call
	OpExcInfo  // R[a], R[a+1], R[a+2] = type, value, traceback of exception R[b]

	OpFormat // R[a] = format(R[b]); imm: conversion 0 none, 1 s, 2 r, 3 a; bit 2 set: format spec in R[c]; FormatPart; may call
	OpConcat // R[a] = the concatenation of the strings R[b] .. R[b+imm-1], or of the texts of numbers

	OpImport     // R[a] = __import__(N[imm], fromlist R[b], level c); may call
	OpImportFrom // R[a] = from-import of N[imm] out of module R[b]; may call
	OpImportStar // bind all public names of module R[a]; may call

	OpMatchSeq   // R[a] = R[b] is a sequence for match
	OpMatchMap   // R[a] = R[b] is a mapping for match
	OpLen        // R[a] = len(R[b]); may call
	OpMatchKeys  // R[a] = tuple of the values of the keys in tuple R[c] in mapping R[b], or None; may call
	OpMatchClass // R[a] = tuple of attributes of R[b] matched as class R[c] with positional count imm and keyword names tuple in R[c+1], or None; may call

	OpAssertErr  // R[a] = the AssertionError class, whatever its name is bound to
	OpBuildClass // R[a] = the class builder (a prelude function: body function, name, bases …, keywords)
	OpLocals     // R[a] = the frame's namespace, for code that has one
	NumOps
)

// OpWatch stands before every instruction of a frame that the machine watches. It is in no code.
const OpWatch = NumOps

// Special values of OpLoadS.
const (
	SpecialNone = iota
	SpecialTrue
	SpecialFalse
	SpecialEllipsis
	SpecialUnbound
)
