package compile

// How the operands of each operation are used. Verify and Disassemble read this
// table, and nothing else knows the operations one by one.

type role uint8

const (
	roleNone   role = iota
	roleRead        // a register that is read
	roleWrite       // a register that is written, last
	roleBoth        // a register that is read, then written
	roleCell        // a register that holds a cell
	roleNumber      // a number of its own
	roleFlag1       // a number up to 1, 2 and 7
	roleFlag2
	roleFlag7
)

type immKind uint8

const (
	immNone immKind = iota
	immInt
	immFlag    // 0 or 1
	immCount   // how many registers; at least 0
	immStar    // counts before and after a starred target
	immConst   // index of a constant,
	immNames   // of one that is a tuple of strings,
	immName    // of a name,
	immSite    // of an attribute site,
	immGlobal  // of a global site,
	immFree    // of a free cell,
	immCode    // of an inner code object
	immPrelude // and of a prelude function
	immSpecial
	immSpill  // number of cells OpSpill adds
	immFormat // conversion and flag of OpFormat
	immJump   // displacement
	immBack   // displacement below zero
)

// A span is a run of registers an operation uses beside those its operands name.
type span uint8

const (
	spanNone     span = iota
	spanClear         // R[a .. a+imm-1] written
	spanUnpack        // the same
	spanUnpackX       // R[a ..] written: before + 1 + after
	spanRun           // R[b .. b+imm-1] read
	spanPairs         // R[b .. b+2*imm-1] read
	spanArgs          // R[a .. a+b] read; the first may be free
	spanCallEx        // R[a .. a+2] read
	spanPrep          // R[a .. a+max(b, 2)] read and written
	spanLoop          // R[a .. a+2] read and written
	spanThree         // R[b .. b+2] read
	spanTwo           // R[c], R[c+1] read
	spanFunc          // of R[b .. b+2] those that c says
	spanSaved         // R[a+1] written
	spanRestored      // R[a+1] read
	spanPair          // R[a], R[a+1] written
	spanTriple        // R[a .. a+2] written
	spanFormat        // R[c] read, if the immediate says so
)

type opInfo struct {
	name    string
	a, b, c role
	imm     immKind
	span    span
	calls   bool // can reach Python code
	ends    bool // control does not go on to the next instruction
}

var opTable = [NumOps]opInfo{
	OpNop:           {name: "Nop"},
	OpMove:          {name: "Move", a: roleWrite, b: roleRead},
	OpLoadK:         {name: "LoadK", a: roleWrite, imm: immConst},
	OpLoadI:         {name: "LoadI", a: roleWrite, imm: immInt},
	OpLoadS:         {name: "LoadS", a: roleWrite, imm: immSpecial},
	OpLoadP:         {name: "LoadP", a: roleWrite, imm: immPrelude},
	OpCheck:         {name: "Check", a: roleRead},
	OpUnbind:        {name: "Unbind", a: roleBoth},
	OpClear:         {name: "Clear", imm: immCount, span: spanClear},
	OpLoadG:         {name: "LoadG", a: roleWrite, imm: immGlobal},
	OpStoreG:        {name: "StoreG", a: roleRead, imm: immGlobal},
	OpDelG:          {name: "DelG", imm: immGlobal},
	OpLoadN:         {name: "LoadN", a: roleWrite, imm: immName, calls: true},
	OpStoreN:        {name: "StoreN", a: roleRead, imm: immName, calls: true},
	OpDelN:          {name: "DelN", imm: immName, calls: true},
	OpLoadND:        {name: "LoadND", a: roleWrite, b: roleRead, imm: immName, calls: true},
	OpLoadDF:        {name: "LoadDF", a: roleWrite, b: roleRead, imm: immFree, calls: true},
	OpLoadNC:        {name: "LoadNC", a: roleWrite, imm: immFree, calls: true},
	OpCell:          {name: "Cell", a: roleCell, b: roleRead},
	OpLoadD:         {name: "LoadD", a: roleWrite, b: roleCell},
	OpStoreD:        {name: "StoreD", a: roleRead, b: roleCell},
	OpDelD:          {name: "DelD", b: roleCell},
	OpLoadF:         {name: "LoadF", a: roleWrite, imm: immFree},
	OpStoreF:        {name: "StoreF", a: roleRead, imm: immFree},
	OpDelF:          {name: "DelF", imm: immFree},
	OpSpill:         {name: "Spill", imm: immSpill},
	OpAdd:           {name: "Add", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpSub:           {name: "Sub", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpMul:           {name: "Mul", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpDiv:           {name: "Div", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpMod:           {name: "Mod", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpFloorDiv:      {name: "FloorDiv", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpPow:           {name: "Pow", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpMatMul:        {name: "MatMul", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpAnd:           {name: "And", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpOr:            {name: "Or", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpXor:           {name: "Xor", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpShl:           {name: "Shl", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpShr:           {name: "Shr", a: roleWrite, b: roleRead, c: roleRead, imm: immFlag, calls: true},
	OpAddI:          {name: "AddI", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpSubI:          {name: "SubI", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpMulI:          {name: "MulI", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpModI:          {name: "ModI", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpFloorDivI:     {name: "FloorDivI", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpAndI:          {name: "AndI", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpShlI:          {name: "ShlI", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpShrI:          {name: "ShrI", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpNeg:           {name: "Neg", a: roleWrite, b: roleRead, calls: true},
	OpPos:           {name: "Pos", a: roleWrite, b: roleRead, calls: true},
	OpInvert:        {name: "Invert", a: roleWrite, b: roleRead, calls: true},
	OpNot:           {name: "Not", a: roleWrite, b: roleRead, calls: true},
	OpLt:            {name: "Lt", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpLe:            {name: "Le", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpGt:            {name: "Gt", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpGe:            {name: "Ge", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpEq:            {name: "Eq", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpNe:            {name: "Ne", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpIs:            {name: "Is", a: roleWrite, b: roleRead, c: roleRead},
	OpIsNot:         {name: "IsNot", a: roleWrite, b: roleRead, c: roleRead},
	OpIn:            {name: "In", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpNotIn:         {name: "NotIn", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpJmp:           {name: "Jmp", imm: immJump, ends: true},
	OpLoop:          {name: "Loop", imm: immBack, ends: true},
	OpJT:            {name: "JT", a: roleRead, imm: immJump, calls: true},
	OpJF:            {name: "JF", a: roleRead, imm: immJump, calls: true},
	OpJNone:         {name: "JNone", a: roleRead, imm: immJump},
	OpJSome:         {name: "JSome", a: roleRead, imm: immJump},
	OpJIs:           {name: "JIs", a: roleRead, b: roleRead, imm: immJump},
	OpJIsNot:        {name: "JIsNot", a: roleRead, b: roleRead, imm: immJump},
	OpJLt:           {name: "JLt", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJNLt:          {name: "JNLt", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJLe:           {name: "JLe", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJNLe:          {name: "JNLe", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJGt:           {name: "JGt", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJNGt:          {name: "JNGt", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJGe:           {name: "JGe", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJNGe:          {name: "JNGe", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJEq:           {name: "JEq", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJNEq:          {name: "JNEq", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJNe:           {name: "JNe", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJNNe:          {name: "JNNe", a: roleRead, b: roleRead, imm: immJump, calls: true},
	OpJLtI:          {name: "JLtI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJNLtI:         {name: "JNLtI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJLeI:          {name: "JLeI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJNLeI:         {name: "JNLeI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJGtI:          {name: "JGtI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJNGtI:         {name: "JNGtI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJGeI:          {name: "JGeI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJNGeI:         {name: "JNGeI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJEqI:          {name: "JEqI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJNEqI:         {name: "JNEqI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJNeI:          {name: "JNeI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpJNNeI:         {name: "JNNeI", a: roleRead, b: roleNumber, c: roleNumber, imm: immJump, calls: true},
	OpForPrep:       {name: "ForPrep", b: roleNumber, imm: immJump, span: spanPrep},
	OpForLoop:       {name: "ForLoop", b: roleWrite, imm: immBack, span: spanLoop, calls: true},
	OpForIter:       {name: "ForIter", a: roleRead, b: roleWrite, imm: immBack, calls: true},
	OpIter:          {name: "Iter", a: roleWrite, b: roleRead, c: roleFlag1, calls: true},
	OpIterEnd:       {name: "IterEnd", a: roleRead, calls: true},
	OpUnpack:        {name: "Unpack", b: roleRead, c: roleFlag1, imm: immCount, span: spanUnpack, calls: true},
	OpUnpackL:       {name: "UnpackL", a: roleWrite, b: roleRead, c: roleFlag1, imm: immInt, calls: true},
	OpUnpackX:       {name: "UnpackX", b: roleRead, imm: immStar, span: spanUnpackX, calls: true},
	OpList:          {name: "List", a: roleWrite, imm: immCount, span: spanRun},
	OpTuple:         {name: "Tuple", a: roleWrite, c: roleFlag1, imm: immCount, span: spanRun},
	OpSet:           {name: "Set", a: roleWrite, imm: immCount, span: spanRun, calls: true},
	OpDict:          {name: "Dict", a: roleWrite, imm: immCount, span: spanPairs, calls: true},
	OpAppend:        {name: "Append", a: roleRead, b: roleRead},
	OpExtend:        {name: "Extend", a: roleRead, b: roleRead, c: roleFlag1, calls: true},
	OpSetAdd:        {name: "SetAdd", a: roleRead, b: roleRead, calls: true},
	OpSetUpd:        {name: "SetUpd", a: roleRead, b: roleRead, calls: true},
	OpDictSet:       {name: "DictSet", a: roleRead, b: roleRead, c: roleRead, calls: true},
	OpDictUpd:       {name: "DictUpd", a: roleRead, b: roleRead, calls: true},
	OpDictMerge:     {name: "DictMerge", a: roleRead, b: roleRead, c: roleRead, calls: true},
	OpToTuple:       {name: "ToTuple", a: roleWrite, b: roleRead},
	OpGetIdx:        {name: "GetIdx", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpGetIdxI:       {name: "GetIdxI", a: roleWrite, b: roleRead, imm: immInt, calls: true},
	OpSetIdx:        {name: "SetIdx", a: roleRead, b: roleRead, c: roleRead, calls: true},
	OpDelIdx:        {name: "DelIdx", a: roleRead, b: roleRead, calls: true},
	OpSlice:         {name: "Slice", a: roleWrite, span: spanThree},
	OpGetSlice:      {name: "GetSlice", a: roleWrite, b: roleRead, span: spanTwo, calls: true},
	OpGetAttr:       {name: "GetAttr", a: roleWrite, b: roleRead, imm: immSite, calls: true},
	OpSetAttr:       {name: "SetAttr", a: roleRead, b: roleRead, imm: immSite, calls: true},
	OpDelAttr:       {name: "DelAttr", a: roleRead, imm: immSite, calls: true},
	OpCall:          {name: "Call", b: roleNumber, c: roleWrite, span: spanArgs, calls: true},
	OpCallG:         {name: "CallG", b: roleNumber, c: roleWrite, imm: immGlobal, span: spanArgs, calls: true},
	OpCallB:         {name: "CallB", b: roleNumber, c: roleWrite, imm: immGlobal, span: spanArgs, calls: true},
	OpCallM:         {name: "CallM", b: roleNumber, c: roleWrite, imm: immSite, span: spanArgs, calls: true},
	OpCallKw:        {name: "CallKw", b: roleNumber, c: roleWrite, imm: immNames, span: spanArgs, calls: true},
	OpCallEx:        {name: "CallEx", c: roleWrite, span: spanCallEx, calls: true},
	OpRet:           {name: "Ret", a: roleRead, ends: true},
	OpFunc:          {name: "Func", a: roleWrite, c: roleFlag7, imm: immCode, span: spanFunc},
	OpYield:         {name: "Yield", a: roleBoth, b: roleRead, c: roleFlag2, calls: true},
	OpAsyncYield:    {name: "AsyncYield", a: roleBoth, calls: true},
	OpSend:          {name: "Send", a: roleRead, b: roleBoth, imm: immJump, calls: true},
	OpYieldFromIter: {name: "YieldFromIter", a: roleWrite, b: roleRead, calls: true},
	OpAwait:         {name: "Await", a: roleWrite, b: roleRead, c: roleFlag7, calls: true},
	OpAIter:         {name: "AIter", a: roleWrite, b: roleRead, calls: true},
	OpANext:         {name: "ANext", a: roleWrite, b: roleRead, calls: true},
	OpEndAFor:       {name: "EndAFor", a: roleRead},
	OpRaise:         {name: "Raise", a: roleRead, b: roleRead, c: roleFlag2, calls: true, ends: true},
	OpReraise:       {name: "Reraise", a: roleRead, ends: true},
	OpExcEnter:      {name: "ExcEnter", a: roleRead, span: spanSaved},
	OpExcLeave:      {name: "ExcLeave", span: spanRestored},
	OpJNoMatch:      {name: "JNoMatch", a: roleRead, b: roleRead, imm: immJump},
	OpWith:          {name: "With", b: roleRead, c: roleFlag1, span: spanPair, calls: true},
	OpExcInfo:       {name: "ExcInfo", b: roleRead, span: spanTriple},
	OpFormat:        {name: "Format", a: roleWrite, b: roleRead, imm: immFormat, span: spanFormat, calls: true},
	OpConcat:        {name: "Concat", a: roleWrite, imm: immCount, span: spanRun},
	OpImport:        {name: "Import", a: roleWrite, b: roleRead, c: roleNumber, imm: immName, calls: true},
	OpImportFrom:    {name: "ImportFrom", a: roleWrite, b: roleRead, imm: immName, calls: true},
	OpImportStar:    {name: "ImportStar", a: roleRead, calls: true},
	OpMatchSeq:      {name: "MatchSeq", a: roleWrite, b: roleRead},
	OpMatchMap:      {name: "MatchMap", a: roleWrite, b: roleRead},
	OpLen:           {name: "Len", a: roleWrite, b: roleRead, calls: true},
	OpMatchKeys:     {name: "MatchKeys", a: roleWrite, b: roleRead, c: roleRead, calls: true},
	OpMatchClass:    {name: "MatchClass", a: roleWrite, b: roleRead, imm: immInt, span: spanTwo, calls: true},
	OpAssertErr:     {name: "AssertErr", a: roleWrite},
	OpBuildClass:    {name: "BuildClass", a: roleWrite},
	OpLocals:        {name: "Locals", a: roleWrite},
}

// Name returns the name of an operation.
func (op Op) Name() string {
	if op < NumOps && opTable[op].name != "" {
		return opTable[op].name
	}
	return "?"
}

// Calls reports whether an operation can reach Python code.
func (op Op) Calls() bool { return op < NumOps && opTable[op].calls }

// Keeps reports whether an operation puts all that it reads for the last time elsewhere.
func (op Op) Keeps() bool {
	switch op {
	case OpMove, OpStoreG, OpStoreD, OpStoreF, OpCell, OpAppend, OpSetAdd, OpDictSet, OpList, OpTuple, OpSet, OpDict:
		return true
	}
	return false
}

// Writes reports whether an operation writes its register a.
func (op Op) Writes() bool {
	return op < NumOps && (opTable[op].a == roleWrite || opTable[op].a == roleBoth)
}
