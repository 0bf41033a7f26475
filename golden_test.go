package gilliam

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/snapshot"
	"github.com/gilliam-run/gilliam/mount"
)

var writeGolden = flag.Bool("golden", false, "write the golden snapshots of the present format that are not there")

// goldenEnv is what the programs of the golden snapshots were granted.
func goldenEnv() *Env {
	return &Env{
		Funcs:  []Func{{Name: "ask", Params: "x, /", Kind: Suspend}, {Name: "later", Params: "x, /", Kind: Async}},
		Mounts: []mount.Mount{{Path: "/m", FS: mount.Memory(mount.Quota{})}},
	}
}

// goldens are the programs whose snapshots are kept, and how each goes on. One at rest, which
// has a program to run next, goes on in every release; one that waits goes on as long as the
// code it stands in is what it was, and else the error says that it is not.
var goldens = []struct {
	name, source, next, want string
}{
	{name: "language", source: `
class Base:
    made = []
    def __init__(self, n): self.n = n; Base.made.append(self)
    def __eq__(self, other): return self.n == other.n
    def __hash__(self): return hash(self.n)
    def __repr__(self): return f'{type(self).__name__}({self.n})'
    @property
    def double(self): return self.n * 2
class Slotted(Base):
    __slots__ = ('extra',)
    def __init__(self, n): super().__init__(n); self.extra = [n]
def counter():
    n = 0
    def step(by=1, *, twice=False):
        nonlocal n
        n += by * (1 + twice)
        return n
    return step
c = counter()
c(2)
d = {Base(1): 'one', 'k': [1, 2.5, None, True, 3 + 4j, b'x', 'ä€', 10 ** 40], (1, (2,)): {3, 4}, frozenset('ab'): range(3)}
d['self'] = d
try:
    {}['missing']
except KeyError as e:
    kept = e
exec('def made(x):\n    return x + 1')
s = Slotted(7)
del d['k'][0]
`, next: "repr([c(), c(1, twice=True), d[Base(1)], d['k'][2:], d[(1, (2,))], d['self'] is d, s.extra, s.double, Base.made, made(1), repr(kept), isinstance(s, Base), sorted(frozenset('ab'))])",
		want: "[3, 5, 'one', [True, (3+4j), b'x', 'ä€', 10000000000000000000000000000000000000000], {3, 4}, True, [7], 14, [Base(1), Slotted(7), Base(1)], 2, \"KeyError('missing')\", True, ['a', 'b']]"},
	{name: "library", source: `
import collections, dataclasses, datetime, decimal, enum, functools, itertools, json, re, asyncio
@dataclasses.dataclass(order=True)
class Item:
    name: str
    tags: list = dataclasses.field(default_factory=list)
class Colour(enum.Enum):
    RED = 1
    BLUE = 2
Point = collections.namedtuple('Point', 'x y')
items = [Item('b', ['x']), Item('a')]
when = datetime.datetime(2024, 5, 17, 12, 30, tzinfo=datetime.timezone.utc)
amount = decimal.Decimal('1.10')
words = re.compile(r'(\w+)=(\d+)')
counts = collections.Counter('abracadabra')
queue = collections.deque([1, 2, 3], maxlen=3)
@functools.lru_cache
def square(n): return n * n
square(3)
numbers = itertools.count(5)
next(numbers)
text = json.dumps({'a': [1, 2.5]})
`, next: "repr([sorted(items), Colour(2).name, Point(1, 2)._replace(y=3), str(when + datetime.timedelta(days=1)), str(amount + 1), words.findall('a=1 b=22'), counts.most_common(1), list(queue), square(3), square.cache_info().hits, next(numbers), json.loads(text), asyncio.run(asyncio.sleep(0, 'slept'))])",
		want: "[[Item(name='a', tags=[]), Item(name='b', tags=['x'])], 'BLUE', Point(x=1, y=3), '2024-05-18 12:30:00+00:00', '2.10', [('a', '1'), ('b', '22')], [('a', 5)], [1, 2, 3], 9, 1, 6, {'a': [1, 2.5]}, 'slept']"},
	{name: "calls", source: `
import asyncio
with open('/m/notes', 'w') as f:
    f.write('kept')
def gen():
    try:
        for i in range(3):
            yield ask(i)
    finally:
        log.append('closed')
class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, other): return ask(self.n) == ask(other.n)
class Box:
    @property
    def size(self): return ask(4) + 1
    def __enter__(self): return self
    def __exit__(self, *exc): return bool(ask(1))
log = []
log.append(sorted([3, 1, 2], key=lambda x: -ask(x)))
log.append({Key(1): 'one'}[Key(1)])
log.append(sum(gen()))
with Box() as b:
    log.append(b.size)
    raise ValueError
async def work(n): return await later(n) + ask(n)
log.append(await asyncio.gather(work(1), work(2)))
log.append(open('/m/notes').read())
repr(log)
`, want: "[[3, 2, 1], 'one', 'closed', 30, 41, [20, 40], 'kept']"},
}

// answered finishes a golden program that waits, having let it go on at least so many steps.
func answered(u *Suspension, err error, steps int) (*Suspension, error) {
	for ; err == nil && u.Kind != Done && steps != 0; steps-- {
		var answers []Answer
		for _, c := range u.Calls {
			answers = append(answers, Answer{ID: c.ID, Value: c.Args[0].(int64) * 10})
		}
		u, err = u.Resume(context.Background(), answers...)
	}
	return u, err
}

// Snapshots of every format that this release claims to read, written by the release whose
// format it was, restore and go on.
func TestGoldenSnapshotsGoOn(t *testing.T) {
	ctx := context.Background()
	dir := func(version int) string { return filepath.Join("testdata", "snapshots", fmt.Sprint(version)) }
	if *writeGolden {
		for _, g := range goldens {
			for _, steps := range []int{0, 11} {
				name := filepath.Join(dir(snapshot.Version), fmt.Sprintf("%s-%d", g.name, steps))
				if _, err := os.Stat(name); err == nil || steps > 0 && g.next != "" {
					continue
				}
				s := session(t, goldenEnv())
				u, err := s.Start(ctx, g.source, Inputs{})
				if u, err = answered(u, err, steps); err != nil || (u.Kind == Done) != (g.next != "") || u.Err != nil {
					t.Fatal(g.name, u, err)
				}
				b, err := s.Snapshot(testKey)
				if err != nil {
					t.Fatal(err)
				}
				os.MkdirAll(filepath.Dir(name), 0o755)
				if err := os.WriteFile(name, b, 0o644); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for version := snapshot.Oldest; version <= snapshot.Version; version++ {
		for _, g := range goldens {
			files, err := filepath.Glob(filepath.Join(dir(version), g.name+"-*"))
			if err != nil || len(files) == 0 {
				t.Fatalf("no snapshot of %s in format %d: write it with -golden", g.name, version)
			}
			for _, name := range files {
				b, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				s, u, err := Restore(ctx, goldenEnv(), []Key{testKey}, b)
				var changed *SnapshotError
				if g.next == "" && errors.As(err, &changed) && strings.Contains(changed.Reason, "has changed since the snapshot was made") {
					t.Logf("%s: %v", name, err)
					continue
				}
				if err != nil || (u == nil) != (g.next != "") {
					t.Errorf("%s: %v, %v", name, u, err)
					continue
				}
				defer s.Close()
				var r *Result
				if g.next != "" {
					r, err = s.Run(ctx, g.next, Inputs{})
				} else if u, err = answered(u, nil, -1); err == nil {
					r, err = u.Result, u.Err
				}
				if err != nil {
					t.Errorf("%s: %v", name, err)
				} else if r.Value != g.want {
					t.Errorf("%s gives\n%s\nnot\n%s", name, r.Value, g.want)
				}
				if err := s.vm.CheckHeap(); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
		}
	}
}

// A snapshot of a format that this release does not read is refused as such.
func TestUnknownFormatsAreRefused(t *testing.T) {
	b, err := session(t, nil).Snapshot(testKey)
	if err != nil {
		t.Fatal(err)
	}
	for _, version := range []byte{snapshot.Oldest - 1, snapshot.Version + 1} {
		b[8] = version
		_, _, err := Restore(context.Background(), nil, []Key{testKey}, b)
		var refused *SnapshotError
		if !errors.As(err, &refused) || !strings.Contains(err.Error(), fmt.Sprintf("format version %d is not supported", version)) {
			t.Errorf("format %d: %v", version, err)
		}
	}
}
