import heapq as _heapq
from collections import deque as _deque


class Empty(Exception):
    pass


class Full(Exception):
    pass


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init()

    def _init(self):
        self.queue = _deque()

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def qsize(self):
        return len(self.queue)

    def empty(self):
        return not self.queue

    def full(self):
        return 0 < self.maxsize <= len(self.queue)

    def put(self, item, block=True, timeout=None):
        if self.full():
            if block and timeout is None:
                _outside("queue")
            raise Full
        self._put(item)

    def put_nowait(self, item):
        self.put(item, False)

    def get(self, block=True, timeout=None):
        if not self.queue:
            if block and timeout is None:
                _outside("queue")
            raise Empty
        return self._get()

    def get_nowait(self):
        return self.get(False)

    def task_done(self):
        pass

    def join(self):
        pass


class LifoQueue(Queue):
    def _init(self):
        self.queue = []

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.pop()


class PriorityQueue(Queue):
    def _init(self):
        self.queue = []

    def _put(self, item):
        _heapq.heappush(self.queue, item)

    def _get(self):
        return _heapq.heappop(self.queue)


SimpleQueue = Queue
