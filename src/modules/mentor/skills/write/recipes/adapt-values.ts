import type { StatedNumber, Task } from '../../../engine/task/task'
import type { Argument, Expression, Module } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import type { Program } from './program-file'
import { pythonText } from './python-text'
import { statedArguments } from './stated-arguments'

/** `:.2f` and `round(x, 2)` with as many decimals as are stated. */
export function adaptDecimals(code: string, { constraints }: Task): string {
  const decimals = constraints.find(({ kind }) => kind === 'decimals')
  if (decimals?.kind !== 'decimals') return code
  const edits: Edit[] = []
  const module = parsePython(code)
  for (const node of allExpressions(module)) {
    if (node.kind === 'format-string') edits.push(...formatEdits(node, code, decimals.count))
    const digits =
      node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'round' && node.arguments[1]
    if (digits && digits.value.kind === 'number')
      edits.push({ from: digits.value.from, to: digits.value.to, text: String(decimals.count) })
  }
  return applyEdits(code, edits)
}

function formatEdits({ from, to }: Expression, code: string, count: number): Edit[] {
  return [...code.slice(from, to).matchAll(/(?<=[:,]\.)\d(?=f\})/g)].map(({ index }) => ({
    from: from + index,
    to: from + index + 1,
    text: String(count),
  }))
}

/** Rounds what a function returns, where it gives no decimals of its own. */
export function roundReturns(code: string, name: string, count: number): string {
  const module = parsePython(code)
  const edits: Edit[] = []
  for (const node of module.body) {
    if (node.kind !== 'function' || node.name !== name) continue
    for (const inner of node.body) {
      if (inner.kind !== 'return' || inner.value === null || inner.value.kind === 'number') continue
      const { from, to } = inner.value
      const text = code.slice(from, to)
      edits.push({ from, to, text: count === 0 ? `round(${text})` : `round(${text}, ${count})` })
    }
  }
  return applyEdits(code, edits)
}

/** Stated data, or stated numbers, in the place of what the example call of a function is given. */
export function adaptExample(code: string, program: Program, { task, name, used }: Given): string {
  const module = parsePython(code)
  const call = exampleCall(module, name)
  if (call === null) return code
  const isPlain = call.arguments.every(({ form, value }) => form === 'positional' && isLiteral(value))
  const numbers = task.numbers.filter((one) => !used.includes(one))
  const stated = isPlain ? statedArguments(program, { count: call.arguments.length, numbers }) : null
  if (stated !== null) return applyEdits(code, exampleEdits(module, call.arguments, stated))
  const [type, ...others] = program.function?.parameters.map((parameter) => parameter.type) ?? []
  // Of several numbers one cannot tell which is which.
  if (type === undefined || (type === 'int' && others.length > 0)) return code
  const text = exampleValue(type, task, used)
  const [first] = call.arguments
  if (text === null || first === undefined || first.form !== 'positional' || !isLiteral(first.value)) return code
  return applyEdits(code, [{ from: first.value.from, to: first.value.to, text }])
}
/** The arguments, and their numbers where the example says them again beside its call. */
function exampleEdits({ body }: Module, given: readonly Argument[], stated: readonly StatedNumber[]): Edit[] {
  const texts = new Map(
    given.flatMap(({ value }, at) =>
      value.kind === 'number' ? [[Number(value.text), String(stated[at]?.value)] as const] : [],
    ),
  )
  const shown = body.filter(({ kind }) => kind === 'expression' || kind === 'assign')
  return [...allExpressions(shown)].flatMap((node) => {
    const text = node.kind === 'number' ? texts.get(Number(node.text)) : undefined
    return text === undefined ? [] : [{ from: node.from, to: node.to, text }]
  })
}

export type Given = { task: Task; name: string; used: readonly StatedNumber[] }

function exampleValue(
  type: string,
  { data, functions, numbers, texts, constraints }: Task,
  used: readonly StatedNumber[],
): string | null {
  if (type.startsWith('list') && data !== null && data.kind !== 'map') {
    const items = /^list\[(\w+)/.exec(type)?.[1] ?? 'any'
    const kind = { int: 'numbers', float: 'numbers', str: 'texts', dict: 'rows' }[items]
    return kind === undefined ? (data.kind === 'rows' ? null : data.code) : data.kind === kind ? data.code : null
  }
  if (type.startsWith('dict') && data?.kind === 'map') return data.code
  const left = numbers.filter((one) => !used.includes(one) && !isDecimals(one, constraints))
  const [only] = left
  // A stated signature comes with numbers of another kind: «que empiece por 0», «tiene que dar 14».
  const isExample = functions.length === 0 && left.length === 1
  if (type === 'int' && isExample && only && Number.isInteger(only.value) && only.value > 1) return String(only.value)
  if (type === 'str' && texts.length === 1 && texts[0] !== undefined && /\s|^\p{L}{4,}$/u.test(texts[0]))
    return pythonText(texts[0])
  return null
}

const isDecimals = ({ before, after }: StatedNumber, constraints: Task['constraints']) =>
  (/^(?:decimal|numero|cifra|digito)/.test(after) && !/\bprimer[oa]s$/.test(before)) ||
  (after.startsWith('linea') && constraints.some(({ kind }) => kind === 'one-line'))
const isLiteral = ({ kind }: Expression) => ['number', 'string', 'list', 'dict', 'tuple'].includes(kind)

/** The only call of a function outside of functions, with only one line that calls it. */
function exampleCall({ body }: Module, name: string) {
  const calls = [...allExpressions(body.filter(({ kind }) => kind === 'expression' || kind === 'assign'))].filter(
    (node) => node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === name,
  )
  const [first] = calls
  return first?.kind === 'call' ? first : null
}
