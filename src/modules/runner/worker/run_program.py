"""Runs a reader's programs one after the other, each as if it were the first. Loaded once by the worker."""

import ast
import atexit
import binascii
import builtins
import contextlib
import gc
import importlib
import importlib.util
import io
import json
import linecache
import os
import random
import shutil
import stat
import sys
import time
import traceback
import types
import zipfile

PROGRAM = "programa.py"
FOLDER = "/home/lector"
MAX_TRACEBACK = 4_000
MAX_MESSAGE = 500
MAX_NAMES = 20
MAX_WRITTEN = 1_500_000
MAX_WRITTEN_FILES = 20
MAX_TITLE = 200
MAX_CASES = 200
MAX_CASE_TEXT = 300
MAX_UNPACKED = 400_000_000
MAX_ENTRIES = 20_000


BUILTINS = set(dir(builtins))


class NeedsLine(BaseException):
    """Ends a program that cannot wait for a line; it is run again once there is one."""


# What a block takes from others, and gives


class Block:
    def __init__(self, code, name):
        self.code = code
        self.name = name
        self.tree = ast.parse(code, name)
        self.gives = set()
        self.takes = set()
        self.modules = []
        loads = set()
        for node in ast.walk(self.tree):
            match node:
                case ast.Name(id=used, ctx=ast.Load()):
                    loads.add(used)
                case ast.Name(id=stored):
                    self.gives.add(stored)
                case ast.FunctionDef(name=stored) | ast.AsyncFunctionDef(name=stored) | ast.ClassDef(name=stored):
                    self.gives.add(stored)
                case ast.arg(arg=stored):
                    self.gives.add(stored)
                case ast.alias(name=module, asname=alias):
                    self.gives.add(alias or module.split(".")[0])
                case ast.ExceptHandler(name=str(stored)) | ast.MatchAs(name=str(stored)) | ast.MatchStar(name=str(stored)):
                    self.gives.add(stored)
                case ast.MatchMapping(rest=str(stored)):
                    self.gives.add(stored)
        changed = {
            node.target.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)
        }
        self.takes = (loads - self.gives - BUILTINS) | (changed - set(self._given_anew()))

    def _given_anew(self):
        """Names that get a value without having had one: `total += 1` alone needs a `total` from elsewhere."""
        for node in ast.walk(self.tree):
            if isinstance(node, (ast.Assign, ast.AnnAssign, ast.For)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    yield from (name.id for name in ast.walk(target) if isinstance(name, ast.Name))
            elif isinstance(node, ast.arg):
                yield node.arg

    def imports(self):
        """Modules imported for sure: what stands in a `try` may be missing."""
        guarded = {
            inner
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Try)
            for statement in node.body
            for inner in ast.walk(statement)
        }
        for node in ast.walk(self.tree):
            if node in guarded:
                continue
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                yield node.module

    def only_defines(self):
        return any(isinstance(node, DEFINITIONS) for node in self.tree.body) and all(
            isinstance(node, (*DEFINITIONS, ast.Import, ast.ImportFrom, ast.Pass)) or is_plain(node)
            for node in self.tree.body
        )


DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def is_plain(node):
    """A docstring, or an assignment that calls nothing."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        return not any(isinstance(inner, ast.Call) for inner in ast.walk(node))
    return False


def needed_blocks(block, before):
    """Those of the earlier blocks that this one takes names from, directly or not; the nearest gives each name."""
    chosen, wanted = [], set(block.takes)
    for number, code in reversed(list(enumerate(before, 1))):
        try:
            earlier = Block(code, f"bloque_{number}.py")
        except (SyntaxError, ValueError):
            continue
        if wanted & earlier.gives:
            chosen.append(earlier)
            wanted = (wanted - earlier.gives) | earlier.takes
    return chosen[::-1]


def is_there(module):
    try:
        return importlib.util.find_spec(module.split(".")[0]) is not None
    except (ImportError, ValueError):
        return False


# Packages


def check_archive(content):
    """Raises for an archive that would write elsewhere than where it is unpacked, or more than there is room for."""
    with zipfile.ZipFile(io.BytesIO(content.to_bytes())) as archive:
        entries = archive.infolist()
    if len(entries) > MAX_ENTRIES or sum(entry.file_size for entry in entries) > MAX_UNPACKED:
        raise ValueError("the archive holds too much")
    for entry in entries:
        # As it was written: `filename` has been tidied up.
        parts = entry.orig_filename.replace("\\", "/").split("/")
        if parts[0] == "" or ".." in parts or ":" in parts[0] or stat.S_ISLNK(entry.external_attr >> 16):
            raise ValueError(f"the archive names {entry.orig_filename[:100]!r}")


def load_modules(modules):
    """
    Loads those of packages, before the program's surroundings are noted: what a module does when it is loaded for the first time is no
    part of any run, and takes none of its time. What goes wrong goes wrong again in the program, and is told there.
    """
    for module in modules:
        if module not in sys.modules and is_packaged(module) and is_there(module):
            load_module(module)
    for name in ("numpy.random", "matplotlib.pyplot"):
        if name.split(".")[0] in sys.modules:
            load_module(name)


def load_module(module):
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        with contextlib.suppress(Exception):
            importlib.import_module(module)


def load_imports(task):
    """What the program imports of packages; of one that is no Python nothing."""
    with contextlib.suppress(SyntaxError, ValueError, RecursionError):
        block = Block(task["code"], PROGRAM)
        for part in (*needed_blocks(block, task["before"]), block):
            load_modules(part.imports())


def is_packaged(module):
    return module.split(".")[0] not in sys.stdlib_module_names


# The program's surroundings


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


def text_screen(put):
    return io.TextIOWrapper(io.BufferedWriter(Screen(put)), encoding="utf-8", errors="replace", line_buffering=True)


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


def told_file(name, size, content, title):
    told = None if content is None else binascii.b2a_base64(content, newline=False).decode()
    return {"name": name, "bytes": size, "content": told, "title": title}


def is_tellable(name):
    return 0 < len(name) <= 100 and all(sign.isalnum() or sign in " ._()+,@=#&!~'/-" for sign in name)


# Figures


class Figures:
    """What a program shows by matplotlib: `show` draws the figures that are open, where elsewhere a window would, and closes them."""

    def __init__(self):
        self.shown = []
        self._rest = MAX_WRITTEN

    def attach(self, pyplot):
        pyplot.show = lambda *_, **__: self._show(pyplot)

    def _show(self, pyplot):
        for number in pyplot.get_fignums():
            figure = pyplot.figure(number)
            picture = io.BytesIO()
            figure.savefig(picture, format="png")
            self._add(picture.getvalue(), title_of(figure))
        pyplot.close("all")

    def _add(self, picture, title):
        if len(self.shown) == MAX_WRITTEN_FILES:
            return
        content = picture if len(picture) <= self._rest else None
        self._rest -= len(content or b"")
        self.shown.append(told_file(f"figura-{len(self.shown) + 1}.png", len(picture), content, title))


def title_of(figure):
    """What stands above a figure and at its axes, for who cannot see it."""
    with contextlib.suppress(Exception):
        parts = [figure.get_suptitle()]
        for axes in figure.axes:
            parts += [axes.get_title(), axes.get_xlabel(), axes.get_ylabel()]
        return " · ".join(" ".join(part.split()) for part in parts if part)[:MAX_TITLE]
    return ""


class Surroundings:
    """Everything that a program may change, as it was before: modules, folder, streams, chance."""

    def __init__(self, seed, put, read_line, files):
        self._seed, self._put, self._read_line, self._files = seed, put, read_line, files
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
        sys.stdout = text_screen(self._put)
        sys.stderr = text_screen(self._put)
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


# Running


def run_block(block, space, form):
    linecache.cache[block.name] = (len(block.code), None, block.code.splitlines(True), block.name)
    if form == "session":
        for statement in block.tree.body:
            exec(compile(ast.Interactive([statement]), block.name, "single"), space)
    else:
        exec(compile(block.tree, block.name, "exec"), space)


def told(error):
    """What the reader is shown of an exception, without the frames of this file."""
    trace = error.__traceback__
    while trace and not is_readers(trace.tb_frame.f_code.co_filename):
        trace = trace.tb_next
    line = None
    if isinstance(error, SyntaxError) and error.filename == PROGRAM:
        line = error.lineno
    frame = trace
    while frame and not isinstance(error, SyntaxError):
        if frame.tb_frame.f_code.co_filename == PROGRAM:
            line = frame.tb_lineno
        frame = frame.tb_next
    try:
        message = str(error.msg if isinstance(error, SyntaxError) else error)
        text = "".join(traceback.TracebackException(type(error), error, trace, compact=True).format())
    except BaseException:
        message, text = "", type(error).__name__
    return {
        "type": type(error).__name__[:200],
        "message": message[:MAX_MESSAGE],
        "traceback": text[-MAX_TRACEBACK:],
        "line": line if isinstance(line, int) and line >= 1 else None,
        "file": missing_file(error),
    }


def missing_file(error):
    name = getattr(error, "filename", None)
    is_missing = isinstance(error, FileNotFoundError) and isinstance(name, str)
    return name if is_missing and 0 < len(name) <= 200 else None


def is_readers(name):
    return name == PROGRAM or name.startswith("bloque_")


def make_runner(host):
    def fetch_line():
        from pyodide.ffi import run_sync

        if read["waiting"]:
            raise NeedsLine
        line = host.nextLine()
        if not isinstance(line, str):
            if not host.waits:
                read["waiting"] = True
                raise NeedsLine
            line = run_sync(line)
        return line

    def read_line():
        sys.stdout.flush()
        line = fetch_line()
        host.print(line + "\n")
        return line

    def typed(prompt="", /):
        sys.stdout.flush()
        host.print(str(prompt))
        return read_line()

    def sleep(seconds, /):
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        host.sleep(float(seconds))

    read = {"waiting": False, "muted": False}

    def put(text):
        # What a program does after it was told to end is not its output.
        if not read["muted"] and not read["waiting"]:
            host.print(text)

    def run(task):
        task = json.loads(task)
        read.update(waiting=False, muted=False)
        load_imports(task)
        host.begin()
        started = host.realNow()
        end = {"type": "end", "error": None, "imports": [], "missing": [], "onlyDefines": False, "earlier": 0, "milliseconds": 0}
        end.update(files=[], cases=None)
        surroundings = Surroundings(task["seed"], put, read_line, host.files())
        with surroundings:
            builtins.input, time.sleep = typed, sleep
            try:
                run_task(task, end, read)
            except NeedsLine:
                return json.dumps({"type": "unwound"})
            except SystemExit as exit:
                if isinstance(exit.code, str):
                    host.print(exit.code + "\n")
            except BaseException as error:
                end["error"] = told(error)
        if read["waiting"]:
            return json.dumps({"type": "unwound"})
        end["milliseconds"] = host.realNow() - started
        end["files"] = written(surroundings.placed, surroundings.figures.shown)
        return json.dumps(end)

    return run


def run_task(task, end, read):
    block = Block(task["code"], PROGRAM)
    earlier = needed_blocks(block, task["before"])
    modules = sorted({module[:100] for part in (*earlier, block) for module in part.imports()})
    end["imports"] = modules[:MAX_NAMES]
    end["missing"] = [module for module in modules if not is_there(module)][:MAX_NAMES]
    end["onlyDefines"] = block.only_defines()
    end["earlier"] = len(earlier)
    if end["missing"]:
        return
    main = types.ModuleType("__main__")
    sys.modules["__main__"] = main
    read["muted"] = True
    for part in earlier:
        run_block(part, main.__dict__, "program")
        sys.stdout.flush()
    read["muted"] = False
    try:
        run_block(block, main.__dict__, task["form"])
    finally:
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
    read["muted"] = True
    end["cases"] = tried_cases(main, block, task)


# Cases: what the program, or the answer that it stands in, says that calls give


def tried_cases(main, block, task):
    cases = stated_cases(main, task.get("cases", ()))
    if task["form"] == "program" and ">>>" in block.code:
        cases += docstring_cases(main)
    failed = next((case["failed"] for case in cases if case["failed"]), None)
    return {"total": len(cases), "failed": failed} if cases else None


def stated_cases(main, stated):
    """Of the calls that are stated, those of functions that are here."""
    tried = []
    for case in stated[:MAX_CASES]:
        try:
            call = ast.parse(case["call"], "<caso>", "eval")
            expected = ast.literal_eval(case["expected"])
        except (SyntaxError, ValueError):
            continue
        match call.body:
            case ast.Call(func=ast.Name(id=name)) if isinstance(main.__dict__.get(name), types.FunctionType):
                tried.append(tried_case(main, call, case, expected))
    return [case for case in tried if case]


def tried_case(main, call, case, expected):
    """Nothing is known of a call that gives something else each time: it was stated for the first."""
    try:
        got = eval(compile(call, "<caso>", "eval"), main.__dict__)
        if got == expected and isinstance(got, bool) == isinstance(expected, bool):
            return {"failed": None}
        if isinstance(got, float) and is_rounded(got, case["expected"]):
            return {"failed": None}
        if repr(eval(compile(call, "<caso>", "eval"), main.__dict__)) != repr(got):
            return None
        return {"failed": told_case(case["call"], case["expected"], repr(got))}
    except Exception as error:
        return {"failed": told_case(case["call"], case["expected"], f"{type(error).__name__}: {error}")}


def is_rounded(got, expected):
    """Whether a text gives a number with as many decimals as it shows."""
    decimals = expected.partition(".")[2]
    return decimals.isdecimal() and f"{got:.{len(decimals)}f}" == expected.lstrip("+")


def docstring_cases(main):
    import doctest

    tried = []

    class Trying(doctest.DocTestRunner):
        def report_success(self, out, test, example, got):
            tried.append({"failed": None})

        def report_failure(self, out, test, example, got):
            tried.append({"failed": told_case(example.source, example.want, got)})

        def report_unexpected_exception(self, out, test, example, info):
            tried.append({"failed": told_case(example.source, example.want, f"{info[0].__name__}: {info[1]}")})

    for test in doctest.DocTestFinder().find(main, "__main__"):
        test.examples = test.examples[:MAX_CASES]
        Trying(verbose=False).run(test, out=lambda _: None, clear_globs=False)
    return tried[:MAX_CASES]


def told_case(call, expected, got):
    return {name: text.strip()[:MAX_CASE_TEXT] for name, text in (("call", call), ("expected", expected), ("got", got))}
