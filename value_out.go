package gilliam

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/lib/datetime"
)

// out makes a Go value of a Python value.
func (c *crossing) out(v heap.Value, depth int) (any, error) {
	if err := c.count(depth); err != nil {
		return nil, err
	}
	h := c.vm.Heap()
	v = c.vm.Payload(v)
	switch v.Kind() {
	case 0, 1, heap.KFloat: // 1 is -0.0
		if v.IsInt() {
			return c.outInt(v.Int())
		}
		return c.outFloat(h.Float(v))
	case heap.KNone:
		return nil, nil
	case heap.KTrue:
		return true, nil
	case heap.KFalse:
		return false, nil
	case heap.KInt:
		return c.outBig(v)
	case heap.KComplex:
		return h.Complex(v), c.strict("a complex")
	case heap.KStr:
		s := h.Str(v).S
		if err := c.weigh(len(s)); err != nil {
			return nil, err
		}
		if !utf8.ValidString(s) {
			return nil, &valueError{before: "a str", after: " has a lone surrogate"}
		}
		return strings.Clone(s), nil
	case heap.KBytes, heap.KByteArray:
		if err := c.strict(article(c.vm.TypeName(v))); err != nil {
			return nil, err
		}
		if err := c.weigh(len(h.Bytes(v).B)); err != nil {
			return nil, err
		}
		return append([]byte{}, h.Bytes(v).B...), nil
	case heap.KList, heap.KTuple:
		return c.outList(v, depth)
	case heap.KDict:
		return c.outDict(v, depth)
	case heap.KMappingProxy:
		if d := c.vm.Payload(h.Rec(v).F[0]); d.Is(heap.KDict) {
			return c.outDict(d, depth)
		}
	case heap.KSet, heap.KFrozenSet:
		return c.outSet(v, depth)
	case heap.KNative:
		if key, ok := c.vm.HostKey(v); ok {
			if o := sessionOf(c.vm).objects.byKey[key]; o != nil {
				return *o, c.strict("an object of the host")
			}
		}
		x, known, err := datetime.Exported(c.vm, v)
		if err != nil {
			return nil, &valueError{before: article(c.vm.TypeName(v)), after: " " + err.Error()}
		}
		if known {
			return x, c.strict(article(c.vm.TypeName(v)))
		}
	}
	return nil, &valueError{before: article(c.vm.TypeName(v)), after: " has no Go form"}
}

func (c *crossing) outInt(i int64) (any, error) {
	if c.json && (i > maxJSONInt || i < -maxJSONInt) {
		return nil, c.strict("an integer beyond 2**53-1")
	}
	return i, nil
}

func (c *crossing) outFloat(f float64) (any, error) {
	if c.json && (math.IsInf(f, 0) || math.IsNaN(f)) {
		return nil, c.strict("a float that is not finite")
	}
	return f, nil
}

func (c *crossing) outBig(v heap.Value) (any, error) {
	b := c.vm.Heap().Big(v)
	if err := c.weigh(8 * len(b.Mag)); err != nil {
		return nil, err
	}
	z := new(big.Int).SetBits(append([]big.Word(nil), b.Mag...))
	if b.Neg {
		z.Neg(z)
	}
	if z.IsInt64() {
		return c.outInt(z.Int64())
	}
	return z, c.strict("an integer beyond 2**53-1")
}

func (c *crossing) outList(v heap.Value, depth int) (any, error) {
	h := c.vm.Heap()
	n := len(h.List(v).V)
	if n > maxValueParts-c.parts {
		return nil, tooMany()
	}
	out := make([]any, n)
	for i := range n {
		x, err := c.out(h.List(v).V[i], depth+1)
		if err != nil {
			return nil, under(err, indexStep(i))
		}
		out[i] = x
	}
	if v.Is(heap.KTuple) && !c.json {
		return Tuple(out), nil
	}
	return out, nil
}

func (c *crossing) outSet(v heap.Value, depth int) (any, error) {
	if err := c.strict(article(c.vm.TypeName(v))); err != nil {
		return nil, err
	}
	d := c.vm.Heap().Dict(v)
	var out Set
	for i := range d.Ents {
		if k := d.Ents[i].K; k != heap.Unbound {
			x, err := c.out(k, depth+1)
			if err != nil {
				return nil, under(err, fmt.Sprintf("{%d}", len(out)))
			}
			out = append(out, x)
		}
	}
	if out == nil {
		out = Set{}
	}
	return out, nil
}

func (c *crossing) outDict(v heap.Value, depth int) (any, error) {
	d := c.vm.Heap().Dict(v)
	out := Dict{}
	for i := range d.Ents {
		e := d.Ents[i]
		if e.K == heap.Unbound {
			continue
		}
		k, err := c.out(e.K, depth+1)
		if err == nil && c.json {
			if _, isStr := k.(string); !isStr {
				err = c.strict("a key that is no str")
			}
		}
		if err != nil {
			return nil, under(err, fmt.Sprintf("[key %d]", len(out)))
		}
		x, err := c.out(e.V, depth+1)
		if err != nil {
			return nil, under(err, keyStep(k))
		}
		out = append(out, Item{k, x})
	}
	return out, nil
}
