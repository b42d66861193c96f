"""Writes down what libraries themselves do: python3 record.py with the pandas of Pyodide's lockfile (3.0), python3 record.py numpy- with NumPy alone."""

import io
import json
import pathlib
import re
import sys
import traceback
import warnings
from importlib.metadata import version

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


PREFIX = sys.argv[1] if len(sys.argv) > 1 else ""
LIBRARY = "numpy" if PREFIX else "pandas"
programs = re.split(r"^# -{3,}.*\n", (FOLDER / f"{PREFIX}programs.txt").read_text("utf-8"), flags=re.M)
truths = [{"code": code, **run_case(code)} for code in programs if code.strip()]
text = json.dumps({LIBRARY: version(LIBRARY), "truths": truths}, ensure_ascii=False, indent=1)
(FOLDER / f"{PREFIX}truths.json").write_text(text + "\n", "utf-8")
