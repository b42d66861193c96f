import { evaluateProgram } from '../../../../python/evaluate/evaluate'
import { parsePython } from '../../../../python/parse'
import type { Program } from '../../../../python/program/indexed-program'
import { programOf } from '../../../../python/program/source'
import { type Change, type Result, type Said, STAGE } from '../../change'
import type { Clause } from '../bare-clause'
import { withImport } from '../style/imports'
import { ARRAY_TOUCHES, type Arrays, arraysOf } from './array-touches'
import { CHART_TOUCHES } from './chart-touches'
import { type Chart, chartOf } from './charts'
import { type CsvTotals, csvTotalsOf } from './csv-totals'
import { CSV_TOUCHES } from './csv-touches'
import { TABLE_TOUCHES } from './table-touches'
import { type Table, tableOf } from './tables'
import { bareOf, readBy, type Touch, type Touched } from './touch'

/** A program with data is so long at most, and what is wished of it too. */
const MAX_WORDS = 320
const IS_DATA = /\b(?:pd|pandas|plt|matplotlib|np|numpy|DictReader)\b/

/** Whoever wants to know why wishes nothing. */
const ASKS =
  /^(?:[¿ ,.]|y |e |pero |bueno |vale |entonces )*(?:por ?que|para que|que (?:es|son|hace|significa|pasa)|como funciona|no entiendo)\b/

/** A clause that was read: whose it is, and what it found. */
type Read = { touch: (p: Program) => Touched }

/**
 * «barras verdes y con título», «y la mediana también», «rellena los nan de a con su media»: small wishes of a program with a table or a
 * chart. A message is one only where each of its clauses is, from the first word to the last, and all of them can be done.
 */
export const dataWishChange: Change = {
  name: 'data-wish',
  stage: STAGE.data,
  isWhole: true,
  says: [],
  reads: (said, p) => (resultOf(said, p) === null ? null : [{ from: 0, to: said.plain.length }]),
  make: (p, { said }) => resultOf(said, p),
}

const results = new WeakMap<Program, Map<string, Result>>()

function resultOf(said: Said, p: Program): Result {
  if (said.plain.length > MAX_WORDS || !IS_DATA.test(p.source) || ASKS.test(said.plain)) return null
  const known = results.get(p) ?? new Map<string, Result>()
  results.set(p, known)
  const kept = known.get(said.plain)
  if (kept !== undefined) return kept
  const made = madeOf(said, p)
  known.set(said.plain, made)
  return made
}

function madeOf(said: Said, p: Program): Result {
  const readings = new Reader(p, { plain: said.plain, prose: said.prose }).readings()
  for (const reading of readings) {
    const made = all(p, reading)
    if (made !== null) return made
  }
  return null
}

/** Each wish made on what the one before made. */
function all(p: Program, reads: readonly Read[]): Result {
  const start = shownFirst(p)
  let code = start ?? p.source
  const told: string[] = []
  const how: string[] = []
  for (const { touch } of reads) {
    const touched = touch(code === p.source ? p : programOf(code))
    if (touched === null) return null
    if ('why' in touched) {
      if (reads.length === 1) return touched
      told.push(touched.why)
      continue
    }
    code = touched.code
    told.push(touched.told)
    how.push(...(touched.how ?? []))
  }
  if (code === (start ?? p.source)) return told.length > 0 ? { why: told.join(' ') } : null
  if (/\bplt\./.test(code) && !/\bas plt\b/.test(code)) code = withImport(code, 'import matplotlib.pyplot as plt')
  if (stopsAnew(p.source, code)) return null
  return { code: start === null ? code : withoutWhole(code), told: told.join(' '), how: [...new Set(how)] }
}

/** Whether a table that is written out is no more worked through to the end. */
function stopsAnew(before: string, after: string): boolean {
  if (evaluateProgram(parsePython(after)).kind !== 'raised') return false
  return evaluateProgram(parsePython(before)).kind !== 'raised'
}

/** A table that nobody shows, shown: what is wished of it is wished to be seen. */
function shownFirst(p: Program): string | null {
  const table = tableOf(p)
  return table !== null && table.shown === null && chartOf(p) === null
    ? `${p.source.trimEnd()}\nprint(${table.frame})\n`
    : null
}

/** Whoever asks for one thing of a table does not want all of it. */
export function withoutWhole(code: string): string {
  const rest = code.replace(/^print\(\w+\)\n/m, '')
  return /print\(|\.show\(|to_csv|to_excel/.test(rest) ? rest.replace(/\n{3,}/g, '\n\n') : code
}

const BREAK = /(?:[,.;:]+ |[.;]$)(?:y |e |pero )?|\s(?:y|e|pero|con)\s/g
const MAX_BREAKS = 7
const MAX_READINGS = 3

class Reader {
  readonly #cuts: { from: number; to: number }[]
  readonly #table: Table | null
  readonly #chart: Chart | null
  readonly #arrays: Arrays | null
  readonly #totals: CsvTotals | null
  constructor(
    p: Program,
    readonly said: Clause,
  ) {
    this.#table = tableOf(p)
    this.#chart = chartOf(p)
    this.#arrays = arraysOf(p)
    this.#totals = csvTotalsOf(p)
    this.#cuts = [...masked(said.plain).matchAll(BREAK)]
      .map(({ index, 0: text }) => ({ from: index, to: index + text.length }))
      .slice(0, MAX_BREAKS)
  }

  /** The ways in which all clauses are understood, that with the longest clauses first. */
  readings(): Read[][] {
    return this.#from(0, 0).slice(0, MAX_READINGS)
  }

  #from(start: number, cut: number): Read[][] {
    const { length } = this.said.plain
    const found: Read[][] = []
    for (let last = this.#cuts.length; last >= cut && found.length < MAX_READINGS; last -= 1) {
      const end = this.#cuts[last]?.from ?? length
      const reads = this.#clause(start, end)
      if (reads === null) continue
      if (last === this.#cuts.length) {
        found.push(...reads.map((read) => [read]))
        continue
      }
      const rest = this.#from(this.#startAfter(last), last + 1)
      for (const more of rest) for (const read of reads) found.push([read, ...more])
      if (reads.length === 0) found.push(...rest)
    }
    return found
  }

  /** «con» belongs to what follows. */
  #startAfter(cut: number): number {
    const { from, to } = this.#cuts[cut] ?? { from: 0, to: 0 }
    return /con\s$/.test(this.said.plain.slice(from, to)) ? from : to
  }

  /** Who reads a clause; none of them where it says nothing, null where nobody does. */
  #clause(from: number, to: number): Read[] | null {
    const bare = bareOf({ plain: this.said.plain.slice(from, to), prose: this.said.prose.slice(from, to) })
    if (bare.plain === '') return from === 0 && to < this.said.plain.length ? [] : null
    const reads = [
      ...(this.#chart === null ? [] : readsOf(CHART_TOUCHES, bare, chartOf)),
      ...(this.#totals === null ? [] : readsOf(CSV_TOUCHES, bare, csvTotalsOf)),
      ...(this.#arrays === null ? [] : readsOf(ARRAY_TOUCHES, bare, arraysOf)),
      ...(this.#table === null ? [] : readsOf(TABLE_TOUCHES, bare, tableOf)),
    ]
    return reads.length === 0 ? null : reads
  }
}

function readsOf<T>(
  touches: readonly Touch<T>[],
  bare: Clause & { also: boolean },
  of: (p: Program) => T | null,
): Read[] {
  return touches.flatMap(({ says, make }) =>
    says.flatMap((pattern): Read[] => {
      const found = readBy(pattern, bare)
      if (!found) return []
      const touch = (p: Program) => {
        const program = of(p)
        return program === null ? null : make(program, found)
      }
      return [{ touch }]
    }),
  )
}

/** What stands in quotes or brackets is not taken apart. */
const masked = (plain: string) =>
  plain.replace(/\[[^\]]{0,200}\]|"[^"]{0,60}"|«[^»]{0,60}»|'[^']{0,60}'/g, (text) => '_'.repeat(text.length))
