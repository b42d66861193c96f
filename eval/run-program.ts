import { loadPyodide } from 'pyodide'
import type { RunProgram } from './score'

/** A program that runs on for so many lines is taken for endless. */
const RUNNER = `
import builtins, contextlib, io, os, shutil, sys, tempfile

MAX_LINES = 300_000

def run_program(code, stdin, files):
    home, modules = os.getcwd(), set(sys.modules)
    folder = tempfile.mkdtemp()
    os.chdir(folder)
    for name, text in files.to_py().items():
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
    return out.getvalue(), error
`

/** Python in WebAssembly, the version that readers' browsers run. */
export async function startRunner(): Promise<RunProgram> {
  const python = await loadPyodide()
  python.runPython(RUNNER)
  return (code, { stdin, files }) => {
    const result = python.globals.get('run_program')(code, stdin, files)
    const [output, error] = result.toJs()
    result.destroy()
    return { output: String(output), error: error === undefined || error === null ? null : String(error) }
  }
}
