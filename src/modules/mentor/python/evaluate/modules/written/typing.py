from collections import namedtuple_of as _make


class _NamedTupleMeta(type):
    def __new__(meta, name, bases, ns):
        fields = list(ns.pop("__annotated__", ()))
        if name == "NamedTuple" and not fields:
            return super().__new__(meta, name, bases, ns)
        standards = {field: ns.pop(field) for field in fields if field in ns}
        return _make(name, fields, standards, ns)


class NamedTuple(metaclass=_NamedTupleMeta):
    pass


class _TypedDictMeta(type):
    def __new__(meta, name, bases, ns):
        return super().__new__(meta, name, (), {})

    def __call__(cls, *args, **kwargs):
        return dict(*args, **kwargs)


class TypedDict(metaclass=_TypedDictMeta):
    pass
