// Package unittest is Python's unittest, in Python whose frames do not show: tracebacks
// of tests begin and end in the tests.
package unittest

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed init.py
var source string

//go:embed case.py
var caseSource string

//go:embed mock.py
var mockSource string

// parts are the modules programs know parts of unittest.case from.
var parts = []struct{ name, source string }{
	{"suite", "from unittest._core import BaseTestSuite, TestSuite, _ErrorHolder\n"},
	{"loader", "from unittest._core import TestLoader, _FailedTest, defaultTestLoader\n"},
	{"result", "from unittest._core import STDERR_LINE, STDOUT_LINE, TestResult, failfast\n"},
	{"runner", "from unittest._core import TextTestResult, TextTestRunner, _WritelnDecorator\n"},
	{"case", "from unittest._core import DIFF_OMITTED, FunctionTestCase, SkipTest, TestCase, _AssertRaisesContext, _AssertWarnsContext, _SubTest, addModuleCleanup, doModuleCleanups, enterModuleContext, expectedFailure, skip, skipIf, skipUnless\n"},
	{"async_case", "from unittest._core import IsolatedAsyncioTestCase\n"},
	{"util", "from unittest._core import _common_shorten_repr, safe_repr, strclass\n"},
	{"signals", "from unittest._core import installHandler, registerResult, removeHandler, removeResult\n"},
}

// Modules returns the package unittest and its modules.
func Modules() []*vm.ModuleDef {
	all := []*vm.ModuleDef{
		{Name: "unittest", Source: source, File: "<unittest>", Package: true},
		{Name: "unittest._core", Source: caseSource, File: "<unittest._core>", Hidden: true},
		{Name: "unittest.mock", Source: mockSource, File: "<unittest.mock>", Hidden: true},
	}
	for _, p := range parts {
		all = append(all, &vm.ModuleDef{Name: "unittest." + p.name, Source: p.source, File: "<unittest." + p.name + ">"})
	}
	return all
}
