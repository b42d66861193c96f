import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import type { Evaluation, Step } from '../../../python/evaluate/result'
import { statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'

/** Values step by step, a line for each step and for each round of a plain loop; at most `most` of them. */
export function traceList(result: Evaluation, most: number, source: Source): string[] {
  if (result.kind !== 'done' && result.kind !== 'raised') return []
  const steps = result.steps.filter(({ changes, printed }) => changes.length > 0 || printed !== '')
  if (steps.length < 2) return []
  const items = inRounds(steps, plainLoops(source))
  return items.length > most ? [...items.slice(0, most), '… y así hasta el final.'] : items
}

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

function inRounds(steps: readonly Step[], loops: readonly Loop[]): string[] {
  const items: string[] = []
  let loop: Loop | null = null
  let round = 0
  // A call out of a turn goes back into it: what tells turns apart is the line of the loop that was come by last.
  let line = 0
  let parts: Step[] = []
  const close = () => {
    if (parts.length > 0) items.push(`Vuelta ${round}: ${parts.map(stepText).join('; ')}`)
    parts = []
  }
  for (const step of steps) {
    const inside = step.scope === null ? loops.find(({ from, to }) => from <= step.line && step.line <= to) : undefined
    if (inside === undefined) {
      close()
      if (step.scope === null) loop = null
      items.push(`Línea ${step.line}${step.scope === null ? '' : ` (dentro de \`${step.scope}\`)`}: ${stepText(step)}`)
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
