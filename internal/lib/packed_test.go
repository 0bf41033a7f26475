package lib_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/lib"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// TestPacked compiles the modules again: the packed code must be that, byte for byte, and
// unpack to the same code. With -update it is written.
func TestPacked(t *testing.T) {
	modules := lib.Modules()
	want := pack(modules)
	if *update {
		if err := os.WriteFile("packed.bin", want, 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if have, err := os.ReadFile("packed.bin"); err != nil || !bytes.Equal(want, have) {
		t.Error("packed.bin is of other sources or another compiler: run this test with -update")
	}
	for _, m := range modules {
		if m.Source == "" {
			continue
		}
		code := m.Compile()
		data := compile.Pack(code)
		again := compile.Unpack(string(data), code.File, m.Source, code.Opt)
		if again == nil {
			t.Errorf("%s: not taken for the source it was packed from", m.Name)
			continue
		}
		if again.Fingerprint() != code.Fingerprint() || !bytes.Equal(compile.Pack(again), data) {
			t.Errorf("%s: other code after it was packed and unpacked", m.Name)
		}
		if compile.Unpack(string(data), code.File, m.Source+"\n", code.Opt) != nil {
			t.Errorf("%s: taken for another source", m.Name)
		}
	}
}

// pack compiles the modules' Python parts.
func pack(modules []*vm.ModuleDef) []byte {
	var b []byte
	for _, m := range modules {
		if m.Source != "" {
			b = compile.AppendPacked(b, m.Name, m.Compile())
		}
	}
	return b
}
