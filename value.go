package gilliam

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gilliam-run/gilliam/internal/vm"
)

// Values cross in both directions like this; docs/embedding.md has the table with examples.
//
//	Python        Go out                    Go in
//	None          nil                       nil, nil pointers
//	bool          bool                      bool
//	int           int64, else *big.Int      all integer kinds, *big.Int, json.Number
//	float         float64                   float32, float64, json.Number
//	complex       complex128                complex64, complex128
//	str           string                    string (UTF-8)
//	bytes         []byte                    []byte
//	list          []any                     slices, arrays
//	tuple         Tuple                     Tuple
//	dict          Dict                      Dict, maps (keys in order), structs (by their json names)
//	set           Set                       Set
//	datetime      time.Time                 time.Time
//	timedelta     time.Duration             time.Duration
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

// Tuple is a Python tuple.
type Tuple []any

// Set is a Python set or frozenset, in its order.
type Set []any

// Frozen is a value that a script can read and not change: its lists arrive as tuples, its
// sets as frozensets, its dicts, maps and structs as read-only mappings, all the way down.
type Frozen struct{ Value any }

// What crosses is bounded in depth, parts and bytes; shared parts count each time.
const (
	maxValueDepth = 200
	maxValueParts = 4 << 20
	partBytes     = 16 // what a part costs beside its text
)

// A valueError says what cannot cross and where.
type valueError struct {
	before, after string
	steps         []string // innermost first
}

func (e *valueError) Error() string {
	if len(e.steps) == 0 {
		return e.before + e.after
	}
	var b strings.Builder
	b.WriteString(e.before + " at ")
	for i := len(e.steps) - 1; i >= 0; i-- {
		b.WriteString(e.steps[i])
	}
	return b.String() + e.after
}

// under adds a step to the path of a valueError: an index, a key, or the name of the whole.
func under(err error, step string) error {
	var e *valueError
	if errors.As(err, &e) {
		e.steps = append(e.steps, step)
	}
	return err
}

// article is a noun behind the article it takes; None takes none.
func article(noun string) string {
	switch {
	case noun == "None":
		return noun
	case strings.IndexByte("aeiou", noun[0]) >= 0:
		return "an " + noun
	}
	return "a " + noun
}

func indexStep(i int) string { return fmt.Sprintf("[%d]", i) }

// keyStep shows a key, cut if it is long.
func keyStep(k any) string {
	s := fmt.Sprintf("%#v", k)
	if len(s) > 80 {
		s = s[:40] + "…"
	}
	return "[" + strings.ToValidUTF8(s, "") + "]"
}

// errHalted says that paying for a conversion ended the run.
var errHalted = errors.New("gilliam: the run was ended")

// crossing is one conversion.
type crossing struct {
	vm     *vm.VM
	json   bool  // only what JSON has may cross
	frozen bool  // what goes in cannot be changed there
	pays   bool  // a run is in progress and pays for it
	max    int64 // bytes
	parts  int
	bytes  int64
}

// crossing begins a conversion between runs.
func (s *Session) crossing() *crossing {
	c := &crossing{vm: s.vm, json: s.env.JSON, max: s.limits.Memory}
	if c.max <= 0 {
		c.max = 1 << 40
	}
	return c
}

// running begins a conversion in the middle of a run.
func (s *Session) running() *crossing {
	c := s.crossing()
	c.pays = true
	return c
}

// count pays for one part of the value.
func (c *crossing) count(depth int) error {
	c.parts++
	switch {
	case depth > maxValueDepth:
		return &valueError{before: "the value", after: fmt.Sprintf(" is nested more than %d deep", maxValueDepth)}
	case c.parts > maxValueParts:
		return tooMany()
	case c.pays && c.parts&63 == 0 && !c.vm.Pay(64):
		return errHalted
	}
	return c.weigh(partBytes)
}

func tooMany() error {
	return &valueError{before: fmt.Sprintf("the value has more than %d parts", maxValueParts)}
}

// weigh pays for n bytes of the value.
func (c *crossing) weigh(n int) error {
	c.bytes += int64(n)
	switch {
	case c.bytes > c.max:
		return &valueError{before: fmt.Sprintf("the value is larger than %d bytes when written out", c.max)}
	case c.pays && n > 4096 && !c.vm.Pay(n/16):
		return errHalted
	}
	return nil
}

// room checks that n more bytes of the heap are at hand.
func (c *crossing) room(n int) error {
	h := c.vm.Heap()
	if n < 4096 && !h.Over() || h.Need(n) {
		return nil
	}
	return &vm.LimitError{Resource: "memory", Used: h.Used() + int64(n), Max: h.Limit()}
}

// maxJSONInt is the largest integer every reader of JSON keeps.
const maxJSONInt = 1<<53 - 1

// strict reports what JSON has no form for.
func (c *crossing) strict(what string) error {
	if !c.json {
		return nil
	}
	return &valueError{before: what, after: " is not JSON"}
}
