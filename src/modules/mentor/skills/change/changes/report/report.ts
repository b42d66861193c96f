import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, printsIn } from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { withImport } from '../style/imports'
import { clausesIn } from './clauses'
import { linesOfFigure } from './figure-lines'
import { type Figure, figureIn } from './figure-words'
import type { Rows } from './row-types'
import { rowsIn } from './rows'

/** «que diga también la nota más alta, la media y cuántos han aprobado»: what is to be said of the rows, clause by clause. */
export const reportChange: Change = {
  name: 'report',
  stage: STAGE.output,
  says: [],
  reads(said, p) {
    const rows = rowsIn(p)
    const read = rows === null ? [] : figuresIn(said, p, rows)
    return read.length === 0 ? null : read.map(({ span }) => span)
  },
  make(p, { said }) {
    const rows = rowsIn(p)
    const read = rows === null ? [] : figuresIn(said, p, rows)
    return rows === null || read.length === 0
      ? null
      : shown(
          p,
          rows,
          read.map(({ figure }) => figure),
        )
  },
}

type ReadFigure = { span: Span; figure: Figure }

/** Who wants something instead of what is shown wants more than one line at the end. */
const INSTEAD =
  /\bno (?:quiero|necesito|hace falta|me (?:hace|interesa))|\bno (?:me )?l[oa]s (?:imprim|muestr|saqu|ensen)|\ben (?:vez|lugar) de\b/

/** «Sacá lo de mayor y menor», as an Argentine says that it shall go. */
const TAKES_AWAY = /\bsac(?:a|ale|alo|alos|ame|ar|es) lo del? |\bque l[oa]s? saques\b/
/** «Lo del más igual», «cuántos elementos tiene pares»: of a piece of the program, or of what a name of it holds. */
function isOfCode(plain: string, p: Program): boolean {
  const [, name] = /\bcuant[oa]s \w+ (?:tiene|hay en|tendria) (\w+)\W*$/.exec(plain) ?? []
  return (
    /^\W*(?:(?:y|pero) )?lo del? /.test(plain) ||
    (name !== undefined && p.places('assign').some(({ node }) => plainAssign(node)?.name === name))
  )
}

function figuresIn(said: Said, p: Program, rows: Rows): ReadFigure[] {
  if (INSTEAD.test(said.plain) || TAKES_AWAY.test(said.plain) || isOfCode(said.plain, p)) return []
  let before = ''
  return clausesIn(said.plain).flatMap((span) => {
    // «la suma de los pares y la de los impares»
    const clause = said.plain.slice(span.from, span.to).replace(/^ ?(?:la|el) de (?=l[oa]s )/, before)
    before = /\b(?:la |el )?(?:suma|total|media|promedio) de (?=l[oa]s )/.exec(clause)?.[0] ?? ''
    const figure = figureIn(clause, said.prose.slice(span.from, span.to), rows)
    const isOther = figure === null || isShown(p, figure) || speaksOf(p, rows, said.plain.slice(span.from, span.to))
    return isOther ? [] : [{ span: { from: joinedFrom(said.plain, span.from), to: span.to }, figure }]
  })
}

/** What a loop works out anew has a name of its own, and is no column: «el total de comisiones». */
function speaksOf(p: Program, { columns }: Rows, clause: string): boolean {
  const known = new Set(columns.flatMap(({ names, code }) => [...names, code]))
  return p.places('assign').some(({ node, parent }) => {
    const name = plainAssign(node)?.name
    return (
      parent?.node.kind === 'for' &&
      name !== undefined &&
      !known.has(name) &&
      name.length > 3 &&
      mentionsStem(clause, name)
    )
  })
}

/** With the words that join it to what is said before. */
function joinedFrom(plain: string, from: number): number {
  const before = /,? ?(?:y |e )?$/.exec(plain.slice(Math.max(0, from - 5), from))?.[0] ?? ''
  return from - before.length
}

/** A total or a mean that the program prints already is not what is wanted. */
function isShown(p: Program, { kind }: Figure): boolean {
  if (kind !== 'sum' && kind !== 'mean') return false
  const main = printsIn(mainStatements(p)).map((call) => p.text(call).toLowerCase())
  return main.some((text) =>
    (kind === 'sum' ? /\b(?:total|suma)\b|\bsum\([^)]*\)\)$/ : /\bmedia\b|promedio/).test(text),
  )
}

function shown(p: Program, rows: Rows, wanted: readonly Figure[]): Result {
  // «que sume los importes y diga el total» is one figure in two clauses.
  const figures = wanted.filter((figure, at) => wanted.findIndex((other) => isSame(figure, other)) === at)
  const last = mainStatements(p).at(-1)
  if (!last) return null
  const said = figures.map((figure) => linesOfFigure(p, rows, figure))
  const breaks = figures.some(({ kind }) => ['mean', 'median', 'max', 'min', 'best', 'worst'].includes(kind))
  const lines = said.flatMap(({ lines }) => lines)
  const guard = /^(?:range\(len\()?(\w+)/.exec(rows.iterable)?.[1] ?? ''
  const guarded = rows.isFilled && breaks ? [`if ${guard}:`, ...lines.map((line) => levelOf(p) + line)] : lines
  const at = linesOf(p, last).to
  const { gather } = rows
  const code = edited(p, [
    ...(gather === null ? [] : gathered(p, gather)),
    { from: at, to: at, text: `\n${guarded.join('\n')}` },
  ])
  const imports = said.flatMap(({ imports }) => imports ?? [])[0]
  return {
    code: imports === undefined ? code : withImport(code, imports),
    told: `Al final dice también: ${figures.map(({ label }) => label.toLowerCase()).join(', ')}.`,
    how: [...new Set(said.map(({ how }) => how))],
  }
}

const isSame = (one: Figure, other: Figure) =>
  one.kind === other.kind && one.of?.code === other.of?.code && one.test === other.test

function gathered(p: Program, { loop, after, list, value }: NonNullable<Rows['gather']>) {
  const [start, end] = [linesOf(p, loop).from, linesOf(p, after).to]
  return [
    { from: start, to: start, text: `${list} = []\n` },
    { from: end, to: end, text: `\n${indentOf(p, after)}${list}.append(${value})` },
  ]
}
