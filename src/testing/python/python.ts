import { loadPyodide } from 'pyodide'

const RUNNER = `
import contextlib, io, json, os, shutil, sys, tempfile

def run_program(code, given):
    given = json.loads(given)
    home, modules, path, stdin = os.getcwd(), set(sys.modules), list(sys.path), sys.stdin
    folder = tempfile.mkdtemp()
    out = io.StringIO()
    os.chdir(folder)
    sys.path.insert(0, folder)
    for name, content in given.get("files", {}).items():
        with open(name, "w", encoding="utf-8") as file:
            file.write(content)
    if "typed" in given:
        sys.stdin = io.StringIO("\\n".join(given["typed"]) + "\\n")
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(code, "programa.py", "exec"), {"__name__": "__main__"})
    finally:
        os.chdir(home)
        sys.path[:] = path
        sys.stdin = stdin
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(folder):
                del sys.modules[name]
        shutil.rmtree(folder)
    return out.getvalue()
`

/** What is typed to a program, a line each, and what lies in its folder. */
export type Surroundings = { typed?: readonly string[]; files?: Record<string, string> }
export type RunPython = (code: string, given?: Surroundings) => string

/**
 * Python in WebAssembly; starting it takes seconds. The function runs a whole program in an empty folder of its own and tells what it
 * prints; a Python exception is thrown with its traceback. Each caller has one of its own: some change what `input` is.
 */
export async function startPython(): Promise<RunPython> {
  // A program that asks where nothing is typed comes to the end of its input, and waits for nobody.
  const python = await loadPyodide({ stdin: () => null })
  python.runPython(RUNNER)
  return (code, given = {}) => python.globals.get('run_program')(code, JSON.stringify(given))
}
