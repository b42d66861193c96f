def starmap(function, iterable):
    for args in iterable:
        yield function(*args)


def compress(data, selectors):
    return (item for item, chosen in zip(data, selectors) if chosen)


def filterfalse(function, iterable):
    return (item for item in iterable if not (item if function is None else function(item)))


def combinations_with_replacement(iterable, r):
    pool = tuple(iterable)
    if not pool and r:
        return
    indices = [0] * r
    yield tuple(pool[i] for i in indices)
    while True:
        for i in reversed(range(r)):
            if indices[i] != len(pool) - 1:
                break
        else:
            return
        indices[i:] = [indices[i] + 1] * (r - i)
        yield tuple(pool[i] for i in indices)


def batched(iterable, n, *, strict=False):
    if n < 1:
        raise ValueError("n must be at least one")
    it = iter(iterable)
    while True:
        batch = []
        for item in it:
            batch.append(item)
            if len(batch) == n:
                break
        if not batch:
            return
        if strict and len(batch) != n:
            raise ValueError("batched(): incomplete batch")
        yield tuple(batch)


def tee(iterable, n=2):
    it = iter(iterable)
    queues = [[] for _ in range(n)]

    def gen(mine):
        while True:
            if not mine:
                try:
                    item = next(it)
                except StopIteration:
                    return
                for each in queues:
                    each.append(item)
            yield mine.pop(0)

    return tuple(gen(each) for each in queues)
