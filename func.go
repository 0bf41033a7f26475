package gilliam

import (
	"context"
)

// CallKind says how calls of a host function are answered.
type CallKind int

// The kinds of host function.
const (
	Sync    CallKind = iota // the function runs at once, while the script stands still
	Async                   // the call gives an awaitable; functions run concurrently, at most Env.Async at a time
	Suspend                 // the run suspends: Start and Resume hand the call to the host
)

// Func is a function of the host that scripts call. Call is an ordinary Go function whose
// parameters and results cross as values do, with an optional first context.Context and an
// optional last error result; or a func(*Args) (any, error), which is called without
// reflection. Params lists the parameters in Python's syntax, with types and literal
// defaults, as in "id: str, limit: int = 10, *, deep=": a bare = says that an argument may be
// absent. Arguments that do not fit a type raise TypeError. Without Params they are
// positional-only. A Suspend function has no Call; an Async function without one gives an
// awaitable and is handed to the host like a Suspend function, which may answer it later.
type Func struct {
	Name   string
	Doc    string
	Params string
	Result string // Python type of the result, for Env.Stubs; default: as Call has it
	Call   any
	Kind   CallKind
}

// Args are the arguments of one call of a host function.
type Args struct {
	Ctx   context.Context
	fn    *function
	vals  []any
	given []bool
}

// Len is the number of parameters.
func (a *Args) Len() int { return len(a.vals) }

// Value is argument i, its default if absent, nil if it has none.
func (a *Args) Value(i int) any { return a.vals[i] }

// Given reports whether argument i was passed.
func (a *Args) Given(i int) bool { return a.given[i] }

// Named is the argument of a parameter, as Value gives it; nil for any other name.
func (a *Args) Named(name string) any {
	for i := range a.fn.params {
		if a.fn.params[i].name == name {
			return a.vals[i]
		}
	}
	return nil
}

// Arg converts argument i to a Go type, naming it in the error.
func Arg[T any](a *Args, i int) (T, error) {
	v, err := As[T](a.vals[i])
	if err != nil {
		err = Raise("TypeError", under(err, a.fn.params[i].name).Error())
	}
	return v, err
}

// Module is a module the host serves to scripts: functions and constants.
type Module struct {
	Name   string
	Doc    string
	Funcs  []Func
	Consts map[string]any
}
