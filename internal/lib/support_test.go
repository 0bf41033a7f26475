package lib_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam"
)

var update = flag.Bool("update", false, "write the lists of names in docs/support.md")

const supportPage = "../../docs/support.md"

// The lists of names in the page begin with this line; what stands before it is written by hand.
const supportMark = "## Names\n"

// uncounted are names that only serve processes, signals, sockets, users or terminals, which a
// sandbox has not: no module is measured by them. A pattern is matched with MODULE.NAME.
var uncounted = []string{
	"os._exit", "os.abort", "os.exec*", "os.fork*", "os.kill*", "os.popen", "os.posix_spawn*", "os.spawn*", "os.system", "os.wait*",
	"os.W[A-Z]*", "os.P_*", "os.POSIX_SPAWN_*", "os.CLD_*", "os.CLONE_*", "os.EX_*", "os.SCHED_*", "os.sched_*", "os.PRIO_*",
	"os.getpriority", "os.setpriority", "os.nice", "os.times", "os.getpid", "os.getppid", "os.pidfd_open", "os.PIDFD_NONBLOCK",
	"os.register_at_fork", "os.unshare", "os.setns", "os.ptsname", "os.RTLD_*",
	"os.get*id", "os.get*ids", "os.set*id", "os.set*ids", "os.getgroups", "os.setgroups", "os.initgroups", "os.getgrouplist",
	"os.getlogin", "os.getresgid", "os.getresuid", "os.setresgid", "os.setresuid", "os.getpgid", "os.getpgrp", "os.setpgid", "os.setpgrp",
	"os.setsid", "os.getsid", "os.NGROUPS_MAX", "os.chown", "os.fchown", "os.lchown", "os.chroot", "os.umask",
	"os.ctermid", "os.isatty", "os.openpty", "os.posix_openpt", "os.grantpt", "os.unlockpt", "os.login_tty", "os.forkpty",
	"os.tcgetpgrp", "os.tcsetpgrp", "os.ttyname", "os.get_terminal_size", "os.terminal_size",
	"os.sendfile", "os.SF_*", "os.SPLICE_*", "os.splice", "os.pipe*", "os.mkfifo", "os.mknod", "os.eventfd*", "os.EFD_*",
	"os.timerfd*", "os.TFD_*", "os.getloadavg", "os.cpu_count", "os.process_cpu_count", "os.sysconf*", "os.confstr*",
	"os.popen", "os.waitid*", "os.memfd_create", "os.MFD_*", "os.set_blocking", "os.get_blocking",
	"os.device_encoding", "os.major", "os.minor", "os.makedev",
	"asyncio.*Server*", "asyncio.*Transport", "asyncio.*Protocol", "asyncio.*ChildWatcher", "asyncio.*_child_watcher",
	"asyncio.create_subprocess_*", "asyncio.open_*connection", "asyncio.start_*server", "asyncio.SubprocessProtocol",
	"asyncio.Stream*", "asyncio.SendfileNotAvailableError",
	"shutil.chown", "shutil.get_terminal_size", "shutil.which",
	"gc.freeze", "gc.unfreeze", "gc.get_freeze_count",
	"unittest.installHandler", "unittest.registerResult", "unittest.removeHandler", "unittest.removeResult",
	"sys.setdlopenflags", "sys.getdlopenflags",
	"platform.processor", "platform.libc_ver", "platform.freedesktop_os_release",
	"time.pthread_getcpuclockid", "time.clock_settime*",
	"threading.get_native_id",
	"uuid.getnode", "getopt.*tty*", "inspect.*tty*",
}

// reasons say why a name is missing; patterns as above, the first that matches counts.
var reasons = []struct{ pattern, reason string }{
	{"type(iter*.__sizeof__", "objects have no layout in memory"},
	{"types.CodeType.*", "code is not CPython's byte code"},
	{"types.FrameType.f_trace_*", "frames are not traced by line"},
	{"types.*.__del__", "abandoned ones end at a collection"},
	{"*Error.characters_written", "streams never block"},
	{"ExceptionGroup.__*", "it is a class of the machine, not of a script"},
	{"builtins.breakpoint", "there is no debugger"},
	{"gc.get_*", "scripts are shown no objects but their own"},
	{"inspect.*", "part of reading source files, which the sandbox does not have"},
	{"os.*xattr", "mounts have no extended attributes"},
	{"os.*link", "mounts make no links"},
	{"os.*chmod", "mounts keep no permissions"},
	{"os.*stat*", "the size of the host's file systems is not shown"},
	{"os.*path*", "the limits of the host's file systems are not shown"},
	{"os.utime", "mounts keep no times that scripts set"},
	{"os.environb", "the environment is text"},
	{"os.times_result", "processes have times, scripts do not"},
	{"os.*", "files have no descriptors"},
	{"shutil.disk_usage", "the size of the host's file systems is not shown"},
	{"tempfile.mkstemp", "files have no descriptors"},
	{"sys.addaudithook", "what a script does is the host's to audit"},
	{"sys.getrefcount", "there are no reference counts"},
	{"sys.*", "it is about CPython's own machinery"},
	{"time.CLOCK_*", "the host grants one clock"},
	{"uuid.main", "it is a command"},
	{"zipfile.PyZipFile", "there are no files of byte code"},
}

func anyMatch(patterns []string, name string) bool {
	for _, p := range patterns {
		if ok, _ := path.Match(p, name); ok {
			return true
		}
	}
	return false
}

// A listing is what is there of the names of a type or module.
type listing struct {
	kind, expr string
	have, lack []string
}

func (l *listing) percent() float64 {
	return 100 * float64(len(l.have)) / float64(max(1, len(l.have)+len(l.lack)))
}

// listings asks the interpreter which of the recorded names it has.
func listings(t *testing.T) []listing {
	recorded, err := os.ReadFile("testdata/names.txt")
	if err != nil {
		t.Fatal(err)
	}
	p, err := gilliam.Compile("names.py", `
import types
def has(module, name):
    try:
        getattr(module, name)
    except (AttributeError, ImportError):
        return False
    return True
out = []
for line in RECORDED.splitlines():
    kind, expr, *names = line.split()
    try:
        there = {*dir(eval(expr, {'types': types}))} if kind == 'type' else __import__(expr, None, None, ["__name__"])
    except ImportError:
        there = set()
    out.append([n in there if type(there) is set else has(there, n) for n in names])
out
`)
	if err != nil {
		t.Fatal(err)
	}
	env := gilliam.Env{Limits: gilliam.Limits{Duration: -1}}
	r, err := p.Run(context.Background(), &env, gilliam.Inputs{Vars: map[string]any{"RECORDED": string(recorded)}})
	if err != nil {
		t.Fatal(err)
	}
	answers, err := gilliam.As[[][]bool](r.Value)
	if err != nil {
		t.Fatal(err)
	}
	var all []listing
	for i, line := range strings.Split(strings.TrimSpace(string(recorded)), "\n") {
		words := strings.Fields(line)
		l := listing{kind: words[0], expr: words[1]}
		for k, name := range words[2:] {
			switch {
			case answers[i][k]:
				l.have = append(l.have, name)
			case !anyMatch(uncounted, l.expr+"."+name):
				l.lack = append(l.lack, name)
			}
		}
		all = append(all, l)
	}
	return all
}

// summary is a section of the page about the types or the modules; those that are not there at all
// do not count.
func summary(b *bytes.Buffer, all []listing, kind, title string) float64 {
	have, total := 0, 0
	for _, l := range all {
		if l.kind == kind && len(l.have) > 0 {
			have, total = have+len(l.have), total+len(l.have)+len(l.lack)
		}
	}
	rate := 100 * float64(have) / float64(total)
	fmt.Fprintf(b, "\n### %s: %d of %d names, %.1f %%\n\n", title, have, total, rate)
	for _, l := range all {
		if l.kind != kind {
			continue
		}
		fmt.Fprintf(b, "- `%s` %.0f %%: %s\n", l.expr, l.percent(), strings.Join(l.have, " "))
		if len(l.lack) > 0 {
			fmt.Fprintf(b, "  - missing: %s\n", strings.Join(withReasons(l), "; "))
		}
	}
	return rate
}

func withReasons(l listing) (out []string) {
	for _, name := range l.lack {
		for _, r := range reasons {
			if ok, _ := path.Match(r.pattern, l.expr+"."+name); ok {
				name += " (" + r.reason + ")"
				break
			}
		}
		out = append(out, "`"+name+"`")
	}
	return out
}

// overclaims reports what the page says is there and is not. What has come since it was written may
// be absent from it until it is written again.
func overclaims(t *testing.T, page string, all []listing) {
	for _, l := range all {
		_, line, _ := strings.Cut(page, "\n- `"+l.expr+"` ")
		line, _, _ = strings.Cut(line, "\n")
		_, names, _ := strings.Cut(line, ": ")
		for _, name := range strings.Fields(names) {
			if !slices.Contains(l.have, name) {
				t.Errorf("%s says that %s has %s: run this test with -update", supportPage, l.expr, name)
			}
		}
	}
}

// The page says which names of CPython's types and modules are there; enough of them are.
func TestThePageOfSupportListsEveryName(t *testing.T) {
	all := listings(t)
	var b bytes.Buffer
	b.WriteString("\nRecorded from CPython 3.13 by `conformance/record_names.py`; written by `go test ./internal/lib -run Support -update`.\n" +
		"Not counted are names that only serve processes, signals, sockets, users or terminals.\n")
	types := summary(&b, all, "type", "Built-in types")
	modules := summary(&b, all, "module", "Modules")
	if types < 98 {
		t.Errorf("%.1f %% of the names of built-in types are there, want 98", types)
	}
	if modules < 95 {
		t.Errorf("%.1f %% of the names of modules are there, want 95", modules)
	}
	page, err := os.ReadFile(supportPage)
	if err != nil {
		t.Fatal(err)
	}
	byHand, _, ok := bytes.Cut(page, []byte(supportMark))
	if !ok {
		t.Fatalf("%s has no line %q", supportPage, supportMark)
	}
	want := append(append(bytes.Clone(byHand), supportMark...), b.Bytes()...)
	if bytes.Equal(page, want) {
		return
	}
	if !*update {
		overclaims(t, string(page), all)
		return
	}
	if err := os.WriteFile(supportPage, want, 0o644); err != nil {
		t.Fatal(err)
	}
}
