"""Generated cases: functions whose contract is known are called with made-up values, small ones first, and a failure is made small."""

import ast
import builtins
import copy
import importlib
import inspect
import math
import random
import re
import types

from .bounded import Bounded, OutOfTime
from .generators import generator

MAX_GENERATED = 200
MAX_TEXT = 300
MAX_SHRINKS = 300
CASE_SECONDS = 0.6
ALL_SECONDS = 1.0
MODULES = ("collections", "datetime", "itertools", "math", "re", "statistics", "string", "unicodedata")
TYPES = {"list": list, "bool": bool, "text": str, "number": (int, float), "whole": int}


class NotSure(Exception):
    """The function is not what the contract is about: nothing is said of it."""


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


def tried_contracts(main, contracts, seed, now, is_readers):
    """How many cases of the contracts were met, and the first that was not. `now`: milliseconds of the true clock."""
    asked = builtins.input
    builtins.input = refuse
    try:
        with Bounded(now, ALL_SECONDS, is_readers) as bounded:
            for contract in contracts:
                try:
                    met, failed = tried_contract(main, contract, seed, bounded)
                except NotSure:
                    continue
                # Of a function that several are about the first says enough.
                return met, failed
    finally:
        builtins.input = asked
    return 0, None


def tried_contract(main, contract, seed, bounded):
    function = function_of(main, contract)
    known = contract.get("cases", ())
    tried, failed = 0, None
    # Under its contract's name only: a function may be called as what it is held against.
    space = {contract["name"]: function} if contract.get("name") else {}
    properties = [Property(one, function, space) for one in contract["properties"]]
    share = (MAX_GENERATED - len(known)) // max(1, len(properties))
    chance = random.Random(seed)
    for one in properties:
        met, failed = try_property(one, contract.get("gives"), chance, share, bounded)
        tried += met
        if failed or bounded.is_over():
            return tried, failed
    for stated in known:
        # It names what the program has imported.
        one = Property({"given": [], "call": stated["call"], "equals": stated["expected"]}, function, main.__dict__)
        failed = try_values(one, {}, None, bounded)
        if failed or bounded.is_over():
            return tried, failed
        tried += 1
    return tried, None


def refuse(*_):
    raise NotSure


def function_of(main, contract):
    """The function that a contract is about: the one of its name and parameters, or the only one with as many."""
    mine = [value for value in vars(main).values() if is_own(value, main)]
    if contract.get("name"):
        mine = [function for function in mine if function.__name__ == contract["name"]]
    if len(mine) != 1:
        raise NotSure
    needed = parameters_of(mine[0])
    if contract.get("parameters") is not None and needed[: len(contract["parameters"])] != contract["parameters"]:
        raise NotSure
    if contract.get("takes") and not is_taken(mine[0], contract["takes"]):
        raise NotSure
    return mine[0]


def is_own(value, main):
    inner = inspect.unwrap(value) if callable(value) and not isinstance(value, type) else None
    return isinstance(inner, types.FunctionType) and inner.__globals__ is main.__dict__


def parameters_of(function):
    function = inspect.unwrap(function)
    return list(function.__code__.co_varnames[: function.__code__.co_argcount])


def is_taken(function, kind):
    """One parameter, of this kind as far as its annotation says."""
    parameters = list(inspect.signature(function).parameters.values())
    if len(parameters) != 1 or parameters[0].kind in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD):
        return False
    hint = parameters[0].annotation
    if hint is inspect.Parameter.empty:
        return True
    said = hint if isinstance(hint, str) else getattr(hint, "__name__", "")
    words = {"list": r"list|List|Sequence|Iterable", "text": r"str", "whole": r"int"}[kind]
    return re.match(words, said) is not None


def try_property(one, gives, chance, share, bounded):
    """How many made-up values met it, and the smallest failure."""
    seen, met = set(), 0
    for values in made_up(one, chance, share):
        key = repr(values)
        if key in seen or not one.is_meant(values):
            continue
        if met >= share or bounded.is_over():
            break
        seen.add(key)
        failure = try_values(one, values, gives, bounded, is_first=met == 0)
        if failure is None and bounded.is_over():
            # The last one may have been given up.
            break
        if failure:
            return met, shrunk(one, values, failure, gives, bounded)
        met += 1
    return met, None


def made_up(one, chance, share):
    """The edges of each parameter beside the smallest of the others, then by chance, larger and larger."""
    smallest = {name: values.smallest() for name, values in one.given.items()}
    yield smallest
    for name, values in one.given.items():
        for edge in values.edges():
            yield {**smallest, name: edge}
    tries = 4 * share
    for turn in range(tries):
        size = min(1.0, (turn + 1) / (2 * share))
        yield {name: values.draw(chance, size) for name, values in one.given.items()}


def try_values(one, values, gives, bounded, is_first=False):
    """None where it is met. NotSure where the contract is about something else."""
    how, arguments = called(lambda: one.evaluate(one.arguments, values), bounded)
    given, got = (), arguments
    if how == "gives":
        given = arguments
        how, got = called(lambda: one.function(*copy.deepcopy(given)), bounded)
    if how == "gives":
        if gives and is_first and not isinstance(got, TYPES[gives]):
            raise NotSure
        how, is_met = called(lambda: one.is_met(values, got), bounded)
        if how == "gives" and is_met:
            return None
        how = "hangs" if how == "hangs" else "gives"
    if how == "hangs" and not bounded.is_fair:
        # The time for all ran out: nothing is known of this one.
        return None
    if how == "gives" and text(called(lambda: one.function(*copy.deepcopy(given)), bounded)[1]) != text(got):
        # It gives something else each time.
        raise NotSure
    return {
        "how": how,
        "given": [told_value(argument) for argument in given],
        "got": text(got) if how == "gives" else "" if how == "hangs" else got,
        "expected": text(one.evaluate(one.equals, values)) if one.equals else "",
        "says": one.says[:MAX_TEXT],
    }


def called(does, bounded):
    """How something ends, and what it gives, or its error as text."""
    try:
        with bounded.case(CASE_SECONDS):
            return "gives", does()
    except OutOfTime:
        return "hangs", ""
    except NotSure:
        raise
    except Exception as error:
        return "raises", f"{type(error).__name__}: {error}"[:MAX_TEXT]
    except BaseException:
        raise NotSure from None


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


def shrunk(one, values, failure, gives, bounded):
    """A failure that goes on failing when nothing in it can be made smaller, within bounds."""
    tries, is_smaller = 0, True
    while is_smaller and tries < MAX_SHRINKS:
        is_smaller = False
        for less in smaller_values(one, values):
            tries += 1
            if tries >= MAX_SHRINKS or bounded.is_over():
                return failure
            # What hangs is not looked into: each try would take as long again.
            found = try_values(one, less, gives, bounded) if one.is_meant(less) and failure["how"] != "hangs" else None
            if found and found["how"] != "hangs":
                values, failure, is_smaller = less, found, True
                break
    return failure


def smaller_values(one, values):
    for name, made in one.given.items():
        for less in made.smaller(values[name]):
            yield {**values, name: less}


def text(value):
    try:
        return repr(value)[:MAX_TEXT]
    except Exception:
        return type(value).__name__


def told_value(value):
    kinds = ((bool, "other"), ((int, float), "number"), (str, "text"), (list, "list"))
    return {"kind": next((name for kind, name in kinds if isinstance(value, kind)), "other"), "value": text(value)}
