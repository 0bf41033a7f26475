package vm

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

var (
	loadsInstr  = regexp.MustCompile(`MOVQ 0\(\w+\)\(\w+\*8\), \w+`)
	jumpsByOp   = regexp.MustCompile(`JMP 0\(\w+\)\(\w+\*8\)`)
	storesStack = regexp.MustCompile(`MOV\w* [^,]+, (0x[0-9a-f]+)?\(SP\)`)
)

// The run loop keeps what it works with in registers: between the load of an instruction
// and the jump to its case nothing is stored on the stack. A case that calls without
// reloading afterwards would make every instruction store there.
func TestLoopStaysInRegisters(t *testing.T) {
	tool, err := exec.LookPath("go")
	if err != nil || runtime.GOARCH != "amd64" {
		t.Skip("reads the assembly of amd64, made by the go command, which is not here")
	}
	if testing.CoverMode() != "" {
		t.Skip("with coverage, counters are stored in the loop on purpose")
	}
	archive := filepath.Join(t.TempDir(), "vm.a")
	if out, err := exec.Command(tool, "build", "-o", archive, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	asm, err := exec.Command(tool, "tool", "objdump", "-s", `\(\*VM\)\.run$`, archive).CombinedOutput()
	if err != nil {
		t.Fatalf("go tool objdump: %v\n%s", err, asm)
	}
	lines := strings.Split(string(asm), "\n")
	jumps := 0
	for i, line := range lines {
		if !jumpsByOp.MatchString(line) {
			continue
		}
		jumps++
		first := i
		for first > 0 && !loadsInstr.MatchString(lines[first]) {
			first--
		}
		if n := i - first; first == 0 || n > 12 {
			t.Errorf("%d instructions between load and jump", n)
		}
		for _, s := range lines[first:i] {
			if storesStack.MatchString(s) {
				t.Errorf("stores on the stack: %s", strings.TrimSpace(s))
			}
		}
	}
	if jumps != 1 {
		t.Errorf("the loop has %d jump tables, want one", jumps)
	}
}
