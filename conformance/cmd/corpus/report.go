package main

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// report prints what the options ask for: all differences and the table, or one of the short forms.
func report(o options, columns []column) {
	switch o.show {
	case "names":
		for _, r := range failures(columns) {
			fmt.Println(r.c.Name)
		}
	case "missing":
		for _, r := range failures(columns) {
			fmt.Printf("%s: %s\n", r.c.Name, r.reason())
		}
	case "why":
		printReasons(failures(columns))
	default:
		printDifferences(o, columns)
		fmt.Print(table(columns))
	}
}

// failures returns the failing results, each script once.
func failures(columns []column) []result {
	var failed []result
	seen := make(map[string]bool)
	for _, col := range columns {
		for _, r := range col.results {
			if !r.passed() && !seen[r.c.Name] {
				seen[r.c.Name] = true
				failed = append(failed, r)
			}
		}
	}
	return failed
}

// printDifferences prints each failing script with its differences; in a mode
// after the first only what the first did not show.
func printDifferences(o options, columns []column) {
	for k, col := range columns {
		for i, r := range col.results {
			if r.passed() || k > 0 && r.err == nil && !columns[0].results[i].passed() {
				continue
			}
			fmt.Printf("=== %s  (%s, %s)\n", r.c.Name, col.name, filepath.Join(o.scripts, filepath.FromSlash(r.c.Name)+".py"))
			if r.err != nil {
				fmt.Printf("--- %v\n", r.err)
			}
			for _, d := range r.diffs {
				fmt.Printf("--- %s: - wanted, + got\n%s", d.What, cut(d.Text, o.lines))
			}
		}
	}
}

// cut keeps so many lines of a text and says how many it dropped; 0 keeps all.
func cut(text string, keep int) string {
	lines := strings.SplitAfter(text, "\n")
	if keep <= 0 || len(lines) <= keep+1 {
		return text
	}
	return strings.Join(lines[:keep], "") + fmt.Sprintf("… %d lines more (--lines 0 shows all)\n", len(lines)-1-keep)
}

// printReasons prints how often each reason occurs, with one script as a sample.
func printReasons(failed []result) {
	count := make(map[string]int)
	sample := make(map[string]string)
	var reasons []string
	for _, r := range failed {
		why := r.reason()
		if count[why] == 0 {
			reasons = append(reasons, why)
			sample[why] = r.c.Name
		}
		count[why]++
	}
	slices.SortStableFunc(reasons, func(a, b string) int { return cmp.Compare(count[b], count[a]) })
	for _, why := range reasons {
		fmt.Printf("%4d  %.140s   e.g. %s\n", count[why], why, sample[why])
	}
}

// table counts passed scripts by topic, a column for each mode, and names scripts that took long.
func table(columns []column) string {
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "topic\tscripts\t")
	for _, col := range columns {
		fmt.Fprint(w, col.name+"\t")
	}
	fmt.Fprintln(w, "\t")
	first := columns[0].results
	total := make([]int, len(columns))
	for from := 0; from < len(first); {
		topic, to := first[from].c.Topic(), from
		for to < len(first) && first[to].c.Topic() == topic {
			to++
		}
		fmt.Fprintf(w, "%s\t%d\t", topic, to-from)
		complete := true
		for k, col := range columns {
			passed := 0
			for _, r := range col.results[from:to] {
				if r.passed() {
					passed++
				}
			}
			total[k] += passed
			complete = complete && passed == to-from
			fmt.Fprintf(w, "%d\t", passed)
		}
		mark := "<"
		if complete {
			mark = ""
		}
		fmt.Fprintf(w, "%s\t\n", mark)
		from = to
	}
	fmt.Fprintf(w, "all\t%d\t", len(first))
	for _, n := range total {
		fmt.Fprintf(w, "%d\t", n)
	}
	fmt.Fprintln(w, "\t")
	w.Flush()
	for k, n := range total {
		fmt.Fprintf(&text, "%s: %.1f%%\n", columns[k].name, 100*float64(n)/float64(len(first)))
	}
	for _, col := range columns {
		for _, r := range slowest(col.results, 3) {
			if r.took > 2*time.Second {
				fmt.Fprintf(&text, "slow: %s took %v (%s)\n", r.c.Name, r.took.Round(10*time.Millisecond), col.name)
			}
		}
	}
	return text.String()
}

// slowest returns the n results that took longest, slowest first.
func slowest(results []result, n int) []result {
	sorted := slices.SortedStableFunc(slices.Values(results), func(a, b result) int { return cmp.Compare(b.took, a.took) })
	return sorted[:min(n, len(sorted))]
}
