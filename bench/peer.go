package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// A peer is an interpreter: its name in the tables and the command that runs a script.
type peer struct {
	name  string
	words []string // one of them holds {file}
}

// peerList is the value of the flag --peer.
type peerList []peer

func (l *peerList) String() string { return "" }

func (l *peerList) Set(text string) error {
	name, command, ok := strings.Cut(text, "=")
	words := strings.Fields(command)
	if !ok || len(words) == 0 {
		return fmt.Errorf("want NAME=COMMAND")
	}
	if !strings.Contains(command, "{file}") {
		words = append(words, "{file}")
	}
	*l = append(*l, peer{name, words})
	return nil
}

// command is how the peer is called, without the folders its program lies in.
func (p peer) command() string {
	words := append([]string{filepath.Base(p.words[0])}, p.words[1:]...)
	return strings.Join(words, " ")
}

// version is what the peer says of itself, or nothing if it says nothing on one line.
func (p peer) version() string {
	out, err := exec.Command(p.words[0], "--version").Output()
	text := strings.TrimSpace(string(out))
	if err != nil || strings.Contains(text, "\n") {
		return ""
	}
	return text
}

// run runs one script in its folder; cpu is the processor time of the process.
func (p peer) run(file string, limit time.Duration) (stdout string, cpu time.Duration, err error) {
	words := make([]string, len(p.words))
	for i, w := range p.words {
		words[i] = strings.ReplaceAll(w, "{file}", file)
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	cmd.Dir = filepath.Dir(file)
	cmd.Env = append(os.Environ(), "PYTHONHASHSEED=0")
	var out, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &stderr
	err = cmd.Run()
	if ctx.Err() != nil {
		return "", 0, fmt.Errorf("not done after %v", limit)
	}
	if err != nil {
		return "", 0, fmt.Errorf("%s", lastLine(stderr.String(), err.Error()))
	}
	return out.String(), cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), nil
}

// lastLine returns the last line of text that is not blank, or otherwise.
func lastLine(text, otherwise string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if last := strings.TrimSpace(lines[len(lines)-1]); last != "" {
		return last
	}
	return otherwise
}
