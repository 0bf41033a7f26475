from enum import Enum

class State(Enum):
    IDLE = 'idle'
    RUNNING = 'running'
    PAUSED = 'paused'
    DONE = 'done'

    @property
    def final(self):
        return self is State.DONE

class Invalid(Exception):
    pass

class Machine:
    table = {}

    @classmethod
    def on(cls, event, *sources, to):
        def decorate(f):
            for s in sources:
                if (s, event) in cls.table:
                    raise Invalid(f'{event} from {s.value} twice')
                cls.table[s, event] = (to, f)
            return f
        return decorate

    def __init__(self):
        self.state = State.IDLE
        self.trail = [self.state]

    def fire(self, event, *args):
        try:
            to, action = self.table[self.state, event]
        except KeyError:
            raise Invalid(f'no {event!r} in {self.state.value}') from None
        result = action(self, *args)
        self.state = to
        self.trail.append(to)
        return result

    def __getattr__(self, name):
        if any(event == name for _, event in self.table):
            return lambda *args: self.fire(name, *args)
        raise AttributeError(f'{type(self).__name__} has no event {name!r}')

@Machine.on('start', State.IDLE, to=State.RUNNING)
def start(m, job): return f'starting {job}'
@Machine.on('pause', State.RUNNING, to=State.PAUSED)
def pause(m): return 'pausing'
@Machine.on('start', State.PAUSED, to=State.RUNNING)
def resume(m, job='same job'): return f'resuming {job}'
@Machine.on('stop', State.RUNNING, State.PAUSED, to=State.DONE)
def stop(m): return f'after {len(m.trail)} states'

m = Machine()
print(m.start('backup'), m.pause(), m.start(), m.fire('stop'), m.state.final)
print(' -> '.join(s.name for s in m.trail))
for f in (m.start, lambda: m.explode(), lambda: m.fire('pause'), lambda: Machine.on('pause', State.RUNNING, to=State.IDLE)(pause)):
    try:
        f()
    except (Invalid, AttributeError) as e:
        print(type(e).__name__, e, e.__cause__, e.__suppress_context__)
print(State('paused'), State['DONE'], [s.value for s in State if not s.final])
