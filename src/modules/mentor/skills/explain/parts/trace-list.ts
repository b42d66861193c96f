import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import type { Evaluation, Step } from '../../../python/evaluate/result'
import { statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import { usesPandas } from './uses-pandas'

/** Values step by step, a line for each step and for each round of a plain loop; at most `most` of them. */
export function traceList(result: Evaluation, most: number, source: Source): string[] {
  const items = groupsOf(result, source).map(({ label, steps }) => `${label}: ${steps.map(stepText).join('; ')}`)
  return items.length > most ? [...items.slice(0, most), '… y así hasta el final.'] : items
}

/** The same as a table, as it is done on paper: what each name holds after each step; null where functions have names of their own. */
export function traceTable(result: Evaluation, most: number, source: Source): string | null {
  const groups = groupsOf(result, source)
  if (groups.length > most || groups.some(({ steps }) => steps.some(({ scope }) => scope !== null))) return null
  const names = [
    ...new Set(groups.flatMap(({ steps }) => steps.flatMap(({ changes }) => changes.map(({ name }) => name)))),
  ]
  if (names.length === 0 || names.length > MAX_COLUMNS) return null
  const held = new Map<string, string>()
  const rows = groups.map(({ label, steps }) => {
    for (const { name, value } of steps.flatMap(({ changes }) => changes)) held.set(name, value)
    const printed = steps.flatMap(({ printed: text }) => (text.trim() === '' ? [] : [cell(text.trim())]))
    return [label, ...names.map((name) => cell(held.get(name) ?? '')), printed.join(', ')]
  })
  const shows = rows.some((row) => row.at(-1) !== '')
  const head = ['Paso', ...names.map(inlineCode), ...(shows ? ['Imprime'] : [])]
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.slice(0, head.length))]
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n')
}
const MAX_COLUMNS = 6
const cell = (text: string) => (text === '' ? '' : inlineCode(text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '¦')))

type Loop = { from: number; to: number }

/** The lines of loops of the main program that hold no other loop: their rounds can be told apart by the lines alone. */
function plainLoops({ module, lines }: Source): Loop[] {
  const isLoop = ({ kind }: Statement) => kind === 'for' || kind === 'while'
  return module.body.flatMap((node) => {
    if ((node.kind !== 'for' && node.kind !== 'while') || [...statementsIn(node.body)].some(isLoop)) return []
    // The grammar counts the line end to a block.
    const end = module.source.slice(0, node.body.at(-1)?.to ?? node.to).trimEnd().length
    return [{ from: lines.lineAt(node.from), to: lines.lineAt(end) }]
  })
}

/** One line that was run, or one turn of a plain loop. */
type Group = { label: string; steps: Step[] }

function groupsOf(result: Evaluation, source: Source): Group[] {
  if (result.kind !== 'done' && result.kind !== 'raised') return []
  // A table takes several lines, and is shown by what the program prints.
  const isTable = ({ printed }: Step) => usesPandas(source) && printed.trim().includes('\n')
  const steps = result.steps.filter((step) => (step.changes.length > 0 || step.printed !== '') && !isTable(step))
  return steps.length < 2 ? [] : inRounds(steps, plainLoops(source))
}

function inRounds(steps: readonly Step[], loops: readonly Loop[]): Group[] {
  const items: Group[] = []
  let loop: Loop | null = null
  let round = 0
  // A call out of a turn goes back into it: what tells turns apart is the line of the loop that was come by last.
  let line = 0
  let parts: Step[] = []
  const close = () => {
    if (parts.length > 0) items.push({ label: `Vuelta ${round}`, steps: parts })
    parts = []
  }
  for (const step of steps) {
    const inside = step.scope === null ? loops.find(({ from, to }) => from <= step.line && step.line <= to) : undefined
    if (inside === undefined) {
      close()
      if (step.scope === null) loop = null
      const label = `Línea ${step.line}${step.scope === null ? '' : ` (dentro de \`${step.scope}\`)`}`
      items.push({ label, steps: [step] })
      continue
    }
    if (inside !== loop) {
      close()
      round = 1
    } else if (step.line <= line) {
      close()
      round += 1
    }
    loop = inside
    line = step.line
    parts.push(step)
  }
  close()
  return items
}

function stepText({ changes, printed }: Step): string {
  const values = changes.map(({ name, value }) => inlineCode(`${name} = ${value}`)).join(', ')
  const blank = printed.trim() === '' ? 'imprime una línea vacía (en blanco)' : `imprime ${inlineCode(printed.trim())}`
  return [values, printed === '' ? '' : blank].filter((part) => part !== '').join(' e ')
}
