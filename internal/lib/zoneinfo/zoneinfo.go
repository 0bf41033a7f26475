// Package zoneinfo is Python's zoneinfo, in Python on the files of the IANA database. Those
// come from package tzdata where the program imports it; nothing is read from the machine.
package zoneinfo

import (
	_ "embed"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed zoneinfo.py
var source string

// Data returns the file of a zone, nil if there is none; Names lists the zones. Package
// tzdata sets both.
var (
	Data  func(name string) []byte
	Names func() []string
)

// Modules returns the module zoneinfo.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "zoneinfo", Source: source, File: "<zoneinfo>", Hidden: true, InC: []string{"ZoneInfo"},
		Reading: map[string]vm.Reading{"ZoneInfo.utcoffset": vm.ByClass, "ZoneInfo.dst": vm.ByClass, "ZoneInfo.tzname": vm.ByClass}, Funcs: []vm.Def{
			{Name: "_data", Sig: "name, /", Fn: zoneData},
			{Name: "_names", Sig: "", Fn: zoneNames},
		}}}
}

// zoneData is the file of a zone, None if there is none.
func zoneData(m *vm.VM, a []vm.Value) vm.Value {
	name, ok := m.Text(a[0])
	if !ok || Data == nil {
		return heap.None
	}
	b := Data(name)
	if b == nil {
		return heap.None
	}
	if !m.Pay(len(b)/8+100) || !m.Need(len(b)) {
		return heap.Raised
	}
	return m.Heap().NewBytes(heap.KBytes, b)
}

// zoneNames is the names of all zones, as one text of lines.
func zoneNames(m *vm.VM, _ []vm.Value) vm.Value {
	if Names == nil {
		return m.Heap().NewStr("")
	}
	text := strings.Join(Names(), "\n")
	if !m.Pay(len(text)/4) || !m.Need(len(text)) {
		return heap.Raised
	}
	return m.Heap().NewStr(text)
}
