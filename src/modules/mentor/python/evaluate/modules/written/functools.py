def update_wrapper(wrapper, wrapped):
    for name in ("__name__", "__doc__"):
        if hasattr(wrapped, name):
            _annotate(wrapper, name, getattr(wrapped, name))
    _annotate(wrapper, "__wrapped__", wrapped)
    return wrapper


def wraps(wrapped):
    def decorate(wrapper):
        return update_wrapper(wrapper, wrapped)

    return decorate


def total_ordering(cls):
    if "__lt__" in _members(cls):
        rest = {
            "__gt__": lambda self, other: _unless(self.__lt__(other), lambda lt: not lt and self != other),
            "__le__": lambda self, other: _unless(self.__lt__(other), lambda lt: lt or self == other),
            "__ge__": lambda self, other: _unless(self.__lt__(other), lambda lt: not lt),
        }
    elif "__le__" in _members(cls):
        rest = {
            "__ge__": lambda self, other: _unless(self.__le__(other), lambda le: not le or self == other),
            "__lt__": lambda self, other: _unless(self.__le__(other), lambda le: le and self != other),
            "__gt__": lambda self, other: _unless(self.__le__(other), lambda le: not le),
        }
    elif "__gt__" in _members(cls):
        rest = {
            "__lt__": lambda self, other: _unless(self.__gt__(other), lambda gt: not gt and self != other),
            "__ge__": lambda self, other: _unless(self.__gt__(other), lambda gt: gt or self == other),
            "__le__": lambda self, other: _unless(self.__gt__(other), lambda gt: not gt),
        }
    elif "__ge__" in _members(cls):
        rest = {
            "__le__": lambda self, other: _unless(self.__ge__(other), lambda ge: not ge or self == other),
            "__gt__": lambda self, other: _unless(self.__ge__(other), lambda ge: ge and self != other),
            "__lt__": lambda self, other: _unless(self.__ge__(other), lambda ge: not ge),
        }
    else:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    for name, method in rest.items():
        if name not in _members(cls):
            setattr(cls, name, method)
    return cls


def _unless(result, then):
    return NotImplemented if result is NotImplemented else then(result)


def cmp_to_key(mycmp):
    class K:
        def __init__(self, obj):
            self.obj = obj

        def __lt__(self, other):
            return mycmp(self.obj, other.obj) < 0

        def __gt__(self, other):
            return mycmp(self.obj, other.obj) > 0

        def __eq__(self, other):
            return mycmp(self.obj, other.obj) == 0

        def __le__(self, other):
            return mycmp(self.obj, other.obj) <= 0

        def __ge__(self, other):
            return mycmp(self.obj, other.obj) >= 0

    return K


class partial:
    def __init__(self, func, /, *args, **keywords):
        if isinstance(func, partial):
            args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func = func
        self.args = args
        self.keywords = keywords

    def __call__(self, /, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})


class cached_property:
    def __init__(self, func):
        self.func = func
        self.attrname = None

    def __set_name__(self, owner, name):
        self.attrname = name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        value = self.func(instance)
        instance.__dict__[self.attrname] = value
        return value


def _dispatch(registry, cls):
    for base in cls.__mro__:
        if base in registry:
            return registry[base]


class singledispatch:
    def __init__(self, func):
        self._registry = {object: func}
        self.__name__ = func.__name__

    def register(self, cls, func=None):
        if func is None:
            if isinstance(cls, type):
                return lambda f: self.register(cls, f)
            func, cls = cls, _annotation(cls)
        for each in cls if isinstance(cls, tuple) else (cls,):
            self._registry[each] = func
        return func

    def dispatch(self, cls):
        return _dispatch(self._registry, cls)

    def __call__(self, *args, **kw):
        return self.dispatch(type(args[0]))(*args, **kw)


class singledispatchmethod:
    def __init__(self, func):
        self._dispatcher = singledispatch(func)

    def register(self, cls, method=None):
        return self._dispatcher.register(cls, method)

    def __get__(self, obj, cls=None):
        def method(*args, **kwargs):
            return self._dispatcher.dispatch(type(args[0]))(obj, *args, **kwargs)

        return method


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        self.func, self.args, self.keywords = func, args, keywords

    def __get__(self, obj, cls=None):
        return lambda *args, **kw: self.func(obj, *self.args, *args, **{**self.keywords, **kw})


class CacheInfo(tuple):
    def __repr__(self):
        return "CacheInfo(hits=%s, misses=%s, maxsize=%s, currsize=%s)" % tuple(self)

    hits = property(lambda self: self[0])
    misses = property(lambda self: self[1])
    maxsize = property(lambda self: self[2])
    currsize = property(lambda self: self[3])


def lru_cache(maxsize=128, typed=False):
    if typed:
        _outside("lru_cache(typed=)")
    if callable(maxsize):
        return update_wrapper(_memo(maxsize, 128, CacheInfo), maxsize)

    def decorate(func):
        return update_wrapper(_memo(func, maxsize, CacheInfo), func)

    return decorate


def cache(func):
    return update_wrapper(_memo(func, None, CacheInfo), func)
