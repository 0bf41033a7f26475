import unittest, sys, io, asyncio, warnings, logging
def run(*cases, **kw):
    s=io.StringIO()
    suite=unittest.TestSuite([unittest.defaultTestLoader.loadTestsFromTestCase(c) for c in cases])
    r=unittest.TextTestRunner(stream=s,**kw).run(suite)
    import re
    print(re.sub(r'in \d+\.\d+s','in T',re.sub(r'File "[^"]*"','File F',s.getvalue()))); print(r, r.wasSuccessful())
class M(unittest.TestCase):
    maxDiff=None
    def tries(self,f,*a,**k):
        try: f(*a,**k); print('passed')
        except AssertionError as e: print(type(e).__name__, str(e)); print('--')
    def test(self):
        t=self.tries
        t(self.assertEqual,1,2); t(self.assertEqual,'a'*100,'a'*99+'b'); t(self.assertEqual,[1,2],[1]); t(self.assertEqual,(1,),(2,)); t(self.assertEqual,{'a':1},{'a':2,'b':[1]}); t(self.assertEqual,{1,2},{2,3}); t(self.assertEqual,'x\ny','x\nz'); t(self.assertEqual,1,1.0); t(self.assertEqual,[1],(1,)); t(self.assertEqual,1,2,'why')
        t(self.assertNotEqual,1,1); t(self.assertTrue,[]); t(self.assertFalse,[1]); t(self.assertIs,1,None); t(self.assertIsNot,None,None); t(self.assertIsNone,5); t(self.assertIsNotNone,None); t(self.assertIn,1,[2]); t(self.assertNotIn,1,[1]); t(self.assertIsInstance,1,str); t(self.assertNotIsInstance,1,int)
        t(self.assertAlmostEqual,1.0,1.1); t(self.assertAlmostEqual,1.0,1.00000001); t(self.assertAlmostEqual,1,2,delta=.5); t(self.assertNotAlmostEqual,1,1); t(self.assertAlmostEqual,1,1.2,places=1); t(self.assertGreater,1,2); t(self.assertGreaterEqual,1,2); t(self.assertLess,2,1); t(self.assertLessEqual,2,1); t(self.assertRegex,'abc','x+'); t(self.assertNotRegex,'abc','b'); t(self.assertCountEqual,[1,2,2],[2,1,1]); t(self.assertCountEqual,[[1],[2]],[[2],[1]]); t(self.assertCountEqual,[[1]],[[3]])
        t(self.assertRaises,ValueError,int,'1'); t(self.assertRaises,ValueError,int,'x'); t(self.assertRaisesRegex,ValueError,'zzz',int,'x'); t(self.fail,'boom'); t(self.assertSequenceEqual,[1,2,3],(1,2,4)); t(self.assertListEqual,[1],(1,)); t(self.assertDictEqual,{},[]); t(self.assertMultiLineEqual,'a\nb\n','a\nc\n'); t(self.assertSetEqual,frozenset([1]),{1,2}); t(self.assertTupleEqual,(1,2,3),(1,2))
        with self.assertRaises(ZeroDivisionError) as cm: 1/0
        print(cm.exception)
        def w():
            with self.assertRaises(KeyError): pass
        t(w)
        def w2():
            with self.assertRaises((KeyError,ValueError),msg='hm'): pass
        t(w2)
        with self.assertWarns(UserWarning) as cm: warnings.warn('careful')
        print(cm.warning)
        def w3():
            with self.assertWarns(UserWarning): pass
        t(w3)
        with self.assertWarnsRegex(UserWarning,'care'): warnings.warn('careful')
        with self.assertLogs('x','INFO') as cm: logging.getLogger('x').info('hi'); logging.getLogger('x.y').error('bad')
        print(cm.output, len(cm.records))
        def w4():
            with self.assertLogs(): pass
        t(w4)
        with self.assertNoLogs('q'): pass
        t(self.assertEqual,list(range(50)),list(range(51)))
        self.maxDiff=10; t(self.assertEqual,list(range(50)),list(range(51)))
        self.longMessage=False; t(self.assertEqual,1,2,'only'); 
        try: self.assertRaises(5)
        except TypeError as e: print(e)
run(M)
class Fix(unittest.TestCase):
    @classmethod
    def setUpClass(cls): print('setUpClass'); cls.addClassCleanup(print,'ccleanup')
    @classmethod
    def tearDownClass(cls): print('tearDownClass')
    def setUp(self): print('setUp'); self.addCleanup(print,'cleanup',1); self.addCleanup(print,'cleanup',2)
    def tearDown(self): print('tearDown')
    def test_a(self): print('a')
    def test_b(self): raise ValueError('b')
    def test_c(self): self.skipTest('later')
run(Fix,verbosity=2)
class BadSetUp(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise RuntimeError('no')
    def test_x(self): pass
class BadTear(unittest.TestCase):
    def tearDown(self): 1/0
    def test_x(self): pass
@unittest.skip('all')
class Skipped(unittest.TestCase):
    def test_x(self): pass
class Subs(unittest.TestCase):
    def test_s(self):
        for i in range(3):
            with self.subTest('msg',i=i,j='x'):
                if i==1: self.fail('f')
                if i==2: raise KeyError(i)
    def test_nested(self):
        with self.subTest(a=1):
            with self.subTest(b=2): self.assertEqual(1,2)
    def test_skip(self):
        with self.subTest(i=1): self.skipTest('inner')
class Async(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self): self.v=await asyncio.sleep(0,5)
    async def test_v(self): self.assertEqual(self.v,5); await asyncio.sleep(0)

class Chained(unittest.TestCase):
    def test_chain(self):
        try: int('x')
        except ValueError as e: raise KeyError('y') from e
    @unittest.skipIf(True,'cond')
    def test_if(self): pass
    @unittest.skipUnless(True,'cond')
    def test_unless(self): pass
    @unittest.expectedFailure
    def test_xfail(self): self.assertEqual(0,1)
    @unittest.expectedFailure
    def test_usucc(self): pass
run(BadSetUp,BadTear,Skipped,Subs,Async,Chained,verbosity=2)
run(BadSetUp,BadTear,Skipped,Subs,Async,Chained)
run(Chained,Subs,failfast=True)
run()
class P(unittest.TestCase):
    def test_print(self): print('buffered'); self.fail('x')
run(P,buffer=True)
l=unittest.TestLoader(); print(l.getTestCaseNames(Subs)); s=l.loadTestsFromTestCase(Subs); print(s.countTestCases(), [t.id() for t in s], [str(t) for t in s], list(s)[0])
print(l.loadTestsFromName('Chained.test_if',sys.modules['__main__']).countTestCases(), l.loadTestsFromNames(['Subs'],sys.modules['__main__']).countTestCases())
r=unittest.TestResult(); P('test_print').run(r); print(r, r.failures[0][1].splitlines()[-1]); f=unittest.FunctionTestCase(lambda:1/0,description='desc'); r=unittest.TestResult(); f(r); print(r,f.shortDescription())
try: P('nope')
except ValueError as e: print(str(e).replace('__main__.',''))
try:
    unittest.main(argv=['prog','-v','Chained.test_unless'],testRunner=unittest.TextTestRunner(stream=io.StringIO()))
except SystemExit as e: print('exit',e.code)
try:
    unittest.main(argv=['prog','Chained.test_chain'],testRunner=unittest.TextTestRunner(stream=io.StringIO()))
except SystemExit as e: print('exit',e.code)
p=unittest.main(argv=['prog','-k','unless'],exit=False,testRunner=unittest.TextTestRunner(stream=io.StringIO())); print(p.result)
