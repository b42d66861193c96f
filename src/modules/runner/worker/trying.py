"""Tries a property with made-up values, small ones first, and makes a failure small."""

import copy

from .bounded import OutOfTime

MAX_TEXT = 300
MAX_SHRINKS = 300
CASE_SECONDS = 0.6
TYPES = {"list": list, "bool": bool, "text": str, "number": (int, float), "whole": int}


class NotSure(Exception):
    """The function is not what the contract is about: nothing is said of it."""


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
