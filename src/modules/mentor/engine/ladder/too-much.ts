import type { Rung } from '../../model-port'
import { parsePython } from '../../python/parse'
import { statementsIn } from '../../python/walk'

const PYTHON = /^(?:python\d*|py|)$/i
const GAP = /^\s*(?:\.\.\.|#.*\b(?:tu c[oó]digo|completa|escribe aqu[ií])\b)|[=(\s:]\.\.\.|_{3,}/im
/** More statements than this are a solution, wherever they stand in the answer; with gaps in them, they may be a fragment. */
const MOST = { idea: 2, plan: 2, fragment: 4 } satisfies Record<Exclude<Rung, 'solution'>, number>
const MOST_WITH_GAPS = 14

/**
 * Counts the Python of one answer: whether a block, with those before it, gives more than its rung. Lines of the person's `own` program
 * are no part of a solution; with others among most of them, they are all of it.
 */
export function createMeasure(rung: Exclude<Rung, 'solution'>, own = '') {
  let given = 0
  const ownLines = linesOf(own)
  return (block: { code: string; language: string }): boolean => {
    if (!PYTHON.test(block.language)) return false
    const lines = linesOf(block.code)
    const come = [...lines].filter((line) => !ownLines.has(line))
    if (come.length === 0 && ownLines.size > 0) return false
    const isVersion = ownLines.size >= MIN_OWN_LINES && (lines.size - come.length) * 2 >= ownLines.size
    if (isVersion && !GAP.test(come.join('\n'))) return true
    const count = Math.min(statementCount(block), isVersion ? come.length : Number.POSITIVE_INFINITY)
    const most = rung === 'fragment' && GAP.test(block.code) ? MOST_WITH_GAPS : MOST[rung]
    if (given + count > most) return true
    given += count
    return false
  }
}

/** Of shorter programs one changed line may be another program. */
const MIN_OWN_LINES = 2

const linesOf = (code: string) =>
  new Set(
    code
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  )

function statementCount({ code, language }: { code: string; language: string }): number {
  const { body, errors } = parsePython(dedented(code))
  if (errors.length === 0) return [...statementsIn(body)].length
  return language === '' ? 0 : code.split('\n').filter((line) => /^\s*[^\s#]/.test(line)).length
}

function dedented(code: string): string {
  const lines = code.split('\n')
  const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ \t]/))
  const margin = margins.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  return Number.isFinite(margin) ? lines.map((line) => line.slice(margin)).join('\n') : code
}
