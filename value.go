package gilliam

import (
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"sort"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Values cross in both directions like this:
//
//	Python        Go out                    Go in
//	None          nil                       nil, nil pointers
//	bool          bool                      bool
//	int           int64, else *big.Int      all integer kinds, *big.Int, json.Number
//	float         float64                   float32, float64, json.Number
//	str           string                    string (UTF-8)
//	bytes         []byte                    []byte
//	list          []any                     slices, arrays
//	tuple         Tuple                     Tuple
//	dict          Dict                      Dict, maps (keys in order), structs (by their json names)
//	set           Set                       Set
//
// Nothing else crosses: the error names the path inside the value.

// Dict is a Python dict in its order.
type Dict []Item

// Item is a key and its value.
type Item struct{ Key, Value any }

// Get returns the value of a string key.
func (d Dict) Get(key string) (any, bool) {
	for _, it := range d {
		if it.Key == key {
			return it.Value, true
		}
	}
	return nil, false
}

// MarshalJSON writes the dict as an object in its order; keys must be strings.
func (d Dict) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i, it := range d {
		k, ok := it.Key.(string)
		if !ok {
			return nil, fmt.Errorf("gilliam: key %v of a dict is no string", it.Key)
		}
		if i > 0 {
			b = append(b, ',')
		}
		kb, err := json.Marshal(k)
		if err != nil {
			return nil, err
		}
		vb, err := json.Marshal(it.Value)
		if err != nil {
			return nil, err
		}
		b = append(append(append(b, kb...), ':'), vb...)
	}
	return append(b, '}'), nil
}

// Tuple is a Python tuple.
type Tuple []any

// Set is a Python set or frozenset, in its order.
type Set []any

// maxValueDepth and maxValueParts bound what crosses.
const (
	maxValueDepth = 200
	maxValueParts = 4 << 20
)

// crossing is one conversion.
type crossing struct {
	vm    *vm.VM
	parts int
}

func (c *crossing) count(path string, depth int) error {
	c.parts++
	if depth > maxValueDepth {
		return fmt.Errorf("value at %s is nested more than %d deep", at(path), maxValueDepth)
	}
	if c.parts > maxValueParts {
		return fmt.Errorf("value has more than %d parts", maxValueParts)
	}
	return nil
}

func at(path string) string {
	if path == "" {
		return "the top"
	}
	return path
}

// in makes a Python value of a Go value.
func (c *crossing) in(v any, path string, depth int) (heap.Value, error) {
	if err := c.count(path, depth); err != nil {
		return 0, err
	}
	h := c.vm.Heap()
	switch x := v.(type) {
	case nil:
		return heap.None, nil
	case bool:
		return heap.Bool(x), nil
	case string:
		return c.text(x, path)
	case int:
		return h.NewInt(int64(x)), nil
	case int64:
		return h.NewInt(x), nil
	case float64:
		return h.NewFloat(x), nil
	case []byte:
		return h.NewBytes(heap.KBytes, append([]byte(nil), x...)), nil
	case *big.Int:
		if x == nil {
			return heap.None, nil
		}
		return h.NewBig(x.Sign() < 0, append([]big.Word(nil), x.Bits()...)), nil
	case json.Number:
		return c.number(x, path)
	case []any:
		return c.list(len(x), func(i int) any { return x[i] }, path, depth)
	case Tuple:
		l, err := c.list(len(x), func(i int) any { return x[i] }, path, depth)
		if err != nil {
			return 0, err
		}
		return h.NewTuple(append([]heap.Value(nil), h.List(l).V...)), nil
	case Set:
		return c.set(x, path, depth)
	case Dict:
		return c.dict(len(x), func(i int) (any, any) { return x[i].Key, x[i].Value }, path, depth)
	case map[string]any:
		keys := make([]string, 0, len(x))
		for k := range x { // sorted next
			keys = append(keys, k)
		}
		sort.Strings(keys)
		return c.dict(len(keys), func(i int) (any, any) { return keys[i], x[keys[i]] }, path, depth)
	case time.Duration:
		return h.NewFloat(x.Seconds()), nil
	}
	return c.reflected(reflect.ValueOf(v), path, depth)
}

func (c *crossing) text(s, path string) (heap.Value, error) {
	if !utf8.ValidString(s) {
		return 0, fmt.Errorf("string at %s is not valid UTF-8", at(path))
	}
	return c.vm.Heap().NewStr(s), nil
}

func (c *crossing) number(n json.Number, path string) (heap.Value, error) {
	if !strings.ContainsAny(string(n), ".eE") {
		if z, ok := new(big.Int).SetString(string(n), 10); ok {
			return c.vm.Heap().NewBig(z.Sign() < 0, append([]big.Word(nil), z.Bits()...)), nil
		}
	}
	f, err := n.Float64()
	if err != nil {
		return 0, fmt.Errorf("number at %s: %q", at(path), string(n))
	}
	return c.vm.Heap().NewFloat(f), nil
}

func (c *crossing) list(n int, get func(int) any, path string, depth int) (heap.Value, error) {
	h := c.vm.Heap()
	out := make([]heap.Value, n)
	for i := range n {
		v, err := c.in(get(i), fmt.Sprintf("%s[%d]", path, i), depth+1)
		if err != nil {
			return 0, err
		}
		out[i] = v
	}
	return h.NewList(out), nil
}

func (c *crossing) set(x Set, path string, depth int) (heap.Value, error) {
	v, _ := c.vm.Heap().NewSet(false)
	for i, e := range x {
		k, err := c.in(e, fmt.Sprintf("%s{%d}", path, i), depth+1)
		if err != nil {
			return 0, err
		}
		if !c.vm.AddKey(v, k) {
			return 0, fmt.Errorf("element %d at %s cannot be hashed", i, at(path))
		}
	}
	return v, nil
}

func (c *crossing) dict(n int, get func(int) (any, any), path string, depth int) (heap.Value, error) {
	v, _ := c.vm.Heap().NewDict()
	for i := range n {
		gk, gv := get(i)
		p := fmt.Sprintf("%s[%#v]", path, gk)
		k, err := c.in(gk, p, depth+1)
		if err != nil {
			return 0, err
		}
		x, err := c.in(gv, p, depth+1)
		if err != nil {
			return 0, err
		}
		if !c.vm.SetKey(v, k, x) {
			return 0, fmt.Errorf("key at %s cannot be hashed", p)
		}
	}
	return v, nil
}

// reflected converts the kinds that need reflection.
func (c *crossing) reflected(v reflect.Value, path string, depth int) (heap.Value, error) {
	h := c.vm.Heap()
	switch v.Kind() {
	case reflect.Bool:
		return heap.Bool(v.Bool()), nil
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return h.NewInt(v.Int()), nil
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return h.NewUint(v.Uint()), nil
	case reflect.Float32, reflect.Float64:
		return h.NewFloat(v.Float()), nil
	case reflect.Complex64, reflect.Complex128:
		return h.NewComplex(v.Complex()), nil
	case reflect.String:
		return c.text(v.String(), path)
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return heap.None, nil
		}
		return c.in(v.Elem().Interface(), path, depth+1)
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8 {
			return h.NewBytes(heap.KBytes, append([]byte(nil), v.Bytes()...)), nil
		}
		return c.list(v.Len(), func(i int) any { return v.Index(i).Interface() }, path, depth)
	case reflect.Map:
		keys := v.MapKeys()
		sort.Slice(keys, func(i, j int) bool { return fmt.Sprint(keys[i]) < fmt.Sprint(keys[j]) })
		return c.dict(len(keys), func(i int) (any, any) { return keys[i].Interface(), v.MapIndex(keys[i]).Interface() }, path, depth)
	case reflect.Struct:
		if t, ok := v.Interface().(time.Time); ok {
			return h.NewStr(t.Format(time.RFC3339Nano)), nil
		}
		fields := structFields(v.Type())
		return c.dict(len(fields), func(i int) (any, any) { return fields[i].name, v.FieldByIndex(fields[i].index).Interface() }, path, depth)
	}
	return 0, fmt.Errorf("a Go %s at %s has no Python form", v.Type(), at(path))
}

type structField struct {
	name  string
	index []int
}

// structFields lists the exported fields of a struct by their json names.
func structFields(t reflect.Type) (out []structField) {
	for _, f := range reflect.VisibleFields(t) {
		if !f.IsExported() || f.Anonymous {
			continue
		}
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "-" {
			continue
		}
		if name == "" {
			name = f.Name
		}
		out = append(out, structField{name, f.Index})
	}
	return out
}

// out makes a Go value of a Python value.
func (c *crossing) out(v heap.Value, path string, depth int) (any, error) {
	if err := c.count(path, depth); err != nil {
		return nil, err
	}
	h := c.vm.Heap()
	v = c.vm.Payload(v)
	switch v.Kind() {
	case 0, 1, heap.KFloat: // 1 is -0.0
		if v.IsInt() {
			return v.Int(), nil
		}
		return h.Float(v), nil
	case heap.KNone:
		return nil, nil
	case heap.KTrue:
		return true, nil
	case heap.KFalse:
		return false, nil
	case heap.KInt:
		b := h.Big(v)
		z := new(big.Int).SetBits(append([]big.Word(nil), b.Mag...))
		if b.Neg {
			z.Neg(z)
		}
		if z.IsInt64() {
			return z.Int64(), nil
		}
		return z, nil
	case heap.KComplex:
		return h.Complex(v), nil
	case heap.KStr:
		s := h.Str(v).S
		if !utf8.ValidString(s) {
			return nil, fmt.Errorf("str at %s has a lone surrogate", at(path))
		}
		return strings.Clone(s), nil
	case heap.KBytes, heap.KByteArray:
		return append([]byte{}, h.Bytes(v).B...), nil
	case heap.KList, heap.KTuple:
		l := h.List(v).V
		out := make([]any, len(l))
		for i := range l {
			x, err := c.out(h.List(v).V[i], fmt.Sprintf("%s[%d]", path, i), depth+1)
			if err != nil {
				return nil, err
			}
			out[i] = x
		}
		if v.Is(heap.KTuple) {
			return Tuple(out), nil
		}
		return out, nil
	case heap.KDict:
		return c.outDict(v, path, depth)
	case heap.KSet, heap.KFrozenSet:
		d := h.Dict(v)
		out := make(Set, 0, d.Len())
		for i := range d.Ents {
			if k := d.Ents[i].K; k != heap.Unbound {
				x, err := c.out(k, fmt.Sprintf("%s{%d}", path, i), depth+1)
				if err != nil {
					return nil, err
				}
				out = append(out, x)
			}
		}
		return out, nil
	}
	return nil, fmt.Errorf("a %s at %s has no Go form", c.vm.TypeName(v), at(path))
}

func (c *crossing) outDict(v heap.Value, path string, depth int) (any, error) {
	d := c.vm.Heap().Dict(v)
	out := make(Dict, 0, d.Len())
	for i := range d.Ents {
		e := d.Ents[i]
		if e.K == heap.Unbound {
			continue
		}
		k, err := c.out(e.K, path+" key", depth+1)
		if err != nil {
			return nil, err
		}
		x, err := c.out(e.V, fmt.Sprintf("%s[%#v]", path, k), depth+1)
		if err != nil {
			return nil, err
		}
		out = append(out, Item{k, x})
	}
	return out, nil
}

// As converts a value that came out of a script to a Go type: numbers exactly or not at
// all, dicts to maps and structs (by json names), lists to slices.
func As[T any](v any) (T, error) {
	var t T
	if x, ok := v.(T); ok {
		return x, nil
	}
	err := assign(reflect.ValueOf(&t).Elem(), v, "")
	return t, err
}

// assign stores v in dst.
func assign(dst reflect.Value, v any, path string) error {
	if v == nil {
		switch dst.Kind() {
		case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice:
			dst.SetZero()
			return nil
		}
		return fmt.Errorf("a None at %s does not fit %s", at(path), dst.Type())
	}
	rv := reflect.ValueOf(v)
	if rv.Type().AssignableTo(dst.Type()) {
		dst.Set(rv)
		return nil
	}
	bad := func() error { return fmt.Errorf("%T at %s does not fit %s", v, at(path), dst.Type()) }
	switch dst.Kind() {
	case reflect.Pointer:
		p := reflect.New(dst.Type().Elem())
		if err := assign(p.Elem(), v, path); err != nil {
			return err
		}
		dst.Set(p)
		return nil
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		i, ok := v.(int64)
		if !ok || dst.OverflowInt(i) {
			return bad()
		}
		dst.SetInt(i)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		i, ok := v.(int64)
		if z, big := v.(*big.Int); big && z.IsUint64() {
			if dst.OverflowUint(z.Uint64()) {
				return bad()
			}
			dst.SetUint(z.Uint64())
			return nil
		}
		if !ok || i < 0 || dst.OverflowUint(uint64(i)) {
			return bad()
		}
		dst.SetUint(uint64(i))
	case reflect.Float32, reflect.Float64:
		switch x := v.(type) {
		case float64:
			dst.SetFloat(x)
		case int64:
			if int64(float64(x)) != x {
				return bad()
			}
			dst.SetFloat(float64(x))
		default:
			return bad()
		}
	case reflect.String:
		s, ok := v.(string)
		if !ok {
			return bad()
		}
		dst.SetString(s)
	case reflect.Bool:
		b, ok := v.(bool)
		if !ok {
			return bad()
		}
		dst.SetBool(b)
	case reflect.Slice, reflect.Array:
		return assignList(dst, v, path, bad)
	case reflect.Map, reflect.Struct:
		return assignDict(dst, v, path, bad)
	default:
		return bad()
	}
	return nil
}

func assignList(dst reflect.Value, v any, path string, bad func() error) error {
	var items []any
	switch x := v.(type) {
	case []any:
		items = x
	case Tuple:
		items = x
	case Set:
		items = x
	default:
		return bad()
	}
	if dst.Kind() == reflect.Slice {
		dst.Set(reflect.MakeSlice(dst.Type(), len(items), len(items)))
	} else if dst.Len() != len(items) {
		return bad()
	}
	for i, x := range items {
		if err := assign(dst.Index(i), x, fmt.Sprintf("%s[%d]", path, i)); err != nil {
			return err
		}
	}
	return nil
}

func assignDict(dst reflect.Value, v any, path string, bad func() error) error {
	d, ok := v.(Dict)
	if !ok {
		return bad()
	}
	if dst.Kind() == reflect.Map {
		dst.Set(reflect.MakeMapWithSize(dst.Type(), len(d)))
		for _, it := range d {
			k, x := reflect.New(dst.Type().Key()).Elem(), reflect.New(dst.Type().Elem()).Elem()
			if err := assign(k, it.Key, path+" key"); err != nil {
				return err
			}
			if err := assign(x, it.Value, fmt.Sprintf("%s[%#v]", path, it.Key)); err != nil {
				return err
			}
			dst.SetMapIndex(k, x)
		}
		return nil
	}
	fields := structFields(dst.Type())
	for _, it := range d {
		found := false
		for _, f := range fields {
			if f.name == it.Key {
				found = true
				if err := assign(dst.FieldByIndex(f.index), it.Value, fmt.Sprintf("%s[%#v]", path, it.Key)); err != nil {
					return err
				}
			}
		}
		if !found {
			return fmt.Errorf("%s has no field for key %#v at %s", dst.Type(), it.Key, at(path))
		}
	}
	return nil
}
