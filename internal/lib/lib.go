// Package lib lists the library modules scripts can import.
//
// Each module has a folder of its own: its natives in Go, the part written in Python in a
// file beside them, embedded, and its tests. A module is a vm.ModuleDef; the hundredth is
// added as the first was: write the folder, add its line here.
package lib

import (
	"github.com/gilliam-run/gilliam/internal/lib/abc"
	"github.com/gilliam-run/gilliam/internal/lib/annotationlib"
	"github.com/gilliam-run/gilliam/internal/lib/argparse"
	"github.com/gilliam-run/gilliam/internal/lib/array"
	"github.com/gilliam-run/gilliam/internal/lib/ast"
	"github.com/gilliam-run/gilliam/internal/lib/asyncio"
	"github.com/gilliam-run/gilliam/internal/lib/atexit"
	base64lib "github.com/gilliam-run/gilliam/internal/lib/base64"
	"github.com/gilliam-run/gilliam/internal/lib/binascii"
	"github.com/gilliam-run/gilliam/internal/lib/bisect"
	"github.com/gilliam-run/gilliam/internal/lib/calendar"
	"github.com/gilliam-run/gilliam/internal/lib/cmath"
	"github.com/gilliam-run/gilliam/internal/lib/codecs"
	"github.com/gilliam-run/gilliam/internal/lib/collections"
	"github.com/gilliam-run/gilliam/internal/lib/colorsys"
	"github.com/gilliam-run/gilliam/internal/lib/concurrent"
	"github.com/gilliam-run/gilliam/internal/lib/configparser"
	"github.com/gilliam-run/gilliam/internal/lib/contextlib"
	"github.com/gilliam-run/gilliam/internal/lib/contextvars"
	"github.com/gilliam-run/gilliam/internal/lib/copy"
	"github.com/gilliam-run/gilliam/internal/lib/csv"
	"github.com/gilliam-run/gilliam/internal/lib/dataclasses"
	"github.com/gilliam-run/gilliam/internal/lib/datetime"
	"github.com/gilliam-run/gilliam/internal/lib/decimal"
	"github.com/gilliam-run/gilliam/internal/lib/difflib"
	"github.com/gilliam-run/gilliam/internal/lib/email"
	"github.com/gilliam-run/gilliam/internal/lib/enum"
	"github.com/gilliam-run/gilliam/internal/lib/errno"
	"github.com/gilliam-run/gilliam/internal/lib/fnmatch"
	"github.com/gilliam-run/gilliam/internal/lib/fractions"
	"github.com/gilliam-run/gilliam/internal/lib/functools"
	"github.com/gilliam-run/gilliam/internal/lib/future"
	"github.com/gilliam-run/gilliam/internal/lib/getopt"
	"github.com/gilliam-run/gilliam/internal/lib/glob"
	"github.com/gilliam-run/gilliam/internal/lib/graphlib"
	"github.com/gilliam-run/gilliam/internal/lib/gzip"
	"github.com/gilliam-run/gilliam/internal/lib/hashlib"
	"github.com/gilliam-run/gilliam/internal/lib/heapq"
	htmllib "github.com/gilliam-run/gilliam/internal/lib/html"
	httplib "github.com/gilliam-run/gilliam/internal/lib/http"
	"github.com/gilliam-run/gilliam/internal/lib/importlib"
	"github.com/gilliam-run/gilliam/internal/lib/inspect"
	iolib "github.com/gilliam-run/gilliam/internal/lib/io"
	"github.com/gilliam-run/gilliam/internal/lib/ipaddress"
	"github.com/gilliam-run/gilliam/internal/lib/itertools"
	jsonlib "github.com/gilliam-run/gilliam/internal/lib/json"
	"github.com/gilliam-run/gilliam/internal/lib/keyword"
	"github.com/gilliam-run/gilliam/internal/lib/linecache"
	"github.com/gilliam-run/gilliam/internal/lib/locale"
	"github.com/gilliam-run/gilliam/internal/lib/logging"
	mathlib "github.com/gilliam-run/gilliam/internal/lib/math"
	"github.com/gilliam-run/gilliam/internal/lib/mimetypes"
	"github.com/gilliam-run/gilliam/internal/lib/ntpath"
	"github.com/gilliam-run/gilliam/internal/lib/numbers"
	"github.com/gilliam-run/gilliam/internal/lib/operator"
	"github.com/gilliam-run/gilliam/internal/lib/optparse"
	oslib "github.com/gilliam-run/gilliam/internal/lib/os"
	"github.com/gilliam-run/gilliam/internal/lib/pathlib"
	"github.com/gilliam-run/gilliam/internal/lib/pickle"
	"github.com/gilliam-run/gilliam/internal/lib/platform"
	"github.com/gilliam-run/gilliam/internal/lib/plistlib"
	"github.com/gilliam-run/gilliam/internal/lib/pprint"
	"github.com/gilliam-run/gilliam/internal/lib/quopri"
	"github.com/gilliam-run/gilliam/internal/lib/random"
	relib "github.com/gilliam-run/gilliam/internal/lib/re"
	"github.com/gilliam-run/gilliam/internal/lib/reprlib"
	"github.com/gilliam-run/gilliam/internal/lib/sched"
	"github.com/gilliam-run/gilliam/internal/lib/secrets"
	"github.com/gilliam-run/gilliam/internal/lib/shlex"
	"github.com/gilliam-run/gilliam/internal/lib/shutil"
	"github.com/gilliam-run/gilliam/internal/lib/stat"
	"github.com/gilliam-run/gilliam/internal/lib/statistics"
	stringlib "github.com/gilliam-run/gilliam/internal/lib/string"
	structlib "github.com/gilliam-run/gilliam/internal/lib/struct"
	"github.com/gilliam-run/gilliam/internal/lib/structseq"
	"github.com/gilliam-run/gilliam/internal/lib/sys"
	"github.com/gilliam-run/gilliam/internal/lib/tempfile"
	"github.com/gilliam-run/gilliam/internal/lib/textwrap"
	"github.com/gilliam-run/gilliam/internal/lib/threading"
	timelib "github.com/gilliam-run/gilliam/internal/lib/time"
	"github.com/gilliam-run/gilliam/internal/lib/timeit"
	"github.com/gilliam-run/gilliam/internal/lib/timetext"
	"github.com/gilliam-run/gilliam/internal/lib/tomllib"
	"github.com/gilliam-run/gilliam/internal/lib/traceback"
	"github.com/gilliam-run/gilliam/internal/lib/types"
	"github.com/gilliam-run/gilliam/internal/lib/typing"
	"github.com/gilliam-run/gilliam/internal/lib/unicodedata"
	"github.com/gilliam-run/gilliam/internal/lib/unittest"
	"github.com/gilliam-run/gilliam/internal/lib/urllib"
	"github.com/gilliam-run/gilliam/internal/lib/uuid"
	"github.com/gilliam-run/gilliam/internal/lib/warnings"
	"github.com/gilliam-run/gilliam/internal/lib/weakref"
	"github.com/gilliam-run/gilliam/internal/lib/xml"
	"github.com/gilliam-run/gilliam/internal/lib/zipfile"
	"github.com/gilliam-run/gilliam/internal/lib/zlib"
	"github.com/gilliam-run/gilliam/internal/lib/zoneinfo"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Modules returns the definitions of all library modules, in a fixed order.
func Modules() []*vm.ModuleDef {
	var all []*vm.ModuleDef
	for _, group := range groups {
		all = append(all, group()...)
	}
	code := packed()
	for _, m := range all {
		m.Code = code[m.Name]
	}
	return all
}

// groups are the functions that give the modules of one folder each.
var groups = []func() []*vm.ModuleDef{
	abc.Modules,
	annotationlib.Modules,
	argparse.Modules,
	array.Modules,
	ast.Modules,
	asyncio.Modules,
	atexit.Modules,
	base64lib.Modules,
	binascii.Modules,
	bisect.Modules,
	calendar.Modules,
	cmath.Modules,
	codecs.Modules,
	collections.Modules,
	colorsys.Modules,
	concurrent.Modules,
	configparser.Modules,
	contextlib.Modules,
	contextvars.Modules,
	copy.Modules,
	csv.Modules,
	dataclasses.Modules,
	datetime.Modules,
	decimal.Modules,
	difflib.Modules,
	email.Modules,
	enum.Modules,
	errno.Modules,
	fnmatch.Modules,
	fractions.Modules,
	functools.Modules,
	future.Modules,
	getopt.Modules,
	glob.Modules,
	graphlib.Modules,
	gzip.Modules,
	hashlib.Modules,
	heapq.Modules,
	htmllib.Modules,
	httplib.Modules,
	importlib.Modules,
	inspect.Modules,
	iolib.Modules,
	ipaddress.Modules,
	itertools.Modules,
	jsonlib.Modules,
	keyword.Modules,
	linecache.Modules,
	locale.Modules,
	logging.Modules,
	mathlib.Modules,
	mimetypes.Modules,
	ntpath.Modules,
	numbers.Modules,
	operator.Modules,
	optparse.Modules,
	oslib.Modules,
	pathlib.Modules,
	pickle.Modules,
	platform.Modules,
	plistlib.Modules,
	pprint.Modules,
	quopri.Modules,
	random.Modules,
	relib.Modules,
	reprlib.Modules,
	sched.Modules,
	secrets.Modules,
	shlex.Modules,
	shutil.Modules,
	stat.Modules,
	statistics.Modules,
	stringlib.Modules,
	structlib.Modules,
	structseq.Modules,
	sys.Modules,
	tempfile.Modules,
	textwrap.Modules,
	threading.Modules,
	timelib.Modules,
	timeit.Modules,
	timetext.Modules,
	tomllib.Modules,
	traceback.Modules,
	types.Modules,
	typing.Modules,
	unicodedata.Modules,
	unittest.Modules,
	urllib.Modules,
	uuid.Modules,
	warnings.Modules,
	weakref.Modules,
	xml.Modules,
	zlib.Modules,
	zipfile.Modules,
	zoneinfo.Modules,
}
