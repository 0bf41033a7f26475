package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/gilliam-run/gilliam/agents"
	"github.com/spf13/cobra"
)

// allowedOriginsVariable names the environment variable with the origins that tools reach
// whatever their address: a JSON array of strings.
const allowedOriginsVariable = "GILLIAM_HTTP_ALLOWED_ORIGINS"

// exitCallFailed is the exit code of a call that failed; its report is on standard output.
const exitCallFailed = 1

// maxInput is more than a call takes, so that what is too large fails as a call does.
const maxInput = 16 << 20

func newAgentCommand(c *console) *cobra.Command {
	return newGroup("agent", "Check agent files and try their tools",
		newValidateCommand(c),
		newGroup("tools", "Work with the Python tools of an agent file", newToolTestCommand(c)))
}

func newValidateCommand(c *console) *cobra.Command {
	return &cobra.Command{
		Use:   "validate FILE",
		Short: "Check an agent file, its schemas and the syntax of its sources",
		Long: `Check an agent file, its schemas and the syntax of its sources.

Every problem is reported with line, column and path. The exit code is 0 for a
valid file and 2 otherwise.`,
		Args: oneFile,
		RunE: func(_ *cobra.Command, arguments []string) error {
			file, err := readAgentFile(arguments[0])
			if err != nil {
				return err
			}
			if err := file.CheckSources(); err != nil {
				return fileProblems(arguments[0], err)
			}
			fmt.Fprintf(c.out, "%s: agent %q is valid (%s, %s)\n", arguments[0], file.Name,
				count(len(file.Tools), "tool"), count(len(file.Connections), "connection"))
			return nil
		},
	}
}

func count(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

// readAgentFile reads an agent file. It reports what is wrong as the file's problems.
func readAgentFile(name string) (*agents.File, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, &exitError{exitUsage, err.Error()}
	}
	file, err := agents.ParseFile(data)
	if err != nil {
		return nil, fileProblems(name, err)
	}
	return file, nil
}

// fileProblems puts the name of the file before each of its problems.
func fileProblems(name string, err error) error {
	var problems agents.Problems
	if !errors.As(err, &problems) {
		return &exitError{exitUsage, name + ": " + err.Error()}
	}
	lines := []string{name + " is not a valid agent file"}
	for _, problem := range problems {
		separator := ":"
		if problem.Line == 0 {
			separator = ": "
		}
		lines = append(lines, name+separator+problem.String())
	}
	return &exitError{exitUsage, strings.Join(lines, "\n")}
}

func newToolTestCommand(c *console) *cobra.Command {
	var tool, input string
	var allowPrivate bool
	command := &cobra.Command{
		Use:   "test FILE --tool NAME --input JSON|@file|-",
		Short: "Call a tool of an agent file and print the report",
		Long: `Call a tool of an agent file and print the report, one JSON document.

The tool runs as deployed calls do. HTTP requests are real. The exit code is 0
if the call succeeded, 1 if it failed, and 2, with nothing on standard output, if
there was no call: the file is not valid, has no such tool, or the input is not
JSON.`,
		Args: oneFile,
		RunE: func(cmd *cobra.Command, arguments []string) error {
			file, err := readAgentFile(arguments[0])
			if err != nil {
				return err
			}
			if file.Tool(tool) == nil {
				return &exitError{exitUsage, fmt.Sprintf("%s has no tool %q; %s", arguments[0], tool, listTools(file))}
			}
			values, err := c.readInput(input)
			if err != nil {
				return err
			}
			origins, err := allowedOrigins(os.Getenv(allowedOriginsVariable))
			if err != nil {
				return err
			}
			executor, err := agents.NewExecutor(file, agents.Options{HTTP: agents.HTTPPolicy{AllowPrivate: allowPrivate, AllowedOrigins: origins}})
			if err != nil {
				return &exitError{exitUsage, allowedOriginsVariable + ": " + err.Error()}
			}
			defer executor.Close()
			report, err := executor.Call(cmd.Context(), tool, values)
			if err != nil {
				return &exitError{exitUsage, err.Error()}
			}
			return c.printReport(report)
		},
	}
	flags := command.Flags()
	flags.StringVar(&tool, "tool", "", "name of the tool")
	flags.StringVar(&input, "input", "", "arguments: JSON, @ and the name of a file, or - for standard input")
	flags.BoolVar(&allowPrivate, "allow-private-http", false, "let requests reach private and local addresses")
	for _, name := range []string{"tool", "input"} {
		if err := command.MarkFlagRequired(name); err != nil {
			panic(err) // the flag is defined above
		}
	}
	return command
}

func listTools(file *agents.File) string {
	if len(file.Tools) == 0 {
		return "it has none"
	}
	names := make([]string, len(file.Tools))
	for i, tool := range file.Tools {
		names[i] = tool.Name
	}
	return "it has " + strings.Join(names, ", ")
}

// readInput gives the JSON that --input names.
func (c *console) readInput(input string) ([]byte, error) {
	text := []byte(input)
	var err error
	source := "--input"
	switch name, isFile := strings.CutPrefix(input, "@"); {
	case input == "-":
		source = "standard input"
		text, err = io.ReadAll(io.LimitReader(c.in, maxInput))
	case isFile:
		source = name
		text, err = readStart(name)
	}
	if err != nil {
		return nil, &exitError{exitUsage, err.Error()}
	}
	if err := agents.CheckJSON(text); err != nil {
		return nil, &exitError{exitUsage, fmt.Sprintf("%s is not JSON: %s", source, err)}
	}
	return text, nil
}

// readStart reads a file, or as much of it as says that it is too large.
func readStart(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, maxInput))
}

// allowedOrigins reads the environment variable; an empty one allows nothing.
func allowedOrigins(text string) ([]string, error) {
	if text == "" {
		return nil, nil
	}
	var origins []string
	if err := json.Unmarshal([]byte(text), &origins); err != nil {
		return nil, &exitError{exitUsage, allowedOriginsVariable + " is not a JSON array of strings"}
	}
	return origins, nil
}

// printReport writes a report and gives the error that sets the exit code.
func (c *console) printReport(report *agents.Report) error {
	encoder := json.NewEncoder(c.out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(report); err != nil {
		return &exitError{exitUsage, err.Error()}
	}
	if report.Error != nil {
		return &exitError{code: exitCallFailed}
	}
	return nil
}
