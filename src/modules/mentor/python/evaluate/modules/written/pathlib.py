from os.path import splitext as _splitext


class PurePath:
    def __init__(self, *args):
        parts, root = [], ""
        for arg in args:
            text = str(arg)
            if text.startswith("/"):
                parts, root = [], "/"
            parts += [part for part in text.split("/") if part and part != "."]
        self._root = root
        self._tail = parts

    @classmethod
    def _of(cls, root, tail):
        made = cls()
        made._root = root
        made._tail = tail
        return made

    def __str__(self):
        return self._root + "/".join(self._tail) or "."

    def __repr__(self):
        return f"{type(self).__name__}({str(self)!r})"

    def __fspath__(self):
        return str(self)

    def as_posix(self):
        return str(self)

    def __eq__(self, other):
        if not isinstance(other, PurePath):
            return NotImplemented
        return str(self) == str(other)

    def __hash__(self):
        return hash(str(self))

    def __lt__(self, other):
        if not isinstance(other, PurePath):
            return NotImplemented
        return self.parts < other.parts

    def __le__(self, other):
        return self.parts <= other.parts

    def __gt__(self, other):
        return self.parts > other.parts

    def __ge__(self, other):
        return self.parts >= other.parts

    def __truediv__(self, other):
        return type(self)(self, other)

    def __rtruediv__(self, other):
        return type(self)(other, self)

    def joinpath(self, *others):
        return type(self)(self, *others)

    @property
    def parts(self):
        return ((self._root,) if self._root else ()) + tuple(self._tail)

    @property
    def root(self):
        return self._root

    @property
    def drive(self):
        return ""

    @property
    def anchor(self):
        return self._root

    @property
    def name(self):
        return self._tail[-1] if self._tail else ""

    @property
    def stem(self):
        return _splitext(self.name)[0]

    @property
    def suffix(self):
        return _splitext(self.name)[1]

    @property
    def suffixes(self):
        return ["." + part for part in self.name.lstrip(".").split(".")[1:]] if not self.name.endswith(".") else []

    @property
    def parent(self):
        return self._of(self._root, self._tail[:-1])

    @property
    def parents(self):
        return tuple(self._of(self._root, self._tail[:at]) for at in range(len(self._tail) - 1, -1, -1))

    def with_name(self, name):
        if not self.name:
            raise ValueError(f"{self!r} has an empty name")
        return self._of(self._root, self._tail[:-1] + [name])

    def with_stem(self, stem):
        return self.with_name(stem + self.suffix)

    def with_suffix(self, suffix):
        if suffix and (not suffix.startswith(".") or suffix == "."):
            raise ValueError(f"Invalid suffix {suffix!r}")
        return self.with_name(self.stem + suffix)

    def is_absolute(self):
        return self._root == "/"

    def is_relative_to(self, other):
        parts = type(self)(other).parts
        return self.parts[: len(parts)] == parts

    def relative_to(self, other):
        parts = type(self)(other).parts
        if self.parts[: len(parts)] != parts:
            raise ValueError(f"{str(self)!r} is not in the subpath of {str(other)!r}")
        return self._of("", self._tail[len(self._tail) - len(self.parts) + len(parts) :])


class PurePosixPath(PurePath):
    pass


class PosixPath(PurePosixPath):
    pass


Path = PosixPath
PurePath = PurePosixPath
