import { loadPyodide, type PyodideAPI } from 'pyodide'

const RUNNER = `
import builtins, contextlib, io, json, os, shutil, sys, tempfile

def run_program(code, given):
    given = json.loads(given)
    home, modules, path, stdin = os.getcwd(), set(sys.modules), list(sys.path), sys.stdin
    # A program may put a function of its own in the place of input.
    own = dict(vars(builtins))
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
        vars(builtins).update(own)
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(folder):
                del sys.modules[name]
        shutil.rmtree(folder)
    return out.getvalue()
`

/** What is typed to a program, a line each, and what lies in its folder. */
export type Surroundings = { typed?: readonly string[]; files?: Record<string, string> }
export type RunPython = (code: string, given?: Surroundings) => string

let started: Promise<PyodideAPI> | undefined

/**
 * Functions of Python in WebAssembly by their names, in a module of their own. Starting it takes two seconds of a processor: one serves all
 * tests of a process, and whoever runs a program there leaves nothing of it behind.
 */
export async function pythonFunctions(source: string): Promise<(name: string) => (...given: string[]) => string> {
  // A program that asks where nothing is typed comes to the end of its input, and waits for nobody.
  started ??= loadPyodide({ stdin: () => null })
  const python = await started
  const globals = python.globals.get('dict')()
  python.runPython(source, { globals })
  return (name) => globals.get(name)
}

/**
 * The function runs a whole program in an empty folder of its own and tells what it prints; a Python exception is thrown with its
 * traceback.
 */
export async function startPython(): Promise<RunPython> {
  const run = (await pythonFunctions(RUNNER))('run_program')
  return (code, given = {}) => run(code, JSON.stringify(given))
}
