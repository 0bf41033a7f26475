// Command gilliam runs Python in a sandbox, and the tools of agent files.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"

	_ "github.com/gilliam-run/gilliam/tzdata" // scripts know time zones
	"github.com/spf13/cobra"
)

// commands make the subcommands. Each has a file of its own.
var commands = []func(*console) *cobra.Command{
	newAgentCommand,
	newCheckCommand,
	newReplCommand,
	newRunCommand,
}

// A console is what a command reads from and writes to.
type console struct {
	in       io.Reader
	out, err io.Writer
}

// exitUsage is the exit code for wrong usage, and of an error that names no other.
const exitUsage = 2

// An exitError ends the process with a code. Its message, unless empty, goes to standard
// error.
type exitError struct {
	code    int
	message string
}

func (e *exitError) Error() string { return e.message }

// gcPercent lets the heap of the process grow further between Go's collections than a host
// of many sandboxes would: there is one script, and its memory is limited.
const gcPercent = 400

func main() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	os.Exit(run(&console{os.Stdin, os.Stdout, os.Stderr}, os.Args[1:]))
}

// run is the process without its surroundings: it gives the exit code.
func run(c *console, arguments []string) int {
	root := &cobra.Command{
		Use:               "gilliam",
		Short:             "Run Python in a sandbox, and the tools of agent files",
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: true},
	}
	for _, command := range commands {
		root.AddCommand(command(c))
	}
	root.SetIn(c.in)
	root.SetOut(c.out)
	root.SetErr(c.err)
	root.SetArgs(arguments)
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return fmt.Errorf("%w; %s --help lists the flags", err, cmd.CommandPath())
	})
	err := root.Execute()
	if err == nil {
		return 0
	}
	code := exitUsage
	var exit *exitError
	if errors.As(err, &exit) {
		code = exit.code
	}
	if message := strings.TrimPrefix(err.Error(), "gilliam: "); message != "" {
		fmt.Fprintf(c.err, "gilliam: %s\n", message)
	}
	return code
}

// oneFile is the check of the arguments of a command that takes one file.
func oneFile(cmd *cobra.Command, arguments []string) error {
	if len(arguments) != 1 {
		return fmt.Errorf("%d files are named, one is needed: %s", len(arguments), cmd.UseLine())
	}
	return nil
}

// newGroup makes a command that only holds others. Without one of them it shows its help.
func newGroup(use, short string, members ...*cobra.Command) *cobra.Command {
	group := &cobra.Command{
		Use: use, Short: short, Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	group.AddCommand(members...)
	return group
}
