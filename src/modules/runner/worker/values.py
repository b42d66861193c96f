"""What a recording shows of a value: a text, or a box of other values. Nothing of the program's own classes is called for it."""

import collections
import datetime
import decimal
import enum
import fractions
import itertools
import pathlib
import types

MAX_TEXT = 100
MAX_ITEMS = 40
FIRST = slice(MAX_ITEMS)
TEXT, HIDDEN = -1, -2
LIST, TUPLE, SET, DICT, OBJECT = range(5)

# Their representations are made by Python alone, and are as long as they are themselves.
PLAIN = (
    *(bool, types.NoneType, types.EllipsisType, float, complex, range),
    *(datetime.date, datetime.time, datetime.timedelta, decimal.Decimal, fractions.Fraction, pathlib.PurePath),
)


def first(iterator):
    return list(itertools.islice(iterator, MAX_ITEMS))


# How each kind of box is read: its first items (of dictionaries their keys, then their values), and how many there are.
# The base class's own methods, whatever a subclass makes of them.
BOXES = (
    (list, LIST, lambda box: list.__getitem__(box, FIRST), list.__len__),
    (collections.deque, LIST, lambda box: first(collections.deque.__iter__(box)), collections.deque.__len__),
    (tuple, TUPLE, lambda box: list(tuple.__getitem__(box, FIRST)), tuple.__len__),
    (set, SET, lambda box: first(set.__iter__(box)), set.__len__),
    (frozenset, SET, lambda box: first(frozenset.__iter__(box)), frozenset.__len__),
    (dict, DICT, lambda box: first(dict.__iter__(box)) + first(dict.values(box)), dict.__len__),
)


class Shape:
    """How values of one class are shown."""

    def __init__(self, kind, take=None, size=None, name=""):
        self.kind, self.take, self.size, self.name = kind, take, size, name


def shape_of_class(cls):
    name = class_name(cls)
    mro = type.__dict__["__mro__"].__get__(cls)
    if types.ModuleType in mro:
        return Shape(HIDDEN)
    for base, kind, take, size in BOXES:
        if base in mro:
            return Shape(kind, take, size, name)
    own = type.__dict__["__module__"].__get__(cls) == "__main__"
    if own and not any(base in mro for base in (int, float, str, bytes, type, enum.Enum)):
        attributes = Attributes(mro)
        return Shape(OBJECT, attributes.first, attributes.count, name)
    return Shape(TEXT, name=name)


class Attributes:
    """Those of objects of one class, its slots included."""

    def __init__(self, mro):
        self._slots = [
            (name, slot)
            for cls in reversed(mro)
            for name, slot in type.__dict__["__dict__"].__get__(cls).items()
            if type(slot) is types.MemberDescriptorType and not name.startswith("__")
        ]

    def all(self, box):
        try:
            found = object.__getattribute__(box, "__dict__")
        except AttributeError:
            found = {}
        if not self._slots and type(found) is dict:
            return found
        found = dict(found) if type(found) is dict else {}
        for name, slot in self._slots:
            try:
                found[name] = slot.__get__(box)
            except AttributeError:
                pass
        return found

    def first(self, box):
        found = self.all(box)
        if len(found) <= MAX_ITEMS:
            return [*found, *found.values()]
        return first(found) + first(found.values())

    def count(self, box):
        return len(self.all(box))


def class_name(cls):
    return type.__dict__["__name__"].__get__(cls)[:MAX_TEXT]


def text_of(value):
    """At most about `MAX_TEXT` characters; numbers and texts as Python writes them, the rest by its kind."""
    try:
        return described(value)
    except BaseException:
        return f"objeto {class_name(type(value))}"


def described(value):
    match value:
        case enum.Enum():
            return f"{class_name(type(value))}.{object.__getattribute__(value, '_name_')}"[:MAX_TEXT]
        case str() | bytes():
            base = str if isinstance(value, str) else bytes
            return repr(base.__getitem__(value, slice(MAX_TEXT))) + ("…" if base.__len__(value) > MAX_TEXT else "")
        case bool():
            return repr(value)
        case int():
            bits = int.bit_length(value)
            return int.__repr__(value) if bits < 300 else f"un entero de {bits} bits"
        case float():
            return float.__repr__(value)
        case types.FunctionType(__code__=code):
            return f"función {code.co_name}({', '.join(code.co_varnames[: code.co_argcount])})"[:MAX_TEXT]
        case types.BuiltinFunctionType(__name__=name) | types.MethodType(__name__=name):
            return f"función {name}"[:MAX_TEXT]
        case types.GeneratorType(gi_code=code):
            return f"generador {code.co_name}"[:MAX_TEXT]
        case type():
            return f"clase {class_name(value)}"
    if type(value) in PLAIN or isinstance(value, pathlib.PurePath) and type(value).__module__ == "pathlib":
        return cut(repr(value))
    if type(value) is datetime.datetime:
        return cut(str(value))
    return f"objeto {class_name(type(value))}"


def cut(text):
    return text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"


def text_of_error(error):
    """Its class and message; of an own class's, or of own objects, only what asks none of them."""
    name = class_name(type(error))
    try:
        plain = all(type(part) in (str, int, float, types.NoneType) for part in BaseException.args.__get__(error))
        if not plain:
            return name
        own = type.__dict__["__module__"].__get__(type(error)) == "__main__"
        message = (BaseException.__str__(error) if own else str(error)) if plain else ""
        return cut(f"{name}: {message}" if message else name)
    except BaseException:
        return name
