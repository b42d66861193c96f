"""Cases: what the program, or the answer that it stands in, says that calls give."""

import ast
import contextlib
import types

from .contracts import tried_contracts
from .properties import same

MAX_CASES = 200
MAX_CASE_TEXT = 300


def tried_cases(main, block, task, now, is_readers):
    cases = stated_cases(main, task.get("cases", ()))
    if task["form"] == "program" and ">>>" in block.code:
        cases += docstring_cases(main)
    failed = next((case["failed"] for case in cases if case["failed"]), None)
    generated, unmet = 0, None
    if failed is None and task.get("contracts"):
        # What goes wrong in a contract is no error of the program.
        with contextlib.suppress(Exception):
            generated, unmet = tried_contracts(main, task["contracts"], task["seed"], now, is_readers)
    if not cases and not generated and unmet is None:
        return None
    return {"total": len(cases), "failed": failed, "generated": generated, "unmet": unmet}


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
        if same(got, expected):
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
