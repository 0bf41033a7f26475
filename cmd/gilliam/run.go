package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/spf13/cobra"
)

func init() { commands = append(commands, newRunCommand) }

// runFlags are the grants and limits of the command line.
type runFlags struct {
	code     string
	environ  []string
	memory   int64
	duration time.Duration
	fuel     int64
	noClock  bool
	stats    bool
}

func (f *runFlags) register(c *cobra.Command) {
	c.Flags().StringArrayVar(&f.environ, "env", nil, "grant an environment variable: `NAME` or NAME=VALUE (repeatable)")
	c.Flags().Int64Var(&f.memory, "memory", 0, "memory limit in MiB (default 64, negative: none)")
	c.Flags().DurationVar(&f.duration, "duration", 0, "limit on execution, waits excluded (default 10s, negative: none)")
	c.Flags().Int64Var(&f.fuel, "fuel", 0, "limit on instructions (default none)")
	c.Flags().BoolVar(&f.stats, "stats", false, "print what the run used to standard error")
}

// env is what the command line grants: clock, sleep, randomness and standard input always.
func (f *runFlags) env(c *console) *gilliam.Env {
	e := &gilliam.Env{Clock: time.Now, Sleep: gilliam.RealSleep, Random: rand.Reader,
		Stdin: c.in, Stdout: c.out, Stderr: c.err, Environ: map[string]string{},
		Limits: gilliam.Limits{Duration: f.duration, Fuel: f.fuel, Output: -1}}
	if f.memory != 0 {
		e.Limits.Memory = f.memory << 20
	}
	for _, v := range f.environ {
		name, value, given := strings.Cut(v, "=")
		if !given {
			value = os.Getenv(name)
		}
		e.Environ[name] = value
	}
	return e
}

func newRunCommand(c *console) *cobra.Command {
	var f runFlags
	cmd := &cobra.Command{
		Use:   "run [flags] FILE | -c CODE | - [ARGUMENT...]",
		Short: "Run a Python program in the sandbox",
		Long: `Run a Python program in the sandbox. It may read the clock, sleep, draw random
numbers and read standard input, and nothing else unless a flag grants it.`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			name, source, rest, err := readProgram(c, f.code, cmd.Flags().Changed("code"), args)
			if err != nil {
				return &exitError{exitUsage, err.Error()}
			}
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
			defer stop()
			return runProgram(ctx, c, &f, name, source, rest)
		},
	}
	cmd.Flags().StringVarP(&f.code, "code", "c", "", "run `CODE` instead of a file")
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
		return "", "", nil, errors.New("gilliam run: name a file, - for standard input, or give -c CODE")
	}
	if args[0] == "-" {
		b, err := io.ReadAll(c.in)
		return "<stdin>", string(b), args[1:], err
	}
	b, err := os.ReadFile(args[0])
	return args[0], string(b), args[1:], err
}

func runProgram(ctx context.Context, c *console, f *runFlags, name, source string, args []string) error {
	p, err := gilliam.Compile(name, source)
	if err != nil {
		return reportError(c, err)
	}
	s, err := gilliam.NewSession(f.env(c))
	if err != nil {
		return &exitError{1, err.Error()}
	}
	r, err := s.Load(ctx, p, gilliam.Inputs{Name: name, Args: args})
	if f.stats && r != nil {
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
	switch {
	case errors.As(err, &exc):
		if !exc.Exit {
			io.WriteString(c.err, exc.Traceback)
		}
		return &exitError{code: 1}
	case errors.As(err, &syn):
		io.WriteString(c.err, syn.Render())
		return &exitError{code: 1}
	case errors.Is(err, context.Canceled):
		return &exitError{130, "gilliam: interrupted"}
	}
	return &exitError{1, "gilliam: " + err.Error()}
}
