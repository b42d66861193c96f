import { loadPyodide } from 'pyodide'

const RUNNER = `
import contextlib, io, os, shutil, sys, tempfile

def run_program(code):
    home, modules, path = os.getcwd(), set(sys.modules), list(sys.path)
    folder = tempfile.mkdtemp()
    out = io.StringIO()
    os.chdir(folder)
    sys.path.insert(0, folder)
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(code, "programa.py", "exec"), {"__name__": "__main__"})
    finally:
        os.chdir(home)
        sys.path[:] = path
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(folder):
                del sys.modules[name]
        shutil.rmtree(folder)
    return out.getvalue()
`

/**
 * Python in WebAssembly (starting it takes seconds). The function runs a whole program in an empty folder of its own and tells what it
 * prints; a Python exception is thrown with its traceback.
 */
export async function startPython(): Promise<(code: string) => string> {
  const python = await loadPyodide()
  python.runPython(RUNNER)
  return (code) => python.globals.get('run_program')(code)
}
