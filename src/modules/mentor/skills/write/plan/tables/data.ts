import { folded } from '~/platform/text/folded'
import { literalsIn } from '../../../../engine/task/read-data'
import { withoutMatrices } from '../matrices/matrix-data'
import { planDataOf } from './literal-data'
import type { Cell, FoundData } from './plan-data'

export type { Cell, FoundData, PlanData } from './plan-data'

const MAX = 4_000
const NUMBER = String.raw`-?\d+(?:[.,]\d+)?(?![\d\p{L}])`
const UNIT = String.raw`(?: ?(?:%|€|\$|euros?|pesos|eur|kg|cm|km|unidades|uds?\.?|horas?|h|puntos|goles)(?![\p{L}\d]))?`
const LABEL = String.raw`(?:(?:el|la|los|las|en) )?(?:\d{1,2}[A-Za-z]|\p{L}[\p{L}\d_-]{0,40})(?: (?:de |del )?\p{L}[\p{L}_-]{0,40}){0,2}`

export const numberIn = (text: string): number => Number(text.replace(',', '.'))

/** What data a request holds, without overlaps, in the order of the text; and the text without it. */
export function findData(message: string): { found: FoundData[]; rest: string } {
  // A matrix has no columns with names of their own.
  const text = withoutMatrices(message.normalize('NFC').slice(0, MAX))
  const found: FoundData[] = []
  const isFree = (from: number, to: number) => found.every((other) => to <= other.from || from >= other.to)
  for (const reader of [literals, coded, lists, table, dated, pairs, numbers, words])
    for (const one of reader(text)) if (isFree(one.from, one.to)) found.push(one)
  found.sort((a, b) => a.from - b.from)
  let rest = text
  for (const { from, to } of found.toReversed()) rest = `${rest.slice(0, from)} ; ${rest.slice(to)}`
  return { found, rest }
}

/** The words between the last sign and the data. */
function nounBefore(text: string, from: number): string {
  const before = text.slice(Math.max(0, from - 90), from)
  const clause = /([^.,;:!?\n()]*)[:\s(]*$/.exec(before)?.[1] ?? ''
  return folded(clause).trim()
}

/** Lists, rows and dictionaries in Python or JSON, with the variable that they are given. */
function* literals(text: string): Generator<FoundData> {
  for (const literal of literalsIn(text)) {
    const at = text.indexOf(literal)
    const data = planDataOf(literal)
    if (!data) continue
    const given = /([\p{L}_][\p{L}\d_]*)\s*=\s*$/u.exec(text.slice(Math.max(0, at - 60), at))
    const from = given ? at - given[0].length : at
    yield { data, noun: nounBefore(text, from), from, to: at + literal.length, ...(given?.[1] && { name: given[1] }) }
  }
}

/** «"tornillo:250;tuerca:180"»: pairs in one text. */
function* coded(text: string): Generator<FoundData> {
  for (const match of text.matchAll(/["“«']([^"”»'\n]{5,300})["”»']/g)) {
    const inside = match[1] ?? ''
    const shape = /^\p{L}[\p{L} _]*?\s?([:=-])\s?\d+(?:[.,]\d+)?\s?([;,|/]\s?)\p{L}/u.exec(inside)
    const [, within, between] = shape ?? []
    if (within !== undefined && between !== undefined)
      yield {
        data: { kind: 'coded', text: inside, between, inside: within },
        noun: '',
        from: match.index,
        to: match.index + match[0].length,
      }
  }
}

/** «Rocío: 8, 7.5, 8», a line for each. */
function* lists(text: string): Generator<FoundData> {
  const line = new RegExp(
    String.raw`^[ \t*-]*(\p{L}[\p{L} ]{0,24}?) ?[:=-] ?(${NUMBER}(?:(?:, | y |;|\s)\s?${NUMBER})+)[ .]*$`,
    'u',
  )
  let at = 0
  let run: { name: string; values: number[] }[] = []
  let from = 0
  for (const one of [...text.split('\n'), '']) {
    const match = line.exec(one)
    if (match) {
      if (run.length === 0) from = at
      run.push({
        name: match[1] ?? '',
        values: [...(match[2] ?? '').matchAll(new RegExp(NUMBER, 'gu'))].map(([each]) => numberIn(each)),
      })
    } else {
      if (run.length > 1)
        yield {
          data: { kind: 'lists', entries: run.map(({ name, values }) => [name, values]) },
          noun: nounBefore(text, from),
          from,
          to: at - 1,
        }
      run = []
    }
    at += one.length + 1
  }
}

/** Lines with as many fields each, with or without a header. */
function* table(text: string): Generator<FoundData> {
  const lines = text.split('\n')
  const starts: number[] = []
  let offset = 0
  for (const line of lines) {
    starts.push(offset)
    offset += line.length + 1
  }
  for (let at = 0; at < lines.length; at += 1) {
    const separator = [';', '\t', '|', '  ', ','].find((sign) => fieldsOf(lines[at] ?? '', sign).length > 1)
    if (separator === undefined) continue
    const width = fieldsOf(lines[at] ?? '', separator).length
    let end = at
    while (end < lines.length && isRow(fieldsOf(lines[end] ?? '', separator), width)) end += 1
    const rows = lines.slice(at, end).map((line) => fieldsOf(line, separator))
    if (rows.length < 2) continue
    const [first = [], ...others] = rows
    const isHeader =
      first.every((cell) => /^[\p{L}_][\p{L}\d_ ]*$/u.test(cell)) &&
      others.some((row) => row.some((cell) => /^\d/.test(cell)))
    const hasNumber = rows.some((row) => row.some((cell) => /^\d/.test(cell)))
    if (!hasNumber || (!isHeader && width < (rows.length > 2 ? 2 : 3))) {
      at = end - 1
      continue
    }
    const body = isHeader ? others : rows
    yield {
      data: { kind: 'rows', columns: isHeader ? first : null, rows: body.map((row) => row.map(cellIn)), separator },
      noun: nounBefore(text, starts[at] ?? 0),
      from: starts[at] ?? 0,
      to: (starts[end - 1] ?? 0) + (lines[end - 1] ?? '').length,
    }
    at = end - 1
  }
}

const DATED =
  /^[ \t*-]*([\p{L}\d][\p{L}\d._/-]*(?: (?!el |de |del )\p{L}+){0,2}?)[ :,]+(?:\p{L}+ (?:el |a |de |en )?){0,2}(\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{4}-\d\d-\d\d)[ .]*$/u

/** «F-101 emitida 01/03/2025», a line for each: what it is, and its day. */
function* dated(text: string): Generator<FoundData> {
  let at = 0
  let from = 0
  let rows: Cell[][] = []
  for (const line of [...text.split('\n'), '']) {
    const match = DATED.exec(line.slice(0, 120))
    if (match) {
      if (rows.length === 0) from = at
      rows.push([match[1] ?? '', match[2] ?? ''])
    } else {
      if (rows.length > 1)
        yield {
          data: { kind: 'rows', columns: null, rows, separator: ' ' },
          noun: nounBefore(text, from),
          from,
          to: at - 1,
        }
      rows = []
    }
    at += line.length + 1
  }
}

const isRow = (cells: readonly string[], width: number) =>
  cells.length === width && cells.every((cell) => cell !== '' && cell.length <= 40)

function fieldsOf(line: string, separator: string): string[] {
  // Columns that are aligned with spaces.
  if (separator === '  ') return line.trim().split(/ {2,}/)
  const fields = line.trim().match(separator === ',' ? /(?:"[^"]*"|[^,"])+/g : new RegExp(`[^${separator}]+`, 'g'))
  return (fields ?? []).map((field) => field.trim().replace(/^"(.*)"$/, '$1'))
}

/** «2 unidades» is 2; what is no number stays a text. */
const cellIn = (cell: string): Cell => {
  const match = /^(-?\d+(?:[.,]\d+)?)(?: ?(?:€|%|\p{L}+))?$/u.exec(cell)
  return match?.[1] === undefined ? cell : numberIn(match[1])
}

const SEPARATORS = [String.raw`(?:\s*[,;/] *(?:y )?|\s+[ye]\s+)`, String.raw`(?:[ .]*\n[ *-]*)`]

const PAIR = String.raw`${LABEL} ?(?:[:=(]|->|con|a)? ?${NUMBER}${UNIT}\)?`
const PARTS = new RegExp(`(${LABEL}) ?(?:[:=(]|->|con|a)? ?(${NUMBER})${UNIT}\\)?`, 'gu')
const PAIRS = SEPARATORS.map((separator) => new RegExp(`(?<![\\p{L}\\d])${PAIR}(?:${separator}${PAIR})+`, 'gu'))

/** «limpieza 55, empaste 70 y corona 300», «1A 22%, 1B 18%», «Camila: 8, Tomás: 5», or one on each line. */
function* pairs(text: string): Generator<FoundData> {
  for (const pattern of PAIRS)
    for (const match of text.matchAll(pattern)) {
      const run = longestRun([...match[0].matchAll(PARTS)])
      const [first] = run
      if (!first || run.length < 2) continue
      const entries = run.map(([, label = '', value = ''], at): [string, number] => [
        ownLabel(label, at === 0),
        numberIn(value),
      ])
      const last = run.at(-1) ?? first
      const from = match.index + first.index + first[0].indexOf(entries[0]?.[0] ?? '')
      const to = match.index + last.index + last[0].length
      if (new Set(entries.map(([label]) => label)).size === entries.length)
        yield {
          data: { kind: 'pairs', entries, isPercent: /%/.test(text.slice(from, to)) },
          noun: nounBefore(text, from),
          from,
          to,
        }
    }
}

/** The most pairs in a row whose first part can be a name. */
function longestRun(all: readonly RegExpExecArray[]): RegExpExecArray[] {
  let best: RegExpExecArray[] = []
  let run: RegExpExecArray[] = []
  for (const one of all) {
    run = NO_LABEL.test(folded(one[1] ?? '')) ? [] : [...run, one]
    if (run.length > best.length) best = run
  }
  return best
}

const NO_LABEL =
  /\b(?:aprueba|coeficientes|de|del|hasta|desde|menos|mas|menores|mayores|entre|anos|entonces|es|son|por|al|paga|pagan|cuesta|si|opcion|con|sin|un|una|iva|formato|intentos|columnas|decimales|grados|numero|numeros|ver|salir|anadir|a|y|o|que|imprime|casos)$/

/** Without its article; of the first label only the last word, what stands before it announces the data. */
function ownLabel(label: string, isFirst: boolean): string {
  const bare = label.replace(/^(?:(?:el|la|los|las|en|y) )+/i, '')
  const words = bare.split(' ')
  if (!isFirst || words.length === 1) return bare
  return /^(?:a|de|meter|inserta\w*|ponen|venden|vendi|son|tengo|hay|entre|notas|horas|hice|vendimos|companeros|segun|porcentaje|vendido|tenemos|fueron)$/.test(
    folded(words.at(-2) ?? ''),
  )
    ? (words.at(-1) ?? bare)
    : bare
}

/** Three numbers or more, or two that are announced: «Gastos sin IVA: 210, 95». */
function* numbers(text: string): Generator<FoundData> {
  const list = new RegExp(`(?<![\\d\\p{L}.,(+/:])${NUMBER}(?:(?:, ?| y |; ?| - )${NUMBER})+(?![\\d/:)])`, 'gu')
  for (const match of text.matchAll(list)) {
    const values = [...match[0].matchAll(new RegExp(NUMBER, 'gu'))].map(([each]) => numberIn(each))
    const isAnnounced = /:\s*$/.test(text.slice(0, match.index))
    if (values.length < (isAnnounced ? 2 : 3)) continue
    if (
      /(?:casos|prueba\w*|proba\w*|ejemplo|opciones|menu|de|con)\s*:?\s*$/i.test(text.slice(0, match.index)) &&
      !isAnnounced
    )
      continue
    const noun = nounBefore(text, match.index)
    if (/\b(?:casos|pruebala|pruebalo|probala)\b/.test(noun)) continue
    yield { data: { kind: 'numbers', values }, noun, from: match.index, to: match.index + match[0].length }
  }
}

/** «: café, tostada, café, zumo»: four names or more behind a colon. */
function* words(text: string): Generator<FoundData> {
  for (const match of text.matchAll(
    /:\s*((?:\p{L}+(?: (?!y )\p{L}+)?)(?:, ?(?:y )?(?!y )\p{L}+(?: (?!y )\p{L}+)?){3,}(?: y \p{L}+)?)(?=[.\n;]|$)/gu,
  )) {
    const inside = match[1] ?? ''
    const before = folded(text.slice(Math.max(0, match.index - 30), match.index))
    const values = inside.split(/, ?(?:y )?| y /)
    if (/\b(?:columnas|campos|atributos|opciones|metodos|siguiente|pida|pide)\W*$/.test(before)) continue
    if (values.some((value) => value.length > 24)) continue
    const from = match.index + match[0].indexOf(inside)
    yield { data: { kind: 'words', values }, noun: nounBefore(text, match.index), from, to: from + inside.length }
  }
}
