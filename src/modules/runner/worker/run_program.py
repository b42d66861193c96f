"""Runs a reader's programs one after the other, each as if it were the first. Loaded once by the worker."""

import ast
import atexit
import builtins
import json
import linecache
import os
import sys
import time
import traceback
import types

from .blocks import Block, is_there, needed_blocks
from .cases import tried_cases
from .packages import load_imports
from .record_steps import Recorder, RecordingEnds
from .surroundings import PROGRAM, Surroundings, written

MAX_TRACEBACK = 4_000
MAX_MESSAGE = 500
MAX_NAMES = 20


class NeedsLine(BaseException):
    """Ends a program that cannot wait for a line; it is run again once there is one."""


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
    drop_recorder(trace)
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


def drop_recorder(trace):
    """A recursion that is too deep may end in the recorder, which is no part of the program."""
    while trace and trace.tb_next:
        if os.path.dirname(trace.tb_next.tb_frame.f_code.co_filename) == os.path.dirname(__file__):
            trace.tb_next = None
        trace = trace.tb_next


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
        show(line + "\n")
        return line

    def typed(prompt="", /):
        sys.stdout.flush()
        show(str(prompt))
        return read_line()

    def sleep(seconds, /):
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        host.sleep(float(seconds))

    read = {"waiting": False, "muted": False, "printed": 0}

    def show(text):
        read["printed"] += len(text)
        host.print(text)

    def put(text):
        # What a program does after it was told to end is not its output.
        if not read["muted"] and not read["waiting"]:
            show(text)

    def run(task):
        task = json.loads(task)
        read.update(waiting=False, muted=False, printed=0)
        load_imports(task)
        host.begin()
        started = host.realNow()
        now = lambda: host.realNow() - started
        end = {"type": "end", "error": None, "imports": [], "missing": [], "onlyDefines": False, "earlier": 0, "milliseconds": 0}
        end.update(files=[], cases=None)
        records = task.get("record", False)
        recorder = Recorder(host.say, lambda: read["printed"]) if records else None
        surroundings = Surroundings(task["seed"], put, read_line, host.files(), at_once=records)
        with surroundings:
            builtins.input, time.sleep = typed, sleep
            try:
                run_task(task, end, read, recorder, now)
            except RecordingEnds:
                pass
            except NeedsLine:
                return json.dumps({"type": "unwound"})
            except SystemExit as exit:
                if isinstance(exit.code, str):
                    show(exit.code + "\n")
            except BaseException as error:
                end["error"] = told(error)
        if read["waiting"]:
            return json.dumps({"type": "unwound"})
        end["milliseconds"] = end["milliseconds"] or now()
        if not records:
            end["files"] = written(surroundings.placed, surroundings.figures.shown)
        return json.dumps(end)

    return run


def run_task(task, end, read, recorder, now):
    """`now`: milliseconds since the program began."""
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
        run_recorded(recorder, read, block.tree, lambda: run_block(block, main.__dict__, task["form"]))
    finally:
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
    read["muted"] = True
    if recorder is None:
        # Trying cases is no part of what the program takes.
        end["milliseconds"] = now()
        end["cases"] = tried_cases(main, block, task, now, is_readers)


def run_recorded(recorder, read, tree, program):
    """Runs a program and, where it is recorded, says what it did: also where it ended with an error, not where it is run again."""
    if recorder is None:
        return program()
    recorder.begin(tree)
    try:
        program()
    except (NeedsLine, RecordingEnds):
        sys.settrace(None)
        # What it does on its way out is no step any more.
        read["muted"] = True
        raise
    except BaseException:
        recorder.finish()
        raise
    recorder.finish()
