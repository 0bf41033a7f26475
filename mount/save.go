package mount

import (
	"encoding/binary"
	"errors"
	"io/fs"
	"path"
	"sort"
	"time"
)

// Saved changes: for each node its name, kind and content, then the names that are gone.
// Names stand in order, so that equal trees have equal bytes.

var errSaved = errors.New("mount: bad saved changes")

// Save writes the tree, and that of a private lower file system.
func (m *memory) Save() []byte {
	m.mu.Lock()
	defer m.mu.Unlock()
	var b []byte
	str := func(s string) {
		b = binary.AppendUvarint(b, uint64(len(s)))
		b = append(b, s...)
	}
	names := make([]string, 0, len(m.nodes))
	for n := range m.nodes { // sorted next
		names = append(names, n)
	}
	sort.Strings(names)
	b = binary.AppendUvarint(b, uint64(len(names)))
	for _, name := range names {
		n := m.nodes[name]
		str(name)
		kind := byte(0)
		if n.folder {
			kind = 1
		}
		b = append(b, kind)
		b = binary.AppendVarint(b, n.mtime.UnixNano())
		str(string(n.data))
	}
	names = names[:0]
	for n := range m.gone { // sorted next
		names = append(names, n)
	}
	sort.Strings(names)
	b = binary.AppendUvarint(b, uint64(len(names)))
	for _, name := range names {
		str(name)
	}
	if p, ok := m.lower.(Private); ok {
		str(string(p.Save()))
	}
	return b
}

// Load replaces the tree. Names must be valid, lie in folders of the tree or of the lower file
// system, and fit the quota.
func (m *memory) Load(b []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	r := changesReader{b: b, ok: true}
	n := &memory{nodes: map[string]*node{}, gone: map[string]bool{}, lower: m.lower, quota: m.quota, left: m.quota}
	for range r.count() {
		name := r.str()
		kind := r.byte()
		x := &node{folder: kind == 1, mtime: time.Unix(0, r.int()), data: []byte(r.str())}
		if !r.ok || kind > 1 || !validName(name) || n.nodes[name] != nil || x.folder && len(x.data) > 0 {
			return errSaved
		}
		if name != "." && n.take(int64(len(x.data)), 1) != nil {
			return ErrQuota
		}
		n.nodes[name] = x
	}
	if root := n.nodes["."]; root == nil || !root.folder {
		return errSaved
	}
	for range r.count() {
		name := r.str()
		if !r.ok || !validName(name) || name == "." {
			return errSaved
		}
		n.gone[name] = true
	}
	if p, ok := m.lower.(Private); ok {
		if lower := r.str(); !r.ok || p.Load([]byte(lower)) != nil {
			return errSaved
		}
	}
	if !r.ok || len(r.b) > 0 {
		return errSaved
	}
	for name := range n.nodes { // all are looked at: order does not matter
		if name != "." && n.parent(name) != nil {
			return errSaved
		}
	}
	m.nodes, m.gone, m.left = n.nodes, n.gone, n.left
	return nil
}

func validName(name string) bool {
	return fs.ValidPath(name) && len(name) <= maxPath && len(path.Base(name)) <= maxName
}

// changesReader reads saved changes; ok falls at the first that makes no sense.
type changesReader struct {
	b  []byte
	ok bool
}

func (r *changesReader) fail() { r.b, r.ok = nil, false }

func (r *changesReader) byte() byte {
	if len(r.b) == 0 {
		r.fail()
		return 0
	}
	c := r.b[0]
	r.b = r.b[1:]
	return c
}

func (r *changesReader) int() int64 {
	n, k := binary.Varint(r.b)
	if k <= 0 {
		r.fail()
		return 0
	}
	r.b = r.b[k:]
	return n
}

// count reads how many there are, at most as many as bytes are left.
func (r *changesReader) count() int {
	n, k := binary.Uvarint(r.b)
	if k <= 0 || n > uint64(len(r.b)) {
		r.fail()
		return 0
	}
	r.b = r.b[k:]
	return int(n)
}

func (r *changesReader) str() string {
	n := r.count()
	if n > len(r.b) {
		r.fail()
		return ""
	}
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
}
