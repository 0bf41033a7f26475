// Command snapshots changes snapshots on purpose, seals them again with the right key, and
// restores and runs what comes of it. Each must be refused with a *gilliam.SnapshotError or
// run within its limits; it exits with status 1 if one does anything else.
//
//	go run ./conformance/cmd/snapshots -n 1000000
package main

import (
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime/debug"
	"sort"
	"strconv"
	"sync"
	"time"

	"github.com/gilliam-run/gilliam/conformance/corpus"
	"github.com/gilliam-run/gilliam/conformance/mutate"
	_ "github.com/gilliam-run/gilliam/tzdata" // for zoneinfo
)

type options struct {
	n, from uint64
	run     uint64
	cases   int
	scripts string
	jobs    int
	only    int64
	stacks  bool
	worker  string
	list    bool
	limit   time.Duration
}

func main() {
	var o options
	flag.Uint64Var(&o.n, "n", 10_000, "how many changed `SNAPSHOTS` to try")
	flag.Uint64Var(&o.from, "from", 0, "the `NUMBER` of the first one")
	flag.Uint64Var(&o.run, "run", 1, "which `SEQUENCE` of changes: equal numbers make equal changes")
	flag.IntVar(&o.cases, "corpus", 60, "how many snapshots of scripts of the corpus are changed beside those of this command")
	flag.StringVar(&o.scripts, "scripts", "conformance/scripts", "the `FOLDER` of the corpus")
	flag.IntVar(&o.jobs, "jobs", 2, "how many processes")
	flag.Int64Var(&o.only, "only", -1, "try one `NUMBER` and print what comes of it")
	flag.BoolVar(&o.stacks, "stacks", false, "print the stack of each panic")
	flag.StringVar(&o.worker, "worker", "", "used by the command itself")
	flag.BoolVar(&o.list, "list", false, "list the snapshots that are changed, and their sizes")
	flag.DurationVar(&o.limit, "limit", 30*time.Second, "how long one may take before it counts as hanging")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "snapshots:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	if o.worker == "" && o.only < 0 && !o.list {
		return share(o)
	}
	debug.SetMaxStack(64 << 20)
	folder, err := os.MkdirTemp("", "snapshots")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	w, err := mutate.NewWorld(folder)
	if err != nil {
		return err
	}
	cases, err := corpus.Load(os.DirFS(o.scripts))
	if err != nil {
		return err
	}
	seeds, err := w.Seeds(cases, o.cases, rand.New(rand.NewPCG(o.run, 0)))
	if err != nil {
		return err
	}
	if o.list {
		for _, s := range seeds {
			fmt.Printf("%8d  %s\n", s.Size, s.Name)
		}
		return nil
	}
	if o.only >= 0 {
		s, b := mutate.Change(seeds, o.run, uint64(o.only))
		end, err := w.Try(b, o.only%4 == 0)
		fmt.Printf("%s: %v, %v\n%s", s.Name, end, err, s.Differences(b))
		var f *mutate.Fault
		if errors.As(err, &f) {
			fmt.Println(f.Stack)
		}
		return w.Outside()
	}
	return work(o, w, seeds)
}

// share has processes of this program try a part each, and goes on behind a try that ends
// its process.
func share(o options) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	began := time.Now()
	var mu sync.Mutex
	faults := 0
	var running sync.WaitGroup
	step := (o.n + uint64(o.jobs) - 1) / uint64(o.jobs)
	for j := range uint64(o.jobs) {
		running.Go(func() {
			from, to := o.from+j*step, min(o.from+(j+1)*step, o.from+o.n)
			for from < to {
				at, n, err := process(o, self, from, to-from)
				mu.Lock()
				faults += n
				if err != nil {
					faults++
					fmt.Printf("%d: %v\n", at, err)
				}
				mu.Unlock()
				if err == nil {
					break
				}
				from = at + 1
			}
		})
	}
	running.Wait()
	fmt.Printf("%d snapshots in %v, %d faults\n", o.n, time.Since(began).Round(time.Second), faults)
	if faults > 0 {
		return errors.New("snapshots that do what none may do")
	}
	return nil
}

// process runs one worker; at is where it died, if it did.
func process(o options, self string, from, n uint64) (at uint64, faults int, err error) {
	state, err := os.CreateTemp("", "snapshots")
	if err != nil {
		return from + n, 0, err
	}
	defer os.Remove(state.Name())
	defer state.Close()
	cmd := exec.Command(self, "-worker", state.Name(), "-from", strconv.FormatUint(from, 10), "-n", strconv.FormatUint(n, 10), "-run", strconv.FormatUint(o.run, 10),
		"-corpus", strconv.Itoa(o.cases), "-scripts", o.scripts, "-limit", o.limit.String(), "-stacks="+strconv.FormatBool(o.stacks))
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	err = cmd.Run()
	var b [16]byte
	state.ReadAt(b[:], 0)
	at, faults = binary.LittleEndian.Uint64(b[:]), int(binary.LittleEndian.Uint64(b[8:]))
	if at < from {
		return from + n, faults, fmt.Errorf("the process did not begin: %w", err)
	}
	return at, faults, err
}

// work tries snapshots and writes to the state file where it is.
func work(o options, w *mutate.World, seeds []*mutate.Seed) error {
	state, err := os.OpenFile(o.worker, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	ends := map[mutate.End]int{}
	faults := 0
	places := map[string]int{}
	watch := time.AfterFunc(o.limit, func() {
		debug.SetTraceback("all")
		panic("a snapshot hangs")
	})
	for i := o.from; i < o.from+o.n; i++ {
		var b [16]byte
		binary.LittleEndian.PutUint64(b[:], i)
		binary.LittleEndian.PutUint64(b[8:], uint64(faults))
		state.WriteAt(b[:], 0)
		watch.Reset(o.limit)
		if i%1024 == 0 {
			if err := w.Outside(); err != nil {
				return err
			}
		}
		s, body := mutate.Change(seeds, o.run, i)
		end, err := w.Try(body, i%4 == 0)
		ends[end]++
		var f *mutate.Fault
		if errors.As(err, &f) {
			faults++
			at := f.Place()
			if places[at]++; places[at] == 1 {
				fmt.Printf("%d (%s): %s\n    at %s\n", i, s.Name, f.What, at)
				if o.stacks {
					fmt.Println(f.Stack)
				}
			}
		}
	}
	watch.Stop()
	var names []string
	for at := range places { // sorted next
		names = append(names, at)
	}
	sort.Slice(names, func(i, j int) bool { return places[names[i]] > places[names[j]] })
	for _, at := range names {
		fmt.Printf("%6d × %s\n", places[at], at)
	}
	fmt.Printf("%d seeds; %d %v, %d %v\n", len(seeds), ends[mutate.Refused], mutate.Refused, ends[mutate.Ran], mutate.Ran)
	var b [16]byte
	binary.LittleEndian.PutUint64(b[:], o.from+o.n)
	binary.LittleEndian.PutUint64(b[8:], uint64(faults))
	state.WriteAt(b[:], 0)
	return w.Outside()
}
