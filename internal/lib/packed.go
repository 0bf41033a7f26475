package lib

import (
	_ "embed"
	"sync"

	"github.com/gilliam-run/gilliam/internal/compile"
)

// packedCode is an archive of the compiled Python part of the modules, by their names.
// TestPacked writes it.
//
//go:embed packed.bin
var packedCode string

// packed maps the modules' names to their code.
var packed = sync.OnceValue(func() map[string]string { return compile.PackedCode(packedCode) })
