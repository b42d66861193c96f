"""What a program finds around it: its screen, keyboard, files and folder; afterwards everything is as it was."""

import contextlib
import gc
import io
import linecache
import os
import random
import shutil
import sys

from .figures import Figures
from .packaged import is_packaged
from .told_file import MAX_WRITTEN, MAX_WRITTEN_FILES, told_file

PROGRAM = "programa.py"
FOLDER = "/home/lector"


class Screen(io.RawIOBase):
    def __init__(self, put):
        self._put = put

    def writable(self):
        return True

    def isatty(self):
        return True

    def write(self, data):
        self._put(bytes(data).decode("utf-8", "replace"))
        return len(data)


class Keyboard(io.TextIOBase):
    def __init__(self, read_line):
        self._read_line = read_line

    def readable(self):
        return True

    def isatty(self):
        return True

    def readline(self, size=-1):
        return self._read_line() + "\n"

    def read(self, size=-1):
        return self.readline()


def text_screen(put, at_once):
    """`at_once`: what is written is seen before the line ends, as it must be where each step is shown."""
    binary = Screen(put) if at_once else io.BufferedWriter(Screen(put))
    form = {"encoding": "utf-8", "errors": "replace"}
    return io.TextIOWrapper(binary, line_buffering=True, write_through=at_once, **form)


# Files


def place(files):
    """Puts what the reader gave where the program looks for it, and says where; nothing of Python's own is replaced."""
    placed = {}
    for file in files:
        path = os.path.normpath(os.path.join(FOLDER, file.name))
        if os.path.exists(path):
            continue
        os.makedirs(os.path.dirname(path), exist_ok=True)
        placed[path] = file.content.to_bytes()
        with open(path, "wb") as target:
            target.write(placed[path])
    return placed


def written(placed, figures):
    """What a program has shown and left in its folder, without what it was given and has not changed."""
    found, rest = list(figures), MAX_WRITTEN - sum(figure["bytes"] for figure in figures if figure["content"])
    for folder, _, names in os.walk(FOLDER):
        for name in sorted(names):
            path = os.path.join(folder, name)
            shown = os.path.relpath(path, FOLDER)
            if len(found) == MAX_WRITTEN_FILES or not is_tellable(shown) or not os.path.isfile(path):
                continue
            size = os.path.getsize(path)
            content = None
            if size <= rest:
                with open(path, "rb") as file:
                    content = file.read()
                if content == placed.get(path):
                    continue
                rest -= size
            found.append(told_file(shown, size, content, None))
    return found


def is_tellable(name):
    return 0 < len(name) <= 100 and all(sign.isalnum() or sign in " ._()+,@=#&!~'/-" for sign in name)


class Surroundings:
    """Everything that a program may change, as it was before: modules, folder, streams, chance."""

    def __init__(self, seed, put, read_line, files, at_once):
        self._seed, self._put, self._read_line, self._files = seed, put, read_line, files
        self._at_once = at_once
        self.placed = {}
        self.figures = Figures()

    def __enter__(self):
        self._modules = {name: (module, dict(vars(module))) for name, module in list(sys.modules.items()) if is_restored(name)}
        self._names = set(sys.modules)
        self._sys = {name: getattr(sys, name) for name in ("path", "argv", "stdout", "stderr", "stdin", "displayhook", "excepthook")}
        self._path = list(sys.path)
        self._environ = dict(os.environ)
        self._recursion = sys.getrecursionlimit()
        shutil.rmtree(FOLDER, ignore_errors=True)
        os.makedirs(FOLDER, exist_ok=True)
        os.chdir(FOLDER)
        self.placed = place(self._files)
        sys.path.insert(0, FOLDER)
        sys.argv = [PROGRAM]
        sys.stdout = text_screen(self._put, self._at_once)
        sys.stderr = text_screen(self._put, self._at_once)
        sys.stdin = Keyboard(self._read_line)
        random.seed(self._seed)
        if "numpy.random" in sys.modules:
            sys.modules["numpy.random"].seed(self._seed)
        if "matplotlib.pyplot" in sys.modules:
            self.figures.attach(sys.modules["matplotlib.pyplot"])

    def __exit__(self, *_):
        sys.settrace(None)
        sys.setprofile(None)
        sys.setrecursionlimit(self._recursion)
        for name, value in self._sys.items():
            setattr(sys, name, value)
        sys.path[:] = self._path
        os.chdir("/")
        for path in self.placed:
            if not path.startswith(FOLDER + "/") and os.path.isfile(path):
                os.remove(path)
        for name in set(os.environ) | set(self._environ):
            if os.environ.get(name) != self._environ.get(name):
                os.environ.pop(name, None)
                if name in self._environ:
                    os.environ[name] = self._environ[name]
        for name in set(sys.modules) - self._names:
            if str(getattr(sys.modules[name], "__file__", None) or "").startswith(FOLDER):
                del sys.modules[name]
        for name, (module, names) in self._modules.items():
            sys.modules[name] = module
            now = vars(module)
            if len(now) == len(names) and all(now.get(key, self) is value for key, value in names.items()):
                continue
            # Modules of packages bring in parts of themselves when these are first asked for: what is new of them stays.
            if not is_packaged(name):
                now.clear()
            now.update(names)
        for name in set(sys.modules) - self._names:
            # A module that stays loaded stays where programs find it: in the one above it.
            parent, _, child = name.rpartition(".")
            if parent in self._modules:
                setattr(self._modules[parent][0], child, sys.modules[name])
        if "matplotlib.pyplot" in sys.modules:
            with contextlib.suppress(Exception):
                sys.modules["matplotlib.pyplot"].close("all")
                sys.modules["matplotlib"].rcdefaults()
        linecache.clearcache()
        gc.collect()


def is_restored(name):
    return name not in ("sys", "__main__", "linecache") and not name.startswith(("pyodide", "_pyodide", "asyncio", "js"))
