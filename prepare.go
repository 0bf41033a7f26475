package gilliam

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"weak"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// grants are what an Env declares, checked and parsed once for all its sessions.
type grants struct {
	funcs   []vm.Def
	modules []*vm.ModuleDef
	module  map[string]*vm.ModuleDef
	decls   map[string]*function // by dotted name
	order   []*function          // as declared: the Env's own, then those of its modules
	err     error
}

// prepared keeps the grants of the Envs that are in use: weak.Pointer[Env] → func() *grants.
var prepared sync.Map

// grants returns what the Env declares.
func (e *Env) grants() (*grants, error) {
	key := weak.Make(e)
	p, ok := prepared.Load(key)
	if !ok {
		made := false
		p, made = prepared.LoadOrStore(key, sync.OnceValue(func() *grants {
			env := key.Value()
			g := &grants{module: map[string]*vm.ModuleDef{}, decls: map[string]*function{}}
			g.err = g.declare(env)
			return g
		}))
		if !made {
			runtime.AddCleanup(e, func(key weak.Pointer[Env]) { prepared.Delete(key) }, key)
		}
	}
	g := p.(func() *grants)()
	runtime.KeepAlive(e)
	return g, g.err
}

func (g *grants) declare(e *Env) error {
	for _, f := range e.Funcs {
		d, err := g.def(f, "")
		if err != nil {
			return err
		}
		g.funcs = append(g.funcs, d)
	}
	for _, m := range e.Modules {
		if g.module[m.Name] != nil || !importable(m.Name) {
			return fmt.Errorf("gilliam: module %q: a bad name, or a second module of that name", m.Name)
		}
		def := &vm.ModuleDef{Name: m.Name, Doc: m.Doc}
		for _, f := range m.Funcs {
			d, err := g.def(f, m.Name)
			if err != nil {
				return err
			}
			def.Funcs = append(def.Funcs, d)
		}
		def.Init = func(v *vm.VM, module heap.Value) {
			c := sessionOf(v).running()
			for _, k := range sortedKeys(m.Consts) {
				x, err := c.in(m.Consts[k], 0)
				if err != nil {
					v.Stopped(fmt.Errorf("gilliam: module %s: %w", m.Name, under(err, k)))
					return
				}
				v.SetModuleAttr(module, k, x)
			}
		}
		g.module[m.Name] = def
		g.modules = append(g.modules, def)
	}
	return nil
}

// async reports whether calls of a function give an awaitable.
func (g *grants) async(name string) bool { return g.decls[name] != nil && g.decls[name].Kind == Async }

// sessionOf is the session a machine belongs to.
func sessionOf(m *vm.VM) *Session { return (*Session)(m.Host().(*host)) }

// A function is a Func, checked and parsed.
type function struct {
	Func
	module string
	name   string // dotted
	params []param
	fast   func(*Args) (any, error)
	shape  callShape // unless fast
}

// def declares a function and makes its native.
func (g *grants) def(f Func, module string) (vm.Def, error) {
	fn, err := declared(f, module)
	if err != nil {
		return vm.Def{}, fmt.Errorf("gilliam: function %s: %w", fn.name, err)
	}
	if g.decls[fn.name] != nil {
		return vm.Def{}, fmt.Errorf("gilliam: two functions %s", fn.name)
	}
	g.decls[fn.name] = fn
	g.order = append(g.order, fn)
	return vm.Def{Name: f.Name, Sig: signature(fn.params), Doc: f.Doc, Fn: fn.native}, nil
}

// maxParams bounds the parameters of a host function.
const maxParams = 60

func declared(f Func, module string) (*function, error) {
	fn := &function{Func: f, module: module, name: f.Name}
	if module != "" {
		fn.name = module + "." + f.Name
	}
	if !importable(f.Name) || strings.Contains(f.Name, ".") {
		return fn, fmt.Errorf("%q is no name", f.Name)
	}
	var err error
	if fn.params, err = parseParams(f.Params); err != nil {
		return fn, err
	}
	switch {
	case len(fn.params) > maxParams:
		return fn, fmt.Errorf("more than %d parameters", maxParams)
	case f.Kind == Suspend && f.Call != nil:
		return fn, errors.New("a Suspend function has no Call: the host answers")
	case f.Kind != Sync && f.Call == nil:
		if f.Params == "" {
			fn.params, _ = parseParams("*args, **kwargs")
		}
		return fn, nil
	}
	if fast, ok := f.Call.(func(*Args) (any, error)); ok {
		fn.fast = fast
		return fn, nil
	}
	if fn.shape, err = shapeOf(f.Call); err != nil {
		return fn, err
	}
	if f.Params == "" {
		fn.params = fn.shape.positional()
	}
	return fn, fn.matches()
}

// matches checks that the declared parameters are those of the Go function, and that their
// defaults fit.
func (fn *function) matches() error {
	if len(fn.params) != fn.shape.n {
		return fmt.Errorf("the field Params has %d parameters, Call %d", len(fn.params), fn.shape.n)
	}
	for i := range fn.params {
		p := &fn.params[i]
		if (p.kind == collected) != (fn.shape.variadic && i == fn.shape.n-1) {
			return errors.New("*args belongs to a variadic Call, as its last parameter")
		}
		if p.def != "" && p.value != nil {
			if err := assign(reflect.New(fn.shape.in(i)).Elem(), p.value); err != nil {
				return under(err, "the default of "+p.name)
			}
		}
	}
	return nil
}
