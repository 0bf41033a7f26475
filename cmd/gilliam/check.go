package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/gilliam-run/gilliam"
	"github.com/spf13/cobra"
)

func newCheckCommand(c *console) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "check FILE|-",
		Short: "Find mistakes in a Python program without running it",
		Long: `Find mistakes in a Python program without running it: what does not compile,
names that nothing binds, modules and attributes of modules that are not there,
coroutines nobody awaits.

The exit code is 1 if the program has an error, 0 if it has warnings at most.`,
		Args: oneFile,
		RunE: func(_ *cobra.Command, args []string) error {
			name, source, _, err := readProgram(c, "", false, args)
			if err != nil {
				return &exitError{exitUsage, err.Error()}
			}
			found, err := diagnose(name, source)
			if err != nil {
				return &exitError{1, err.Error()}
			}
			if err := printDiagnostics(c, found, asJSON); err != nil {
				return &exitError{1, err.Error()}
			}
			for _, d := range found {
				if d.Severity == "error" {
					return &exitError{code: 1}
				}
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one JSON array of diagnostics")
	return cmd
}

func diagnose(name, source string) ([]gilliam.Diagnostic, error) {
	p, err := compileFile(name, source)
	var syn *gilliam.SyntaxError
	switch {
	case errors.As(err, &syn):
		return []gilliam.Diagnostic{syn.Diagnostic()}, nil
	case err != nil:
		return nil, err
	}
	return p.Check(nil), nil
}

func printDiagnostics(c *console, found []gilliam.Diagnostic, asJSON bool) error {
	if asJSON {
		if found == nil {
			found = []gilliam.Diagnostic{}
		}
		e := json.NewEncoder(c.out)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		return e.Encode(found)
	}
	for _, d := range found {
		fmt.Fprintf(c.out, "%s:%d:%d: %s: %s [%s]\n%s", d.File, d.Line, d.Column, d.Severity, d.Message, d.Code, quote(d))
		if d.Hint != "" {
			fmt.Fprintf(c.out, "    hint: %s\n", d.Hint)
		}
	}
	return nil
}

// quote is the line with carets below the place.
func quote(d gilliam.Diagnostic) string {
	line := strings.TrimLeft(d.Text, " \t\f")
	if line == "" || d.Column < 1 {
		return ""
	}
	text := []rune(d.Text)
	lead := len(text) - len([]rune(line))
	start := max(d.Column-1-lead, 0)
	end := len(text) + 1
	if d.EndLine == d.Line || d.EndLine == 0 {
		end = min(d.EndColumn, end)
	}
	return "    " + line + "\n    " + strings.Repeat(" ", start) + strings.Repeat("^", max(end-d.Column, 1)) + "\n"
}
