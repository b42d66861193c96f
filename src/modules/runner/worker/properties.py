"""What results of a function are like: Python's own names work it out, apart from the program's."""

import ast
import copy
import importlib
import math

from .generators import generator

MODULES = ("collections", "datetime", "itertools", "math", "re", "statistics", "string", "unicodedata")


class Property:
    """`given`: names and what their values are made from. `call`: what is tried; `when`: what the values must be like. `space`: what it may name."""

    def __init__(self, stated, function, space):
        self.given = {key: generator(line) for key, line in stated["given"]}
        self.says = stated.get("says") or ""
        self.equals, self.holds = compiled(stated.get("equals")), compiled(stated.get("holds"))
        self.when = compiled(stated.get("when"))
        call = ast.parse(stated["call"], "<caso>", "eval").body if stated.get("call") else None
        arguments = call.args if call else [ast.Name(key, ast.Load()) for key in self.given]
        self.arguments = compiled(ast.Expression(ast.Tuple(arguments, ast.Load())))
        self.function = function
        self.space = {name: importlib.import_module(name) for name in MODULES if self._names(stated, name)} | space

    def _names(self, stated, module):
        return any(f"{module}." in (stated.get(part) or "") for part in ("call", "equals", "holds", "when"))

    def evaluate(self, code, values, **more):
        # The program's names are its own: what is expected is worked out with Python's.
        return eval(code, {**self.space, **copy.deepcopy(values), **more})

    def is_meant(self, values):
        return self.when is None or bool(self.evaluate(self.when, values))

    def is_met(self, values, got):
        if self.equals:
            return same(got, self.evaluate(self.equals, values))
        return bool(self.evaluate(self.holds, values, resultado=copy.deepcopy(got)))


def compiled(part):
    if part is None:
        return None
    tree = ast.fix_missing_locations(part) if isinstance(part, ast.AST) else part
    return compile(tree, "<propiedad>", "eval")


def same(got, expected):
    if isinstance(got, bool) or isinstance(expected, bool):
        return got is expected
    if isinstance(got, (int, float)) and isinstance(expected, (int, float)):
        return got == expected or math.isclose(got, expected, rel_tol=1e-9, abs_tol=1e-9)
    if isinstance(got, (list, tuple)) and type(got) is type(expected):
        return len(got) == len(expected) and all(map(same, got, expected))
    if isinstance(got, dict) and isinstance(expected, dict):
        return got.keys() == expected.keys() and all(same(got[key], expected[key]) for key in got)
    return got == expected
