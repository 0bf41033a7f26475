package lib

import (
	_ "embed"
	"encoding/binary"
	"sync"
)

// packedCode is the compiled Python part of the modules: for each its name and what compile.Pack
// made of its code, each behind its length as a varint. TestPacked writes it.
//
//go:embed packed.bin
var packedCode string

// packed maps the modules' names to their code.
var packed = sync.OnceValue(func() map[string]string {
	rest, code := packedCode, map[string]string{}
	next := func() string {
		n, k := binary.Uvarint([]byte(rest[:min(len(rest), binary.MaxVarintLen64)]))
		s := rest[k : k+int(n)]
		rest = rest[k+int(n):]
		return s
	}
	for rest != "" {
		name := next()
		code[name] = next()
	}
	return code
})
