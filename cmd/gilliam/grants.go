package main

import (
	"crypto/rand"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/mount"
	"github.com/spf13/cobra"
)

// runFlags are the grants and limits of the command line.
type runFlags struct {
	environ   []string
	mounts    []string
	memory    int64
	duration  time.Duration
	fuel      int64
	recursion int
}

func (f *runFlags) register(c *cobra.Command) {
	c.Flags().StringArrayVar(&f.environ, "env", nil, "grant an environment variable: `NAME` or NAME=VALUE (repeatable)")
	c.Flags().StringArrayVar(&f.mounts, "mount", nil,
		"grant a folder: `PATH=FOLDER` to read, PATH=FOLDER:rw to write too, PATH=FOLDER:copy to write and forget (repeatable)")
	c.Flags().Int64Var(&f.memory, "memory", 0, "memory limit in MiB (default 64, negative: none)")
	c.Flags().DurationVar(&f.duration, "duration", 0, "limit on execution, waits excluded (default 10s, negative: none)")
	c.Flags().Int64Var(&f.fuel, "fuel", 0, "limit on instructions (default none)")
	c.Flags().IntVar(&f.recursion, "recursion", 0, "limit on nested calls (default 1000)")
}

// env is what the command line grants: clock, sleep, randomness and standard input always.
func (f *runFlags) env(c *console) (*gilliam.Env, error) {
	e := &gilliam.Env{Clock: time.Now, Sleep: gilliam.RealSleep, Random: rand.Reader,
		Stdin: c.in, Stdout: c.out, Stderr: c.err, Environ: map[string]string{},
		Limits: gilliam.Limits{Memory: f.memory, Duration: f.duration, Fuel: f.fuel, Recursion: f.recursion, Output: -1}}
	if f.memory > 0 {
		e.Limits.Memory = min(f.memory, maxMemory) << 20
	}
	for _, v := range f.environ {
		name, value, given := strings.Cut(v, "=")
		if !given {
			if value, given = os.LookupEnv(name); !given {
				return nil, &exitError{exitUsage, fmt.Sprintf("--env %s: there is no such variable here; set it, or write %s=VALUE", name, name)}
			}
		}
		e.Environ[name] = value
	}
	for _, v := range f.mounts {
		m, err := openMount(v)
		if err != nil {
			return nil, &exitError{exitUsage, fmt.Sprintf("--mount %s: %v", v, err)}
		}
		e.Mounts = append(e.Mounts, m)
	}
	if _, err := mount.NewTable(e.Mounts); err != nil {
		return nil, &exitError{exitUsage, "--mount: " + err.Error()}
	}
	return e, nil
}

// maxMemory keeps the limit in bytes a number: 1 PiB.
const maxMemory = 1 << 30

// openMount reads PATH=FOLDER, with :rw or :copy behind it.
func openMount(spec string) (m mount.Mount, err error) {
	path, folder, found := strings.Cut(spec, "=")
	if !found || folder == "" || !strings.HasPrefix(path, "/") {
		return m, fmt.Errorf("write PATH=FOLDER, PATH being absolute, as in /data=./data")
	}
	m.Path = path
	if rest, writable := strings.CutSuffix(folder, ":rw"); writable {
		m.FS, err = mount.ReadWrite(rest, mount.Quota{})
		return m, err
	}
	rest, copied := strings.CutSuffix(folder, ":copy")
	if m.FS, err = mount.ReadOnly(rest); err == nil && copied {
		m.FS = mount.Overlay(m.FS, mount.Quota{})
	}
	return m, err
}
