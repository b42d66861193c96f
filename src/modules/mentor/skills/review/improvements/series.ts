import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import { calledName, endOf, type FindImprovements, type Improvement, marginOf, type Reviewed } from '../improvement'

const MIN_LINES = 3
const NUMBER = /\d+/g

/** Lines that show the same but for numbers that go up by the same each time: a loop. */
export const findSeries: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) => {
    const shown = block.map(textShown)
    const first = shown.findIndex((text) => text !== null)
    const next = shown.findIndex((text, at) => at > first && text === null)
    const run = block.slice(first, next === -1 ? undefined : next)
    return first === -1 || run.length < MIN_LINES ? [] : ofRun(program, run)
  })

/** What a `print` of one text shows. */
function textShown(node: Statement): string | null {
  if (node.kind !== 'expression' || calledName(node.value) !== 'print' || node.value.kind !== 'call') return null
  const [only, more] = node.value.arguments
  return only?.value.kind === 'string' && !more ? only.value.value : null
}

function ofRun(program: Reviewed, run: readonly Statement[]): Improvement[] {
  const texts = run.map((node) => textShown(node) ?? '')
  const [pattern = '', ...others] = texts.map((text) => text.replace(NUMBER, '§'))
  if (others.some((other) => other !== pattern) || /[{}"\\]/.test(pattern)) return []
  const columns = texts.map((text) => (text.match(NUMBER) ?? []).map(Number))
  const steps = (columns[0] ?? []).map((from, at) =>
    stepOf(
      columns.map((row) => row[at] ?? 0),
      from,
    ),
  )
  const counter = steps.indexOf(1)
  const start = columns[0]?.[counter]
  if (counter === -1 || start === undefined || steps.includes(null)) return []
  const parts = steps.map((step, at) => partOf(columns[0]?.[at] ?? 0, step ?? 0, start))
  let at = 0
  const shown = pattern.replaceAll('§', () => parts[at++] ?? '')
  const margin = marginOf(program, run[0] ?? program.module.body[0] ?? { from: 0, to: 0 })
  const text = `for i in range(${start}, ${start + run.length}):\n${margin}    print(f"${shown}")`
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return []
  return [
    {
      from: first.from,
      to: last.to,
      weight: 0.72,
      what: `Son ${run.length} líneas iguales en las que solo cambia un número que va subiendo: eso lo hace un **bucle** con \`range\` y un texto con \`f"…"\`, ${inlineCode(text.split('\n')[0] ?? '')}.`,
      why: 'En dos líneas, y para llegar hasta 100 basta con cambiar un número.',
      edits: [{ from: first.from, to: endOf(program, last), text }],
    },
  ]
}

/** By how much a column goes up from line to line; null where it does not do so evenly. */
function stepOf(values: readonly number[], from: number): number | null {
  const step = (values[1] ?? from) - from
  return values.every((value, at) => value === from + step * at) ? step : null
}

/** A number by the counter: `{i}`, `{7 * i}`, `{3 * i + 2}`; one that stays is written. */
function partOf(first: number, step: number, start: number): string {
  if (step === 0) return String(first)
  const rest = first - step * start
  const product = step === 1 ? 'i' : `${step} * i`
  return `{${product}${rest === 0 ? '' : rest > 0 ? ` + ${rest}` : ` - ${-rest}`}}`
}
