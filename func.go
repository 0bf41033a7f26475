package gilliam

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// CallKind says how calls of a host function are answered.
type CallKind int

// The kinds of host function.
const (
	Sync    CallKind = iota // the function runs at once, while the script stands still
	Async                   // the call gives an awaitable; functions run concurrently, at most Env.Async at a time
	Suspend                 // the run suspends: Start and Resume hand the call to the host, there is no function
)

// Func is a function of the host that scripts call. Call is an ordinary Go function whose
// parameters and results cross as values do, with an optional first context.Context and an
// optional last error result; or a func(*Args) (any, error), which is called without
// reflection. Params names the parameters in Python's syntax, as in "id, limit=, *, deep=":
// a name followed by = may be absent. Without Params they are positional-only. A Suspend
// function has no Call.
type Func struct {
	Name   string
	Doc    string
	Params string
	Call   any
	Kind   CallKind
}

// Args are the arguments of one call of a host function.
type Args struct {
	Ctx   context.Context
	names []string
	vals  []any
	given []bool
}

// Len is the number of parameters.
func (a *Args) Len() int { return len(a.vals) }

// Value is argument i, nil if absent.
func (a *Args) Value(i int) any { return a.vals[i] }

// Given reports whether argument i was passed.
func (a *Args) Given(i int) bool { return a.given[i] }

// Named is the argument of a parameter, nil if absent.
func (a *Args) Named(name string) any {
	for i, n := range a.names {
		if n == name {
			return a.vals[i]
		}
	}
	return nil
}

// Arg converts argument i to a Go type, naming it in the error.
func Arg[T any](a *Args, i int) (T, error) {
	v, err := As[T](a.vals[i])
	if err != nil {
		err = Raise("TypeError", under(err, a.names[i]).Error())
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

// paramNames are the names in Params, in order.
func paramNames(params string) (names []string) {
	for _, p := range strings.Split(params, ",") {
		p = strings.TrimSuffix(strings.TrimSpace(p), "=")
		if p != "" && p != "/" && p != "*" {
			names = append(names, strings.TrimLeft(p, "*"))
		}
	}
	return names
}

// def makes the native of a host function for one session.
func (s *Session) def(f Func, module string) (vm.Def, error) {
	name := f.Name
	if module != "" {
		name = module + "." + f.Name
	}
	params := f.Params
	var shape callShape
	fast, isFast := f.Call.(func(*Args) (any, error))
	if f.Kind != Suspend && !isFast {
		var err error
		if shape, err = shapeOf(f.Call); err != nil {
			return vm.Def{}, fmt.Errorf("gilliam: function %s: %w", name, err)
		}
		if params == "" && shape.n > 0 {
			params = shape.positional()
		}
	}
	if f.Kind == Suspend && params == "" {
		params = "*args, **kwargs"
	}
	names := paramNames(params)
	return vm.Def{Name: f.Name, Sig: params, Doc: f.Doc, Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		if r, ok := m.CountHostCall(); !ok {
			return r
		}
		if f.Kind == Suspend {
			return m.Suspend(s.hostCall(name, params, names, a))
		}
		args := &Args{Ctx: s.ctx, names: names, vals: make([]any, len(a)), given: make([]bool, len(a))}
		c := s.running()
		for i, v := range a {
			if v == heap.Unbound {
				continue
			}
			x, err := c.out(v, 0)
			switch {
			case err == errHalted:
				return heap.Raised
			case err != nil:
				return m.Raisef(vm.E.TypeError, "%s(): %s", name, under(err, names[i]))
			}
			args.vals[i], args.given[i] = x, true
		}
		call := func(ctx context.Context) (any, error) {
			args.Ctx = ctx
			if isFast {
				return fast(args)
			}
			return shape.call(ctx, args)
		}
		if f.Kind == Async {
			return s.launch(m, name, args, call)
		}
		v, err := call(s.ctx)
		return s.answerNow(m, name, v, err)
	}}, nil
}

// hostCall describes a call that the host answers later.
func (s *Session) hostCall(name, params string, names []string, a []heap.Value) *vm.HostCall {
	call := &vm.HostCall{ID: s.nextID(), Name: name}
	h := s.vm.Heap()
	for i, p := range splitParams(params) {
		switch {
		case strings.HasPrefix(p, "**"):
			d := h.Dict(a[i])
			for k := range d.Ents {
				if d.Ents[k].K != heap.Unbound {
					call.Names = append(call.Names, d.Ents[k].K)
					call.Values = append(call.Values, d.Ents[k].V)
				}
			}
		case strings.HasPrefix(p, "*"):
			call.Args = append(call.Args, h.List(a[i]).V...)
		case a[i] != heap.Unbound && len(call.Names) == 0:
			call.Args = append(call.Args, a[i])
		case a[i] != heap.Unbound:
			call.Names = append(call.Names, h.Intern(names[i]))
			call.Values = append(call.Values, a[i])
		}
	}
	return call
}

func splitParams(params string) (out []string) {
	for _, p := range strings.Split(params, ",") {
		if p = strings.TrimSpace(p); p != "" && p != "/" && p != "*" {
			out = append(out, p)
		}
	}
	return out
}

// answerNow gives a script what a host function returned.
func (s *Session) answerNow(m *vm.VM, name string, v any, err error) heap.Value {
	if err != nil {
		if errors.Is(err, Stop) {
			return m.Stopped(Stop)
		}
		if ctxErr := s.ctx.Err(); ctxErr != nil {
			return m.Stopped(context.Cause(s.ctx))
		}
		return m.Raise(s.exception(name, err))
	}
	x, err := s.running().in(v, 0)
	var limit *vm.LimitError
	switch {
	case err == nil:
		return x
	case err == errHalted:
		return heap.Raised
	case errors.As(err, &limit):
		return m.Stopped(err)
	}
	return m.Raisef(vm.E.TypeError, "%s() returned what a script cannot have: %s", name, under(err, "the result"))
}

// exception is the Python exception of an error of a host function.
func (s *Session) exception(name string, err error) heap.Value {
	var r *raised
	var exc *Exception
	class, msg := vm.E.RuntimeError, hostText(name, err)
	switch {
	case errors.As(err, &r):
		class, msg = s.vm.ExceptionClass(r.class), r.message
	case errors.As(err, &exc):
		class, msg = s.vm.ExceptionClass(exc.Type), exc.Message
	case errors.Is(err, context.DeadlineExceeded):
		class = vm.E.TimeoutError
	}
	return s.vm.NewException(class, s.vm.Heap().NewStr(msg))
}

// callShape is how a Go function is called by reflection.
type callShape struct {
	fn       reflect.Value
	ctx      bool
	n        int // parameters without ctx
	variadic bool
	result   bool
	err      bool
}

var (
	ctxType = reflect.TypeFor[context.Context]()
	errType = reflect.TypeFor[error]()
)

func shapeOf(fn any) (c callShape, err error) {
	c.fn = reflect.ValueOf(fn)
	if !c.fn.IsValid() || c.fn.Kind() != reflect.Func {
		return c, fmt.Errorf("Call is a %T, not a function", fn)
	}
	t := c.fn.Type()
	c.n = t.NumIn()
	c.variadic = t.IsVariadic()
	if c.n > 0 && t.In(0) == ctxType {
		c.ctx = true
		c.n--
	}
	outs := t.NumOut()
	if outs > 0 && t.Out(outs-1) == errType {
		c.err = true
		outs--
	}
	if outs > 1 {
		return c, fmt.Errorf("Call has more than one result beside the error")
	}
	c.result = outs == 1
	return c, nil
}

func (c callShape) positional() string {
	var b strings.Builder
	for i := range c.n {
		if c.variadic && i == c.n-1 {
			b.WriteString("*args")
			return b.String()
		}
		fmt.Fprintf(&b, "arg%d, ", i+1)
	}
	return b.String() + "/"
}

func (c callShape) call(ctx context.Context, a *Args) (any, error) {
	t := c.fn.Type()
	var in []reflect.Value
	if c.ctx {
		in = append(in, reflect.ValueOf(ctx))
	}
	for i := range c.n {
		pt := t.In(len(in))
		if c.variadic && i == c.n-1 {
			rest, _ := a.vals[i].(Tuple)
			for k, x := range rest {
				v := reflect.New(pt.Elem()).Elem()
				if err := assign(v, x); err != nil {
					return nil, Raise("TypeError", under(under(err, indexStep(k)), a.names[i]).Error())
				}
				in = append(in, v)
			}
			break
		}
		v := reflect.New(pt).Elem()
		if i < len(a.vals) && a.given[i] {
			if err := assign(v, a.vals[i]); err != nil {
				return nil, Raise("TypeError", under(err, a.names[i]).Error())
			}
		}
		in = append(in, v)
	}
	out := c.fn.Call(in)
	if c.err {
		if err, _ := out[len(out)-1].Interface().(error); err != nil {
			return nil, err
		}
	}
	if c.result {
		return out[0].Interface(), nil
	}
	return nil, nil
}
