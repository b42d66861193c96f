import { evaluateProgram } from '../evaluate/evaluate'
import type { Evaluation } from '../evaluate/result'
import { parsePython } from '../parse'
import { type Placed, placements } from './depths'
import { type FlatLine, flatLines } from './flat-lines'

const LEVEL = '    '
const MAX_TRIED = 8
/** From here on a way to read it is not worth its while. */
const MAX_COST = 24
const TYPED = ['5', '3', '8', '2', '0', '1', 'x', '']

/** What is known of the program: the type that it raises, and the words around it, which may quote what was typed or came out. */
export type Known = { raises?: string | null; around?: string }

/**
 * A program that has lost the spaces before its lines, with them again: of the depths at which its lines can stand those that make sense,
 * as it runs. Null where lines are indented, no line opens a block, or no way of reading it is Python. Lines keep their numbers.
 */
export function withIndentation(source: string, known: Known = {}): string | null {
  const lines = flatLines(source)
  if (lines === null) return null
  const readings: { text: string; cost: number }[] = []
  for (const placed of placements(lines).slice(0, MAX_TRIED)) {
    if (placed.cost > MAX_COST) break
    const text = laidOut(source, lines, placed)
    const tree = parsePython(text)
    if (tree.errors.length > 0) continue
    const numbers = (known.around ?? '').match(/(?<![\w.,])-?\d+(?:\.\d+)?(?![\w.,]*\d)/g) ?? []
    const input = [...numbers.slice(0, 2), ...TYPED]
    readings.push({
      text,
      cost:
        placed.cost + costOf(evaluateProgram(tree, { input, budget: { steps: 4_000, ofOne: 4_000 } }), known, numbers),
    })
  }
  const [best] = readings.toSorted((a, b) => a.cost - b.cost)
  return best?.text ?? null
}

/** How a run speaks against a way of reading. */
function costOf(run: Evaluation, { raises }: Known, numbers: readonly string[]): number {
  const isQuoted = numbers.some((number) => number.length > 1 && run.output.split(/\s+/).includes(number)) ? -1.5 : 0
  if (run.kind === 'too-long') return 5
  if (run.kind !== 'raised') return isQuoted + (raises ? 1 : 0)
  if (raises) return run.type === raises ? -3 : 3
  return /^(?:NameError|UnboundLocalError)$/.test(run.type) ? 4 : run.type === 'EOFError' ? 0 : 1
}

function laidOut(source: string, lines: readonly FlatLine[], { depths }: Placed): string {
  const rows = source.split('\n')
  let [row, text] = [0, '']
  for (const [at, line] of lines.entries()) {
    while ((rows[row] ?? '').trim() === '' && row < rows.length) {
      text += '\n'
      row += 1
    }
    const indent = LEVEL.repeat(depths[at] ?? 0)
    const own = line.text.split('\n')
    for (const [within, each] of own.entries()) {
      const further = within > 0 && !/^[)\]}]/.test(each) ? LEVEL : ''
      text += each.trim() === '' ? '\n' : `${indent}${further}${each}\n`
    }
    row += own.length
  }
  return text + '\n'.repeat(Math.max(0, rows.length - row - 1))
}
