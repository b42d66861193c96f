"""Made-up cases: functions whose contract is known are held against it, within a second."""

import builtins
import inspect
import random
import re
import types

from .bounded import Bounded
from .properties import Property
from .trying import NotSure, try_property, try_values

MAX_GENERATED = 200
ALL_SECONDS = 1.0


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
