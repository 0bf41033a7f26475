package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// T holds the built-in classes. The image is always built in the same order, so the
// handles are the same in every process.
var T struct {
	Object           Value `py:"object"`
	Type             Value `py:"type"`
	Int              Value `py:"int"`
	Bool             Value `py:"bool"`
	Float            Value `py:"float"`
	Complex          Value `py:"complex"`
	Str              Value `py:"str"`
	Bytes            Value `py:"bytes"`
	ByteArray        Value `py:"bytearray"`
	MemoryView       Value `py:"memoryview"`
	List             Value `py:"list"`
	Tuple            Value `py:"tuple"`
	Dict             Value `py:"dict"`
	Set              Value `py:"set"`
	FrozenSet        Value `py:"frozenset"`
	Range            Value `py:"range"`
	Slice            Value `py:"slice"`
	NoneType         Value `py:"NoneType"`
	Ellipsis         Value `py:"ellipsis"`
	NotImplemented   Value `py:"NotImplementedType"`
	Function         Value `py:"function"`
	BuiltinFunction  Value `py:"builtin_function_or_method"`
	MethodDescriptor Value `py:"method_descriptor"`
	Method           Value `py:"method"`

	WrapperDescriptor     Value `py:"wrapper_descriptor"`
	MethodWrapper         Value `py:"method-wrapper"`
	ClassMethodDescriptor Value `py:"classmethod_descriptor"`
	GetSet                Value `py:"getset_descriptor"`
	TupleGetter           Value `py:"_tuplegetter"`

	Cell             Value `py:"cell"`
	Generator        Value `py:"generator"`
	Coroutine        Value `py:"coroutine"`
	AsyncGenerator   Value `py:"async_generator"`
	Module           Value `py:"module"`
	Property         Value `py:"property"`
	ClassMethod      Value `py:"classmethod"`
	StaticMethod     Value `py:"staticmethod"`
	Super            Value `py:"super"`
	MappingProxy     Value `py:"mappingproxy"`
	DictKeys         Value `py:"dict_keys"`
	DictValues       Value `py:"dict_values"`
	DictItems        Value `py:"dict_items"`
	Member           Value `py:"member_descriptor"`
	Traceback        Value `py:"traceback"`
	Frame            Value `py:"frame"`
	Code             Value `py:"code"`
	Iterator         Value `py:"iterator"`
	Map              Value `py:"map"`
	Filter           Value `py:"filter"`
	Zip              Value `py:"zip"`
	Enumerate        Value `py:"enumerate"`
	Reversed         Value `py:"reversed"`
	CallableIterator Value `py:"callable_iterator"`
	HostObject       Value `py:"host_object"`
	HostMethod       Value `py:"host_method"`
}

// kindTypes is the class of a value by kind, for the kinds that decide it.
var kindTypes [heap.NumKinds]Value

// E holds the built-in exception classes.
var E struct {
	BaseException, BaseExceptionGroup, GeneratorExit, KeyboardInterrupt, SystemExit, Exception,
	ArithmeticError, FloatingPointError, OverflowError, ZeroDivisionError, AssertionError, AttributeError,
	BufferError, EOFError, ExceptionGroup, ImportError, ModuleNotFoundError, LookupError, IndexError, KeyError,
	MemoryError, NameError, UnboundLocalError, OSError, BlockingIOError, ChildProcessError, ConnectionError,
	BrokenPipeError, ConnectionAbortedError, ConnectionRefusedError, ConnectionResetError, FileExistsError,
	FileNotFoundError, InterruptedError, IsADirectoryError, NotADirectoryError, PermissionError,
	ProcessLookupError, TimeoutError, ReferenceError, RuntimeError, NotImplementedError, RecursionError,
	PythonFinalizationError, StopAsyncIteration, StopIteration, SyntaxError, IndentationError, TabError,
	SystemError, TypeError, ValueError, UnicodeError, UnicodeDecodeError, UnicodeEncodeError,
	UnicodeTranslateError, Warning, BytesWarning, DeprecationWarning, EncodingWarning, FutureWarning,
	ImportWarning, PendingDeprecationWarning, ResourceWarning, RuntimeWarning, SyntaxWarning,
	UnicodeWarning, UserWarning Value
}

// exceptionBases gives each built-in exception class its bases, in the order they are made.
var exceptionBases = [][]string{
	{"BaseException"},
	{"Exception", "BaseException"},
	{"BaseExceptionGroup", "BaseException"},
	{"ExceptionGroup", "BaseExceptionGroup", "Exception"},
	{"GeneratorExit", "BaseException"},
	{"KeyboardInterrupt", "BaseException"},
	{"SystemExit", "BaseException"},
	{"ArithmeticError", "Exception"},
	{"FloatingPointError", "ArithmeticError"},
	{"OverflowError", "ArithmeticError"},
	{"ZeroDivisionError", "ArithmeticError"},
	{"AssertionError", "Exception"},
	{"AttributeError", "Exception"},
	{"BufferError", "Exception"},
	{"EOFError", "Exception"},
	{"ImportError", "Exception"},
	{"ModuleNotFoundError", "ImportError"},
	{"LookupError", "Exception"},
	{"IndexError", "LookupError"},
	{"KeyError", "LookupError"},
	{"MemoryError", "Exception"},
	{"NameError", "Exception"},
	{"UnboundLocalError", "NameError"},
	{"OSError", "Exception"},
	{"BlockingIOError", "OSError"},
	{"ChildProcessError", "OSError"},
	{"ConnectionError", "OSError"},
	{"BrokenPipeError", "ConnectionError"},
	{"ConnectionAbortedError", "ConnectionError"},
	{"ConnectionRefusedError", "ConnectionError"},
	{"ConnectionResetError", "ConnectionError"},
	{"FileExistsError", "OSError"},
	{"FileNotFoundError", "OSError"},
	{"InterruptedError", "OSError"},
	{"IsADirectoryError", "OSError"},
	{"NotADirectoryError", "OSError"},
	{"PermissionError", "OSError"},
	{"ProcessLookupError", "OSError"},
	{"TimeoutError", "OSError"},
	{"ReferenceError", "Exception"},
	{"RuntimeError", "Exception"},
	{"NotImplementedError", "RuntimeError"},
	{"RecursionError", "RuntimeError"},
	{"PythonFinalizationError", "RuntimeError"},
	{"StopAsyncIteration", "Exception"},
	{"StopIteration", "Exception"},
	{"SyntaxError", "Exception"},
	{"IndentationError", "SyntaxError"},
	{"TabError", "IndentationError"},
	{"SystemError", "Exception"},
	{"TypeError", "Exception"},
	{"ValueError", "Exception"},
	{"UnicodeError", "ValueError"},
	{"UnicodeDecodeError", "UnicodeError"},
	{"UnicodeEncodeError", "UnicodeError"},
	{"UnicodeTranslateError", "UnicodeError"},
	{"Warning", "Exception"},
	{"BytesWarning", "Warning"},
	{"DeprecationWarning", "Warning"},
	{"EncodingWarning", "Warning"},
	{"FutureWarning", "Warning"},
	{"ImportWarning", "Warning"},
	{"PendingDeprecationWarning", "Warning"},
	{"ResourceWarning", "Warning"},
	{"RuntimeWarning", "Warning"},
	{"SyntaxWarning", "Warning"},
	{"UnicodeWarning", "Warning"},
	{"UserWarning", "Warning"},
}

// exceptionAliases are further names of exception classes.
var exceptionAliases = [][2]string{{"EnvironmentError", "OSError"}, {"IOError", "OSError"}}
