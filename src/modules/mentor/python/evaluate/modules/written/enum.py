class auto:
    def __init__(self):
        pass


class nonmember:
    def __init__(self, value):
        self.value = value


def _is_member(name, value):
    if name.startswith("__") and name.endswith("__"):
        return False
    if name.startswith("_") or isinstance(value, (staticmethod, classmethod, property, nonmember)):
        return False
    return not callable(value) and _find(type(value), "__get__") is None


class EnumType(type):
    def __new__(metacls, name, bases, namespace):
        kind = [base for base in bases if base in (int, str, float)]
        namespace.pop("__annotated__", None)
        own = {}
        members = []
        for key, value in namespace.items():
            if name not in _ROOTS and _is_member(key, value):
                members.append((key, value))
            else:
                own[key] = value.value if isinstance(value, nonmember) else value
        for base in bases:
            if _find(base, "_member_map_"):
                raise TypeError(f"<enum '{name}'> cannot extend {base!r}")
        if kind:
            own = {**(_AS_TEXT if kind[0] is str else _AS_NUMBER), **own}
            if kind[0] is str:
                own.setdefault("_plain_text_", False)
        cls = super().__new__(metacls, name, bases, own)
        cls._member_map_ = {}
        cls._values_ = []
        last = []
        is_flag = _FLAG and issubclass(cls, _FLAG[0])
        is_text = _find(cls, "_plain_text_") is True
        for key, value in members:
            if isinstance(value, auto):
                generate = _find(cls, "_generate_next_value_")
                if generate is not None:
                    value = generate(key, 1, len(last), list(last))
                elif is_text:
                    value = key.lower()
                elif is_flag:
                    value = 1
                    while last and value <= max(last):
                        value *= 2
                else:
                    value = max(last) + 1 if last else 1
            last.append(value)
            args = value if isinstance(value, tuple) else (value,)
            same = [other for other in cls._values_ if other._value_ == value]
            if same:
                cls._member_map_[key] = same[0]
                continue
            member = object.__new__(cls)
            object.__setattr__(member, "_value_", value)
            object.__setattr__(member, "_name_", key)
            if "__init__" in _members(cls):
                cls.__init__(member, *args)
            cls._member_map_[key] = member
            cls._values_.append(member)
        for key, member in cls._member_map_.items():
            _annotate(cls, key, member)
        return cls

    def __call__(cls, value, names=None):
        if names is not None:
            if isinstance(names, str):
                names = names.replace(",", " ").split()
            pairs = names.items() if isinstance(names, dict) else [(n, at + 1) if isinstance(n, str) else n for at, n in enumerate(names)]
            return EnumType(value, (cls,), dict(pairs))
        if isinstance(value, cls):
            return value
        for member in cls._values_:
            if member._value_ == value:
                return member
        missing = _find(cls, "_missing_")
        if missing is not None:
            found = cls._missing_(value)
            if found is not None:
                return found
        if _FLAG and issubclass(cls, _FLAG[0]) and isinstance(value, int):
            return _combined(cls, value)
        raise ValueError(f"{value!r} is not a valid {cls.__name__}")

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return iter(cls._values_)

    def __reversed__(cls):
        return reversed(cls._values_)

    def __len__(cls):
        return len(cls._values_)

    def __bool__(cls):
        return True

    def __contains__(cls, value):
        return any(member is value or member._value_ == value for member in cls._values_)

    def __repr__(cls):
        return f"<enum '{cls.__name__}'>"

    @property
    def __members__(cls):
        return dict(cls._member_map_)

    def __setattr__(cls, name, value):
        if name in (_find(cls, "_member_map_") or {}):
            raise AttributeError(f"cannot reassign member {name!r}")
        _annotate(cls, name, value)


_ROOTS = ("Enum", "IntEnum", "StrEnum", "Flag", "IntFlag")
_FLAG = []


class _Value:
    def __init__(self, name):
        self._slot = "_" + name + "_"
        self._key = name

    def __get__(self, member, cls=None):
        if member is None:
            if self._key in cls._member_map_:
                return cls._member_map_[self._key]
            raise AttributeError(f"type object '{cls.__name__}' has no attribute '{self._key}'")
        return getattr(member, self._slot)

    def __set__(self, member, value):
        raise AttributeError(f"<enum '{type(member).__name__}'> cannot set attribute '{self._key}'")


def _plain(value):
    return value._value_ if isinstance(value, Enum) else value


_AS_NUMBER = {
    "__add__": lambda a, b: a._value_ + _plain(b),
    "__radd__": lambda a, b: b + a._value_,
    "__sub__": lambda a, b: a._value_ - _plain(b),
    "__rsub__": lambda a, b: b - a._value_,
    "__mul__": lambda a, b: a._value_ * _plain(b),
    "__rmul__": lambda a, b: b * a._value_,
    "__truediv__": lambda a, b: a._value_ / _plain(b),
    "__rtruediv__": lambda a, b: b / a._value_,
    "__floordiv__": lambda a, b: a._value_ // _plain(b),
    "__mod__": lambda a, b: a._value_ % _plain(b),
    "__pow__": lambda a, b: a._value_ ** _plain(b),
    "__and__": lambda a, b: a._value_ & _plain(b),
    "__or__": lambda a, b: a._value_ | _plain(b),
    "__neg__": lambda a: -a._value_,
    "__int__": lambda a: a._value_,
    "__index__": lambda a: a._value_,
    "__float__": lambda a: float(a._value_),
    "__bool__": lambda a: bool(a._value_),
    "__eq__": lambda a, b: a._value_ == _plain(b),
    "__hash__": lambda a: hash(a._value_),
    "__lt__": lambda a, b: a._value_ < _plain(b),
    "__le__": lambda a, b: a._value_ <= _plain(b),
    "__gt__": lambda a, b: a._value_ > _plain(b),
    "__ge__": lambda a, b: a._value_ >= _plain(b),
}
_AS_TEXT = {
    "__add__": lambda a, b: a._value_ + _plain(b),
    "__radd__": lambda a, b: b + a._value_,
    "__mul__": lambda a, b: a._value_ * b,
    "__len__": lambda a: len(a._value_),
    "__iter__": lambda a: iter(a._value_),
    "__contains__": lambda a, b: b in a._value_,
    "__getitem__": lambda a, b: a._value_[b],
    "__eq__": lambda a, b: a._value_ == _plain(b),
    "__hash__": lambda a: hash(a._value_),
    "__lt__": lambda a, b: a._value_ < _plain(b),
    "__le__": lambda a, b: a._value_ <= _plain(b),
    "__gt__": lambda a, b: a._value_ > _plain(b),
    "__ge__": lambda a, b: a._value_ >= _plain(b),
    "__getattr__": lambda a, name: getattr(a._value_, name),
}


class Enum(metaclass=EnumType):
    name = _Value("name")
    value = _Value("value")

    def __str__(self):
        return f"{type(self).__name__}.{self._name_}"

    def __repr__(self):
        return f"<{type(self).__name__}.{self._name_}: {self._value_!r}>"

    def __format__(self, spec):
        return format(str(self), spec)

    def __hash__(self):
        return hash(self._name_)

    def __eq__(self, other):
        return self is other


class IntEnum(int, Enum):
    def __str__(self):
        return str(self._value_)

    def __format__(self, spec):
        return format(self._value_, spec)


class StrEnum(str, Enum):
    _plain_text_ = True

    def __str__(self):
        return self._value_

    def __format__(self, spec):
        return format(self._value_, spec)


def _combined(cls, value):
    for member in cls._values_:
        if member._value_ == value:
            return member
    made = object.__new__(cls)
    object.__setattr__(made, "_value_", value)
    names = [member._name_ for member in cls._values_ if member._value_ & value]
    object.__setattr__(made, "_name_", "|".join(names) or None)
    return made


def _parts(flag):
    return [member for member in type(flag)._values_ if member._value_ & flag._value_]


class Flag(Enum):
    def __or__(self, other):
        return _combined(type(self), self._value_ | other._value_) if isinstance(other, type(self)) else NotImplemented

    def __and__(self, other):
        return _combined(type(self), self._value_ & other._value_) if isinstance(other, type(self)) else NotImplemented

    def __xor__(self, other):
        return _combined(type(self), self._value_ ^ other._value_) if isinstance(other, type(self)) else NotImplemented

    def __invert__(self):
        every = sum(member._value_ for member in type(self)._values_)
        return _combined(type(self), every & ~self._value_)

    def __contains__(self, other):
        return other._value_ & self._value_ == other._value_

    def __bool__(self):
        return bool(self._value_)

    def __iter__(self):
        return iter(_parts(self))

    def __len__(self):
        return len(_parts(self))

    def __eq__(self, other):
        return type(self) is type(other) and self._value_ == other._value_

    def __hash__(self):
        return hash(self._value_)

    def __str__(self):
        return f"{type(self).__name__}.{self._name_}" if self._name_ else f"{type(self).__name__}({self._value_})"

    def __repr__(self):
        shown = f"{type(self).__name__}.{self._name_}" if self._name_ else type(self).__name__
        return f"<{shown}: {self._value_}>"


_FLAG.append(Flag)
EnumMeta = EnumType


def unique(enumeration):
    doubles = [(name, member.name) for name, member in enumeration.__members__.items() if name != member.name]
    if doubles:
        details = ", ".join(f"{alias} -> {name}" for alias, name in doubles)
        raise ValueError(f"duplicate values found in {enumeration!r}: {details}")
    return enumeration
