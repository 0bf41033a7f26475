import heapq
import itertools
from dataclasses import dataclass, field, replace
from functools import total_ordering

@total_ordering
@dataclass(eq=False)
class Job:
    name: str
    priority: int
    duration: int
    after: tuple = ()
    done_at: int | None = field(default=None, repr=False)

    def __eq__(self, other):
        return self.key == other.key

    def __lt__(self, other):
        return self.key < other.key

    @property
    def key(self):
        return -self.priority, self.name

class Scheduler:
    def __init__(self, workers=2):
        self.jobs, self.heap, self.clock = {}, [], 0
        self.workers = workers
        self.count = itertools.count()

    def add(self, *jobs):
        for j in jobs:
            self.jobs[j.name] = j
        return self

    def ready(self):
        return sorted(j for j in self.jobs.values() if j.done_at is None and j not in [r for _, _, r in self.heap] and all(self.jobs[d].done_at is not None for d in j.after))

    def run(self):
        while True:
            while len(self.heap) < self.workers and (ready := self.ready()):
                job = ready[0]
                heapq.heappush(self.heap, (self.clock + job.duration, next(self.count), job))
                yield self.clock, 'start', job.name
            if not self.heap:
                break
            self.clock, _, job = heapq.heappop(self.heap)
            job.done_at = self.clock
            yield self.clock, 'end', job.name
        if left := [j.name for j in self.jobs.values() if j.done_at is None]:
            raise RuntimeError(f'stuck: {left}')

s = Scheduler().add(Job('build', 1, 4), Job('lint', 5, 1), Job('test', 2, 3, ('build',)), Job('docs', 0, 2), Job('ship', 9, 1, ('test', 'docs')))
for when, what, name in s.run():
    print(f'{when:>3} {what:<6}{name}')
print(s.jobs['ship'], s.jobs['ship'].done_at, replace(s.jobs['lint'], priority=0) < s.jobs['docs'], max(s.jobs.values()).name)
try:
    list(Scheduler().add(Job('a', 1, 1, ('b',)), Job('b', 1, 1, ('a',))).run())
except RuntimeError as e:
    print(e)
