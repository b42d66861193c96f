import { pythonFunctions } from '~/testing/python/python'
import type { RunProgram } from './score'

/** A program that runs on for so many lines is taken for endless. */
const RUNNER = `
import builtins, contextlib, io, json, os, shutil, sys, tempfile

MAX_LINES = 300_000

def run_program(task):
    code, stdin, files = json.loads(task)
    home, modules = os.getcwd(), set(sys.modules)
    folder = tempfile.mkdtemp()
    os.chdir(folder)
    for name, text in files.items():
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
    out, count = io.StringIO(), 0

    def trace(frame, event, argument):
        nonlocal count
        count += 1
        if count > MAX_LINES:
            raise TimeoutError("endless")
        return trace

    # A check may put a function of its own in the place of input.
    error, before, own = None, sys.stdin, dict(vars(builtins))
    sys.stdin = io.StringIO(stdin)
    try:
        with contextlib.redirect_stdout(out):
            compiled = compile(code, "programa.py", "exec")
            sys.settrace(trace)
            exec(compiled, {"__name__": "__main__"})
    except SystemExit:
        pass
    except BaseException as caught:
        error = f"{type(caught).__name__}: {caught}"
    finally:
        sys.settrace(None)
        sys.stdin = before
        vars(builtins).update(own)
        os.chdir(home)
        shutil.rmtree(folder, ignore_errors=True)
    return json.dumps({"output": out.getvalue(), "error": error})
`

/** Python in WebAssembly, the version that readers' browsers run. */
export async function startRunner(): Promise<RunProgram> {
  const run = (await pythonFunctions(RUNNER))('run_program')
  return (code, { stdin, files }) => JSON.parse(run(JSON.stringify([code, stdin, files])))
}
