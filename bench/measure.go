package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A measurement runs programs under peers and keeps what came out.
type measurement struct {
	dir      string
	peers    []peer
	programs []string
	rounds   int
	limit    time.Duration

	cells map[string][]cell // program → one cell a peer
}

// A cell is one program under one peer. With a fault there is no time.
type cell struct {
	times  []time.Duration
	stdout string
	fault  string
}

// median is 0 when the peer could not run the program.
func (c cell) median() time.Duration {
	if c.fault != "" || len(c.times) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(c.times))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}

// reference is the index of the peer whose output the others must print: the
// first one that is not gilliam, if there is one.
func (m *measurement) reference() int {
	if len(m.peers) > 1 && m.peers[0].name == "gilliam" {
		return 1
	}
	return 0
}

func (m *measurement) run() {
	m.cells = make(map[string][]cell)
	for _, program := range m.programs {
		fmt.Fprintln(os.Stderr, "measuring", program)
		m.cells[program] = m.measure(filepath.Join(m.dir, program+".py"))
	}
}

// measure runs one program, peer by peer, round by round.
func (m *measurement) measure(file string) []cell {
	cells := make([]cell, len(m.peers))
	for round := range m.rounds {
		for i, p := range m.peers {
			c := &cells[i]
			if c.fault != "" {
				continue
			}
			stdout, cpu, err := p.run(file, m.limit)
			switch {
			case err != nil:
				c.fault = err.Error()
			case round > 0 && stdout != c.stdout:
				c.fault = "prints something else the second time"
			default:
				c.stdout = stdout
				c.times = append(c.times, cpu)
			}
		}
	}
	want := cells[m.reference()]
	for i := range cells {
		if cells[i].fault == "" && want.fault == "" && !agree(cells[i].stdout, want.stdout) {
			cells[i].fault = fmt.Sprintf("prints %.40q, %s prints %.40q", cells[i].stdout, m.peers[m.reference()].name, want.stdout)
		}
	}
	return cells
}

// agree reports whether two outputs are the same, word by word; numbers with a
// fraction may differ in their last digits, for the last bit of a power is the
// mathematical library's.
func agree(a, b string) bool {
	if a == b {
		return true
	}
	x, y := strings.Fields(a), strings.Fields(b)
	if len(x) != len(y) {
		return false
	}
	for i := range x {
		if x[i] == y[i] {
			continue
		}
		f, err := strconv.ParseFloat(x[i], 64)
		g, err2 := strconv.ParseFloat(y[i], 64)
		if err != nil || err2 != nil || math.Abs(f-g) > 1e-9*math.Abs(g) {
			return false
		}
	}
	return true
}
