package gilliam

import (
	"fmt"
	"math/big"
	"reflect"
	"time"
)

// As converts a value that came out of a script to a Go type: numbers exactly or not at
// all, dicts to maps and structs (by json names), lists to slices.
func As[T any](v any) (T, error) {
	var t T
	if x, ok := v.(T); ok {
		return x, nil
	}
	err := assign(reflect.ValueOf(&t).Elem(), v)
	return t, err
}

var bigType = reflect.TypeFor[*big.Int]()

// assign stores v in dst.
func assign(dst reflect.Value, v any) error {
	if v == nil {
		switch dst.Kind() {
		case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice:
			dst.SetZero()
			return nil
		}
		return unfit(v, dst.Type())
	}
	rv := reflect.ValueOf(v)
	if rv.Type().AssignableTo(dst.Type()) {
		dst.Set(rv)
		return nil
	}
	if o, ok := v.(Object); ok && o.Value != nil {
		return assign(dst, o.Value)
	}
	if i, ok := v.(int64); ok && dst.Type() == bigType {
		dst.Set(reflect.ValueOf(big.NewInt(i)))
		return nil
	}
	switch dst.Kind() {
	case reflect.Pointer:
		p := reflect.New(dst.Type().Elem())
		if err := assign(p.Elem(), v); err != nil {
			return err
		}
		dst.Set(p)
		return nil
	case reflect.Slice, reflect.Array:
		return assignList(dst, v)
	case reflect.Map:
		return assignMap(dst, v)
	case reflect.Struct:
		return assignStruct(dst, v)
	}
	if !assignPlain(dst, v) {
		return unfit(v, dst.Type())
	}
	return nil
}

func unfit(v any, t reflect.Type) error {
	return &valueError{before: article(pythonName(v)), after: fmt.Sprintf(" does not fit %s", t)}
}

// pythonName is the class that a value came from, as scripts know it.
func pythonName(v any) string {
	switch v.(type) {
	case nil:
		return "None"
	case bool:
		return "bool"
	case int64, *big.Int:
		return "int"
	case float64:
		return "float"
	case complex128:
		return "complex"
	case string:
		return "str"
	case []byte:
		return "bytes"
	case []any:
		return "list"
	case Tuple:
		return "tuple"
	case Dict:
		return "dict"
	case Set:
		return "set"
	case time.Time:
		return "datetime"
	case time.Duration:
		return "timedelta"
	case Object:
		return "host object"
	}
	return fmt.Sprintf("%T", v)
}

// assignPlain stores a number, a string or a truth value; false if it does not fit.
func assignPlain(dst reflect.Value, v any) bool {
	switch x := v.(type) {
	case bool:
		if dst.Kind() != reflect.Bool {
			return false
		}
		dst.SetBool(x)
	case string:
		if dst.Kind() != reflect.String {
			return false
		}
		dst.SetString(x)
	case int64:
		return assignInt(dst, x)
	case *big.Int:
		if !dst.CanUint() || !x.IsUint64() || dst.OverflowUint(x.Uint64()) {
			return false
		}
		dst.SetUint(x.Uint64())
	case float64:
		if !dst.CanFloat() {
			return false
		}
		dst.SetFloat(x)
	case complex128:
		if !dst.CanComplex() {
			return false
		}
		dst.SetComplex(x)
	default:
		return false
	}
	return true
}

func assignInt(dst reflect.Value, i int64) bool {
	switch {
	case dst.Type() == reflect.TypeFor[time.Duration]():
		return false // a number is no duration
	case dst.CanInt() && !dst.OverflowInt(i):
		dst.SetInt(i)
	case dst.CanUint() && i >= 0 && !dst.OverflowUint(uint64(i)):
		dst.SetUint(uint64(i))
	case dst.Kind() == reflect.Float64 && int64(float64(i)) == i && i != 1<<63-1:
		dst.SetFloat(float64(i))
	case dst.Kind() == reflect.Float32 && i > -1<<24 && i < 1<<24:
		dst.SetFloat(float64(i))
	default:
		return false
	}
	return true
}

func assignList(dst reflect.Value, v any) error {
	var items []any
	switch x := v.(type) {
	case []any:
		items = x
	case Tuple:
		items = x
	case Set:
		items = x
	default:
		return unfit(v, dst.Type())
	}
	if dst.Kind() == reflect.Slice {
		dst.Set(reflect.MakeSlice(dst.Type(), len(items), len(items)))
	} else if dst.Len() != len(items) {
		return &valueError{before: fmt.Sprintf("%s of %d", article(pythonName(v)), len(items)), after: fmt.Sprintf(" does not fit %s", dst.Type())}
	}
	for i, x := range items {
		if err := assign(dst.Index(i), x); err != nil {
			return under(err, indexStep(i))
		}
	}
	return nil
}

func assignMap(dst reflect.Value, v any) error {
	d, ok := v.(Dict)
	if !ok {
		return unfit(v, dst.Type())
	}
	dst.Set(reflect.MakeMapWithSize(dst.Type(), len(d)))
	for _, it := range d {
		k, x := reflect.New(dst.Type().Key()).Elem(), reflect.New(dst.Type().Elem()).Elem()
		if err := assign(k, it.Key); err != nil {
			return under(err, "key "+keyStep(it.Key))
		}
		if !k.Comparable() {
			return under(unfit(it.Key, dst.Type()), "key "+keyStep(it.Key))
		}
		if err := assign(x, it.Value); err != nil {
			return under(err, keyStep(it.Key))
		}
		dst.SetMapIndex(k, x)
	}
	return nil
}

// assignStruct stores a dict in the fields that its keys name.
func assignStruct(dst reflect.Value, v any) error {
	d, ok := v.(Dict)
	if !ok {
		return unfit(v, dst.Type())
	}
	fields := structFields(dst.Type())
items:
	for _, it := range d {
		for _, f := range fields {
			if f.name != it.Key {
				continue
			}
			field, ok := fieldOf(dst, f.index)
			if !ok {
				break
			}
			if err := assign(field, it.Value); err != nil {
				return under(err, keyStep(it.Key))
			}
			continue items
		}
		return under(&valueError{before: "a key", after: fmt.Sprintf(" is no field of %s", dst.Type())}, keyStep(it.Key))
	}
	return nil
}

// fieldOf is a field of a struct; embedded pointers on the way are made. ok is false if one
// of them cannot be, because its type is not exported.
func fieldOf(v reflect.Value, index []int) (f reflect.Value, ok bool) {
	for i, n := range index {
		if i > 0 && v.Kind() == reflect.Pointer {
			if v.IsNil() {
				if !v.CanSet() {
					return v, false
				}
				v.Set(reflect.New(v.Type().Elem()))
			}
			v = v.Elem()
		}
		v = v.Field(n)
	}
	return v, true
}
