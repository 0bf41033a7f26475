import logging, sys
h = logging.StreamHandler(sys.stdout); h.setFormatter(logging.Formatter('%(levelname)s:%(name)s:%(message)s'))
root = logging.getLogger(); root.handlers[:] = [h]; root.setLevel(logging.INFO)
log = logging.getLogger('app.sub')
log.debug('hidden'); log.info('shown %d %s', 5, 'x'); log.warning('w'); log.error('e'); log.critical('c'); log.log(25, 'custom')
try: 1 / 0
except ZeroDivisionError: log.error('failed', exc_info=False)
print(log.name, log.parent.name, log.getEffectiveLevel(), log.isEnabledFor(10), logging.getLevelName(30), logging.getLevelName('INFO'), logging.getLogger('app.sub') is log, log.level, logging.getLogger().name)
child = logging.getLogger('app.sub.child'); print(child.parent is log, log.getChild('child') is child)
log.propagate = False; log.info('nobody hears'); lh = logging.StreamHandler(sys.stdout); log.addHandler(lh); log.info('own handler'); log.removeHandler(lh); log.propagate = True
class F(logging.Filter):
    def filter(self, r): return 'secret' not in r.getMessage()
log.addFilter(F()); log.info('secret thing'); log.info('public thing')
class L(logging.Handler):
    def __init__(self): super().__init__(); self.recs = []
    def emit(self, r): self.recs.append((r.levelname, r.getMessage(), r.args, r.funcName, r.lineno > 0))
l = L(); root.addHandler(l); log.info('rec %s', 'arg'); print(l.recs)
logging.disable(logging.ERROR); log.error('disabled'); logging.disable(logging.NOTSET)
ad = logging.LoggerAdapter(log, {'k': 'v'}); ad.info('adapted')
print(logging.Formatter('{message}!', style='{').format(logging.LogRecord('n', 20, 'p', 1, 'hi %s', ('x',), None)), logging.addLevelName(15, 'FINE'), logging.getLevelName(15))
try: log.setLevel('NOPE')
except ValueError as e: print(e)
