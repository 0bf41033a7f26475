import re, asyncio
from unittest import mock
from unittest.mock import *
def t(f):
    try: print('->', re.sub(r"id='\d+'|at 0x[0-9a-f]+", 'ID', repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(r"id='\d+'|at 0x[0-9a-f]+", 'ID', str(e)))
m=Mock()
t(lambda:m); t(lambda:m.foo); t(lambda:m.foo.bar()); t(lambda:m(1,a=2)); t(lambda:(m.called,m.call_count,m.call_args,m.call_args_list)); t(lambda:m.mock_calls); t(lambda:m.method_calls); t(lambda:m.foo.bar.called); t(lambda:m.call_args.args); t(lambda:m.call_args.kwargs); t(lambda:m.foo is m.foo)
m=Mock(return_value=5,name='nm'); t(lambda:m()); t(lambda:m); t(lambda:m.x); t(lambda:m.assert_called_once_with()); t(lambda:m.assert_called_with(1)); m(1); t(lambda:m.assert_called_once_with(1)); t(lambda:m.assert_called_once()); t(lambda:m.assert_any_call(7)); t(lambda:m.assert_any_call(1)); t(lambda:m.assert_not_called()); t(lambda:m.assert_has_calls([call(),call(1)])); t(lambda:m.assert_has_calls([call(1),call()])); t(lambda:m.assert_has_calls([call(1),call()],any_order=True)); t(lambda:m.assert_has_calls([call(9)],any_order=True)); t(lambda:Mock().assert_called()); t(lambda:Mock().assert_called_with(1)); t(lambda:Mock().assert_called_once()); t(lambda:m.assert_foo); t(lambda:m.reset_mock()); t(lambda:(m.called,m.call_count,m()))
m=Mock(side_effect=[1,2,ValueError('x')]); t(lambda:m()); t(lambda:m()); t(lambda:m()); t(lambda:m())
m=Mock(side_effect=KeyError('k')); t(lambda:m()); m.side_effect=lambda x:x*2; t(lambda:m(4)); m.side_effect=lambda x:DEFAULT; m.return_value='dflt'; t(lambda:m(4)); m.side_effect=None; t(lambda:m(1))
class S:
    attr=1
    def meth(self,a,b=2): return a
    @staticmethod
    def st(x): pass
    async def co(self): pass
m=Mock(spec=S); t(lambda:m); t(lambda:m.meth(1)); t(lambda:m.nope); t(lambda:isinstance(m,S)); t(lambda:setattr(m,'new',1)); m=Mock(spec_set=S); t(lambda:setattr(m,'new',1)); t(lambda:setattr(m,'attr',5)); t(lambda:Mock(spec=['a','b']).c); t(lambda:Mock(spec=['a','b']).a)
m=MagicMock(); t(lambda:len(m)); t(lambda:m[1]); t(lambda:int(m)); t(lambda:bool(m)); t(lambda:list(m)); t(lambda:1 in m); t(lambda:m+1); t(lambda:m==m); t(lambda:m==5); t(lambda:m<5); t(lambda:float(m)); t(lambda:hash(m)==hash(m)); t(lambda:str(m)); m.__len__.return_value=7; t(lambda:len(m)); m.__getitem__.side_effect=lambda k:k*2; t(lambda:m['a']); t(lambda:m.__getitem__.called); m.__iter__.return_value=[1,2]; t(lambda:list(m)); m.__enter__.return_value='ent'
with m as e: print(e)
t(lambda:m.__exit__.called); m.__str__.return_value='S'; t(lambda:str(m)); m.__str__=lambda self:'T'; t(lambda:str(m)); t(lambda:m.mock_calls[:3]); t(lambda:len(Mock())); m.__bool__.return_value=False; t(lambda:bool(m)); t(lambda:m()()) 
m=MagicMock(**{'a.b.return_value':3,'c':4}); t(lambda:(m.a.b(),m.c)); m.configure_mock(**{'d.e':5}); t(lambda:m.d.e); m.attach_mock(Mock(),'att'); m.att(1); t(lambda:m.mock_calls); t(lambda:m.method_calls); del m.c; t(lambda:m.c)
t(lambda:call(1,a=2)); t(lambda:call.foo(1)); t(lambda:call.foo.bar(x=1)); t(lambda:call()); t(lambda:call); t(lambda:call.a); t(lambda:call(1)==call(1)); t(lambda:call(1)==((1,),{})); t(lambda:call.f(1)==('f',(1,),{})); t(lambda:call(1)==call(2)); t(lambda:call(ANY,2)==call('q',2)); t(lambda:call.foo(1).bar(2).call_list()); t(lambda:call(1,b=2).args); t(lambda:[call(1),call(2)]==[call(1),call(2)])
m=Mock(); m.one(1).two(2); t(lambda:m.mock_calls); t(lambda:m.mock_calls==call.one(1).two(2).call_list()); t(lambda:ANY==5); t(lambda:ANY); t(lambda:sentinel.foo); t(lambda:sentinel.foo is sentinel.foo); t(lambda:DEFAULT)
import os, json
with patch('os.getcwd',return_value='/x') as p: t(lambda:os.getcwd()); t(lambda:p)
t(lambda:os.getcwd()!='/x')
@patch('json.dumps')
@patch('json.loads',new=lambda s:'patched')
def f(d): d.return_value='D'; return json.dumps(1),json.loads('x')
t(f); t(lambda:json.loads('1'))
class K:
    v=1
    def m(self): return 'orig'
with patch.object(K,'m',return_value='new') as p: t(lambda:K().m()); t(lambda:p.called)
t(lambda:K().m()); 
with patch.object(K,'v',5): t(lambda:K.v)
t(lambda:K.v); t(lambda:patch.object(K,'zz').start()); 
with patch.object(K,'zz',3,create=True): t(lambda:K.zz)
t(lambda:hasattr(K,'zz')); t(lambda:patch('nodots')); t(lambda:patch('nomod.x').start())
d={'a':1}
with patch.dict(d,{'b':2},c=3): t(lambda:d)
t(lambda:d)
with patch.dict(d,{'z':1},clear=True): t(lambda:d)
t(lambda:d)
with patch.multiple(K,v=7,m=DEFAULT) as x: t(lambda:(K.v,list(x)))
pp=patch.object(K,'v',9); pp.start(); t(lambda:K.v); pp.stop(); t(lambda:K.v); patch.object(K,'v',10).start(); patch.stopall(); t(lambda:K.v)
@patch.object(K,'v',11)
class TC:
    def test_a(self): return K.v
    def other(self): return K.v
t(lambda:(TC().test_a(),TC().other()))
with patch.object(K,'v',new_callable=PropertyMock) as p: p.return_value=12; t(lambda:K().v); t(lambda:p.mock_calls)
am=AsyncMock(return_value=4); t(lambda:asyncio.run(am(1))); t(lambda:(am.await_count,am.await_args,am.call_count)); t(lambda:am.assert_awaited_once_with(1)); t(lambda:am.assert_awaited_once_with(2)); t(lambda:am.assert_not_awaited()); am=AsyncMock(side_effect=ValueError('v')); t(lambda:asyncio.run(am())); am=AsyncMock(); t(lambda:asyncio.run(am.foo(2))); t(lambda:am)
async def ctx():
    mm=MagicMock(); mm.__aenter__.return_value='AE'
    async with mm as v: print(v)
    mm.__aiter__.return_value=[1,2]
    print([i async for i in mm])
asyncio.run(ctx())
def fn(a,b=1): return a
af=create_autospec(fn,return_value=3); t(lambda:af(1)); t(lambda:af(1,2,3)); t(lambda:af.assert_called_once_with(1)); t(lambda:af.called); t(lambda:af.__name__)
ac=create_autospec(S); t(lambda:ac().meth(1)); t(lambda:ac().meth()); t(lambda:ac.nope); t(lambda:isinstance(ac(),S)); t(lambda:ac.attr); t(lambda:create_autospec(S,instance=True).meth(1,2,3))
mo=mock_open(read_data='l1\nl2\n')
with patch('builtins.open',mo):
    with open('f') as h: t(lambda:h.read()); 
    with open('f') as h: t(lambda:list(h))
    with open('f','w') as h: h.write('w')
t(lambda:mo.mock_calls[:2]); mo().write.assert_called_once_with('w')
m=Mock(); m.a; seal(m); t(lambda:m.b); t(lambda:m.a); w=Mock(wraps=S()); t(lambda:w.meth(8)); t(lambda:w.meth.mock_calls); t(lambda:NonCallableMock()()); t(lambda:Mock(spec=S()).meth); t(lambda:Mock(name='x').y()); t(lambda:type(Mock()).__name__); t(lambda:isinstance(Mock(),Mock)); t(lambda:Mock(a=1).a); t(lambda:Mock(spec=Mock()))
t(lambda:m.a.assert_called_wth)
