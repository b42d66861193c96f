"""Writes down what pandas itself does with programs.txt: python3 record.py, with the pandas of Pyodide's lockfile (3.0)."""

import io
import json
import pathlib
import re
import sys
import traceback
import warnings

import pandas

FOLDER = pathlib.Path(__file__).parent
warnings.simplefilter("ignore")


def run_case(code):
    out = io.StringIO()
    stdout, sys.stdout = sys.stdout, out
    kind, message, line = None, "", None
    try:
        exec(compile(code, "programa.py", "exec"), {"__name__": "__main__"})
    except BaseException as error:
        kind, message = type(error).__name__, str(error)
        places = [place for place in traceback.extract_tb(error.__traceback__) if place.filename == "programa.py"]
        line = places[-1].lineno if places else None
    finally:
        sys.stdout = stdout
    return {"output": out.getvalue(), "type": kind, "message": message, "line": line}


programs = re.split(r"^# -{3,}.*\n", (FOLDER / "programs.txt").read_text("utf-8"), flags=re.M)
truths = [{"code": code, **run_case(code)} for code in programs if code.strip()]
text = json.dumps({"pandas": pandas.__version__, "truths": truths}, ensure_ascii=False, indent=1)
(FOLDER / "truths.json").write_text(text + "\n", "utf-8")
