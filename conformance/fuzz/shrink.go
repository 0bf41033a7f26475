package fuzz

import "strings"

// Shrink removes lines from a program as long as what is left still fails.
func Shrink(p *Program, fails func(*Program) bool) *Program {
	for size := max(1, strings.Count(p.Source, "\n")/2); size > 0; size /= 2 {
		for again := true; again; {
			again = false
			lines := strings.SplitAfter(p.Source, "\n")
			oracle := strings.SplitAfter(p.Oracle, "\n")
			if len(lines) != len(oracle) {
				return p
			}
			for i := 0; i+size <= len(lines); {
				q := &Program{Seed: p.Seed, Source: without(lines, i, size), Oracle: without(oracle, i, size)}
				if q.Source != p.Source && fails(q) {
					p, again = q, true
					lines, oracle = strings.SplitAfter(p.Source, "\n"), strings.SplitAfter(p.Oracle, "\n")
					continue
				}
				i++
			}
		}
	}
	return p
}

func without(lines []string, at, n int) string {
	return strings.Join(lines[:at], "") + strings.Join(lines[at+n:], "")
}
