"""Tests as classes, suites of them, what runs them and what tells of it."""

import functools
import sys

_MAX_LENGTH = 80
_PLACEHOLDER = 12
_LEAST = 5
DIFF_OMITTED = "\nDiff is %s characters long. Set self.maxDiff to None to see it."


def safe_repr(obj, short=False):
    """Return repr of an object, object's where that fails."""
    try:
        result = repr(obj)
    except Exception:
        result = object.__repr__(obj)
    if short and len(result) >= _MAX_LENGTH:
        return result[:_MAX_LENGTH] + " [truncated]..."
    return result


def strclass(cls):
    return f"{cls.__module__}.{cls.__qualname__}"


def _shorten(s, prefix, suffix):
    skip = len(s) - prefix - suffix
    return f"{s[:prefix]}[{skip} chars]{s[len(s) - suffix:]}" if skip > _PLACEHOLDER else s


def _common_shorten_repr(*args):
    """Return reprs, shortened where they are the same."""
    args = tuple(map(safe_repr, args))
    longest = max(map(len, args))
    if longest <= _MAX_LENGTH:
        return args
    import os
    prefix = os.path.commonprefix(args)
    n = len(prefix)
    common = _MAX_LENGTH - (longest - n + _LEAST + _PLACEHOLDER)
    if common > _LEAST:
        prefix = _shorten(prefix, _LEAST, common)
        return tuple(prefix + s[n:] for s in args)
    prefix = _shorten(prefix, _LEAST, _LEAST)
    return tuple(prefix + _shorten(s[n:], _MAX_LENGTH - 3 * _LEAST - 2 * _PLACEHOLDER, _LEAST) for s in args)


class SkipTest(Exception):
    """A test is not to be run."""


class _ShouldStop(Exception):
    """A test must not go on after a subtest has failed."""


class _UnexpectedSuccess(Exception):
    """A test that should fail has not."""


def skip(reason):
    """Return a decorator of tests that are not to be run."""
    import types
    def decorator(test_item):
        if not isinstance(test_item, type):
            @functools.wraps(test_item)
            def skip_wrapper(*args, **kwargs):
                raise SkipTest(reason)
            test_item = skip_wrapper
        test_item.__unittest_skip__ = True
        test_item.__unittest_skip_why__ = reason
        return test_item
    if isinstance(reason, types.FunctionType):
        test_item = reason
        reason = ""
        return decorator(test_item)
    return decorator


def skipIf(condition, reason):
    return skip(reason) if condition else _same


def skipUnless(condition, reason):
    return _same if condition else skip(reason)


def _same(item):
    return item


def expectedFailure(test_item):
    test_item.__unittest_expecting_failure__ = True
    return test_item


def _enter_context(cm, add_cleanup):
    cls = type(cm)
    try:
        enter, exit = cls.__enter__, cls.__exit__
    except AttributeError:
        raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager protocol") from None
    result = enter(cm)
    add_cleanup(exit, cm, None, None, None)
    return result


_module_cleanups = []


def addModuleCleanup(function, /, *args, **kwargs):
    """Call a function after the tests of the module."""
    _module_cleanups.append((function, args, kwargs))


def enterModuleContext(cm):
    return _enter_context(cm, addModuleCleanup)


def doModuleCleanups():
    errors = []
    while _module_cleanups:
        function, args, kwargs = _module_cleanups.pop()
        try:
            function(*args, **kwargs)
        except Exception as e:
            errors.append(e)
    if errors:
        raise errors[0]


class _Outcome:
    """What has become of a test."""

    def __init__(self, result):
        self.expecting_failure = False
        self.result = result
        self.subtests = hasattr(result, "addSubTest")
        self.success = True
        self.expected = None

    def run(self, test, function, *args, subtest=False):
        """Call a function of a test; tell the result what goes wrong."""
        before = self.success
        self.success = True
        try:
            function(*args)
        except KeyboardInterrupt:
            raise
        except SkipTest as e:
            self.success = False
            _add_skip(self.result, test, str(e))
        except _ShouldStop:
            pass
        except BaseException as e:
            info = sys.exc_info()
            if self.expecting_failure:
                self.expected = info
            else:
                self.success = False
                self.tell(test, info, subtest)
            info = None
        else:
            if subtest and self.success:
                self.result.addSubTest(test.test_case, test, None)
        finally:
            self.success = self.success and before

    def tell(self, test, info, subtest):
        if subtest:
            self.result.addSubTest(test.test_case, test, info)
        elif issubclass(info[0], test.failureException):
            self.result.addFailure(test, info)
        else:
            self.result.addError(test, info)


def _add_skip(result, test, reason):
    add = getattr(result, "addSkip", None)
    if add is not None:
        add(test, reason)
    else:
        import warnings
        warnings.warn("TestResult has no addSkip method, skips not reported", RuntimeWarning, 2)
        result.addSuccess(test)


class _SubTestScope:
    """The with statement of a subtest."""

    def __init__(self, case, msg, params):
        self.case = case
        self.msg = msg
        self.params = params

    def __enter__(self):
        case = self.case
        self.parent = case._subtest
        params = self.params
        if self.parent is not None:
            params = {**params, **{k: v for k, v in self.parent.params.items() if k not in params}}
        case._subtest = _SubTest(case, self.msg, params)

    def __exit__(self, kind, error, tb):
        case = self.case
        outcome, subtest = case._outcome, case._subtest
        case._subtest = self.parent
        before = outcome.success
        outcome.success = True
        if kind is None:
            outcome.result.addSubTest(case, subtest, None)
            outcome.success = before
            return None
        if issubclass(kind, _ShouldStop):
            return None
        if issubclass(kind, KeyboardInterrupt):
            return None
        if issubclass(kind, SkipTest):
            outcome.success = False
            _add_skip(outcome.result, subtest, str(error))
        elif outcome.expecting_failure:
            outcome.expected = kind, error, tb
            outcome.success = before
        else:
            outcome.success = False
            outcome.result.addSubTest(case, subtest, (kind, error, tb))
        if not outcome.success and outcome.result is not None and outcome.result.failfast:
            raise _ShouldStop
        if outcome.expected:
            raise _ShouldStop
        return True


class _Expecting:
    """What the contexts of assertRaises and assertWarns share."""

    def __init__(self, expected, case, regex=None):
        self.case = case
        self.test_case = case
        self.expected = expected
        if regex is not None:
            import re
            regex = re.compile(regex)
        self.expected_regex = regex
        self.obj_name = None
        self.msg = None

    def _raise(self, standard):
        raise self.case.failureException(self.case._formatMessage(self.msg, standard))

    def handle(self, name, args, kwargs):
        """Call what should raise, or return self as a context."""
        try:
            kinds = self.expected if isinstance(self.expected, tuple) else (self.expected,)
            if not all(isinstance(kind, type) and issubclass(kind, self._base) for kind in kinds):
                raise TypeError(f"{name}() arg 1 must be {self._base_text}")
            if not args:
                self.msg = kwargs.pop("msg", None)
                if kwargs:
                    raise TypeError(f"{next(iter(kwargs))!r} is an invalid keyword argument for this function")
                return self
            function, *args = args
            try:
                self.obj_name = function.__name__
            except AttributeError:
                self.obj_name = str(function)
            with self:
                function(*args, **kwargs)
        finally:
            self = None


def _expected_name(expected):
    try:
        return expected.__name__
    except AttributeError:
        return str(expected)


class _AssertRaisesContext(_Expecting):
    """The context of assertRaises; exception is what was raised."""

    _base = BaseException
    _base_text = "an exception type or tuple of exception types"

    def __enter__(self):
        return self

    def __exit__(self, kind, error, tb):
        if kind is None:
            name = _expected_name(self.expected)
            self._raise(f"{name} not raised by {self.obj_name}" if self.obj_name else f"{name} not raised")
        if not issubclass(kind, self.expected):
            return False
        self.exception = error.with_traceback(None)
        if self.expected_regex is not None and not self.expected_regex.search(str(error)):
            self._raise(f'"{self.expected_regex.pattern}" does not match "{error}"')
        return True

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class _AssertWarnsContext(_Expecting):
    """The context of assertWarns; warning is what was told."""

    _base = Warning
    _base_text = "a warning class or tuple of warning classes"

    def __enter__(self):
        for module in list(sys.modules.values()):
            if getattr(module, "__warningregistry__", None):
                module.__warningregistry__ = {}
        import warnings
        self.warnings_manager = warnings.catch_warnings(record=True)
        self.warnings = self.warnings_manager.__enter__()
        warnings.simplefilter("always", self.expected)
        return self

    def __exit__(self, kind, error, tb):
        self.warnings_manager.__exit__(kind, error, tb)
        if kind is not None:
            return
        name = _expected_name(self.expected)
        first = None
        for told in self.warnings:
            message = told.message
            if not isinstance(message, self.expected):
                continue
            if first is None:
                first = message
            if self.expected_regex is not None and not self.expected_regex.search(str(message)):
                continue
            self.warning = message
            self.filename = told.filename
            self.lineno = told.lineno
            return
        if first is not None:
            self._raise(f'"{self.expected_regex.pattern}" does not match "{first}"')
        self._raise(f"{name} not triggered by {self.obj_name}" if self.obj_name else f"{name} not triggered")


@functools.cache
def _logging_watcher():
    from collections import namedtuple
    return namedtuple("_LoggingWatcher", ["records", "output"])


class _AssertLogsContext:
    """The context of assertLogs and assertNoLogs."""

    LOGGING_FORMAT = "%(levelname)s:%(name)s:%(message)s"

    def __init__(self, case, logger_name, level, no_logs):
        import logging
        self.case = case
        self.logger_name = logger_name
        self.level = logging.getLevelNamesMapping().get(level, level) if level else logging.INFO
        self.no_logs = no_logs
        self.msg = None

    def __enter__(self):
        import logging
        logger = self.logger = self.logger_name if isinstance(self.logger_name, logging.Logger) \
            else logging.getLogger(self.logger_name)
        watcher = self.watcher = _logging_watcher()([], [])

        class Capturing(logging.Handler):
            def flush(self):
                pass

            def emit(self, record):
                watcher.records.append(record)
                watcher.output.append(self.format(record))
        handler = Capturing()
        handler.setLevel(self.level)
        handler.setFormatter(logging.Formatter(self.LOGGING_FORMAT))
        self.old = logger.handlers[:], logger.level, logger.propagate
        logger.handlers = [handler]
        logger.setLevel(self.level)
        logger.propagate = False
        return None if self.no_logs else watcher

    def __exit__(self, kind, error, tb):
        import logging
        self.logger.handlers, level, self.logger.propagate = self.old
        self.logger.setLevel(level)
        if kind is not None:
            return False
        if self.no_logs:
            if self.watcher.records:
                raise self.case.failureException(self.case._formatMessage(
                    self.msg, f"Unexpected logs found: {self.watcher.output!r}"))
        elif not self.watcher.records:
            raise self.case.failureException(self.case._formatMessage(
                self.msg, f"no logs of level {logging.getLevelName(self.level)} or higher triggered on {self.logger.name}"))


class TestCase:
    """A test: the method that runs, and what goes before and after."""

    failureException = AssertionError
    longMessage = True
    maxDiff = 80 * 8
    _diffThreshold = 2 ** 16
    _class_cleanups = []

    def __init_subclass__(cls, *args, **kwargs):
        cls._classSetupFailed = False
        cls._class_cleanups = []
        super().__init_subclass__(*args, **kwargs)

    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName
        self._outcome = None
        self._testMethodDoc = "No test"
        try:
            method = getattr(self, methodName)
        except AttributeError:
            if methodName != "runTest":
                raise ValueError(f"no such test method in {self.__class__}: {methodName}")
        else:
            self._testMethodDoc = method.__doc__
        self._cleanups = []
        self._subtest = None
        self._type_equality_funcs = {
            dict: "assertDictEqual", list: "assertListEqual", tuple: "assertTupleEqual", set: "assertSetEqual",
            frozenset: "assertSetEqual", str: "assertMultiLineEqual",
        }

    def addTypeEqualityFunc(self, typeobj, function):
        self._type_equality_funcs[typeobj] = function

    def addCleanup(self, function, /, *args, **kwargs):
        """Call a function after the test, the last first."""
        self._cleanups.append((function, args, kwargs))

    def enterContext(self, cm):
        return _enter_context(cm, self.addCleanup)

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        cls._class_cleanups.append((function, args, kwargs))

    @classmethod
    def enterClassContext(cls, cm):
        return _enter_context(cm, cls.addClassCleanup)

    def setUp(self):
        pass

    def tearDown(self):
        pass

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def countTestCases(self):
        return 1

    def defaultTestResult(self):
        return TestResult()

    def shortDescription(self):
        doc = self._testMethodDoc
        return doc.strip().split("\n")[0].strip() if doc else None

    def id(self):
        return f"{strclass(self.__class__)}.{self._testMethodName}"

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._testMethodName == other._testMethodName

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def __str__(self):
        return f"{self._testMethodName} ({strclass(self.__class__)}.{self._testMethodName})"

    def __repr__(self):
        return f"<{strclass(self.__class__)} testMethod={self._testMethodName}>"

    def subTest(self, msg=object(), **params):
        """Return a context for a part of the test whose failure does not end it."""
        if self._outcome is None or not self._outcome.subtests:
            import contextlib
            return contextlib.nullcontext()
        return _SubTestScope(self, None if msg is _no_message else msg, params)

    def _callSetUp(self):
        self.setUp()

    def _callTestMethod(self, method):
        if method() is not None:
            import warnings
            warnings.warn("It is deprecated to return a value that is not None from a test case "
                          f"({method})", DeprecationWarning, stacklevel=3)

    def _callTearDown(self):
        self.tearDown()

    def _callCleanup(self, function, /, *args, **kwargs):
        function(*args, **kwargs)

    def run(self, result=None):
        """Run the test; tell the result."""
        own = result is None
        if own:
            result = self.defaultTestResult()
            getattr(result, "startTestRun", _nothing)()
        try:
            result.startTest(self)
            try:
                method = getattr(self, self._testMethodName)
                if getattr(self.__class__, "__unittest_skip__", False) or getattr(method, "__unittest_skip__", False):
                    _add_skip(result, self, getattr(self.__class__, "__unittest_skip_why__", "")
                              or getattr(method, "__unittest_skip_why__", ""))
                    return result
                expecting = getattr(self, "__unittest_expecting_failure__", False) \
                    or getattr(method, "__unittest_expecting_failure__", False)
                outcome = self._outcome = _Outcome(result)
                try:
                    outcome.run(self, self._callSetUp)
                    if outcome.success:
                        outcome.expecting_failure = expecting
                        outcome.run(self, self._callTestMethod, method)
                        outcome.expecting_failure = False
                        outcome.run(self, self._callTearDown)
                    self.doCleanups()
                    if outcome.success:
                        if expecting:
                            if outcome.expected:
                                result.addExpectedFailure(self, outcome.expected)
                            else:
                                result.addUnexpectedSuccess(self)
                        else:
                            result.addSuccess(self)
                    return result
                finally:
                    outcome.expected = None
                    self._outcome = None
            finally:
                result.stopTest(self)
        finally:
            if own:
                getattr(result, "stopTestRun", _nothing)()

    def doCleanups(self):
        outcome = self._outcome or _Outcome(TestResult())
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            outcome.run(self, lambda: self._callCleanup(function, *args, **kwargs))
        return outcome.success

    @classmethod
    def doClassCleanups(cls):
        cls.tearDown_exceptions = []
        while cls._class_cleanups:
            function, args, kwargs = cls._class_cleanups.pop()
            try:
                function(*args, **kwargs)
            except Exception:
                cls.tearDown_exceptions.append(sys.exc_info())

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        """Run the test without telling anybody."""
        method = getattr(self, self._testMethodName)
        if getattr(self.__class__, "__unittest_skip__", False) or getattr(method, "__unittest_skip__", False):
            raise SkipTest(getattr(self.__class__, "__unittest_skip_why__", "") or getattr(method, "__unittest_skip_why__", ""))
        self._callSetUp()
        self._callTestMethod(method)
        self._callTearDown()
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            self._callCleanup(function, *args, **kwargs)

    def skipTest(self, reason):
        raise SkipTest(reason)

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _formatMessage(self, msg, standardMsg):
        if not self.longMessage:
            return msg or standardMsg
        if msg is None:
            return standardMsg
        try:
            return f"{standardMsg} : {msg}"
        except UnicodeDecodeError:
            return f"{safe_repr(standardMsg)} : {safe_repr(msg)}"

    def _fail(self, msg, standard):
        raise self.failureException(self._formatMessage(msg, standard))

    def assertFalse(self, expr, msg=None):
        if expr:
            self._fail(msg, f"{safe_repr(expr)} is not false")

    def assertTrue(self, expr, msg=None):
        if not expr:
            self._fail(msg, f"{safe_repr(expr)} is not true")

    def assertRaises(self, expected_exception, *args, **kwargs):
        context = _AssertRaisesContext(expected_exception, self)
        try:
            return context.handle("assertRaises", args, kwargs)
        finally:
            context = None

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        return _AssertRaisesContext(expected_exception, self, expected_regex).handle("assertRaisesRegex", args, kwargs)

    def assertWarns(self, expected_warning, *args, **kwargs):
        return _AssertWarnsContext(expected_warning, self).handle("assertWarns", args, kwargs)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **kwargs):
        return _AssertWarnsContext(expected_warning, self, expected_regex).handle("assertWarnsRegex", args, kwargs)

    def assertLogs(self, logger=None, level=None):
        return _AssertLogsContext(self, logger, level, False)

    def assertNoLogs(self, logger=None, level=None):
        return _AssertLogsContext(self, logger, level, True)

    def _getAssertEqualityFunc(self, first, second):
        if type(first) is type(second):
            function = self._type_equality_funcs.get(type(first))
            if function is not None:
                return getattr(self, function) if isinstance(function, str) else function
        return self._baseAssertEqual

    def _baseAssertEqual(self, first, second, msg=None):
        if not first == second:
            self._fail(msg, "%s != %s" % _common_shorten_repr(first, second))

    def assertEqual(self, first, second, msg=None):
        self._getAssertEqualityFunc(first, second)(first, second, msg=msg)

    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            self._fail(msg, f"{safe_repr(first)} == {safe_repr(second)}")

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        diff = abs(first - second)
        if delta is not None:
            if diff <= delta:
                return
            standard = (f"{safe_repr(first)} != {safe_repr(second)} within {safe_repr(delta)} delta "
                        f"({safe_repr(diff)} difference)")
        else:
            if places is None:
                places = 7
            if round(diff, places) == 0:
                return
            standard = f"{safe_repr(first)} != {safe_repr(second)} within {places!r} places ({safe_repr(diff)} difference)"
        self._fail(msg, standard)

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        diff = abs(first - second)
        if delta is not None:
            if not first == second and diff > delta:
                return
            standard = (f"{safe_repr(first)} == {safe_repr(second)} within {safe_repr(delta)} delta "
                        f"({safe_repr(diff)} difference)")
        else:
            if places is None:
                places = 7
            if not first == second and round(diff, places) != 0:
                return
            standard = f"{safe_repr(first)} == {safe_repr(second)} within {places!r} places"
        self._fail(msg, standard)

    def _truncateMessage(self, message, diff):
        if self.maxDiff is None or len(diff) <= self.maxDiff:
            return message + diff
        return message + DIFF_OMITTED % len(diff)

    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        if seq_type is not None:
            name = seq_type.__name__
            for which, seq in (("First", seq1), ("Second", seq2)):
                if not isinstance(seq, seq_type):
                    raise self.failureException(f"{which} sequence is not a {name}: {safe_repr(seq)}")
        else:
            name = "sequence"
        differing = None
        try:
            n1 = len(seq1)
        except (TypeError, NotImplementedError):
            differing = f"First {name} has no length.    Non-sequence?"
        if differing is None:
            try:
                n2 = len(seq2)
            except (TypeError, NotImplementedError):
                differing = f"Second {name} has no length.    Non-sequence?"
        if differing is None:
            if seq1 == seq2:
                return
            differing = "%ss differ: %s != %s\n" % (name.capitalize(), *_common_shorten_repr(seq1, seq2))
            for i in range(min(n1, n2)):
                try:
                    item1 = seq1[i]
                except (TypeError, IndexError, NotImplementedError):
                    differing += f"\nUnable to index element {i} of first {name}\n"
                    break
                try:
                    item2 = seq2[i]
                except (TypeError, IndexError, NotImplementedError):
                    differing += f"\nUnable to index element {i} of second {name}\n"
                    break
                if item1 != item2:
                    differing += "\nFirst differing element %d:\n%s\n%s\n" % (i, *_common_shorten_repr(item1, item2))
                    break
            else:
                if n1 == n2 and seq_type is None and type(seq1) != type(seq2):
                    return
            for which, longer, n, m in (("First", seq1, n1, n2), ("Second", seq2, n2, n1)):
                if n > m:
                    differing += f"\n{which} {name} contains {n - m} additional elements.\n"
                    try:
                        differing += f"First extra element {m}:\n{safe_repr(longer[m])}\n"
                    except (TypeError, IndexError, NotImplementedError):
                        differing += f"Unable to index element {m} of {which.lower()} {name}\n"
        import pprint
        import difflib
        diff = "\n" + "\n".join(difflib.ndiff(pprint.pformat(seq1).splitlines(), pprint.pformat(seq2).splitlines()))
        self.fail(self._formatMessage(msg, self._truncateMessage(differing, diff)))

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, seq_type=list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, seq_type=tuple)

    def assertSetEqual(self, set1, set2, msg=None):
        differences = []
        for which, a, b in (("first", set1, set2), ("second", set2, set1)):
            try:
                differences.append(a.difference(b))
            except TypeError as e:
                self.fail(f"invalid type when attempting set difference: {e}")
            except AttributeError as e:
                self.fail(f"{which} argument does not support set difference: {e}")
        if not (differences[0] or differences[1]):
            return
        lines = []
        for items, text in zip(differences, ("Items in the first set but not the second:",
                                             "Items in the second set but not the first:")):
            if items:
                lines.append(text)
                lines += [repr(item) for item in items]
        self.fail(self._formatMessage(msg, "\n".join(lines)))

    def assertIn(self, member, container, msg=None):
        if member not in container:
            self.fail(self._formatMessage(msg, f"{safe_repr(member)} not found in {safe_repr(container)}"))

    def assertNotIn(self, member, container, msg=None):
        if member in container:
            self.fail(self._formatMessage(msg, f"{safe_repr(member)} unexpectedly found in {safe_repr(container)}"))

    def assertIs(self, expr1, expr2, msg=None):
        if expr1 is not expr2:
            self.fail(self._formatMessage(msg, f"{safe_repr(expr1)} is not {safe_repr(expr2)}"))

    def assertIsNot(self, expr1, expr2, msg=None):
        if expr1 is expr2:
            self.fail(self._formatMessage(msg, f"unexpectedly identical: {safe_repr(expr1)}"))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, "First argument is not a dictionary")
        self.assertIsInstance(d2, dict, "Second argument is not a dictionary")
        if d1 != d2:
            import pprint
            import difflib
            diff = "\n" + "\n".join(difflib.ndiff(pprint.pformat(d1).splitlines(), pprint.pformat(d2).splitlines()))
            self.fail(self._formatMessage(msg, self._truncateMessage("%s != %s" % _common_shorten_repr(d1, d2), diff)))

    def assertCountEqual(self, first, second, msg=None):
        first, second = list(first), list(second)
        try:
            from collections import Counter
            counts1, counts2 = Counter(first), Counter(second)
        except TypeError:
            differences = _count_unhashable(first, second)
        else:
            if counts1 == counts2:
                return
            differences = []
            for element, n in counts1.items():
                if n != counts2[element]:
                    differences.append((n, counts2[element], element))
            for element, n in counts2.items():
                if element not in counts1:
                    differences.append((0, n, element))
        if differences:
            lines = [f"First has {n1}, Second has {n2}:  {element!r}" for n1, n2, element in differences]
            self.fail(self._formatMessage(msg, self._truncateMessage("Element counts were not equal:\n", "\n".join(lines))))

    def assertMultiLineEqual(self, first, second, msg=None):
        self.assertIsInstance(first, str, "First argument is not a string")
        self.assertIsInstance(second, str, "Second argument is not a string")
        if first == second:
            return
        if len(first) > self._diffThreshold or len(second) > self._diffThreshold:
            self._baseAssertEqual(first, second, msg)
        sides = []
        for text in (first, second):
            lines = text.splitlines(keepends=True)
            if len(lines) == 1 and text.strip("\r\n") == text:
                lines = [text + "\n"]
            elif lines and lines[-1] == lines[-1].strip("\r\n"):
                lines[-1] += "\n"
            sides.append(lines)
        import difflib
        diff = "\n" + "".join(difflib.ndiff(*sides))
        self.fail(self._formatMessage(msg, self._truncateMessage("%s != %s" % _common_shorten_repr(first, second), diff)))

    def assertLess(self, a, b, msg=None):
        if not a < b:
            self.fail(self._formatMessage(msg, f"{safe_repr(a)} not less than {safe_repr(b)}"))

    def assertLessEqual(self, a, b, msg=None):
        if not a <= b:
            self.fail(self._formatMessage(msg, f"{safe_repr(a)} not less than or equal to {safe_repr(b)}"))

    def assertGreater(self, a, b, msg=None):
        if not a > b:
            self.fail(self._formatMessage(msg, f"{safe_repr(a)} not greater than {safe_repr(b)}"))

    def assertGreaterEqual(self, a, b, msg=None):
        if not a >= b:
            self.fail(self._formatMessage(msg, f"{safe_repr(a)} not greater than or equal to {safe_repr(b)}"))

    def assertIsNone(self, obj, msg=None):
        if obj is not None:
            self.fail(self._formatMessage(msg, f"{safe_repr(obj)} is not None"))

    def assertIsNotNone(self, obj, msg=None):
        if obj is None:
            self.fail(self._formatMessage(msg, "unexpectedly None"))

    def assertIsInstance(self, obj, cls, msg=None):
        if not isinstance(obj, cls):
            self.fail(self._formatMessage(msg, f"{safe_repr(obj)} is not an instance of {cls!r}"))

    def assertNotIsInstance(self, obj, cls, msg=None):
        if isinstance(obj, cls):
            self.fail(self._formatMessage(msg, f"{safe_repr(obj)} is an instance of {cls!r}"))

    def assertIsSubclass(self, cls, superclass, msg=None):
        try:
            if issubclass(cls, superclass):
                return
        except TypeError:
            if not isinstance(cls, type):
                self.fail(self._formatMessage(msg, f"{cls!r} is not a class"))
            raise
        if isinstance(superclass, tuple):
            standard = f"{cls!r} is not a subclass of any of {superclass!r}"
        else:
            standard = f"{cls!r} is not a subclass of {superclass!r}"
        self.fail(self._formatMessage(msg, standard))

    def assertNotIsSubclass(self, cls, superclass, msg=None):
        try:
            if not issubclass(cls, superclass):
                return
        except TypeError:
            if not isinstance(cls, type):
                self.fail(self._formatMessage(msg, f"{cls!r} is not a class"))
            raise
        if isinstance(superclass, tuple):
            for x in superclass:
                if issubclass(cls, x):
                    superclass = x
                    break
        self.fail(self._formatMessage(msg, f"{cls!r} is a subclass of {superclass!r}"))

    def assertHasAttr(self, obj, name, msg=None):
        import types
        if not hasattr(obj, name):
            if isinstance(obj, types.ModuleType):
                standard = f"module {obj.__name__!r} has no attribute {name!r}"
            elif isinstance(obj, type):
                standard = f"type object {obj.__name__!r} has no attribute {name!r}"
            else:
                standard = f"{type(obj).__name__!r} object has no attribute {name!r}"
            self.fail(self._formatMessage(msg, standard))

    def assertNotHasAttr(self, obj, name, msg=None):
        import types
        if hasattr(obj, name):
            if isinstance(obj, types.ModuleType):
                standard = f"module {obj.__name__!r} has unexpected attribute {name!r}"
            elif isinstance(obj, type):
                standard = f"type object {obj.__name__!r} has unexpected attribute {name!r}"
            else:
                standard = f"{type(obj).__name__!r} object has unexpected attribute {name!r}"
            self.fail(self._formatMessage(msg, standard))

    def assertRegex(self, text, expected_regex, msg=None):
        if isinstance(expected_regex, (str, bytes)):
            assert expected_regex, "expected_regex must not be empty."
            import re
            expected_regex = re.compile(expected_regex)
        if not expected_regex.search(text):
            raise self.failureException(self._formatMessage(
                msg, f"Regex didn't match: {expected_regex.pattern!r} not found in {text!r}"))

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        if isinstance(unexpected_regex, (str, bytes)):
            import re
            unexpected_regex = re.compile(unexpected_regex)
        found = unexpected_regex.search(text)
        if found:
            raise self.failureException(self._formatMessage(
                msg, f"Regex matched: {text[found.start():found.end()]!r} matches {unexpected_regex.pattern!r} in {text!r}"))

    def _side(self, s, part, msg, name, has, word):
        """Check the beginning or the end of a text."""
        try:
            if has(s, part):
                return
        except TypeError:
            pass
        if not isinstance(s, (str, bytes, bytearray)):
            self.fail(self._formatMessage(msg, f"Expected str, not {type(s).__name__}" if isinstance(part, str)
                                          else f"Expected bytes, not {type(s).__name__}"))
        some = "any of " if isinstance(part, tuple) else ""
        self.fail(self._formatMessage(msg, f"{safe_repr(s, short=True)} doesn't {word} with {some}{safe_repr(part)}"))

    def assertStartsWith(self, s, prefix, msg=None):
        self._side(s, prefix, msg, "prefix", lambda s, part: s.startswith(part), "start")

    def assertEndsWith(self, s, suffix, msg=None):
        self._side(s, suffix, msg, "suffix", lambda s, part: s.endswith(part), "end")

    def assertNotStartsWith(self, s, prefix, msg=None):
        if s.startswith(prefix):
            if isinstance(prefix, tuple):
                prefix = next(part for part in prefix if s.startswith(part))
            self.fail(self._formatMessage(msg, f"{safe_repr(s, short=True)} starts with {safe_repr(prefix)}"))

    def assertNotEndsWith(self, s, suffix, msg=None):
        if s.endswith(suffix):
            if isinstance(suffix, tuple):
                suffix = next(part for part in suffix if s.endswith(part))
            self.fail(self._formatMessage(msg, f"{safe_repr(s, short=True)} ends with {safe_repr(suffix)}"))


_no_message = TestCase.subTest.__defaults__[0]


def _nothing():
    pass


def _count_unhashable(first, second):
    """Return how often elements that are not the same number of times in both are in each."""
    first, second = list(first), list(second)
    null = object()
    differences = []
    for i, element in enumerate(first):
        if element is null:
            continue
        n1 = n2 = 0
        for j in range(i, len(first)):
            if first[j] == element:
                n1 += 1
                first[j] = null
        for j, other in enumerate(second):
            if other == element:
                n2 += 1
                second[j] = null
        if n1 != n2:
            differences.append((n1, n2, element))
    for i, element in enumerate(second):
        if element is null:
            continue
        n2 = 0
        for j in range(i, len(second)):
            if second[j] == element:
                n2 += 1
                second[j] = null
        differences.append((0, n2, element))
    return differences


class FunctionTestCase(TestCase):
    """A function as a test."""

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._setUpFunc = setUp
        self._tearDownFunc = tearDown
        self._testFunc = testFunc
        self._description = description

    def setUp(self):
        if self._setUpFunc is not None:
            self._setUpFunc()

    def tearDown(self):
        if self._tearDownFunc is not None:
            self._tearDownFunc()

    def runTest(self):
        self._testFunc()

    def id(self):
        return self._testFunc.__name__

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return (self._setUpFunc, self._tearDownFunc, self._testFunc, self._description) \
            == (other._setUpFunc, other._tearDownFunc, other._testFunc, other._description)

    def __hash__(self):
        return hash((type(self), self._setUpFunc, self._tearDownFunc, self._testFunc, self._description))

    def __str__(self):
        return f"{strclass(self.__class__)} ({self._testFunc.__name__})"

    def __repr__(self):
        return f"<{strclass(self.__class__)} tec={self._testFunc}>"

    def shortDescription(self):
        if self._description is not None:
            return self._description
        doc = self._testFunc.__doc__
        return doc and doc.split("\n")[0].strip() or None


class _SubTest(TestCase):
    """A part of a test."""

    def __init__(self, test_case, message, params):
        super().__init__()
        self._message = message
        self.test_case = test_case
        self.params = params
        self.failureException = test_case.failureException

    def runTest(self):
        raise NotImplementedError("subtests cannot be run directly")

    def _subDescription(self):
        parts = []
        if self._message is not None:
            parts.append(f"[{self._message}]")
        if self.params:
            parts.append(f"({', '.join(f'{k}={v!r}' for k, v in self.params.items())})")
        return " ".join(parts) or "(<subtest>)"

    def id(self):
        return f"{self.test_case.id()} {self._subDescription()}"

    def shortDescription(self):
        return self.test_case.shortDescription()

    def __str__(self):
        return f"{self.test_case} {self._subDescription()}"


class IsolatedAsyncioTestCase(TestCase):
    """A test whose method is a coroutine."""

    loop_factory = None

    def __init__(self, methodName="runTest"):
        super().__init__(methodName)
        self._runner = None

    async def asyncSetUp(self):
        pass

    async def asyncTearDown(self):
        pass

    def addAsyncCleanup(self, func, /, *args, **kwargs):
        self.addCleanup(*(func, *args), **kwargs)

    async def enterAsyncContext(self, cm):
        cls = type(cm)
        try:
            enter, exit = cls.__aenter__, cls.__aexit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the asynchronous context "
                            "manager protocol") from None
        result = await enter(cm)
        self.addAsyncCleanup(exit, cm, None, None, None)
        return result

    def _call(self, function, *args, **kwargs):
        """Call a function in the context of the test; wait for what it returns if that can be awaited."""
        import inspect
        result = self._context.run(function, *args, **kwargs)
        if inspect.isawaitable(result):
            async def wait():
                return await result
            result = self._runner.run(wait(), context=self._context)
        return result

    def _callSetUp(self):
        self._runner.get_loop()
        self._context.run(self.setUp)
        self._call(self.asyncSetUp)

    def _callTestMethod(self, method):
        if self._call(method) is not None:
            import warnings
            warnings.warn(f"It is deprecated to return a value that is not None from a test case ({method})",
                          DeprecationWarning, stacklevel=4)

    def _callTearDown(self):
        self._call(self.asyncTearDown)
        self._context.run(self.tearDown)

    def _callCleanup(self, function, /, *args, **kwargs):
        self._call(function, *args, **kwargs)

    def run(self, result=None):
        import asyncio
        import contextvars
        self._context = contextvars.copy_context()
        self._runner = asyncio.Runner(debug=True, loop_factory=self.loop_factory)
        try:
            return super().run(result)
        finally:
            runner, self._runner = self._runner, None
            runner.close()


# Results

STDOUT_LINE = "\nStdout:\n%s"
STDERR_LINE = "\nStderr:\n%s"


def failfast(method):
    """Decorate what a result is told so that it stops the run, where that is asked for."""
    @functools.wraps(method)
    def inner(self, *args, **kw):
        if getattr(self, "failfast", False):
            self.stop()
        return method(self, *args, **kw)
    return inner


class TestResult:
    """What has become of tests."""

    _previousTestClass = None
    _moduleSetUpFailed = False

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failfast = False
        self.failures = []
        self.errors = []
        self.testsRun = 0
        self.skipped = []
        self.expectedFailures = []
        self.unexpectedSuccesses = []
        self.collectedDurations = []
        self.shouldStop = False
        self.buffer = False
        self.tb_locals = False
        self._stdout = None
        self._mirrorOutput = False

    def printErrors(self):
        pass

    def startTest(self, test):
        self.testsRun += 1
        self._mirrorOutput = False
        self._setupStdout()

    def _setupStdout(self):
        if self.buffer:
            import io
            self._stdout = sys.stdout, sys.stderr
            sys.stdout, sys.stderr = io.StringIO(), io.StringIO()

    def startTestRun(self):
        pass

    def stopTest(self, test):
        self._restoreStdout()
        self._mirrorOutput = False

    def _restoreStdout(self):
        if self._stdout is None:
            return
        buffers = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = self._stdout
        self._stdout = None
        if self._mirrorOutput:
            for buffer, stream, line in zip(buffers, (sys.stdout, sys.stderr), (STDOUT_LINE, STDERR_LINE)):
                text = buffer.getvalue()
                if text:
                    stream.write(line % (text if text.endswith("\n") else text + "\n"))

    def stopTestRun(self):
        pass

    @failfast
    def addError(self, test, err):
        self.errors.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    @failfast
    def addFailure(self, test, err):
        self.failures.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def addSubTest(self, test, subtest, err):
        if err is not None:
            if getattr(self, "failfast", False):
                self.stop()
            told = self.failures if issubclass(err[0], test.failureException) else self.errors
            told.append((subtest, self._exc_info_to_string(err, test)))
            self._mirrorOutput = True

    def addSuccess(self, test):
        pass

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, self._exc_info_to_string(err, test)))

    @failfast
    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)

    def addDuration(self, test, elapsed):
        self.collectedDurations.append((str(test), elapsed))

    def wasSuccessful(self):
        return not self.failures and not self.errors and not self.unexpectedSuccesses

    def stop(self):
        self.shouldStop = True

    def _exc_info_to_string(self, err, test):
        kind, value, tb = err
        import traceback
        lines = list(traceback.TracebackException(kind, value, tb, capture_locals=self.tb_locals, compact=True).format())
        if self.buffer and self._stdout is not None:
            for buffer, line in zip((sys.stdout, sys.stderr), (STDOUT_LINE, STDERR_LINE)):
                text = buffer.getvalue()
                if text:
                    lines.append(line % (text if text.endswith("\n") else text + "\n"))
        return "".join(lines)

    def __repr__(self):
        return (f"<{strclass(self.__class__)} run={self.testsRun} errors={len(self.errors)} "
                f"failures={len(self.failures)}>")


# Suites

class BaseTestSuite:
    """Tests together."""

    _cleanup = True

    def __init__(self, tests=()):
        self._tests = []
        self._removed_tests = 0
        self.addTests(tests)

    def __repr__(self):
        return f"<{strclass(self.__class__)} tests={list(self)}>"

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return list(self) == list(other)

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        return self._removed_tests + sum(test.countTestCases() for test in self if test)

    def addTest(self, test):
        if not callable(test):
            raise TypeError(f"{test!r} is not callable")
        if isinstance(test, type) and issubclass(test, (TestCase, TestSuite)):
            raise TypeError("TestCases and TestSuites must be instantiated before passing them to addTest()")
        self._tests.append(test)

    def addTests(self, tests):
        if isinstance(tests, str):
            raise TypeError("tests must be an iterable of tests, not a string")
        for test in tests:
            self.addTest(test)

    def run(self, result):
        for i, test in enumerate(self):
            if result.shouldStop:
                break
            test(result)
            if self._cleanup:
                self._removeTestAtIndex(i)
        return result

    def _removeTestAtIndex(self, index):
        test = self._tests[index]
        if hasattr(test, "countTestCases"):
            self._removed_tests += test.countTestCases()
        self._tests[index] = None

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        for test in self:
            test.debug()


class _ErrorHolder:
    """Stands for a test where what goes before the tests of a class or a module fails."""

    failureException = None

    def __init__(self, description):
        self.description = description

    def id(self):
        return self.description

    def shortDescription(self):
        return None

    def __repr__(self):
        return f"<ErrorHolder description={self.description!r}>"

    def __str__(self):
        return self.description

    def run(self, result):
        pass

    def __call__(self, result):
        return self.run(result)

    def countTestCases(self):
        return 0


class TestSuite(BaseTestSuite):
    """Tests together, with what goes before and after those of a class and a module."""

    def run(self, result, debug=False):
        outermost = False
        if not getattr(result, "_testRunEntered", False):
            result._testRunEntered = outermost = True
        for i, test in enumerate(self):
            if result.shouldStop:
                break
            if not isinstance(test, BaseTestSuite):
                self._tear_down_class(test, result)
                self._module_fixture(test, result)
                self._set_up_class(test, result)
                result._previousTestClass = test.__class__
                if getattr(test.__class__, "_classSetupFailed", False) or getattr(result, "_moduleSetUpFailed", False):
                    continue
            if not debug:
                test(result)
            else:
                test.debug()
            if self._cleanup:
                self._removeTestAtIndex(i)
        if outermost:
            self._tear_down_class(None, result)
            self._tear_down_module(result)
            result._testRunEntered = False
        return result

    def debug(self):
        self.run(_DebugResult(), True)

    def _tell(self, result, error, what, name, info=None):
        holder = _ErrorHolder(f"{what} ({name})")
        add = getattr(result, "addSkip", None)
        if add is not None and isinstance(error, SkipTest):
            add(holder, str(error))
        elif not info:
            result.addError(holder, sys.exc_info())
        else:
            result.addError(holder, info)

    def _set_up_class(self, test, result):
        current = test.__class__
        if current == getattr(result, "_previousTestClass", None) or result._moduleSetUpFailed \
                or getattr(current, "__unittest_skip__", False):
            return
        failed = False
        try:
            current._classSetupFailed = False
        except TypeError:
            pass
        set_up = getattr(current, "setUpClass", None)
        if set_up is not None:
            try:
                set_up()
            except Exception as e:
                if isinstance(result, _DebugResult):
                    raise
                failed = True
                current._classSetupFailed = True
                self._tell(result, e, "setUpClass", strclass(current))
            if failed:
                self._class_cleanups(current, result, "setUpClass")

    def _class_cleanups(self, cls, result, what):
        clean_up = getattr(cls, "doClassCleanups", None)
        if clean_up is not None:
            clean_up()
            for info in cls.tearDown_exceptions:
                if isinstance(result, _DebugResult):
                    raise info[1]
                self._tell(result, info[1], what, strclass(cls), info)

    def _tear_down_class(self, test, result):
        previous = getattr(result, "_previousTestClass", None)
        current = test.__class__
        if current == previous or previous is None or getattr(previous, "_classSetupFailed", False) \
                or getattr(result, "_moduleSetUpFailed", False) or getattr(previous, "__unittest_skip__", False):
            return
        tear_down = getattr(previous, "tearDownClass", None)
        if tear_down is not None:
            try:
                tear_down()
            except Exception as e:
                if isinstance(result, _DebugResult):
                    raise
                self._tell(result, e, "tearDownClass", strclass(previous))
        self._class_cleanups(previous, result, "tearDownClass")

    def _module_fixture(self, test, result):
        previous = getattr(result, "_previousTestClass", None)
        module_name = test.__class__.__module__
        if module_name == (previous.__module__ if previous is not None else None):
            return
        self._tear_down_module(result)
        result._moduleSetUpFailed = False
        module = sys.modules.get(module_name)
        set_up = getattr(module, "setUpModule", None)
        if set_up is not None:
            try:
                set_up()
            except Exception as e:
                if isinstance(result, _DebugResult):
                    raise
                result._moduleSetUpFailed = True
                self._tell(result, e, "setUpModule", module_name)
            if result._moduleSetUpFailed:
                self._module_cleanups(result, "setUpModule", module_name)

    def _module_cleanups(self, result, what, name):
        try:
            doModuleCleanups()
        except Exception as e:
            self._tell(result, e, what, name)

    def _tear_down_module(self, result):
        previous = getattr(result, "_previousTestClass", None)
        if previous is None or getattr(result, "_moduleSetUpFailed", False):
            return
        name = previous.__module__
        module = sys.modules.get(name)
        if module is None:
            return
        tear_down = getattr(module, "tearDownModule", None)
        if tear_down is not None:
            try:
                tear_down()
            except Exception as e:
                if isinstance(result, _DebugResult):
                    raise
                self._tell(result, e, "tearDownModule", name)
        self._module_cleanups(result, "tearDownModule", name)


class _DebugResult:
    """A result that nobody tells anything."""

    _previousTestClass = None
    _moduleSetUpFailed = False
    shouldStop = False


# Loading

class _FailedTest(TestCase):
    """Stands for a test that could not be loaded."""

    _testMethodName = None

    def __init__(self, method_name, exception):
        self._exception = exception
        super().__init__(method_name)

    def __getattr__(self, name):
        if name != self._testMethodName:
            return super().__getattribute__(name)

        def testFailure():
            raise self._exception
        return testFailure


class TestLoader:
    """Finds tests."""

    testMethodPrefix = "test"
    testNamePatterns = None
    suiteClass = TestSuite
    _top_level_dir = None

    @staticmethod
    def sortTestMethodsUsing(a, b):
        return (a > b) - (a < b)

    def __init__(self):
        self.errors = []

    def loadTestsFromTestCase(self, testCaseClass):
        if issubclass(testCaseClass, TestSuite):
            raise TypeError("Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?")
        names = self.getTestCaseNames(testCaseClass) if testCaseClass not in (TestCase, FunctionTestCase) else []
        if not names and hasattr(testCaseClass, "runTest"):
            names = ["runTest"]
        return self.suiteClass(map(testCaseClass, names))

    def loadTestsFromModule(self, module, *, pattern=None):
        tests = []
        for name in dir(module):
            obj = getattr(module, name)
            if isinstance(obj, type) and issubclass(obj, TestCase) \
                    and obj not in (TestCase, FunctionTestCase, IsolatedAsyncioTestCase):
                tests.append(self.loadTestsFromTestCase(obj))
        tests = self.suiteClass(tests)
        load_tests = getattr(module, "load_tests", None)
        if load_tests is not None:
            try:
                return load_tests(self, tests, pattern)
            except Exception as e:
                import traceback
                text = f"Failed to call load_tests:\n{traceback.format_exc()}"
                self.errors.append(text)
                return self.suiteClass((_FailedTest(module.__name__, TypeError(text)),))
        return tests

    def loadTestsFromName(self, name, module=None):
        import types
        parts = name.split(".")
        error_case = None
        if module is None:
            rest = parts[:]
            while rest:
                try:
                    module = __import__(".".join(rest))
                    break
                except ImportError as e:
                    import traceback
                    text = f"Failed to import test module: {rest[-1]}\n{traceback.format_exc()}"
                    error_case = text, self.suiteClass((_FailedTest(rest[-1], ImportError(text)),))
                    rest.pop()
                    if not rest:
                        self.errors.append(error_case[0])
                        return error_case[1]
            parts = parts[1:]
        obj = module
        for part in parts:
            try:
                parent, obj = obj, getattr(obj, part)
            except AttributeError as e:
                if getattr(obj, "__path__", None) is not None and error_case is not None:
                    self.errors.append(error_case[0])
                    return error_case[1]
                import traceback
                text = f"Failed to access attribute:\n{traceback.format_exc()}"
                self.errors.append(text)
                return self.suiteClass((_FailedTest(part, AttributeError(str(e))),))
        if isinstance(obj, types.ModuleType):
            return self.loadTestsFromModule(obj)
        if isinstance(obj, type) and issubclass(obj, TestCase):
            return self.loadTestsFromTestCase(obj)
        if isinstance(obj, types.FunctionType) and isinstance(parent, type) and issubclass(parent, TestCase):
            name = parts[-1]
            made = parent(name)
            if not isinstance(getattr(made, name), types.FunctionType):
                return self.suiteClass([made])
        elif isinstance(obj, TestSuite):
            return obj
        if callable(obj):
            test = obj()
            if isinstance(test, TestSuite):
                return test
            if isinstance(test, TestCase):
                return self.suiteClass([test])
            raise TypeError(f"calling {obj} returned {test}, not a test")
        raise TypeError(f"don't know how to make test from: {obj}")

    def loadTestsFromNames(self, names, module=None):
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])

    def getTestCaseNames(self, testCaseClass):
        """Return the sorted names of the test methods of a class."""
        def wanted(name):
            if not name.startswith(self.testMethodPrefix) or not callable(getattr(testCaseClass, name)):
                return False
            if self.testNamePatterns is None:
                return True
            from fnmatch import fnmatchcase
            full = f"{testCaseClass.__module__}.{testCaseClass.__qualname__}.{name}"
            return any(fnmatchcase(full, pattern) for pattern in self.testNamePatterns)
        names = list(filter(wanted, dir(testCaseClass)))
        if self.sortTestMethodsUsing:
            names.sort(key=functools.cmp_to_key(self.sortTestMethodsUsing))
        return names

    def discover(self, start_dir, pattern="test*.py", top_level_dir=None):
        raise ImportError("tests cannot be discovered: a sandboxed script imports no files")


defaultTestLoader = TestLoader()


# Running

class _WritelnDecorator:
    """A stream that writes lines."""

    def __init__(self, stream):
        self.stream = stream

    def __getattr__(self, name):
        if name in ("stream", "__getstate__"):
            raise AttributeError(name)
        return getattr(self.stream, name)

    def writeln(self, arg=None):
        if arg:
            self.write(arg)
        self.write("\n")


class TextTestResult(TestResult):
    """A result that is written as it comes."""

    separator1 = "=" * 70
    separator2 = "-" * 70

    def __init__(self, stream, descriptions, verbosity, *, durations=None):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self.descriptions = descriptions
        self._newline = True
        self.durations = durations

    def getDescription(self, test):
        first = test.shortDescription()
        return "\n".join((str(test), first)) if self.descriptions and first else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self.stream.write(self.getDescription(test) + " ... ")
            self.stream.flush()
            self._newline = False

    def _write_status(self, test, status):
        is_subtest = isinstance(test, _SubTest)
        if is_subtest or self._newline:
            if not self._newline:
                self.stream.writeln()
            if is_subtest:
                self.stream.write("  ")
            self.stream.write(self.getDescription(test) + " ... ")
        self.stream.writeln(status)
        self.stream.flush()
        self._newline = True

    def _tell(self, test, status, dot):
        if self.showAll:
            self._write_status(test, status)
        elif self.dots:
            self.stream.write(dot)
            self.stream.flush()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            if issubclass(err[0], subtest.failureException):
                self._tell(subtest, "FAIL", "F")
            else:
                self._tell(subtest, "ERROR", "E")
        super().addSubTest(test, subtest, err)

    def addSuccess(self, test):
        super().addSuccess(test)
        self._tell(test, "ok", ".")

    def addError(self, test, err):
        super().addError(test, err)
        self._tell(test, "ERROR", "E")

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._tell(test, "FAIL", "F")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._tell(test, f"skipped {reason!r}", "s")

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._tell(test, "expected failure", "x")

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._tell(test, "unexpected success", "u")

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
            self.stream.flush()
        self.printErrorList("ERROR", self.errors)
        self.printErrorList("FAIL", self.failures)
        unexpected = getattr(self, "unexpectedSuccesses", ())
        if unexpected:
            self.stream.writeln(self.separator1)
            for test in unexpected:
                self.stream.writeln(f"UNEXPECTED SUCCESS: {self.getDescription(test)}")
            self.stream.flush()

    def printErrorList(self, flavour, errors):
        for test, err in errors:
            self.stream.writeln(self.separator1)
            self.stream.writeln(f"{flavour}: {self.getDescription(test)}")
            self.stream.writeln(self.separator2)
            self.stream.writeln(err)
            self.stream.flush()


def _now():
    """The time; where the host grants no clock it stands still."""
    import time
    try:
        return time.perf_counter()
    except OSError:
        return 0.0


class TextTestRunner:
    """Runs tests and writes what becomes of them."""

    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None,
                 warnings=None, *, tb_locals=False, durations=None):
        if stream is None:
            stream = sys.stderr
        self.stream = _WritelnDecorator(stream)
        self.descriptions = descriptions
        self.verbosity = verbosity
        self.failfast = failfast
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.durations = durations
        self.warnings = warnings
        if resultclass is not None:
            self.resultclass = resultclass

    def _makeResult(self):
        try:
            return self.resultclass(self.stream, self.descriptions, self.verbosity, durations=self.durations)
        except TypeError:
            return self.resultclass(self.stream, self.descriptions, self.verbosity)

    def run(self, test):
        """Run a test or a suite; return the result."""
        result = self._makeResult()
        result.failfast = self.failfast
        result.buffer = self.buffer
        result.tb_locals = self.tb_locals
        import warnings
        with warnings.catch_warnings():
            if self.warnings:
                warnings.simplefilter(self.warnings)
            start = _now()
            getattr(result, "startTestRun", _nothing)()
            try:
                test(result)
            finally:
                getattr(result, "stopTestRun", _nothing)()
            taken = _now() - start
        result.printErrors()
        if hasattr(result, "separator2"):
            self.stream.writeln(result.separator2)
        run = result.testsRun
        self.stream.writeln(f"Ran {run} test{'s' if run != 1 else ''} in {taken:.3f}s")
        self.stream.writeln()
        infos = []
        if not result.wasSuccessful():
            self.stream.write("FAILED")
            if result.failures:
                infos.append(f"failures={len(result.failures)}")
            if result.errors:
                infos.append(f"errors={len(result.errors)}")
        elif run == 0 and not result.skipped:
            self.stream.write("NO TESTS RAN")
        else:
            self.stream.write("OK")
        for name, told in (("skipped", "skipped"), ("expectedFailures", "expected failures"),
                           ("unexpectedSuccesses", "unexpected successes")):
            n = len(getattr(result, name, ()))
            if n:
                infos.append(f"{told}={n}")
        if infos:
            self.stream.writeln(f" ({', '.join(infos)})")
        else:
            self.stream.write("\n")
        self.stream.flush()
        return result


class TestProgram:
    """Runs the tests of a module as the command line says."""

    module = None
    verbosity = 1
    failfast = buffer = None
    progName = None
    warnings = None
    testNamePatterns = None

    def __init__(self, module="__main__", defaultTest=None, argv=None, testRunner=None, testLoader=defaultTestLoader,
                 exit=True, verbosity=1, failfast=None, catchbreak=None, buffer=None, warnings=None, *, tb_locals=False,
                 durations=None):
        if isinstance(module, str):
            self.module = __import__(module)
            for part in module.split(".")[1:]:
                self.module = getattr(self.module, part)
        else:
            self.module = module
        if argv is None:
            argv = sys.argv
        self.exit = exit
        self.failfast = failfast
        self.verbosity = verbosity
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.durations = durations
        self.warnings = warnings
        self.defaultTest = defaultTest
        self.testRunner = testRunner
        self.testLoader = testLoader
        import os
        self.progName = os.path.basename(argv[0]) if argv else ""
        self.parseArgs(argv)
        self.runTests()

    def parseArgs(self, argv):
        import argparse
        parser = argparse.ArgumentParser(prog=self.progName)
        parser.add_argument("-v", "--verbose", dest="verbosity", action="store_const", const=2, help="Verbose output")
        parser.add_argument("-q", "--quiet", dest="verbosity", action="store_const", const=0, help="Quiet output")
        parser.add_argument("--locals", dest="tb_locals", action="store_true", help="Show local variables in tracebacks")
        parser.add_argument("-f", "--failfast", action="store_true", help="Stop on first fail or error")
        parser.add_argument("-c", "--catch", dest="catchbreak", action="store_true", help="Ignored")
        parser.add_argument("-b", "--buffer", action="store_true", help="Buffer stdout and stderr during tests")
        parser.add_argument("-k", dest="testNamePatterns", action="append",
                            help="Only run tests which match the given substring")
        parser.add_argument("tests", nargs="*", help="a list of any number of test modules, classes and test methods.")
        options = parser.parse_args(argv[1:])
        if options.verbosity is not None:
            self.verbosity = options.verbosity
        if self.failfast is None:
            self.failfast = options.failfast
        if self.buffer is None:
            self.buffer = options.buffer
        self.tb_locals = self.tb_locals or options.tb_locals
        if options.testNamePatterns:
            self.testLoader.testNamePatterns = [p if "*" in p else f"*{p}*" for p in options.testNamePatterns]
        if options.tests:
            self.testNames = options.tests
        elif self.defaultTest is None:
            self.testNames = None
        elif isinstance(self.defaultTest, str):
            self.testNames = self.defaultTest,
        else:
            self.testNames = list(self.defaultTest)
        if self.testNames is None:
            self.test = self.testLoader.loadTestsFromModule(self.module)
        else:
            self.test = self.testLoader.loadTestsFromNames(self.testNames, self.module)

    def runTests(self):
        runner = self.testRunner
        if runner is None:
            runner = TextTestRunner
        if isinstance(runner, type):
            runner = runner(verbosity=self.verbosity, failfast=self.failfast, buffer=self.buffer, warnings=self.warnings,
                            tb_locals=self.tb_locals, durations=self.durations)
        self.result = runner.run(self.test)
        if self.exit:
            if not self.result.wasSuccessful():
                sys.exit(1)
            if self.result.testsRun == 0 and len(self.result.skipped) == 0:
                sys.exit(5)
            sys.exit(0)


main = TestProgram


def installHandler():
    """Do nothing: a sandboxed script receives no signals."""


def removeHandler(method=None):
    """Do nothing; return what is decorated."""
    return method


def registerResult(result):
    pass


def removeResult(result):
    return False


def _home():
    """Give the classes the names of the modules programs know them from."""
    homes = {
        "case": (SkipTest, TestCase, FunctionTestCase, _SubTest, _AssertRaisesContext, _AssertWarnsContext),
        "suite": (BaseTestSuite, TestSuite, _ErrorHolder), "loader": (TestLoader, _FailedTest), "result": (TestResult,),
        "runner": (TextTestResult, TextTestRunner), "main": (TestProgram,), "async_case": (IsolatedAsyncioTestCase,),
    }
    for home, classes in homes.items():
        for cls in classes:
            cls.__module__ = "unittest." + home


_home()
