import { heading, list, text } from '../../engine/blocks'
import type { Answer, Block } from '../../engine/skill'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { changedLines as linesWithMargins } from '../errors/changed-lines'
import { diffOf } from '../review/diff'
import { changeLadder } from './change-ladder'
import { changedLines } from './line-pairs'
import type { Changed } from './make-changes'

const MAX_OUTPUT_LINES = 14
const MAX_HOW = 5

/** The answer of a change: what is different, the whole program, which lines, and how it works now. */
export function changeAnswer(before: string, changed: Changed, { showsDiff = false } = {}): Answer {
  const { code, made, names } = changed
  const told = made.map((one) => one.told)
  const how = [...new Set(made.flatMap((one) => one.how ?? []))].slice(0, MAX_HOW)
  const diff = showsDiff ? diffOf(before, code) : null
  const pairs = changedLines(before, code)
  const lines = pairs.length > 0 || !onlyMargins(before, code) ? pairs : linesWithMargins(before, code)
  const blocks: Block[] = [
    told.length === 1 ? text(told[0] ?? '') : { kind: 'list', items: told },
    { kind: 'code', language: 'python', code },
    ...notMade(changed),
    ...(lines.length === 0 ? [] : [heading('Qué ha cambiado'), list(lines)]),
    ...(diff === null ? [] : [{ kind: 'code', language: 'diff', code: diff } as const]),
    ...(how.length === 0 ? [] : [heading('Cómo funciona ahora'), list(how)]),
    ...outputOf(code),
  ]
  const ladder = changeLadder({ before, after: code, untold: notMade(changed) }, blocks)
  const missing = changed.unmade.length + (changed.unshown?.length ?? 0) + changed.asks.length
  return { outcome: 'answered', topic: names.join(' '), blocks, missing, ...(ladder && { ladder }) }
}

/** Lines that are moved in or out of a block, and nothing else. */
const onlyMargins = (before: string, after: string) => {
  const plain = (text: string) => text.replace(/^[ \t]+/gm, '').trim()
  return plain(before) === plain(after)
}

function notMade({ unmade, asks, why, unshown = [] }: Changed): Block[] {
  const open = [...unmade, ...unshown].map((clause) => `«${clause.replaceAll('`', '')}»`)
  return [
    ...why.map(text),
    ...(open.length === 0
      ? []
      : [text(`Esto no lo he cambiado: ${open.join('; ')}. Dímelo con otras palabras, o qué línea es, y lo miro.`)]),
    ...asks.map(text),
  ]
}

/** What the new program prints, where the evaluator knows it. */
function outputOf(code: string): Block[] {
  const result = evaluateProgram(parsePython(code))
  if (result.kind !== 'done' || result.output.trim() === '') return []
  const lines = result.output.trimEnd().split('\n')
  const shown = lines.length <= MAX_OUTPUT_LINES ? lines : [...lines.slice(0, MAX_OUTPUT_LINES), '…']
  return [text('Ahora imprime:'), { kind: 'code', language: 'text', code: shown.join('\n') }]
}

/** What is asked back, or said, where nothing could be changed. */
export function unchangedAnswer({ asks, why }: Changed): Answer | null {
  const [question] = asks
  if (question !== undefined) return { outcome: 'asked', topic: 'question', blocks: asks.map(text) }
  if (why.length > 0) return { outcome: 'answered', topic: 'why', blocks: why.map(text) }
  return null
}

/** The last change taken back, or shown once more line by line. */
export type Back = { kind: 'undo' | 'diff'; before: string; now: string }

export function backAnswer({ kind, before, now }: Back): Answer {
  const diff = diffOf(before, now)
  const blocks: Block[] =
    kind === 'undo'
      ? [text('Está otra vez como antes del último cambio:'), { kind: 'code', language: 'python', code: before }]
      : [
          text('Las líneas con `-` son las de antes y las que llevan `+`, las de ahora:'),
          ...(diff === null ? [] : [{ kind: 'code', language: 'diff', code: diff } as const]),
        ]
  return { outcome: 'answered', topic: kind, blocks }
}

/** Said where the person clearly wants a change that this mentor cannot make; `examples` are those that it can make of this program. */
export function cannotAnswer(unmade: readonly string[], examples: readonly string[]): Answer {
  const clauses = unmade.slice(0, 3).map((clause) => `«${clause.replaceAll('`', '')}»`)
  const what = clauses.length === 0 ? 'Ese cambio' : `Lo de ${clauses.join(' y ')}`
  const offered = examples.map((example) => `«${example}»`)
  const can = offered.length === 0 ? '' : ` Con este programa sí sé, por ejemplo: ${offered.join(', ')}.`
  return {
    outcome: 'unknown',
    topic: 'cannot',
    blocks: [
      text(
        `${what} no sé hacerlo en tu programa, y prefiero decírtelo a tocar otra cosa. Dime qué línea hay que cambiar y qué tiene que hacer en su lugar.${can}`,
      ),
    ],
  }
}
