package vm

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// builtinNames are the names of builtins in CPython's order, which scripts see where they
// list the module and in which of several near names a NameError suggests.
const builtinNames = "__build_class__ __import__ abs all any ascii bin callable chr compile delattr dir divmod eval exec format " +
	"getattr globals hasattr hash hex id input isinstance issubclass iter aiter len locals max min next anext oct " +
	"ord pow print repr round setattr sorted sum vars None Ellipsis NotImplemented False True bool memoryview " +
	"bytearray bytes classmethod complex dict enumerate filter float frozenset property int list map object range " +
	"reversed set slice staticmethod str super tuple type zip __debug__ BaseException BaseExceptionGroup Exception " +
	"GeneratorExit KeyboardInterrupt SystemExit ArithmeticError AssertionError AttributeError BufferError EOFError " +
	"ImportError LookupError MemoryError NameError OSError ReferenceError RuntimeError StopAsyncIteration " +
	"StopIteration SyntaxError SystemError TypeError ValueError Warning FloatingPointError OverflowError " +
	"ZeroDivisionError BytesWarning DeprecationWarning EncodingWarning FutureWarning ImportWarning " +
	"PendingDeprecationWarning ResourceWarning RuntimeWarning SyntaxWarning UnicodeWarning UserWarning " +
	"BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError InterruptedError " +
	"IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError IndentationError " +
	"IndexError KeyError ModuleNotFoundError NotImplementedError PythonFinalizationError RecursionError " +
	"UnboundLocalError UnicodeError BrokenPipeError ConnectionAbortedError ConnectionRefusedError " +
	"ConnectionResetError TabError UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError ExceptionGroup " +
	"EnvironmentError IOError open"

// orderBuiltins lists the names of all builtins, what CPython has not behind what it has.
func (im *Image) orderBuiltins() {
	rank := map[Value]int{}
	for i, n := range strings.Fields(builtinNames) {
		rank[im.heap.Intern(n)] = i + 1 - len(builtinNames)
	}
	for _, n := range []string{"None", "True", "False"} {
		im.builtinOrder = append(im.builtinOrder, im.heap.Intern(n))
	}
	for v := range im.builtins { // sorted next
		im.builtinOrder = append(im.builtinOrder, v)
	}
	slices.SortFunc(im.builtinOrder, func(a, b Value) int {
		return cmp.Or(cmp.Compare(rank[a], rank[b]), cmp.Compare(a, b))
	})
}

// builtin is the value of a name of builtinOrder.
func (im *Image) builtin(name Value) Value {
	if v, ok := im.builtins[name]; ok {
		return v
	}
	switch im.heap.Str(name).S {
	case "True":
		return heap.True
	case "False":
		return heap.False
	}
	return heap.None
}
