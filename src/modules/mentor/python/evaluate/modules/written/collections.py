from operator import itemgetter as _itemgetter


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    field_names = list(field_names)
    for name in field_names:
        if not isinstance(name, str) or not name.isidentifier() or name.startswith("_"):
            _outside("namedtuple()")
    if rename or len(set(field_names)) != len(field_names):
        _outside("namedtuple()")
    return namedtuple_of(typename, field_names, dict(zip(field_names[::-1], (list(defaults) if defaults else [])[::-1])), {})


def namedtuple_of(typename, fields, standards, members):
    count = len(fields)

    def __new__(cls, *args, **kwargs):
        if len(args) > count:
            _outside(typename)
        values = list(args)
        missing = []
        for name in fields[len(args) :]:
            if name in kwargs:
                values.append(kwargs.pop(name))
            elif name in standards:
                values.append(standards[name])
            else:
                missing.append(name)
        if kwargs:
            name = list(kwargs)[0]
            if name in fields:
                raise TypeError(f"{typename}.__new__() got multiple values for argument '{name}'")
            raise TypeError(f"{typename}.__new__() got an unexpected keyword argument '{name}'")
        if missing:
            names = [repr(name) for name in missing]
            listed = names[-1]
            if len(names) == 2:
                listed = names[0] + " and " + names[1]
            elif len(names) > 2:
                listed = ", ".join(names[:-1]) + ", and " + names[-1]
            raise TypeError(
                f"{typename}.__new__() missing {len(names)} required positional argument{'s' if len(names) > 1 else ''}: {listed}"
            )
        return tuple.__new__(cls, values)

    def __init__(self, *args, **kwargs):
        pass

    def __repr__(self):
        return type(self).__name__ + "(" + ", ".join(f"{name}={value!r}" for name, value in zip(fields, self)) + ")"

    def __setattr__(self, name, value):
        if name in fields:
            raise AttributeError("can't set attribute")
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}' and no __dict__ for setting new attributes")

    def _asdict(self):
        return dict(zip(fields, self))

    def _replace(self, /, **kwds):
        made = [kwds.pop(name) if name in kwds else value for name, value in zip(fields, self)]
        if kwds:
            raise TypeError(f"Got unexpected field names: {list(kwds)!r}")
        return tuple.__new__(type(self), made)

    def _make(cls, iterable):
        return cls(*iterable)

    own = {
        "__new__": __new__,
        "__init__": __init__,
        "__repr__": __repr__,
        "__setattr__": __setattr__,
        "_asdict": _asdict,
        "_replace": _replace,
        "_make": classmethod(_make),
        "_fields": tuple(fields),
        "_field_defaults": {name: standards[name] for name in fields if name in standards},
        "__match_args__": tuple(fields),
    }
    for at, name in enumerate(fields):
        own[name] = property(_itemgetter(at))
    own.update(members)
    return type(typename, (tuple,), own)


class OrderedDict(dict):
    def move_to_end(self, key, last=True):
        value = self[key]
        if last:
            del self[key]
            self[key] = value
            return
        rest = [(k, v) for k, v in self.items() if k != key]
        self.clear()
        self[key] = value
        for k, v in rest:
            self[k] = v

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        key = list(self)[-1 if last else 0]
        return key, self.pop(key)

    def copy(self):
        return OrderedDict(self)

    def __repr__(self):
        if not self:
            return type(self).__name__ + "()"
        return f"{type(self).__name__}({dict(self)!r})"

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return dict.__eq__(self, other) and list(self) == list(other)
        return dict.__eq__(self, other)

    def __or__(self, other):
        made = OrderedDict(self)
        made.update(other)
        return made


class ChainMap:
    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __getitem__(self, key):
        for mapping in self.maps:
            if key in mapping:
                return mapping[key]
        raise KeyError(key)

    def _all(self):
        merged = {}
        for mapping in reversed(self.maps):
            merged.update(mapping)
        return merged

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __contains__(self, key):
        return any(key in mapping for mapping in self.maps)

    def __len__(self):
        return len(self._all())

    def __iter__(self):
        return iter(self._all())

    def keys(self):
        return self._all().keys()

    def values(self):
        return [self[key] for key in self]

    def items(self):
        return [(key, self[key]) for key in self]

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        if key not in self.maps[0]:
            raise KeyError(f"Key not found in the first mapping: {key!r}")
        del self.maps[0][key]

    def __repr__(self):
        return f"ChainMap({', '.join(map(repr, self.maps))})"

    def new_child(self, m=None):
        return ChainMap({} if m is None else m, *self.maps)

    @property
    def parents(self):
        return ChainMap(*self.maps[1:])


class UserDict:
    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        if dict is not None:
            self.update(dict)
        if kwargs:
            self.update(kwargs)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(type(self), "__missing__"):
            return type(self).__missing__(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def __repr__(self):
        return repr(self.data)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def keys(self):
        return self.data.keys()

    def values(self):
        return self.data.values()

    def items(self):
        return self.data.items()

    def pop(self, key, *default):
        if key not in self and default:
            return default[0]
        value = self[key]
        del self[key]
        return value

    def update(self, other=(), /, **kwds):
        for key, value in dict(other, **kwds).items():
            self[key] = value

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def clear(self):
        self.data.clear()


class UserList:
    def __init__(self, initlist=None):
        self.data = [] if initlist is None else list(initlist)

    def __repr__(self):
        return repr(self.data)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        return self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def __contains__(self, item):
        return item in self.data

    def __iter__(self):
        return iter(self.data)

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, UserList) else other)

    def append(self, item):
        self.data.append(item)

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def extend(self, other):
        self.data.extend(other)

    def index(self, item):
        return self.data.index(item)

    def count(self, item):
        return self.data.count(item)

    def sort(self, /, **kwds):
        self.data.sort(**kwds)

    def reverse(self):
        self.data.reverse()
