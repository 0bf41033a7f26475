package gilliam

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Object is a Go value that a script may hold, pass on and use by what is listed, and by
// nothing else. Attrs are fields of a struct or keys of a map[string]any, read when the script
// asks; Methods are methods, called like functions of the host. Names are as scripts write
// them: order_id is the field OrderID or the one with that json name. Two objects of one Key
// are the same object to a script.
type Object struct {
	Key     string
	Value   any
	Attrs   []string
	Methods []string
}

// goName reports whether a name that scripts write stands for a Go name.
func goName(script, name string) bool {
	return script == name || strings.EqualFold(strings.ReplaceAll(script, "_", ""), name)
}

// attr finds an attribute; ok is false if the value has none of that name.
func (o *Object) attr(name string) (x any, ok bool) {
	if m, isMap := o.Value.(map[string]any); isMap {
		x, ok = m[name]
		return x, ok
	}
	v := reflect.ValueOf(o.Value)
	for v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	if v.Kind() != reflect.Struct {
		return nil, false
	}
	for _, exact := range []bool{true, false} {
		for _, f := range structFields(v.Type()) {
			if exact && f.name != name || !exact && !goName(name, v.Type().FieldByIndex(f.index).Name) {
				continue
			}
			field, err := v.FieldByIndexErr(f.index)
			if err != nil {
				return nil, true // behind a nil embedded pointer
			}
			return field.Interface(), true
		}
	}
	return nil, false
}

// method finds a method.
func (o *Object) method(name string) (fn any, ok bool) {
	v := reflect.ValueOf(o.Value)
	if !v.IsValid() {
		return nil, false
	}
	for i := range v.NumMethod() {
		if goName(name, v.Type().Method(i).Name) {
			return v.Method(i).Interface(), true
		}
	}
	return nil, false
}

// objects are the objects that a session's script has been given.
type objects struct {
	byKey   map[string]*Object
	methods map[string]*function // by key and name
	names   []string             // keys that a snapshot holds, while it is restored
}

// inObject gives the script an object.
func (c *crossing) inObject(o Object) (heap.Value, error) {
	if err := c.strict("an Object"); err != nil {
		return 0, err
	}
	s := sessionOf(c.vm)
	if err := s.objects.add(o); err != nil {
		return 0, &valueError{before: err.Error()}
	}
	if err := c.weigh(len(o.Key)); err != nil {
		return 0, err
	}
	return c.vm.HostObject(o.Key), nil
}

// add checks an object and keeps it.
func (os *objects) add(o Object) error {
	if o.Key == "" || strings.ContainsRune(o.Key, 0) {
		return fmt.Errorf("an Object needs a Key")
	}
	if old := os.byKey[o.Key]; old != nil && slices.Equal(old.Attrs, o.Attrs) && slices.Equal(old.Methods, o.Methods) {
		if !sameValue(old.Value, o.Value) {
			os.forget(o.Key)
			old.Value = o.Value
		}
		return nil
	}
	for _, n := range o.Attrs {
		if _, isMap := o.Value.(map[string]any); isMap {
			continue
		}
		if _, ok := o.attr(n); !ok {
			return fmt.Errorf("an Object of %T has no attribute %s", o.Value, n)
		}
	}
	for _, n := range o.Methods {
		fn, ok := o.method(n)
		if !ok {
			return fmt.Errorf("an Object of %T has no method %s", o.Value, n)
		}
		if _, err := declared(Func{Name: n, Call: fn}, ""); err != nil {
			return fmt.Errorf("method %s of an Object of %T: %w", n, o.Value, err)
		}
	}
	if os.byKey == nil {
		os.byKey = map[string]*Object{}
	}
	os.forget(o.Key)
	os.byKey[o.Key] = &o
	return nil
}

// forget drops the methods of an object whose value is another now.
func (os *objects) forget(key string) {
	for k := range os.methods { // deleting: order does not matter
		if strings.HasPrefix(k, key+"\x00") {
			delete(os.methods, k)
		}
	}
}

func sameValue(a, b any) bool {
	return a == nil && b == nil || a != nil && b != nil && reflect.TypeOf(a) == reflect.TypeOf(b) && reflect.TypeOf(a).Comparable() && a == b
}

// ObjectAttr reads an attribute for the machine.
func (h *host) ObjectAttr(m *vm.VM, key, name string) heap.Value {
	s := (*Session)(h)
	o := s.objects.byKey[key]
	switch {
	case o == nil:
		return heap.Unbound
	case slices.Contains(o.Methods, name):
		return heap.NotImplemented
	case !slices.Contains(o.Attrs, name):
		return heap.Unbound
	}
	x, ok := o.attr(name)
	if !ok {
		return heap.Unbound
	}
	return s.answerNow(m, key+"."+name, x, nil)
}

// ObjectNames lists what a script may use of an object.
func (h *host) ObjectNames(key string) []string {
	if o := h.objects.byKey[key]; o != nil {
		return append(slices.Clone(o.Attrs), o.Methods...)
	}
	return nil
}

// ObjectCall calls a method for the machine.
func (h *host) ObjectCall(m *vm.VM, key, method string, args []heap.Value) heap.Value {
	s := (*Session)(h)
	fn := s.objects.methods[key+"\x00"+method]
	if fn == nil {
		o := s.objects.byKey[key]
		if o == nil || !slices.Contains(o.Methods, method) {
			return m.Raisef(vm.E.AttributeError, "the host object %s no longer has a method %s", key, method)
		}
		call, _ := o.method(method)
		var err error
		if fn, err = declared(Func{Name: method, Call: call}, ""); err != nil {
			return m.Raisef(vm.E.TypeError, "%s", err)
		}
		if s.objects.methods == nil {
			s.objects.methods = map[string]*function{}
		}
		s.objects.methods[key+"\x00"+method] = fn
	}
	n := len(fn.params)
	if fn.shape.variadic {
		n--
	}
	if len(args) < n || len(args) > n && !fn.shape.variadic {
		return m.Raisef(vm.E.TypeError, "%s() takes %d arguments (%d given)", method, n, len(args))
	}
	if fn.shape.variadic {
		args = append(args[:n:n], m.Heap().NewTuple(args[n:]))
	}
	return fn.native(m, args)
}

// ObjectRestored notes that a snapshot holds an object.
func (h *host) ObjectRestored(key string) {
	if !slices.Contains(h.objects.names, key) {
		h.objects.names = append(h.objects.names, key)
	}
}

// rebind finds the objects that a snapshot holds and lists those that are missing.
func (s *Session) rebind(object func(string) (Object, bool)) (missing []string, err error) {
	for _, key := range s.objects.names {
		var o Object
		ok := false
		if object != nil {
			o, ok = object(key)
		}
		if !ok {
			missing = append(missing, "object "+key)
			continue
		}
		o.Key = key
		if err := s.objects.add(o); err != nil {
			return nil, err
		}
	}
	s.objects.names = nil
	return missing, nil
}
