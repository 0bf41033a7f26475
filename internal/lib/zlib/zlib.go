// Package zlib is Python's zlib and gzip, with an inflater and a deflater of our own.
//
// Both are plain data between two calls, so that snapshots can hold a stream in progress.
// The deflater decides as zlib does and makes the same bytes.
package zlib

import (
	_ "embed"
	"hash/crc32"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed zlib.py
var source string

// Modules returns the module zlib.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "zlib", Source: source, Hidden: true, InC: []string{"*"}, Reading: map[string]vm.Reading{
		"Compress.compress": vm.ByClass, "Compress.flush": vm.ByClass, "Compress.copy": vm.ByClass, "Compress.__copy__": vm.ByClass, "Compress.__deepcopy__": vm.ByClass,
		"Decompress.copy": vm.ByClass, "Decompress.__copy__": vm.ByClass, "Decompress.__deepcopy__": vm.ByClass, "Decompress.decompress": vm.ByClass, "Decompress.flush": vm.ByClass}, Types: []vm.TypeDef{compressType, decompressType},
		Init: func(m *vm.VM, module Value) {
			for _, c := range constants {
				m.Bind(module, c.name, heap.Small(c.n))
			}
			for _, name := range []string{"ZLIB_VERSION", "ZLIB_RUNTIME_VERSION"} {
				m.Bind(module, name, m.Heap().Intern("1.3.1"))
			}
		},
		Funcs: []vm.Def{
			{Name: "compress", Sig: "data, /, level=, wbits=", Fn: compressAll, Doc: "Data, compressed."},
			{Name: "decompress", Sig: "data, /, wbits=, bufsize=", Fn: decompressAll, Doc: "Compressed data, as it was."},
			{Name: "compressobj", Sig: "level=, method=, wbits=, memLevel=, strategy=, zdict=", Fn: newCompress, Doc: "Return a compressor object."},
			{Name: "decompressobj", Sig: "wbits=, zdict=", Fn: newDecompress, Doc: "Return a decompressor object."},
			{Name: "adler32", Sig: "data, value=, /", Fn: adler, Doc: "The Adler-32 checksum of data, going on from value."},
			{Name: "crc32", Sig: "data, value=, /", Fn: crc, Doc: "The CRC-32 checksum of data, going on from value."},
		}}}
}

func init() {
	vm.Restorers["zlib.Compress"] = restoreCompressor
	vm.Restorers["zlib.Decompress"] = restoreDecompressor
}

var constants = []struct {
	name string
	n    int64
}{
	{"DEFLATED", 8}, {"DEF_BUF_SIZE", 16384}, {"DEF_MEM_LEVEL", 8}, {"MAX_WBITS", 15},
	{"Z_NO_COMPRESSION", 0}, {"Z_BEST_SPEED", 1}, {"Z_BEST_COMPRESSION", 9}, {"Z_DEFAULT_COMPRESSION", -1},
	{"Z_DEFAULT_STRATEGY", 0}, {"Z_FILTERED", filtered}, {"Z_HUFFMAN_ONLY", huffmanOnly}, {"Z_RLE", runs}, {"Z_FIXED", fixedCodes},
	{"Z_NO_FLUSH", noFlush}, {"Z_PARTIAL_FLUSH", partialFlush}, {"Z_SYNC_FLUSH", syncFlush}, {"Z_FULL_FLUSH", fullFlush},
	{"Z_FINISH", finish}, {"Z_BLOCK", blockFlush}, {"Z_TREES", 6},
}

// failed raises zlib.error.
func failed(m *vm.VM, text string) Value {
	return m.CallIn("zlib", "_raise", m.Heap().NewStr(text))
}

// bytesArg reads an argument with a buffer.
func bytesArg(m *vm.VM, v Value) ([]byte, Value) {
	b, ok, r := m.Buffer(v)
	if r == heap.Unbound && !ok {
		r = m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(v))
	}
	return b, r
}

// intArg reads an optional int.
func intArg(m *vm.VM, v Value, absent int) (int, Value) {
	if v == heap.Unbound {
		return absent, heap.Unbound
	}
	x, ok := m.AsInt64(v)
	switch {
	case ok && x >= -1<<31 && x < 1<<31:
		return int(x), heap.Unbound
	case ok || m.Payload(v).Is(heap.KInt):
		return 0, m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
	}
	return 0, m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(v))
}

// intArgs reads optional ints.
func intArgs(m *vm.VM, a []Value, absent ...int) (n []int, r Value) {
	for i, d := range absent {
		x, r := intArg(m, a[i], d)
		if r != heap.Unbound {
			return nil, r
		}
		n = append(n, x)
	}
	return n, heap.Unbound
}

// sumArgs reads data and the sum to go on with.
func sumArgs(m *vm.VM, a []Value, start uint32) (b []byte, sum uint32, r Value) {
	if b, r = bytesArg(m, a[0]); r != heap.Unbound {
		return nil, 0, r
	}
	sum = start
	if a[1] != heap.Unbound {
		p := m.Payload(a[1])
		if x, ok := m.AsInt64(p); ok {
			sum = uint32(x)
		} else if p.Is(heap.KInt) {
			z := m.BigOf(p)
			if sum = uint32(z.Mag[0]); z.Neg {
				sum = -sum
			}
		} else {
			return nil, 0, m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(a[1]))
		}
	}
	return b, sum, heap.Unbound
}

// sumStep is how much is summed between payments.
const sumStep = 1 << 16

func adler(m *vm.VM, a []Value) Value {
	b, sum, r := sumArgs(m, a, 1)
	if r != heap.Unbound {
		return r
	}
	for len(b) > 0 {
		n := min(len(b), sumStep)
		sum = addAdler(sum, b[:n])
		b = b[n:]
		if !m.Pay(n/8 + 1) {
			return heap.Raised
		}
	}
	return heap.Small(int64(sum))
}

func crc(m *vm.VM, a []Value) Value {
	b, sum, r := sumArgs(m, a, 0)
	if r != heap.Unbound {
		return r
	}
	for len(b) > 0 {
		n := min(len(b), sumStep)
		sum = crc32.Update(sum, crc32.IEEETable, b[:n])
		b = b[n:]
		if !m.Pay(n/32 + 1) {
			return heap.Raised
		}
	}
	return heap.Small(int64(sum))
}

// validWindow reports whether a deflater takes these window bits.
func validWindow(bits int) bool {
	return bits >= 9 && bits <= 15 || bits >= -15 && bits <= -9 || bits >= 25 && bits <= 31
}

func compressAll(m *vm.VM, a []Value) Value {
	data, r := bytesArg(m, a[0])
	if r != heap.Unbound {
		return r
	}
	n, r := intArgs(m, a[1:], -1, 15)
	if r != heap.Unbound {
		return r
	}
	if n[0] < -1 || n[0] > 9 || !validWindow(n[1]) {
		return failed(m, "Bad compression level")
	}
	if !m.Need(deflaterBytes(15, 8) + 3*len(data)) {
		return heap.Raised
	}
	d := newDeflater(n[0], n[1], 8, 0)
	d.pay = m.Pay
	d.compress(data, finish)
	if d.stopped || !m.Pay(d.work+1500) {
		return heap.Raised
	}
	return m.Heap().NewBytes(heap.KBytes, d.out)
}

// validInflate reports whether an inflater takes these window bits.
func validInflate(bits int) bool {
	return bits == 0 || bits >= 8 && bits <= 15 || bits >= -15 && bits <= -8 || bits >= 24 && bits <= 31 || bits == 32 || bits >= 40 && bits <= 47
}

// newOutput is the output of one native.
func newOutput(m *vm.VM, limit int) *output {
	return &output{limit: limit, need: m.Need, charge: func(n int) bool { return m.Pay(n/4 + 1) }}
}

func decompressAll(m *vm.VM, a []Value) Value {
	data, r := bytesArg(m, a[0])
	if r != heap.Unbound {
		return r
	}
	n, r := intArgs(m, a[1:], 15, 16384)
	if r != heap.Unbound {
		return r
	}
	if n[1] < 0 {
		return m.Raisef(vm.E.ValueError, "bufsize must be non-negative")
	}
	if !validInflate(n[0]) {
		return failed(m, "Error -2 while preparing to decompress data: inconsistent stream state")
	}
	if !m.Need(4*windowSize) || !m.Pay(len(data)/16+2500) {
		return heap.Raised
	}
	z := newInflater(n[0])
	out := newOutput(m, -1)
	_, why := z.inflate(data, out)
	switch {
	case why == ended:
		return m.Heap().NewBytes(heap.KBytes, out.b)
	case why == mustStop:
		return heap.Raised
	case why == needDict:
		return failed(m, "Error 2 while decompressing data")
	case why.ofStream():
		return failed(m, "Error -3 while decompressing data: "+string(why))
	}
	return failed(m, "Error -5 while decompressing data: incomplete or truncated stream")
}
