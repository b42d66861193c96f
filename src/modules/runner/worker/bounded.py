"""Ends calls that go on for too long, from inside: the program's loops and calls look at the clock now and then."""

import contextlib
import sys

TOOL = 3
LOOK_EVERY = 200
# Endless recursion through C (functools.cache) would end Python itself before its own limit; cases are small.
MAX_DEPTH = 200


class OutOfTime(BaseException):
    """Raised in the program's own frames."""


class Bounded:
    """`now`: milliseconds of the true clock. `seconds`: for all cases together. `is_readers`: by its name, whether code is the program's."""

    def __init__(self, now, seconds, is_readers):
        self._now, self._is_readers = now, is_readers
        self._end = now() + seconds * 1000
        self._until = None
        self._looks = 0
        self.is_fair = True

    def __enter__(self):
        monitoring = sys.monitoring
        self._recursion = sys.getrecursionlimit()
        sys.setrecursionlimit(depth() + MAX_DEPTH)
        monitoring.use_tool_id(TOOL, "casos")
        monitoring.restart_events()
        for event in (monitoring.events.JUMP, monitoring.events.PY_START):
            monitoring.register_callback(TOOL, event, self._look)
        monitoring.set_events(TOOL, monitoring.events.JUMP | monitoring.events.PY_START)
        return self

    def __exit__(self, *_):
        sys.monitoring.set_events(TOOL, 0)
        sys.monitoring.free_tool_id(TOOL)
        sys.setrecursionlimit(self._recursion)

    def _look(self, code, *_):
        # Never in frames of this folder, which would not be put right afterwards.
        if not self._is_readers(code.co_filename):
            return sys.monitoring.DISABLE
        self._looks += 1
        if self._looks % LOOK_EVERY == 0 and self._until is not None and self._now() >= self._until:
            raise OutOfTime

    def is_over(self):
        return self._now() >= self._end

    @contextlib.contextmanager
    def case(self, seconds):
        """`is_fair` says afterwards whether the case could have had all of these seconds."""
        until = self._now() + seconds * 1000
        self.is_fair = until <= self._end
        self._until = min(until, self._end)
        try:
            yield
        finally:
            self._until = None


def depth():
    frame, count = sys._getframe(), 0
    while frame:
        frame, count = frame.f_back, count + 1
    return count
