class SimpleNamespace:
    def __init__(self, mapping={}, /, **kwargs):
        for name, value in {**mapping, **kwargs}.items():
            _annotate(self, name, value)

    def __repr__(self):
        return "namespace(" + ", ".join(f"{name}={value!r}" for name, value in _attributes(self).items()) + ")"

    def __eq__(self, other):
        if not isinstance(other, SimpleNamespace):
            return NotImplemented
        return _attributes(self) == _attributes(other)


def _generator():
    yield


FunctionType = LambdaType = type(_generator)
GeneratorType = type(_generator())
NoneType = type(None)
