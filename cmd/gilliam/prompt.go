package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"
)

// openPrompt finds out who types: somebody at a terminal, with history and editing, or a
// program, whose lines are taken as they come and without prompts.
func openPrompt(c *console, complete func(line string) string) (prompter, error) {
	in := newSwitchedReader(c.in)
	file, ok := c.in.(*os.File)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return &pipe{in, bufio.NewReader(in)}, nil
	}
	fmt.Fprintln(c.out, "gilliam: Python in a sandbox. Ctrl-C stops a run, Ctrl-D ends the session.")
	return newTerminal(in, c.out, int(file.Fd()), complete), nil
}

// A pipe is typed by a program. The script's input() takes lines of the same stream.
type pipe struct {
	*switchedReader
	lines *bufio.Reader
}

func (p *pipe) line(string) (string, error) {
	p.until(context.Background())
	line, err := p.lines.ReadString('\n')
	if line == "" && err != nil {
		return "", err
	}
	return strings.TrimRight(line, "\r\n"), nil
}

func (p *pipe) stdin() io.Reader { return p.lines }

// A terminal is somebody's. It is in raw mode only while a line is typed, so that Ctrl-C
// interrupts what runs in between.
type terminal struct {
	*switchedReader
	out      io.Writer
	fd       int
	term     *term.Terminal
	complete func(line string) string
}

func newTerminal(in *switchedReader, out io.Writer, fd int, complete func(string) string) *terminal {
	t := &terminal{switchedReader: in, out: out, fd: fd, complete: complete}
	t.renew()
	return t
}

// renew makes a line editor with an empty line. The history goes on.
func (t *terminal) renew() {
	fresh := term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{t, t.out}, "")
	if t.term != nil {
		fresh.History = t.term.History
	}
	fresh.AutoCompleteCallback = func(line string, pos int, key rune) (string, int, bool) {
		if key != '\t' {
			return "", 0, false
		}
		more := t.complete(line[:pos])
		return line[:pos] + more + line[pos:], pos + len(more), true
	}
	t.term = fresh
}

const ctrlC = 3

// Read is what the line editor reads. Ctrl-C, which the editor does not tell from Ctrl-D,
// ends the reading; what is typed after it belongs to the next line.
func (t *terminal) Read(b []byte) (int, error) {
	n, err := t.switchedReader.Read(b)
	if i := bytes.IndexByte(b[:n], ctrlC); i >= 0 {
		t.rest = append(bytes.Clone(b[i+1:n]), t.rest...)
		return i, errInterrupted
	}
	return n, err
}

func (t *terminal) line(prompt string) (string, error) {
	t.until(context.Background())
	state, err := term.MakeRaw(t.fd)
	if err != nil {
		return "", err
	}
	defer term.Restore(t.fd, state)
	return t.edit(prompt)
}

// edit lets somebody type a line, the terminal being in raw mode.
func (t *terminal) edit(prompt string) (string, error) {
	if width, height, err := term.GetSize(t.fd); err == nil && width > 0 {
		t.term.SetSize(width, height)
	}
	t.term.SetBracketedPasteMode(true)
	t.term.SetPrompt(prompt)
	line, err := t.term.ReadLine()
	t.term.SetBracketedPasteMode(false)
	switch {
	case errors.Is(err, term.ErrPasteIndicator):
		err = nil
	case err != nil:
		io.WriteString(t.out, "\r\n")
		t.renew()
	}
	return line, err
}

func (t *terminal) stdin() io.Reader { return t.switchedReader }

// A switchedReader is read by the prompt and by scripts in turn. Its reads end when the
// context does; what arrives for an abandoned read belongs to the next one.
type switchedReader struct {
	from    io.Reader
	ctx     context.Context
	arrived chan piece
	asked   bool
	rest    []byte
}

// A piece is what one read of the stream gave.
type piece struct {
	data []byte
	err  error
}

func newSwitchedReader(from io.Reader) *switchedReader {
	return &switchedReader{from: from, ctx: context.Background(), arrived: make(chan piece, 1)}
}

// until sets the context that ends reads from here on.
func (s *switchedReader) until(ctx context.Context) { s.ctx = ctx }

func (s *switchedReader) Read(b []byte) (int, error) {
	if len(s.rest) == 0 {
		if !s.asked {
			s.asked = true
			go func() {
				buffer := make([]byte, 4096)
				n, err := s.from.Read(buffer)
				s.arrived <- piece{buffer[:n], err}
			}()
		}
		select {
		case p := <-s.arrived:
			s.asked = false
			if len(p.data) == 0 {
				return 0, p.err
			}
			s.rest = p.data // an error comes again at the next read
		case <-s.ctx.Done():
			return 0, io.EOF
		}
	}
	n := copy(b, s.rest)
	s.rest = s.rest[n:]
	return n, nil
}
