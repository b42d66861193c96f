import { pythonFunctions } from './python.ts'

/** `error` is Python's last line («ValueError: …»), null when the program came to its end. `screen` shows what is typed, too. */
export type ProgramRun = { screen: string; error: string | null }
/** Expressions that were not what they should be, in a sentence each. */
export type CaseRun = { wrong: string[] }
export type ProgramInput = { code: string; stdin?: string; files?: Record<string, string> }
export type ProgramCases = { code: string; cases: readonly [string, string][]; raises: readonly [string, string][] }
export type ProgramRunner = {
  run: (program: ProgramInput) => ProgramRun
  try: (program: ProgramCases) => CaseRun
}

/** Chance is the same each time, nothing waits, and every program has an empty folder of its own. */
const RUNNER = `
import builtins, contextlib, io, json, math, os, random, shutil, sys, tempfile, time

time.sleep = lambda seconds: None

@contextlib.contextmanager
def surroundings(stdin, files):
    home, modules, real_input = os.getcwd(), set(sys.modules), builtins.input
    folder, out, lines = tempfile.mkdtemp(), io.StringIO(), iter(stdin.splitlines())
    os.chdir(folder)
    for name, text in files.items():
        if os.path.dirname(name):
            os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)

    def typed(prompt=""):
        print(prompt, end="")
        try:
            line = next(lines)
        except StopIteration:
            raise EOFError("nothing more is typed") from None
        print(line)
        return line

    builtins.input = typed
    random.seed(1)
    sys.argv = ["programa.py"]
    sys.path.insert(0, folder)
    try:
        with contextlib.redirect_stdout(out):
            yield out
    finally:
        builtins.input = real_input
        sys.path.remove(folder)
        os.chdir(home)
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(folder):
                del sys.modules[name]
        shutil.rmtree(folder, ignore_errors=True)

def failure(error):
    return f"{type(error).__name__}: {error}"

def run_program(task):
    task = json.loads(task)
    error = None
    with surroundings(task.get("stdin", ""), task.get("files", {})) as out:
        try:
            exec(compile(task["code"], "programa.py", "exec"), {"__name__": "__main__"})
        except SystemExit:
            pass
        except BaseException as caught:
            error = failure(caught)
    return json.dumps({"screen": out.getvalue(), "error": error})

def same(a, b):
    if isinstance(a, float) or isinstance(b, float):
        return math.isclose(a, b, abs_tol=1e-9)
    return type(a) == type(b) and a == b

def try_cases(task):
    task = json.loads(task)
    wrong, space = [], {"__name__": "__main__"}
    with surroundings("", {}):
        try:
            exec(compile(task["code"], "programa.py", "exec"), space)
            for expression, expected in task["cases"]:
                try:
                    value = eval(expression, space)
                    if not same(value, eval(expected, space)):
                        wrong.append(f"{expression} is {value!r}, not {expected}")
                except BaseException as caught:
                    wrong.append(f"{expression} raises {failure(caught)}")
            for expression, name in task["raises"]:
                try:
                    wrong.append(f"{expression} is {eval(expression, space)!r}, raises nothing")
                except BaseException as caught:
                    if type(caught).__name__ != name:
                        wrong.append(f"{expression} raises {failure(caught)}, not {name}")
        except BaseException as caught:
            wrong.append(f"it fails: {failure(caught)}")
    return json.dumps({"wrong": wrong})
`

/** Python in WebAssembly, one for all tests of a process. */
export async function startProgramRunner(): Promise<ProgramRunner> {
  const python = await pythonFunctions(RUNNER)
  const call = (name: string, task: unknown) => JSON.parse(python(name)(JSON.stringify(task)))
  return {
    run: (program) => call('run_program', program),
    try: (program) => call('try_cases', program),
  }
}
