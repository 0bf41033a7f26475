package gilliam

import (
	"context"
	"errors"
	"fmt"
	"reflect"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// native is what a script calls.
func (fn *function) native(m *vm.VM, a []heap.Value) heap.Value {
	if r, ok := m.CountHostCall(); !ok {
		return r
	}
	s := sessionOf(m)
	args := &Args{Ctx: s.ctx, fn: fn, vals: make([]any, len(a)), given: make([]bool, len(a))}
	if r := s.arguments(args, a); r != heap.None {
		return r
	}
	call := func(ctx context.Context) (any, error) {
		args.Ctx = ctx
		if fn.fast != nil {
			return fn.fast(args)
		}
		return fn.shape.call(ctx, args)
	}
	switch {
	case fn.Call == nil && !s.stepped:
		return m.Raisef(vm.E.RuntimeError, "%s() suspends the run: the host has to step through it", fn.name)
	case fn.Kind == Suspend:
		c := s.hostCall(fn, a)
		s.called(c)
		return m.Suspend(c)
	case fn.Kind == Async:
		c := s.hostCall(fn, a)
		s.called(c)
		m.NoteCall(c)
		if fn.Call == nil {
			return m.OfferCall(c.ID, fn.name)
		}
		return s.launch(m, c.ID, fn.name, call)
	}
	s.observe(Event{Kind: "call", Name: fn.name})
	v, err := call(s.ctx)
	s.observe(Event{Kind: "answer", Name: fn.name, Err: err})
	return s.answerNow(m, fn.name, v, err)
}

// arguments converts and checks the arguments of a call; None means that they fit.
func (s *Session) arguments(args *Args, a []heap.Value) heap.Value {
	fn, m := args.fn, s.vm
	c := s.running()
	for i, v := range a {
		p := &fn.params[i]
		if v == heap.Unbound {
			args.vals[i] = p.value
			continue
		}
		x, err := c.out(v, 0)
		if err == errHalted {
			return heap.Raised
		}
		if err == nil {
			err = p.fits(fn.name, x)
		} else {
			err = fmt.Errorf("%s(): %w", fn.name, under(err, p.name))
		}
		if err != nil {
			return m.Raisef(vm.E.TypeError, "%s", err)
		}
		args.vals[i], args.given[i] = x, true
	}
	return heap.None
}

// hostCall describes a call that the host answers later.
func (s *Session) hostCall(fn *function, a []heap.Value) *vm.HostCall {
	call := &vm.HostCall{ID: s.nextID(), Name: fn.name}
	h := s.vm.Heap()
	for i := range fn.params {
		switch p := &fn.params[i]; {
		case a[i] == heap.Unbound:
		case p.kind == keywords:
			d := h.Dict(a[i])
			for k := range d.Ents {
				if d.Ents[k].K != heap.Unbound {
					call.Names = append(call.Names, d.Ents[k].K)
					call.Values = append(call.Values, d.Ents[k].V)
				}
			}
		case p.kind == collected:
			call.Args = append(call.Args, h.List(a[i]).V...)
		case p.kind != keywordOnly && len(call.Names) == 0:
			call.Args = append(call.Args, a[i])
		default:
			call.Names = append(call.Names, h.Intern(p.name))
			call.Values = append(call.Values, a[i])
		}
	}
	return call
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
	if !c.fn.IsValid() || c.fn.Kind() != reflect.Func || c.fn.IsNil() {
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

// in is the type of parameter i; of a variadic one, that of its elements.
func (c callShape) in(i int) reflect.Type {
	k := i
	if c.ctx {
		k++
	}
	t := c.fn.Type().In(k)
	if c.variadic && i == c.n-1 {
		return t.Elem()
	}
	return t
}

// positional are the parameters of a function that does not name them.
func (c callShape) positional() (params []param) {
	for i := range c.n {
		p := param{name: fmt.Sprintf("arg%d", i+1), kind: positionalOnly}
		if c.variadic && i == c.n-1 {
			p = param{name: "args", kind: collected}
		}
		params = append(params, p)
	}
	return params
}

func (c callShape) call(ctx context.Context, a *Args) (any, error) {
	var in []reflect.Value
	if c.ctx {
		in = append(in, reflect.ValueOf(ctx))
	}
	add := func(i int, x any, steps ...string) error {
		v := reflect.New(c.in(i)).Elem()
		if err := assign(v, x); err != nil {
			for _, s := range steps {
				err = under(err, s)
			}
			return Raise("TypeError", a.fn.name+"(): "+under(err, a.fn.params[i].name).Error())
		}
		in = append(in, v)
		return nil
	}
	for i := range c.n {
		if c.variadic && i == c.n-1 {
			rest, _ := a.vals[i].(Tuple)
			for k, x := range rest {
				if err := add(i, x, indexStep(k)); err != nil {
					return nil, err
				}
			}
			break
		}
		if a.vals[i] == nil && !a.given[i] {
			in = append(in, reflect.Zero(c.in(i)))
		} else if err := add(i, a.vals[i]); err != nil {
			return nil, err
		}
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
