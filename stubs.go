package gilliam

import (
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"sort"
	"strings"
	"time"
)

// Stubs is what a model is shown of the host: the functions, modules and constants of the
// Env as Python declarations with types and docstrings. A module stands behind a comment with
// its name. An Env that is not well declared has none.
func (e *Env) Stubs() string {
	g, err := e.grants()
	if err != nil {
		return ""
	}
	var body strings.Builder
	t := &pythonTypes{names: map[reflect.Type]string{}, used: map[string]bool{}, imports: map[string]bool{}}
	for _, fn := range g.order {
		if fn.module == "" {
			fn.stub(&body, t)
		}
	}
	for _, m := range e.Modules {
		fmt.Fprintf(&body, "\n# module %s: import %s\n", m.Name, m.Name)
		if m.Doc != "" {
			fmt.Fprintf(&body, "# %s\n", strings.ReplaceAll(strings.TrimSpace(m.Doc), "\n", "\n# "))
		}
		for _, k := range sortedKeys(m.Consts) {
			fmt.Fprintf(&body, "\n%s: %s\n", k, t.ofValue(m.Consts[k]))
		}
		for _, fn := range g.order {
			if fn.module == m.Name {
				fn.stub(&body, t)
			}
		}
	}
	return strings.TrimLeft(t.header()+body.String(), "\n")
}

// stub writes the declaration of one function.
func (fn *function) stub(b *strings.Builder, t *pythonTypes) {
	params := slices.Clone(fn.params)
	if fn.fast == nil && fn.Call != nil {
		for i := range params {
			if p := &params[i]; p.typ == "" {
				p.typ = t.of(fn.shape.in(i))
			}
		}
	}
	word := "def"
	if fn.Kind == Async {
		word = "async def"
	}
	fmt.Fprintf(b, "\n%s %s(%s) -> %s:", word, fn.Func.Name, shownParams(params), fn.result(t))
	if fn.Doc == "" {
		b.WriteString(" ...\n")
		return
	}
	doc := strings.ReplaceAll(strings.ReplaceAll(strings.TrimSpace(fn.Doc), "\\", "\\\\"), `"""`, `\"""`)
	if strings.HasSuffix(doc, `"`) {
		doc = doc[:len(doc)-1] + `\"`
	}
	fmt.Fprintf(b, "\n    \"\"\"%s\"\"\"\n", strings.ReplaceAll(doc, "\n", "\n    "))
}

func (fn *function) result(t *pythonTypes) string {
	switch {
	case fn.Result != "":
		return fn.Result
	case fn.fast != nil || fn.Call == nil:
		return t.any()
	case !fn.shape.result:
		return "None"
	}
	return t.of(fn.shape.fn.Type().Out(0))
}

// pythonTypes writes Go types as Python annotations and collects what they need: structs
// become TypedDicts.
type pythonTypes struct {
	names   map[reflect.Type]string
	used    map[string]bool
	classes []string
	imports map[string]bool
}

func (t *pythonTypes) any() string {
	t.imports["from typing import Any"] = true
	return "Any"
}

var plainTypes = map[reflect.Type]string{
	reflect.TypeFor[time.Time](): "datetime.datetime", reflect.TypeFor[time.Duration](): "datetime.timedelta",
	reflect.TypeFor[*big.Int](): "int", reflect.TypeFor[json.Number](): "float", reflect.TypeFor[[]byte](): "bytes",
	reflect.TypeFor[Dict](): "dict", reflect.TypeFor[Tuple](): "tuple", reflect.TypeFor[Set](): "set",
}

func (t *pythonTypes) of(typ reflect.Type) string {
	if name, ok := plainTypes[typ]; ok {
		if strings.HasPrefix(name, "datetime.") {
			t.imports["import datetime"] = true
		}
		return name
	}
	switch k := typ.Kind(); {
	case k == reflect.Bool:
		return "bool"
	case k >= reflect.Int && k <= reflect.Uintptr:
		return "int"
	case k == reflect.Float32 || k == reflect.Float64:
		return "float"
	case k == reflect.Complex64 || k == reflect.Complex128:
		return "complex"
	case k == reflect.String:
		return "str"
	case k == reflect.Pointer:
		return t.of(typ.Elem()) + " | None"
	case k == reflect.Slice && typ.Elem().Kind() == reflect.Uint8:
		return "bytes"
	case k == reflect.Slice || k == reflect.Array:
		return "list[" + t.of(typ.Elem()) + "]"
	case k == reflect.Map:
		return "dict[" + t.of(typ.Key()) + ", " + t.of(typ.Elem()) + "]"
	case k == reflect.Struct:
		return t.class(typ)
	}
	return t.any()
}

// ofValue is the type of a constant.
func (t *pythonTypes) ofValue(v any) string {
	if f, ok := v.(Frozen); ok {
		v = f.Value
	}
	if v == nil {
		return "None"
	}
	return t.of(reflect.TypeOf(v))
}

// class is the TypedDict of a struct.
func (t *pythonTypes) class(typ reflect.Type) string {
	if name, ok := t.names[typ]; ok {
		return name
	}
	base, _, _ := strings.Cut(typ.Name(), "[") // of a generic type
	if base == "" {
		base = "Record"
	}
	base = strings.ToUpper(base[:1]) + base[1:]
	name := base
	for n := 2; t.used[name]; n++ {
		name = fmt.Sprint(base, n)
	}
	t.names[typ], t.used[name] = name, true
	t.imports["from typing import TypedDict"] = true
	var b strings.Builder
	fmt.Fprintf(&b, "\nclass %s(TypedDict):\n", name)
	fields := structFields(typ)
	for _, f := range fields {
		ft := t.of(typ.FieldByIndex(f.index).Type)
		if f.omitEmpty || f.omitZero {
			t.imports["from typing import NotRequired"] = true
			ft = "NotRequired[" + ft + "]"
		}
		fmt.Fprintf(&b, "    %s: %s\n", f.name, ft)
	}
	if len(fields) == 0 {
		b.WriteString("    pass\n")
	}
	t.classes = append(t.classes, b.String())
	return name
}

// header imports and declares what the stubs mention.
func (t *pythonTypes) header() string {
	var lines []string
	for line := range t.imports { // sorted next
		lines = append(lines, line+"\n")
	}
	sort.Strings(lines)
	return strings.Join(append(lines, t.classes...), "")
}
