// Package snapshot is the format of saved sessions below the meaning of its parts:
// numbers, strings and counts written one after another, read back with every length
// checked, and the seal around them.
//
// A snapshot is a header (magic, format version, key id, nonce) and a body sealed with
// AES-256-GCM, the header being authenticated with it. What a Reader gives was checked
// against the bytes there are, never against what it means: the caller verifies that.
package snapshot

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// Version is the format this package writes, Oldest the first it reads. A change of the
// format raises Version, and what reads it asks for the version where they differ; the golden
// files of package gilliam hold every format from Oldest on.
const (
	Version = 2
	Oldest  = 2
)

const magic = "gilliam\x00"

// Key is a named 256-bit key. The id is in the header in clear, so that keys can be changed.
type Key struct {
	ID     uint32
	Secret [32]byte
}

// ErrKey says that no key at hand opens the snapshot.
var ErrKey = errors.New("no key for this snapshot")

// ErrSeal says that the bytes were changed or cut.
var ErrSeal = errors.New("the seal is broken: the bytes were changed, cut or sealed with another key")

const headerLen = len(magic) + 4 + 4 + 12

// Seal closes a body.
func Seal(k Key, body []byte) ([]byte, error) {
	g, err := gcm(k)
	if err != nil {
		return nil, err
	}
	out := make([]byte, headerLen, headerLen+len(body)+g.Overhead())
	copy(out, magic)
	binary.LittleEndian.PutUint32(out[len(magic):], Version)
	binary.LittleEndian.PutUint32(out[len(magic)+4:], k.ID)
	nonce := out[len(magic)+8 : headerLen]
	rand.Read(nonce)
	return g.Seal(out, nonce, body, out[:headerLen]), nil
}

// Open checks and opens a snapshot with one of the keys, and gives its format version.
func Open(keys []Key, b []byte) (body []byte, version int, err error) {
	if len(b) < headerLen || string(b[:len(magic)]) != magic {
		return nil, 0, errors.New("not a snapshot")
	}
	version = int(binary.LittleEndian.Uint32(b[len(magic):]))
	if version < Oldest || version > Version {
		return nil, version, fmt.Errorf("format version %d is not supported by this release (it reads %d to %d)", version, Oldest, Version)
	}
	id := binary.LittleEndian.Uint32(b[len(magic)+4:])
	for _, k := range keys {
		if k.ID != id {
			continue
		}
		g, err := gcm(k)
		if err != nil {
			return nil, version, err
		}
		body, err = g.Open(nil, b[len(magic)+8:headerLen], b[headerLen:], b[:headerLen])
		if err != nil {
			return nil, version, ErrSeal
		}
		return body, version, nil
	}
	return nil, version, ErrKey
}

func gcm(k Key) (cipher.AEAD, error) {
	c, err := aes.NewCipher(k.Secret[:])
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(c)
}

// Writer collects a body.
type Writer struct{ B []byte }

// Uint writes a number.
func (w *Writer) Uint(n uint64) { w.B = binary.AppendUvarint(w.B, n) }

// Int writes a signed number.
func (w *Writer) Int(n int64) { w.B = binary.AppendVarint(w.B, n) }

// Byte writes one byte.
func (w *Writer) Byte(b byte) { w.B = append(w.B, b) }

// Bool writes a truth value.
func (w *Writer) Bool(v bool) {
	if v {
		w.Byte(1)
	} else {
		w.Byte(0)
	}
}

// Float writes a float's bits.
func (w *Writer) Float(f float64) { w.B = binary.LittleEndian.AppendUint64(w.B, math.Float64bits(f)) }

// Word writes 64 bits as they are.
func (w *Writer) Word(u uint64) { w.B = binary.LittleEndian.AppendUint64(w.B, u) }

// String writes a string with its length.
func (w *Writer) String(s string) {
	w.Uint(uint64(len(s)))
	w.B = append(w.B, s...)
}

// Reader reads a body. After the first wrong byte everything it gives is zero and Err says why.
type Reader struct {
	b     []byte
	whole []byte
	err   error
}

// NewReader reads b.
func NewReader(b []byte) *Reader { return &Reader{b: b, whole: b} }

// PartKind is what a part of a body is.
type PartKind uint8

// The kinds of part.
const (
	PartUint PartKind = iota
	PartInt
	PartByte
	PartBool
	PartWord
	PartString // with its length
)

// Watch, if set, is told of each part that a Reader reads and where in its bytes the part
// stands. It is for tools that change snapshots part by part; nothing else may read one then.
var Watch func(whole []byte, kind PartKind, at, end int)

// saw tells Watch of the part before the next one.
func (r *Reader) saw(kind PartKind, size int) {
	if Watch != nil && r.err == nil {
		end := len(r.whole) - len(r.b)
		Watch(r.whole, kind, end-size, end)
	}
}

// Err is the first error.
func (r *Reader) Err() error { return r.err }

// Fail records an error unless there is one already.
func (r *Reader) Fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
		r.b = nil
	}
}

// Left is how many bytes remain.
func (r *Reader) Left() int { return len(r.b) }

// Uint reads a number.
func (r *Reader) Uint() uint64 {
	n, k := r.uint()
	r.saw(PartUint, k)
	return n
}

// uint reads a number and says how many bytes it took.
func (r *Reader) uint() (n uint64, k int) {
	n, k = binary.Uvarint(r.b)
	if k <= 0 {
		r.Fail("truncated number")
		return 0, 0
	}
	r.b = r.b[k:]
	return n, k
}

// Int reads a signed number.
func (r *Reader) Int() int64 {
	n, k := binary.Varint(r.b)
	if k <= 0 {
		r.Fail("truncated number")
		return 0
	}
	r.b = r.b[k:]
	r.saw(PartInt, k)
	return n
}

// Len reads a count of things of at least size bytes each; more than the bytes that are
// left could hold is an error.
func (r *Reader) Len(size int) int {
	n, k := r.length(size)
	r.saw(PartUint, k)
	return n
}

// length is Len that says how many bytes the count took.
func (r *Reader) length(size int) (n, k int) {
	u, k := r.uint()
	if r.err == nil && u > uint64(len(r.b)/size) {
		r.Fail("count %d is larger than the data", u)
		return 0, 0
	}
	return int(u), k
}

// Limit reads a number that must not exceed max.
func (r *Reader) Limit(max uint64) int {
	n := r.Uint()
	if n > max {
		r.Fail("number %d is larger than %d", n, max)
		return 0
	}
	return int(n)
}

// Byte reads one byte.
func (r *Reader) Byte() byte {
	b := r.byte()
	r.saw(PartByte, 1)
	return b
}

func (r *Reader) byte() byte {
	if len(r.b) == 0 {
		r.Fail("truncated")
		return 0
	}
	b := r.b[0]
	r.b = r.b[1:]
	return b
}

// Bool reads a truth value.
func (r *Reader) Bool() bool {
	b := r.byte()
	if b > 1 {
		r.Fail("bad truth value %d", b)
	}
	r.saw(PartBool, 1)
	return b == 1
}

// Word reads 64 bits.
func (r *Reader) Word() uint64 {
	if len(r.b) < 8 {
		r.Fail("truncated")
		return 0
	}
	u := binary.LittleEndian.Uint64(r.b)
	r.b = r.b[8:]
	r.saw(PartWord, 8)
	return u
}

// Float reads a float.
func (r *Reader) Float() float64 { return math.Float64frombits(r.Word()) }

// String reads a string.
func (r *Reader) String() string {
	n, k := r.length(1)
	s := string(r.b[:n])
	r.b = r.b[n:]
	r.saw(PartString, k+n)
	return s
}

// Bytes reads a byte slice.
func (r *Reader) Bytes() []byte {
	n, k := r.length(1)
	s := append([]byte(nil), r.b[:n]...)
	r.b = r.b[n:]
	r.saw(PartString, k+n)
	return s
}
