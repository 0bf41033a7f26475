package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/internal/syntax"
	"github.com/spf13/cobra"
)

func newRunCommand(c *console) *cobra.Command {
	var f runFlags
	var code string
	var stats bool
	cmd := &cobra.Command{
		Use:   "run [flags] FILE | -c CODE | - [ARGUMENT...]",
		Short: "Run a Python program in the sandbox",
		Long: `Run a Python program in the sandbox. It may read the clock, sleep, draw random
numbers and read standard input, and nothing else unless a flag grants it.`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			name, source, rest, err := readProgram(c, code, cmd.Flags().Changed("code"), args)
			if err != nil {
				return &exitError{exitUsage, err.Error()}
			}
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
			defer stop()
			return runProgram(ctx, c, &f, stats, name, source, rest)
		},
	}
	cmd.Flags().StringVarP(&code, "code", "c", "", "run `CODE` instead of a file")
	cmd.Flags().BoolVar(&stats, "stats", false, "print what the run used to standard error")
	cmd.Flags().SetInterspersed(false)
	f.register(cmd)
	return cmd
}

// readProgram finds the program: -c, a file, or standard input.
func readProgram(c *console, code string, given bool, args []string) (name, source string, rest []string, err error) {
	if given {
		return "<string>", code, args, nil
	}
	if len(args) == 0 {
		return "", "", nil, errors.New("name a file, - for standard input, or give -c CODE")
	}
	if args[0] == "-" {
		b, err := io.ReadAll(io.LimitReader(c.in, maxInput))
		return "<stdin>", string(b), args[1:], err
	}
	b, err := readStart(args[0])
	if errors.Is(err, fs.ErrNotExist) {
		err = fmt.Errorf("%s: there is no such file; name a file, - for standard input, or give -c CODE", args[0])
	}
	return args[0], string(b), args[1:], err
}

// compileFile compiles a program as its bytes are on disk, in whatever encoding they name.
func compileFile(name, source string) (*gilliam.Program, error) {
	text, serr := syntax.DecodeFile(name, []byte(source))
	if serr != nil {
		return nil, &gilliam.SyntaxError{Kind: serr.Kind.String(), Message: serr.Msg, File: name, Line: serr.Line, Column: serr.Col,
			EndLine: serr.EndLine, EndColumn: serr.EndCol, Text: serr.Text}
	}
	p, err := gilliam.Compile(name, text)
	var limit *gilliam.LimitError
	if errors.As(err, &limit) && limit.Resource == "source" {
		return nil, fmt.Errorf("%s: the program has more than %d bytes; split it into modules and grant their folder by --mount", name, limit.Max)
	}
	return p, err
}

func runProgram(ctx context.Context, c *console, f *runFlags, stats bool, name, source string, args []string) error {
	p, err := compileFile(name, source)
	if err != nil {
		return reportError(c, err)
	}
	env, err := f.env(c)
	if err != nil {
		return err
	}
	s, err := gilliam.NewSession(env)
	if err != nil {
		return &exitError{1, err.Error()}
	}
	defer s.Close()
	r, err := s.Load(ctx, p, gilliam.Inputs{Name: name, Args: args, Last: true})
	if stats && r != nil {
		fmt.Fprintln(c.err, r.Stats)
	}
	if r != nil && r.Exit != 0 {
		return &exitError{code: r.Exit}
	}
	return reportError(c, err)
}

// reportError shows what ended a run and gives the exit code.
func reportError(c *console, err error) error {
	if err == nil {
		return nil
	}
	var exc *gilliam.Exception
	var syn *gilliam.SyntaxError
	var limit *gilliam.LimitError
	switch {
	case errors.As(err, &limit):
		io.WriteString(c.err, limit.Traceback)
	case errors.As(err, &exc):
		if !exc.Exit {
			io.WriteString(c.err, exc.Traceback)
		}
		return &exitError{code: 1}
	case errors.As(err, &syn):
		io.WriteString(c.err, syn.Render())
		return &exitError{code: 1}
	case errors.Is(err, context.Canceled):
		return &exitError{130, "interrupted"}
	}
	return &exitError{1, err.Error()}
}
