"""Tests: classes whose methods check something."""

__all__ = ["TestResult", "TestCase", "IsolatedAsyncioTestCase", "TestSuite", "TextTestRunner", "TestLoader",
           "FunctionTestCase", "main", "defaultTestLoader", "SkipTest", "skip", "skipIf", "skipUnless", "expectedFailure",
           "TextTestResult", "installHandler", "registerResult", "removeResult", "removeHandler", "addModuleCleanup",
           "doModuleCleanups", "enterModuleContext"]

from unittest._core import (
    BaseTestSuite, FunctionTestCase, IsolatedAsyncioTestCase, SkipTest, TestCase, TestLoader, TestProgram, TestResult,
    TestSuite, TextTestResult, TextTestRunner, addModuleCleanup, defaultTestLoader, doModuleCleanups, enterModuleContext,
    expectedFailure, installHandler, main, registerResult, removeHandler, removeResult, skip, skipIf, skipUnless,
)
