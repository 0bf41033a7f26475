package main

import (
	"fmt"
	"math"
	"os"
	"runtime"
	"strings"
	"time"
)

// startOnly is the program that does nothing: its time is that of the process's
// start, and it stays out of the means.
const startOnly = "hello"

// table renders the medians and, for each peer, how many times the first
// interpreter's time it takes, as a Markdown table with faults listed below it.
func (m *measurement) table() string {
	var b strings.Builder
	header, rule := "| program |", "|-|"
	for i, p := range m.peers {
		header += " " + p.name + " |"
		rule += "-:|"
		if i > 0 {
			header += " × |"
			rule += "-:|"
		}
	}
	fmt.Fprintf(&b, "%s\n%s\n", header, rule)
	for _, program := range m.programs {
		if program != startOnly {
			m.row(&b, program)
		}
	}
	m.means(&b)
	for _, program := range m.programs {
		if program == startOnly {
			m.row(&b, program)
		}
	}
	for _, program := range m.programs {
		for i, c := range m.cells[program] {
			if c.fault != "" {
				fmt.Fprintf(&b, "\n%s can not run %s: %s", m.peers[i].name, program, strings.ReplaceAll(c.fault, m.dir, ""))
			}
		}
	}
	return b.String() + "\n"
}

func (m *measurement) row(b *strings.Builder, program string) {
	cells := m.cells[program]
	name := program
	if program == startOnly {
		name += " (start only)"
	}
	fmt.Fprintf(b, "| %s |", name)
	for i, c := range cells {
		fmt.Fprintf(b, " %s |", milliseconds(c.median()))
		if i > 0 {
			fmt.Fprintf(b, " %s |", ratio(c.median(), cells[0].median()))
		}
	}
	fmt.Fprintln(b)
}

// means adds the geometric mean of each peer's ratios, over the programs that
// both it and the first interpreter run.
func (m *measurement) means(b *strings.Builder) {
	fmt.Fprint(b, "| geometric mean | |")
	for i := 1; i < len(m.peers); i++ {
		sum, n := 0.0, 0
		for _, program := range m.programs {
			cells := m.cells[program]
			own, other := cells[0].median(), cells[i].median()
			if program != startOnly && own > 0 && other > 0 {
				sum += math.Log(float64(other) / float64(own))
				n++
			}
		}
		if n == 0 {
			fmt.Fprint(b, " | – |")
			continue
		}
		fmt.Fprintf(b, " of %d | %.2f |", n, math.Exp(sum/float64(n)))
	}
	fmt.Fprintln(b)
}

func milliseconds(d time.Duration) string {
	if d == 0 {
		return "–"
	}
	ms := float64(d) / float64(time.Millisecond)
	if ms < 10 {
		return fmt.Sprintf("%.1f", ms)
	}
	return fmt.Sprintf("%.0f", ms)
}

func ratio(other, own time.Duration) string {
	if other == 0 || own == 0 {
		return "–"
	}
	return fmt.Sprintf("%.2f", float64(other)/float64(own))
}

// report is the text of RESULTS.md.
func report(m measurement, table string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Results\n\nProcessor time (user and system) of the whole process in milliseconds, median of %d runs, interpreters in turn;\n", m.rounds)
	fmt.Fprintf(&b, "× is that time divided by %s's. Made by\n\n    go run ./bench --rounds %d", m.peers[0].name, m.rounds)
	for _, p := range m.peers {
		if p.name == "gilliam" {
			continue
		}
		fmt.Fprintf(&b, " --peer '%s=%s'", p.name, p.command())
	}
	fmt.Fprintf(&b, "\n\non %s (%d processors), %s/%s, %s.\n", processor(), runtime.NumCPU(), runtime.GOOS, runtime.GOARCH, runtime.Version())
	for _, p := range m.peers {
		if v := p.version(); v != "" {
			fmt.Fprintf(&b, "%s: %s. ", p.name, v)
		}
	}
	fmt.Fprintf(&b, "\n\n## Programs\n\n%s", table)
	return b.String()
}

// others are the sections of results that other commands gave.
func others(results string) string {
	const marker = "\n## "
	var b strings.Builder
	for _, section := range strings.Split(results, marker)[1:] {
		if !strings.HasPrefix(section, "Programs\n") && !strings.HasPrefix(section, "Inside a process\n") {
			b.WriteString(marker + section)
		}
	}
	return b.String()
}

// processor names the machine's processor.
func processor() string {
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return "an unnamed processor"
	}
	for line := range strings.Lines(string(text)) {
		key, value, _ := strings.Cut(line, ":")
		if strings.TrimSpace(key) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return "an unnamed processor"
}
