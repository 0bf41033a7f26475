package gilliam

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/lib/datetime"
)

// in makes a Python value of a Go value.
func (c *crossing) in(v any, depth int) (heap.Value, error) {
	if err := c.count(depth); err != nil {
		return 0, err
	}
	h := c.vm.Heap()
	switch x := v.(type) {
	case nil:
		return heap.None, nil
	case bool:
		return heap.Bool(x), nil
	case string:
		return c.inText(x)
	case int:
		return c.inInt(int64(x))
	case int64:
		return c.inInt(x)
	case float64:
		return c.inFloat(x)
	case []byte:
		return c.inBytes(x)
	case *big.Int:
		return c.inBig(x)
	case json.Number:
		return c.inNumber(x)
	case []any:
		return c.inList(len(x), func(i int) any { return x[i] }, depth)
	case Tuple:
		return c.inTuple(len(x), func(i int) any { return x[i] }, depth)
	case Set:
		return c.inSet(x, depth)
	case Dict:
		return c.inDict(len(x), func(i int) (any, any) { return x[i].Key, x[i].Value }, depth)
	case map[string]any:
		keys := sortedKeys(x)
		return c.inDict(len(keys), func(i int) (any, any) { return keys[i], x[keys[i]] }, depth)
	case Frozen:
		before := c.frozen
		c.frozen = true
		r, err := c.in(x.Value, depth+1)
		c.frozen = before
		return r, err
	case Object:
		return c.inObject(x)
	case time.Time:
		if err := c.strict("a time.Time"); err != nil {
			return 0, err
		}
		r, err := datetime.FromTime(c.vm, x)
		if err != nil {
			return 0, &valueError{before: "a time.Time", after: ": " + err.Error()}
		}
		return r, nil
	case time.Duration:
		if err := c.strict("a time.Duration"); err != nil {
			return 0, err
		}
		return datetime.FromDuration(c.vm, x), nil
	case complex128:
		if err := c.strict("a complex number"); err != nil {
			return 0, err
		}
		return h.NewComplex(x), nil
	}
	return c.reflected(reflect.ValueOf(v), depth)
}

func (c *crossing) inInt(i int64) (heap.Value, error) {
	if c.json && (i > maxJSONInt || i < -maxJSONInt) {
		return 0, c.strict("an integer beyond 2**53-1")
	}
	return c.vm.Heap().NewInt(i), nil
}

func (c *crossing) inFloat(f float64) (heap.Value, error) {
	if c.json && (math.IsInf(f, 0) || math.IsNaN(f)) {
		return 0, c.strict("a float that is not finite")
	}
	return c.vm.Heap().NewFloat(f), nil
}

func (c *crossing) inBig(z *big.Int) (heap.Value, error) {
	switch {
	case z == nil:
		return heap.None, nil
	case z.IsInt64():
		return c.inInt(z.Int64())
	}
	if err := c.strict("an integer beyond 2**53-1"); err != nil {
		return 0, err
	}
	if err := c.sized(8 * len(z.Bits())); err != nil {
		return 0, err
	}
	return c.vm.Heap().NewBig(z.Sign() < 0, append([]big.Word(nil), z.Bits()...)), nil
}

// sized counts n bytes and checks that there is room for them.
func (c *crossing) sized(n int) error {
	if err := c.weigh(n); err != nil {
		return err
	}
	return c.room(n)
}

func (c *crossing) inText(s string) (heap.Value, error) {
	if err := c.sized(len(s)); err != nil {
		return 0, err
	}
	if !utf8.ValidString(s) {
		return 0, &valueError{before: "a string", after: " is not valid UTF-8"}
	}
	return c.vm.Heap().NewStr(s), nil
}

func (c *crossing) inBytes(b []byte) (heap.Value, error) {
	if err := c.strict("a []byte"); err != nil {
		return 0, err
	}
	if err := c.sized(len(b)); err != nil {
		return 0, err
	}
	return c.vm.Heap().NewBytes(heap.KBytes, append([]byte(nil), b...)), nil
}

func (c *crossing) inNumber(n json.Number) (heap.Value, error) {
	v, err := number(n)
	if err != nil {
		return 0, err
	}
	return c.in(v, 0)
}

func (c *crossing) inElems(n int, get func(int) any, depth int) ([]heap.Value, error) {
	if n > maxValueParts-c.parts {
		return nil, tooMany()
	}
	if err := c.room(8 * n); err != nil {
		return nil, err
	}
	out := make([]heap.Value, n)
	for i := range n {
		v, err := c.in(get(i), depth+1)
		if err != nil {
			return nil, under(err, indexStep(i))
		}
		out[i] = v
	}
	return out, nil
}

func (c *crossing) inList(n int, get func(int) any, depth int) (heap.Value, error) {
	if c.frozen {
		return c.inTuple(n, get, depth)
	}
	l, err := c.inElems(n, get, depth)
	if err != nil {
		return 0, err
	}
	return c.vm.Heap().NewList(l), nil
}

func (c *crossing) inTuple(n int, get func(int) any, depth int) (heap.Value, error) {
	l, err := c.inElems(n, get, depth)
	if err != nil {
		return 0, err
	}
	return c.vm.Heap().NewTuple(l), nil
}

func (c *crossing) inSet(x Set, depth int) (heap.Value, error) {
	if err := c.strict("a Set"); err != nil {
		return 0, err
	}
	v, _ := c.vm.Heap().NewSet(c.frozen)
	for i, e := range x {
		k, err := c.in(e, depth+1)
		if err != nil {
			return 0, under(err, fmt.Sprintf("{%d}", i))
		}
		if !c.vm.AddKey(v, k) {
			return 0, under(&valueError{before: "an element", after: " cannot be hashed"}, fmt.Sprintf("{%d}", i))
		}
	}
	return v, nil
}

func (c *crossing) inDict(n int, get func(int) (any, any), depth int) (heap.Value, error) {
	if n > maxValueParts-c.parts {
		return 0, tooMany()
	}
	if err := c.room(48 * n); err != nil {
		return 0, err
	}
	h := c.vm.Heap()
	v, _ := h.NewDict()
	for i := range n {
		gk, gv := get(i)
		k, err := c.in(gk, depth+1)
		if err == nil && c.json && !k.Is(heap.KStr) {
			err = c.strict("a key that is no string")
		}
		if err != nil {
			return 0, under(err, keyStep(gk))
		}
		x, err := c.in(gv, depth+1)
		if err != nil {
			return 0, under(err, keyStep(gk))
		}
		if !c.vm.SetKey(v, k, x) {
			return 0, under(&valueError{before: "a key", after: " cannot be hashed"}, keyStep(gk))
		}
	}
	if c.frozen {
		return h.NewRec(heap.KMappingProxy, v, heap.Unbound, heap.Unbound, heap.Unbound), nil
	}
	return v, nil
}

// reflected converts the kinds that need reflection.
func (c *crossing) reflected(v reflect.Value, depth int) (heap.Value, error) {
	switch v.Kind() {
	case reflect.Bool:
		return heap.Bool(v.Bool()), nil
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return c.inInt(v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		if u := v.Uint(); u > math.MaxInt64 {
			return c.inBig(new(big.Int).SetUint64(u))
		}
		return c.inInt(int64(v.Uint()))
	case reflect.Float32, reflect.Float64:
		return c.inFloat(v.Float())
	case reflect.Complex64, reflect.Complex128:
		return c.in(v.Complex(), depth+1)
	case reflect.String:
		return c.inText(v.String())
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return heap.None, nil
		}
		return c.in(v.Elem().Interface(), depth+1)
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8 {
			return c.inBytes(v.Bytes())
		}
		return c.inList(v.Len(), func(i int) any { return v.Index(i).Interface() }, depth)
	case reflect.Map:
		keys := v.MapKeys()
		slices.SortFunc(keys, compareKeys)
		return c.inDict(len(keys), func(i int) (any, any) { return keys[i].Interface(), v.MapIndex(keys[i]).Interface() }, depth)
	case reflect.Struct:
		items := structItems(v)
		return c.inDict(len(items), func(i int) (any, any) { return items[i].Key, items[i].Value }, depth)
	}
	return 0, &valueError{before: fmt.Sprintf("a Go %s", v.Type()), after: " has no Python form"}
}

// compareKeys orders the keys of a Go map, numbers by value and everything else by its text,
// so that scripts see the same order in every run.
func compareKeys(a, b reflect.Value) int {
	switch {
	case a.Kind() != b.Kind():
	case a.CanInt():
		return cmp.Compare(a.Int(), b.Int())
	case a.CanUint():
		return cmp.Compare(a.Uint(), b.Uint())
	case a.CanFloat():
		return cmp.Compare(a.Float(), b.Float())
	case a.Kind() == reflect.String:
		return strings.Compare(a.String(), b.String())
	}
	return strings.Compare(fmt.Sprint(a), fmt.Sprint(b))
}

type structField struct {
	name      string
	index     []int
	omitEmpty bool
	omitZero  bool
}

// structCache keeps the fields of struct types: reflect.Type → []structField.
var structCache sync.Map

// structFields lists the exported fields of a struct by their json names.
func structFields(t reflect.Type) (out []structField) {
	if f, ok := structCache.Load(t); ok {
		return f.([]structField)
	}
	for _, f := range reflect.VisibleFields(t) {
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if !f.IsExported() || name == "-" || f.Anonymous && name == "" && structKind(f.Type) {
			continue
		}
		if name == "" {
			name = f.Name
		}
		opts := strings.Split(options, ",")
		out = append(out, structField{name, f.Index, slices.Contains(opts, "omitempty"), slices.Contains(opts, "omitzero")})
	}
	structCache.Store(t, out)
	return out
}

func structKind(t reflect.Type) bool {
	return t.Kind() == reflect.Struct || t.Kind() == reflect.Pointer && t.Elem().Kind() == reflect.Struct
}

// structItems are the fields of a struct that are there.
func structItems(v reflect.Value) (out Dict) {
	for _, f := range structFields(v.Type()) {
		x, err := v.FieldByIndexErr(f.index)
		if err != nil || f.omitZero && x.IsZero() || f.omitEmpty && empty(x) {
			continue // behind a nil embedded pointer there is no field
		}
		out = append(out, Item{f.name, x.Interface()})
	}
	return out
}

// empty is what encoding/json calls empty.
func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Array, reflect.Map, reflect.Slice, reflect.String:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}
