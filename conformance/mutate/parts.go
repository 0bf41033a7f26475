// Package mutate changes snapshots on purpose and tries what becomes of them.
//
// In come scripts; each is run to where it stands still, and the body of its snapshot is
// taken apart into the numbers, bytes and strings that a restore reads. Out goes, for each
// change of such a body, sealed again with the right key, what the restore and the run
// after it did: an error of the right type, or a run within its limits. Everything else is
// a Fault.
package mutate

import (
	"encoding/binary"
	"fmt"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/internal/snapshot"
)

// A part is what a Reader reads at once. One that holds bytes read apart, by another
// Reader, has those as inner.
type part struct {
	kind  snapshot.PartKind
	raw   []byte
	inner *node
}

// node is the parts of one Reader's bytes. What a Reader did not read is one last part.
type node struct {
	parts  []part
	values []value
	where  map[int]bool // parts that begin a value
}

// value is a run of parts that spell a Value: its tag and what follows.
type value struct{ at, n int }

// Tags of values, as package heap writes them.
const (
	tagInt = iota
	tagDouble
	tagSpecial
	tagObject
	tagImage
)

// take reads a body through restore and gives its parts.
func take(body []byte, restore func() error) (*node, error) {
	type open struct {
		node  *node
		whole []byte
		end   int
	}
	var nodes []*open
	snapshot.Watch = func(whole []byte, kind snapshot.PartKind, at, end int) {
		if len(whole) == 0 {
			return
		}
		var o *open
		for _, x := range nodes {
			if &x.whole[0] == &whole[0] {
				o = x
			}
		}
		if o == nil {
			o = &open{node: &node{}, whole: whole}
			nodes = append(nodes, o)
		}
		if at != o.end {
			return // read again
		}
		o.node.parts = append(o.node.parts, part{kind: kind, raw: whole[at:end]})
		o.end = end
	}
	err := restore()
	snapshot.Watch = nil
	if err != nil {
		return nil, err
	}
	for _, o := range nodes {
		if o.end < len(o.whole) {
			o.node.parts = append(o.node.parts, part{kind: snapshot.PartByte, raw: o.whole[o.end:]})
		}
		o.node.findValues()
	}
	for i, o := range nodes[1:] {
		if !adopt(nodes[i].node, o.node, o.whole) {
			return nil, fmt.Errorf("bytes read apart are not found where they stand")
		}
	}
	if string(nodes[0].node.bytes(nil)) != string(body) {
		return nil, fmt.Errorf("the parts do not make the body")
	}
	return nodes[0].node, nil
}

func (o *node) bytes(to []byte) []byte {
	for i := range o.parts {
		to = o.parts[i].bytes(to)
	}
	return to
}

func (p *part) bytes(to []byte) []byte {
	if p.inner == nil {
		return append(to, p.raw...)
	}
	b := p.inner.bytes(nil)
	to = binary.AppendUvarint(to, uint64(len(b)))
	return append(to, b...)
}

// adopt makes inner the content of the string of outer that holds the bytes whole.
func adopt(outer, inner *node, whole []byte) bool {
	for i := len(outer.parts) - 1; i >= 0; i-- {
		p := &outer.parts[i]
		if p.kind != snapshot.PartString || p.inner != nil {
			continue
		}
		if _, k := binary.Uvarint(p.raw); string(p.raw[k:]) == string(whole) {
			p.inner = inner
			return true
		}
	}
	return false
}

// findValues notes which parts spell values.
func (o *node) findValues() {
	o.where = map[int]bool{}
	is := func(i int, k snapshot.PartKind) bool { return i < len(o.parts) && o.parts[i].kind == k }
	for i := 0; i < len(o.parts); i++ {
		if !is(i, snapshot.PartByte) || len(o.parts[i].raw) != 1 {
			continue
		}
		n := 0
		switch o.parts[i].raw[0] {
		case tagInt:
			if is(i+1, snapshot.PartInt) {
				n = 2
			}
		case tagDouble:
			if is(i+1, snapshot.PartWord) {
				n = 2
			}
		case tagSpecial:
			if is(i+1, snapshot.PartByte) {
				n = 2
			}
		case tagObject:
			if is(i+1, snapshot.PartByte) && is(i+2, snapshot.PartUint) {
				n = 3
			}
		case tagImage:
			if is(i+1, snapshot.PartUint) {
				n = 2
			}
		}
		if n > 0 {
			o.values = append(o.values, value{i, n})
			o.where[i] = true
			i += n - 1
		}
	}
}

// deepest is the node with the machine's own objects, and the way to it.
func (o *node) deepest() (path []int) {
	for {
		found := -1
		for i := range o.parts {
			if o.parts[i].inner != nil {
				found = i
			}
		}
		if found < 0 {
			return path
		}
		path = append(path, found)
		o = o.parts[found].inner
	}
}

// sealed closes a body with the key that Driver opens snapshots with.
func sealed(body []byte) []byte {
	b, err := snapshot.Seal(snapshot.Key(key), body)
	if err != nil {
		panic(err) // only a broken cipher
	}
	return b
}

var key = gilliam.Key{ID: 11, Secret: [32]byte{9, 8, 7}}
