"""Packages beyond Python's core, as the page hands them over."""

import contextlib
import importlib
import io
import stat
import sys
import zipfile

from .blocks import Block, is_there, needed_blocks
from .packaged import is_packaged

MAX_UNPACKED = 400_000_000
MAX_ENTRIES = 20_000


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
        block = Block(task["code"], "programa.py")
        for part in (*needed_blocks(block, task["before"]), block):
            load_modules(part.imports())
