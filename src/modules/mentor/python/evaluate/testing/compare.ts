import { startPython } from '~/testing/python/python'
import { parsePython } from '../../parse'
import { evaluateProgram } from '../evaluate'

/** What Python itself does with a program: its output, and the exception that ended it with the line of the program where it was raised. */
export type Truth = { output: string; type: string | null; message: string; line: number | null }
export type Case = { code: string; input?: readonly string[] }

const RUNNER = `
import builtins, io, json, sys, traceback

def run_case(code, lines):
    out, rest = io.StringIO(), list(lines)
    def read(prompt=""):
        out.write(str(prompt))
        if not rest:
            raise EOFError("EOF when reading a line")
        return rest.pop(0)
    before, builtins.input = builtins.input, read
    stdout, sys.stdout = sys.stdout, out
    kind, message, line = None, "", None
    try:
        exec(compile(code, "programa.py", "exec"), {"__name__": "__main__"})
    except SystemExit:
        pass
    except BaseException as error:
        kind, message = type(error).__name__, str(error)
        if isinstance(error, SyntaxError):
            kind = "SyntaxError"
        places = [place for place in traceback.extract_tb(error.__traceback__) if place.filename == "programa.py"]
        line = places[-1].lineno if places else None
    finally:
        sys.stdout, builtins.input = stdout, before
    return {"output": out.getvalue(), "type": kind, "message": message, "line": line}

print(json.dumps([run_case(code, lines) for code, lines in json.loads(CASES)]))
`

/** Starts Python; the function runs programs and says where the evaluator claims something else than Python does. */
export async function startComparison() {
  const python = await startPython()
  return (cases: readonly Case[]) => {
    const pairs = cases.map(({ code, input = [] }) => [code, input])
    const runner = `CASES = ${JSON.stringify(JSON.stringify(pairs))}\n${RUNNER}`
    const truths: Truth[] = JSON.parse(python(runner))
    return compareAll(cases, truths)
  }
}

export type Comparison = { claimed: number; outside: Map<string, number>; differences: string[] }

export function compareAll(cases: readonly Case[], truths: readonly Truth[]): Comparison {
  const comparison: Comparison = { claimed: 0, outside: new Map(), differences: [] }
  cases.forEach(({ code, input }, at) => {
    const truth = truths[at]
    if (truth === undefined) return
    const result = evaluateProgram(parsePython(code), { input, isTraced: true })
    if (result.kind === 'outside' || result.kind === 'too-long') {
      const reason = result.kind === 'outside' ? `${result.reason}: ${result.subject}` : result.kind
      comparison.outside.set(reason, (comparison.outside.get(reason) ?? 0) + 1)
      return
    }
    comparison.claimed += 1
    const claim: Truth =
      result.kind === 'done'
        ? { output: result.output, type: null, message: '', line: null }
        : { output: result.output, type: result.type, message: result.message, line: result.line }
    if (JSON.stringify(claim) === JSON.stringify(truth)) return
    comparison.differences.push(`${code}\n--- claimed ${JSON.stringify(claim)}\n--- Python  ${JSON.stringify(truth)}`)
  })
  return comparison
}
