package resolve

// analyze decides what every symbol of s and of the scopes inside it means,
// outer scopes first, so that a name is looked for among final declarations.
func (b *builder) analyze(s *Scope) {
	b.checkDirectives(s)
	for i := 0; i < len(s.Symbols) && !b.stopped(); i++ {
		b.bind(s, i)
	}
	if s.Annotate != nil {
		b.analyze(s.Annotate)
	}
	for _, c := range s.Children {
		if b.stopped() {
			return
		}
		b.analyze(c)
	}
}

// checkDirectives refuses the global and nonlocal statements that cannot hold.
func (b *builder) checkDirectives(s *Scope) {
	for _, d := range s.directives {
		sym := s.Find(d.name)
		switch {
		case sym.Flags&DefGlobal != 0 && sym.Flags&DefNonlocal != 0:
			b.fail(d.at, "name "+quoted(d.name)+" is nonlocal and global")
		case sym.Flags&DefNonlocal == 0:
		case s.Kind == Module:
			b.fail(d.at, "nonlocal declaration not allowed at module level")
		default:
			owner, typeParam := enclosing(s, d.name)
			if typeParam {
				b.fail(d.at, "nonlocal binding not allowed for type parameter "+quoted(d.name))
			} else if owner == nil {
				b.fail(d.at, "no binding for nonlocal "+quoted(d.name)+" found")
			}
		}
	}
	s.directives = nil
}

// enclosing returns the scope around s that has the variable name, or nil if the
// name is global there.
func enclosing(s *Scope, name string) (owner *Scope, typeParam bool) {
	for p := s.Parent; p != nil && p.Kind != Module; p = p.Parent {
		if p.Kind == Class {
			// A comprehension inlined into the class body does not see its cell.
			if name == "__class__" && s.Owner() != p || name == "__classdict__" ||
				name == "__conditional_annotations__" && p.Conditional {
				return p, false
			}
			continue
		}
		sym := p.Find(name)
		switch {
		case sym == nil, sym.Flags&DefNonlocal != 0:
		case sym.Flags&DefGlobal != 0:
			return nil, false
		case sym.Flags&bound != 0:
			return p, sym.Flags&DefTypeParam != 0
		}
	}
	return nil, false
}

// bind decides the binding of symbol i of s.
func (b *builder) bind(s *Scope, i int) {
	sym := &s.Symbols[i]
	switch {
	case sym.Flags&DefGlobal != 0:
		sym.Binding = GlobalExplicit
		return
	case sym.Flags&bound != 0 && sym.Flags&DefNonlocal == 0:
		sym.Binding = Local
		return
	case s.Kind == Module:
		sym.Binding = GlobalImplicit
		return
	case s.Kind == Class && (sym.Name == "__conditional_annotations__" && s.Conditional):
		sym.Binding = Local
		return
	}
	if s.SeesClass {
		if binding := classBinding(s, sym.Name); binding != Unresolved {
			sym.Binding = binding
			return
		}
	}
	owner, _ := enclosing(s, sym.Name)
	if owner == nil {
		sym.Binding = GlobalImplicit
		return
	}
	if s.Inlined && s.Owner() == owner.Owner() && owner.Kind != Class {
		sym.Binding = Outer
		return
	}
	b.capture(s, owner, sym.Name)
}

// classBinding says how a name is found from an annotation scope inside a class
// that binds it: in the class at run time, and failing that as a global.
func classBinding(s *Scope, name string) Binding {
	if name == "__classdict__" {
		return Unresolved
	}
	p := s.Parent
	for p.Kind != Class {
		if sym := p.Find(name); sym != nil && sym.Flags&bound != 0 {
			return Unresolved
		}
		p = p.Parent
	}
	sym := p.Find(name)
	switch {
	case sym == nil:
		return Unresolved
	case sym.Flags&DefGlobal != 0:
		return GlobalExplicit
	case sym.Flags&bound != 0 && sym.Flags&DefNonlocal == 0:
		return GlobalImplicit
	}
	return Unresolved
}

// capture makes name a cell of owner and a free variable of every scope with
// code between owner and s.
func (b *builder) capture(s, owner *Scope, name string) {
	switch {
	case owner.Kind == Class && name == "__class__":
		owner.NeedsClass = true
	case owner.Kind == Class && name == "__classdict__":
		owner.NeedsClassDict = true
	default:
		owner.intern(name).Binding = Cell
	}
	home := owner.Owner()
	for p := s; p != owner && p.Owner() != home; p = p.Parent {
		if p.Inlined {
			if sym := p.Find(name); sym != nil && p == s {
				sym.Binding = Outer
			}
			continue
		}
		sym := p.intern(name)
		if p.Kind == Class && sym.Flags&bound != 0 && sym.Flags&DefNonlocal == 0 {
			sym.Flags |= DefFreeClass
			continue
		}
		if p.Kind == Class {
			sym.Flags |= DefFreeClass
		}
		sym.Binding = Free
	}
}
