"""What of an answer's blocks a program takes from others, and gives."""

import ast
import builtins
import importlib.util

BUILTINS = set(dir(builtins))


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
