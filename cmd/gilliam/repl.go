package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	"github.com/gilliam-run/gilliam"
	"github.com/spf13/cobra"
)

func newReplCommand(c *console) *cobra.Command {
	var f runFlags
	cmd := &cobra.Command{
		Use:   "repl",
		Short: "Run Python as it is typed",
		Long: `Run Python as it is typed, in one session. Values are printed; _ is the last one.
A block ends with an empty line. Ctrl-C stops what runs and keeps the session,
Ctrl-D ends it. Limits hold for each input.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			r := &repl{console: c}
			in, err := openPrompt(c, r.complete)
			if err != nil {
				return &exitError{1, err.Error()}
			}
			env, err := f.env(c)
			if err != nil {
				return err
			}
			env.Stdin = in.stdin()
			if r.session, err = gilliam.NewSession(env); err != nil {
				return &exitError{1, err.Error()}
			}
			defer r.session.Close()
			return r.loop(cmd.Context(), in)
		},
	}
	f.register(cmd)
	return cmd
}

// A repl reads, runs and prints until its input ends.
type repl struct {
	console *console
	session *gilliam.Session
}

// errInterrupted says that the line being typed was given up.
var errInterrupted = errors.New("interrupted")

// A prompter gives the lines that somebody types.
type prompter interface {
	line(prompt string) (string, error)
	stdin() io.Reader        // what input() reads
	until(c context.Context) // ends what is read of it
}

const (
	firstPrompt = ">>> "
	nextPrompt  = "... "
)

func (r *repl) loop(ctx context.Context, in prompter) error {
	var typed []string
	for {
		prompt := firstPrompt
		if len(typed) > 0 {
			prompt = nextPrompt
		}
		line, err := in.line(prompt)
		switch {
		case errors.Is(err, errInterrupted):
			io.WriteString(r.console.err, "KeyboardInterrupt\n")
			typed = nil
			continue
		case err != nil && len(typed) > 0: // the end of the input ends the block
			if code, over := r.run(ctx, in, strings.Join(typed, "\n")+"\n"); over {
				return &exitError{code: code}
			}
			return nil
		case err == io.EOF:
			return nil
		case err != nil:
			return &exitError{1, err.Error()}
		}
		typed = append(typed, line)
		if !complete(typed) {
			continue
		}
		source := strings.Join(typed, "\n") + "\n"
		typed = nil
		if code, over := r.run(ctx, in, source); over {
			return &exitError{code: code}
		}
	}
}

// run runs one input and shows what came of it. over is set when the script ended the
// session.
func (r *repl) run(ctx context.Context, in prompter, source string) (code int, over bool) {
	if strings.TrimSpace(source) == "" {
		return 0, false
	}
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	in.until(ctx)
	result, err := r.session.Run(ctx, source, gilliam.Inputs{Name: "<stdin>", Display: true})
	if result != nil && result.Exited {
		return result.Exit, true
	}
	r.show(err)
	return 0, false
}

// show prints what ended a run.
func (r *repl) show(err error) {
	var exit *exitError
	switch {
	case err == nil:
	case errors.Is(err, context.Canceled):
		io.WriteString(r.console.err, "KeyboardInterrupt\n")
	case errors.As(reportError(r.console, err), &exit) && exit.message != "":
		fmt.Fprintln(r.console.err, "gilliam: "+exit.message)
	}
}

// complete reports whether lines are an input that can run: nothing is open, and a block
// is closed by an empty line.
func complete(lines []string) bool {
	last := lines[len(lines)-1]
	_, err := gilliam.Compile("<stdin>", strings.Join(lines, "\n")+"\n")
	var syn *gilliam.SyntaxError
	if errors.As(err, &syn) {
		return !syn.Incomplete
	}
	return strings.TrimSpace(last) == "" || !opensBlock(lines)
}

// blockWords begin the statements that an empty line has to end.
var blockWords = []string{"if", "for", "while", "with", "try", "def", "class", "async", "match"}

// opensBlock reports whether the input is a compound statement.
func opensBlock(lines []string) bool {
	first := strings.TrimSpace(lines[0])
	if strings.HasPrefix(first, "@") {
		return true
	}
	for _, w := range blockWords {
		rest, found := strings.CutPrefix(first, w)
		if found && (rest == "" || !identifierPart(rest[0])) {
			return w != "match" || strings.HasSuffix(first, ":")
		}
	}
	return false
}

func identifierPart(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' || c >= 0x80
}

// complete gives the end of the name that the line ends with, as far as all names of the
// session that begin so agree; spaces where there is no name.
func (r *repl) complete(line string) string {
	start := len(line)
	for start > 0 && identifierPart(line[start-1]) {
		start--
	}
	if start == len(line) {
		return "    "
	}
	if start > 0 && line[start-1] == '.' {
		return ""
	}
	prefix, common := line[start:], ""
	for _, name := range r.session.Names() {
		switch rest, ok := strings.CutPrefix(name, prefix); {
		case !ok:
		case common == "":
			common = rest
		default:
			for !strings.HasPrefix(rest, common) {
				common = common[:len(common)-1]
			}
			if common == "" {
				return ""
			}
		}
	}
	return common
}
