package check

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// A survey is what the first walk over a program learns.
type survey struct {
	declared    map[string]bool         // names in global statements
	binders     map[scopedName]int      // how many statements bind a name
	rebinds     map[scopedName]int      // how many of them need it bound: del and augmented assignment
	imports     map[scopedName][]string // what imports bind a name to, dotted
	coroutines  map[string]bool         // async functions of the module, undecorated
	classes     map[string]guard        // classes of the program: what catching them catches
	storedAttrs map[string]bool         // attributes that are assigned to something
	starred     []string                // modules of which everything is imported

	dynamic  bool             // names may be made by other means
	patches  bool             // attributes may be made by other means
	prepares bool             // a class may have names of its metaclass
	expected guard            // what functions may be called for, because somebody asks for it
	guarded  map[string]guard // what those who call a function expect, by the function's name
	defs     map[string][]*owner
}

type scopedName struct {
	scope *resolve.Scope
	name  string
}

// An owner is a definition: what it mentions may be reached by whoever calls it.
type owner struct {
	name     string
	parent   *owner
	params   *syntax.Arguments
	mentions []string
}

// param reports whether a definition or one around it has a parameter of that name.
func (o *owner) param(name string) bool {
	for ; o != nil; o = o.parent {
		if o.params == nil {
			continue
		}
		for _, list := range [][]*syntax.Arg{o.params.PosOnlyArgs, o.params.Args, o.params.KwOnlyArgs} {
			for _, a := range list {
				if a.Arg == name {
					return true
				}
			}
		}
	}
	return false
}

// dynamicNames are names whose mention means that the program may bind or look up names in
// ways that are not followed.
var dynamicNames = map[string]bool{"exec": true, "eval": true, "globals": true, "locals": true, "vars": true, "builtins": true,
	"__builtins__": true, "__globals__": true, "f_globals": true, "f_locals": true, "_getframe": true, "__dict__": true, "__import__": true,
	"modules": true, "import_module": true, "__getattr__": true}

// patchNames mean the same for attributes of modules.
var patchNames = map[string]bool{"setattr": true, "delattr": true, "__setattr__": true, "__dict__": true, "vars": true, "patch": true, "modules": true}

// survey makes the first walk.
func (c *checker) survey() {
	s := &c.known
	*s = survey{declared: map[string]bool{}, binders: map[scopedName]int{}, rebinds: map[scopedName]int{}, imports: map[scopedName][]string{},
		coroutines: map[string]bool{}, classes: map[string]guard{}, storedAttrs: map[string]bool{},
		guarded: map[string]guard{}, defs: map[string][]*owner{}}
	w := &walk{c: c, plain: true}
	w.visit = func(p place) bool { return s.visit(c, w, p) }
	w.run(c.mod)
	s.spread()
}

// home is the scope whose variable a name in s is.
func (c *checker) home(s *resolve.Scope, name string) scopedName {
	name = s.Mangle(name)
	sym, in := s.Lookup(name)
	for sym != nil && sym.Binding == resolve.Free && in.Parent != nil {
		in = in.Parent
		sym, in = in.Lookup(name)
	}
	if sym == nil || sym.Binding == resolve.GlobalImplicit || sym.Binding == resolve.GlobalExplicit {
		in = c.top
	}
	return scopedName{in, name}
}

func (s *survey) bind(c *checker, p place, name string) { s.binders[c.home(p.scope, name)]++ }

func (s *survey) visit(c *checker, w *walk, p place) (skip bool) {
	switch n := p.node.(type) {
	case *syntax.Name:
		if n.Ctx != syntax.Load {
			s.bind(c, p, n.ID)
		}
		if n.Ctx == syntax.Del {
			s.rebinds[c.home(p.scope, n.ID)]++
		}
		s.mention(p, n.ID)
	case *syntax.Attribute:
		if n.Ctx != syntax.Load {
			s.storedAttrs[n.Attr] = true
		}
		s.mention(p, n.Attr)
	case *syntax.Call:
		if f, ok := n.Func.(*syntax.Name); ok && p.guard != 0 && p.owner.param(f.ID) {
			s.expected |= p.guard
		}
	case *syntax.AugAssign:
		if x, ok := n.Target.(*syntax.Name); ok {
			s.rebinds[c.home(p.scope, x.ID)]++
		}
	case *syntax.Raise:
		s.raise(w, p, n)
		return true
	case *syntax.Global:
		for _, name := range n.Names {
			s.declared[name] = true
		}
	case *syntax.FunctionDef:
		s.define(c, p, n.Name)
	case *syntax.AsyncFunctionDef:
		s.define(c, p, n.Name)
		if inner := c.child(p.scope, resolve.Function, n); p.scope == c.top && n.DecoratorList == nil && inner != p.scope && !inner.Generator {
			s.coroutines[n.Name] = true
		}
	case *syntax.ClassDef:
		s.define(c, p, n.Name)
		s.class(n)
	case *syntax.Import:
		s.importNames(c, p, n)
	case *syntax.ImportFrom:
		s.importFrom(c, p, n)
	default:
		s.visitBinder(c, p)
	}
	return false
}

// visitBinder notes the names that handlers and patterns bind.
func (s *survey) visitBinder(c *checker, p place) {
	switch n := p.node.(type) {
	case *syntax.Try:
		s.handlers(c, p, n.Handlers)
	case *syntax.TryStar:
		s.handlers(c, p, n.Handlers)
	case *syntax.TypeAlias:
		if name, ok := n.Name.(*syntax.Name); ok {
			s.bind(c, p, name.ID)
		}
	case *syntax.MatchAs:
		s.capture(c, p, n.Name)
	case *syntax.MatchStar:
		s.capture(c, p, n.Name)
	case *syntax.MatchMapping:
		s.capture(c, p, n.Rest)
	}
}

func (s *survey) handlers(c *checker, p place, list []*syntax.ExceptHandler) {
	for _, h := range list {
		s.capture(c, p, h.Name)
	}
}

func (s *survey) capture(c *checker, p place, name string) {
	if name != "" {
		s.bind(c, p, name)
	}
}

// mention notes that a name stands in the program.
func (s *survey) mention(p place, name string) {
	s.dynamic = s.dynamic || dynamicNames[name]
	s.patches = s.patches || patchNames[name]
	s.expected |= exceptionGuards[name] &^ catchAll(name)
	if o := p.owner; o.parent != nil {
		o.mentions = append(o.mentions, name)
	}
	if p.guard != 0 && p.guard != guardAll {
		s.guarded[name] |= p.guard
	}
}

// catchAll is guardAll for the classes whose mention says nothing in particular.
func catchAll(name string) guard {
	if g := exceptionGuards[name]; g == guardAll {
		return g
	}
	return 0
}

// raise visits what a raise statement mentions beside the class.
func (s *survey) raise(w *walk, p place, n *syntax.Raise) {
	exc := n.Exc
	if call, ok := exc.(*syntax.Call); ok {
		w.inside(p, call.Args, call.Keywords)
		exc = call.Func
	}
	if name, ok := exc.(*syntax.Name); !ok || exceptionGuards[name.ID] == 0 {
		w.inside(p, exc)
	}
	w.inside(p, n.Cause)
}

func (s *survey) define(c *checker, p place, name string) {
	s.bind(c, p, name)
	s.prepares = s.prepares || name == "__prepare__"
	s.dynamic = s.dynamic || name == "__getattr__" && p.scope == c.top
	if o := p.owner; o.parent != nil {
		o.mentions = append(o.mentions, name)
	}
}

// class notes what catching a class of the program catches.
func (s *survey) class(n *syntax.ClassDef) {
	var g guard
	for _, b := range n.Bases {
		g |= s.catches(b)
	}
	if g == guardAll { // derived from Exception: none of the guarded ones
		g = 0
	}
	s.classes[n.Name] |= g
}

func (s *survey) importNames(c *checker, p place, n *syntax.Import) {
	for _, a := range n.Names {
		name, target := a.AsName, a.Name
		if name == "" {
			name, _, _ = strings.Cut(a.Name, ".")
			target = name
		}
		s.mention(p, name)
		s.imported(c, p, name, target)
	}
}

func (s *survey) importFrom(c *checker, p place, n *syntax.ImportFrom) {
	for _, a := range n.Names {
		if a.Name == "*" {
			s.starred = append(s.starred, n.Module)
			s.dynamic = s.dynamic || n.Level > 0
			continue
		}
		name := a.AsName
		if name == "" {
			name = a.Name
		}
		target := n.Module + "." + a.Name
		if n.Level > 0 {
			target = ""
		}
		s.mention(p, a.Name)
		s.imported(c, p, name, target)
	}
}

func (s *survey) imported(c *checker, p place, name, target string) {
	key := c.home(p.scope, name)
	s.binders[key]++
	s.imports[key] = append(s.imports[key], target)
}

// spread hands what the callers of a function expect on to those it mentions.
func (s *survey) spread() {
	var todo []string
	for name := range s.guarded { // the order does not matter: masks only grow
		todo = append(todo, name)
	}
	for len(todo) > 0 {
		name := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		g := s.guarded[name]
		for _, o := range s.defs[name] {
			for _, m := range o.mentions {
				if s.guarded[m]|g != s.guarded[m] {
					s.guarded[m] |= g
					todo = append(todo, m)
				}
			}
		}
	}
}
