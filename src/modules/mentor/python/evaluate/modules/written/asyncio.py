import heapq as _heapq
from collections import deque as _deque


class CancelledError(BaseException):
    pass


class InvalidStateError(Exception):
    pass


class QueueEmpty(Exception):
    pass


class QueueFull(Exception):
    pass


TimeoutError = TimeoutError
FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"


class _Loop:
    """A clock that goes on by itself; each step takes a little, as in life."""

    def __init__(self):
        self.now = 0.0
        self.ready = _deque()
        self.timers = []
        self.count = 0
        self.current = None
        self.named = 0
        self.tasks = []

    def time(self):
        return self.now

    def call_soon(self, callback, *args):
        self.ready.append((callback, args))

    def call_later(self, delay, callback, *args):
        self.count += 1
        timer = [self.now + delay, self.count, callback, args]
        _heapq.heappush(self.timers, timer)
        return timer

    def step(self):
        if not self.ready:
            if not self.timers:
                _outside("asyncio")
            # The system wakes it up to a thousandth of a second later.
            self.now = max(self.now, self.timers[0][0] + 0.0005)
        while self.timers and self.timers[0][0] <= self.now:
            _, _, callback, args = _heapq.heappop(self.timers)
            if callback is not None:
                self.ready.append((callback, args))
        for _ in range(len(self.ready)):
            callback, args = self.ready.popleft()
            self.now += 0.00001
            callback(*args)

    def run_until_complete(self, main):
        task = main if isinstance(main, Future) else Task(main)
        while not task.done():
            self.step()
        return task.result()

    def create_task(self, coro, *, name=None):
        return Task(coro, name)

    def create_future(self):
        return Future()

    async def run_in_executor(self, executor, func, *args):
        return func(*args)

    def close(self):
        pass


_loops = []


def _loop():
    if not _loops:
        raise RuntimeError("no running event loop")
    return _loops[-1]


class Future:
    def __init__(self):
        self._state = "PENDING"
        self._result = None
        self._exception = None
        self._callbacks = []

    def done(self):
        return self._state != "PENDING"

    def cancelled(self):
        return self._state == "CANCELLED"

    def result(self):
        if self._state == "CANCELLED":
            raise CancelledError
        if self._state == "PENDING":
            raise InvalidStateError("Result is not set.")
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self):
        if self._state == "CANCELLED":
            raise CancelledError
        if self._state == "PENDING":
            raise InvalidStateError("Exception is not set.")
        return self._exception

    def add_done_callback(self, fn):
        if self.done():
            _loop().call_soon(fn, self)
        else:
            self._callbacks.append(fn)

    def remove_done_callback(self, fn):
        self._callbacks = [each for each in self._callbacks if each is not fn]

    def _end(self, state):
        self._state = state
        for callback in self._callbacks:
            _loop().call_soon(callback, self)
        self._callbacks = []

    def set_result(self, result):
        if self.done():
            raise InvalidStateError("invalid state")
        self._result = result
        self._end("FINISHED")

    def set_exception(self, exception):
        self._exception = exception() if isinstance(exception, type) else exception
        self._end("FINISHED")

    def cancel(self, msg=None):
        if self.done():
            return False
        self._end("CANCELLED")
        return True

    def __await__(self):
        if not self.done():
            yield self
        return self.result()

    def __repr__(self):
        _outside("asyncio")


class Task(Future):
    def __init__(self, coro, name=None):
        super().__init__()
        if not hasattr(coro, "send"):
            raise TypeError(f"a coroutine was expected, got {coro!r}")
        loop = _loop()
        loop.named += 1
        self._coro = coro
        self._name = f"Task-{loop.named}" if name is None else str(name)
        self._waits_for = None
        self._must_cancel = False
        loop.tasks.append(self)
        loop.call_soon(self._step)

    def get_name(self):
        return self._name

    def set_name(self, value):
        self._name = str(value)

    def cancel(self, msg=None):
        if self.done():
            return False
        if self._waits_for is not None and self._waits_for.cancel():
            return True
        self._must_cancel = True
        return True

    def _step(self, exc=None):
        if self.done():
            return
        if self._must_cancel:
            if not isinstance(exc, CancelledError):
                exc = CancelledError()
            self._must_cancel = False
        loop = _loop()
        before, loop.current = loop.current, self
        self._waits_for = None
        try:
            waits_for = self._coro.send(None) if exc is None else self._coro.throw(exc)
        except StopIteration as end:
            if self._must_cancel:
                super().cancel()
            else:
                super().set_result(end.value)
        except CancelledError:
            super().cancel()
        except Exception as error:
            super().set_exception(error)
        else:
            if waits_for is None:
                loop.call_soon(self._step)
            else:
                waits_for.add_done_callback(self._wakeup)
                self._waits_for = waits_for
                if self._must_cancel and waits_for.cancel():
                    self._must_cancel = False
        finally:
            loop.current = before

    def _wakeup(self, future):
        try:
            future.result()
        except BaseException as exc:
            self._step(exc)
        else:
            self._step()


class _Bare:
    def __await__(self):
        yield None


def run(main, *, debug=None):
    if _loops:
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    if not hasattr(main, "send"):
        raise ValueError(f"a coroutine was expected, got {main!r}")
    loop = _Loop()
    _loops.append(loop)
    try:
        return loop.run_until_complete(main)
    finally:
        _rest(loop)
        _loops.pop()


def _rest(loop):
    """What still waits is cancelled."""
    left = [task for task in loop.tasks if not task.done()]
    for task in left:
        task.cancel()
    while not all(task.done() for task in left):
        loop.step()


def get_event_loop():
    return _loop()


get_running_loop = get_event_loop


def new_event_loop():
    _outside("asyncio")


def create_task(coro, *, name=None):
    return Task(coro, name)


def ensure_future(value):
    return value if isinstance(value, Future) else Task(value)


def current_task():
    return _loop().current


def iscoroutine(value):
    return hasattr(value, "send") and hasattr(value, "throw") and not hasattr(value, "__next__")


async def sleep(delay, result=None):
    if delay <= 0:
        await _Bare()
        return result
    future = Future()
    timer = _loop().call_later(delay, _wake, future)
    try:
        await future
        return result
    finally:
        timer[2] = None


def _wake(future):
    if not future.done():
        future.set_result(None)


def gather(*aws, return_exceptions=False):
    outer = _Gathering()
    if not aws:
        _loop().call_soon(outer.set_result, [])
        return outer
    children = [ensure_future(each) for each in aws]
    outer._children = children
    left = [len(children)]

    def done(child):
        left[0] -= 1
        if outer.done():
            return
        if not return_exceptions:
            if child.cancelled():
                outer.set_exception(CancelledError())
                return
            if child.exception() is not None:
                outer.set_exception(child.exception())
                return
        if left[0] == 0:
            results = []
            for each in children:
                if each.cancelled():
                    results.append(CancelledError(""))
                elif each.exception() is not None:
                    results.append(each.exception())
                else:
                    results.append(each.result())
            outer.set_result(results)

    for child in children:
        child.add_done_callback(done)
    return outer


class _Gathering(Future):
    def cancel(self, msg=None):
        if self.done():
            return False
        return any([child.cancel() for child in self._children])


class timeout:
    def __init__(self, delay):
        self._delay = delay
        self._timer = None
        self._expired = False

    async def __aenter__(self):
        self._task = current_task()
        if self._delay is not None:
            self._timer = _loop().call_later(self._delay, self._on_timeout)
        return self

    def _on_timeout(self):
        self._expired = True
        self._task.cancel()

    def expired(self):
        return self._expired

    async def __aexit__(self, exc_type, exc, tb):
        if self._timer is not None:
            self._timer[2] = None
        if self._expired and exc_type is not None and issubclass(exc_type, CancelledError):
            raise TimeoutError from exc
        return None


async def wait_for(fut, timeout_):
    async with timeout(timeout_):
        return await fut


_wait_for = wait_for


def wait_for(fut, timeout):
    return _wait_for(fut, timeout)


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    fs = list(fs)
    waiter = Future()
    if timeout is not None:
        timer = _loop().call_later(timeout, _wake, waiter)

    def check(_):
        left = [each for each in fs if not each.done()]
        failed = any(each.done() and not each.cancelled() and each.exception() is not None for each in fs)
        if not left or return_when == FIRST_COMPLETED or (return_when == FIRST_EXCEPTION and failed):
            _wake(waiter)

    for each in fs:
        each.add_done_callback(check)
    await waiter
    if timeout is not None:
        timer[2] = None
    return {each for each in fs if each.done()}, {each for each in fs if not each.done()}


def as_completed(fs, *, timeout=None):
    todo = [ensure_future(each) for each in fs]
    done = Queue()
    for each in todo:
        each.add_done_callback(done.put_nowait)

    async def following():
        future = await done.get()
        return future.result()

    for _ in todo:
        yield following()


async def to_thread(func, /, *args, **kwargs):
    await sleep(0.001)
    return func(*args, **kwargs)


def shield(arg):
    return ensure_future(arg)


class Lock:
    def __init__(self):
        self._locked = False
        self._waiters = _deque()

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and not self._waiters:
            self._locked = True
            return True
        future = Future()
        self._waiters.append(future)
        try:
            await future
        finally:
            self._waiters.remove(future)
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        if self._waiters and not self._waiters[0].done():
            self._waiters[0].set_result(True)

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, exc_type, exc, tb):
        self.release()


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._value = value
        self._waiters = _deque()

    def locked(self):
        return self._value == 0 or any(not w.cancelled() for w in self._waiters)

    async def acquire(self):
        if not self.locked():
            self._value -= 1
            return True
        future = Future()
        self._waiters.append(future)
        try:
            await future
        finally:
            self._waiters.remove(future)
        while self._value > 0 and self._next():
            pass
        return True

    def _next(self):
        for future in self._waiters:
            if not future.done():
                self._value -= 1
                future.set_result(True)
                return True
        return False

    def release(self):
        self._value += 1
        self._next()

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, exc_type, exc, tb):
        self.release()


BoundedSemaphore = Semaphore


class Event:
    def __init__(self):
        self._value = False
        self._waiters = []

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for future in self._waiters:
                _wake(future)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        future = Future()
        self._waiters.append(future)
        await future
        self._waiters.remove(future)
        return True


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._getters = _deque()
        self._putters = _deque()
        self._unfinished = 0
        self._finished = Event()
        self._finished.set()
        self._init()

    def _init(self):
        self._queue = _deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    def _wakeup(self, waiters):
        while waiters:
            waiter = waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                break

    def qsize(self):
        return len(self._queue)

    def empty(self):
        return not self._queue

    def full(self):
        return 0 < self.maxsize <= len(self._queue)

    async def put(self, item):
        while self.full():
            putter = Future()
            self._putters.append(putter)
            await putter
        self.put_nowait(item)

    def put_nowait(self, item):
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished += 1
        self._finished.clear()
        self._wakeup(self._getters)

    async def get(self):
        while self.empty():
            getter = Future()
            self._getters.append(getter)
            await getter
        return self.get_nowait()

    def get_nowait(self):
        if self.empty():
            raise QueueEmpty
        item = self._get()
        self._wakeup(self._putters)
        return item

    def task_done(self):
        if self._unfinished <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished -= 1
        if self._unfinished == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished > 0:
            await self._finished.wait()


class PriorityQueue(Queue):
    def _init(self):
        self._queue = []

    def _get(self):
        return _heapq.heappop(self._queue)

    def _put(self, item):
        _heapq.heappush(self._queue, item)


class LifoQueue(Queue):
    def _init(self):
        self._queue = []

    def _get(self):
        return self._queue.pop()


class TaskGroup:
    def __init__(self):
        self._tasks = []
        self._errors = []

    async def __aenter__(self):
        self._parent = current_task()
        return self

    def create_task(self, coro, *, name=None):
        task = Task(coro, name)
        self._tasks.append(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task):
        failed = None if task.cancelled() else task.exception()
        if failed is not None:
            _outside("TaskGroup")
        if all(each.done() for each in self._tasks) and self._waiter is not None:
            _wake(self._waiter)

    _waiter = None

    async def __aexit__(self, exc_type, exc, tb):
        if exc_type is not None:
            _outside("TaskGroup")
        while not all(each.done() for each in self._tasks):
            self._waiter = Future()
            await self._waiter
