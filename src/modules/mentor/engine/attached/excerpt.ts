import type { AttachedFile } from '../../model-port'
import { kindOfFile, linesOf } from './attached-file'
import { readNotebook, withoutColours } from './notebook'

/** A line of which more is not needed to see what it is. */
const MAX_LINE = 400
const MAX_COLUMNS = 40
const MAX_KEYS = 40

/**
 * A file as a model is shown it, in about `room` characters of Markdown: what it is, the lines that tell most of it, and in their places
 * how many were left out. `about` is the person's own message: lines and names that it mentions come first.
 */
export function excerptOf(file: AttachedFile, { room, about }: { room: number; about: string }): string {
  const kind = kindOfFile(file)
  const notebook = kind === 'notebook' ? readNotebook(file.text) : null
  const text = notebook ? `${notebook.code}\n${notebook.error ?? ''}`.trimEnd() : file.text
  const lines = linesOf(withoutColours(text)).map((line) =>
    line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line,
  )
  const title = `Archivo adjunto «${file.name}» (${lines.length} ${lines.length === 1 ? 'línea' : 'líneas'}${notebook ? ' de sus celdas de código' : ''}). ${shapeOf(kind, lines, text)}`
  const order = lines.join('\n').length <= room ? [lines.keys()] : ORDERS[kind](lines, about)
  const body = withGaps(lines, chosen(lines, order, room))
  const fence = '`'.repeat(Math.max(3, ...[...body.matchAll(/^ {0,3}(`{3,})/gm)].map(([, run = '']) => run.length + 1)))
  return `${title.trimEnd()}\n${fence}${LANGUAGES[kind]}\n${body}\n${fence}`
}

const LANGUAGES = { code: 'python', notebook: 'python', rows: 'csv', json: 'json', console: 'text' }

/** Which lines tell most, best first: ranges of indexes, which may meet. */
type Order = (lines: readonly string[], about: string) => Iterable<number>[]

const ORDERS = {
  code: orderOfCode,
  notebook: orderOfCode,
  rows: (lines) => [range(0, 20), range(lines.length - 3, lines.length), lines.keys()],
  json: (lines) => [lines.keys()],
  console: (lines) => [range(0, 5), backwards(lines.length)],
} satisfies Record<ReturnType<typeof kindOfFile>, Order>

/** Where the message points to, the signatures, then from the beginning on. */
function orderOfCode(lines: readonly string[], about: string): Iterable<number>[] {
  const meant = [...about.matchAll(/(?:l[ií]neas?|line) (\d{1,5})/gi)].map(([, line]) => Number(line) - 1)
  const words = new Set(about.match(/[\p{L}_][\p{L}\d_]{2,}/gu) ?? [])
  const signatures = lines.flatMap((line, at) => {
    const [, name] = /^\s{0,8}(?:async +)?(?:def|class) +([\p{L}_][\p{L}\d_]*)/u.exec(line) ?? []
    return name === undefined ? [] : [{ at, isMeant: words.has(name) }]
  })
  return [
    ...meant.slice(0, 5).map((at) => range(at - 15, at + 15)),
    ...signatures.filter(({ isMeant }) => isMeant).map(({ at }) => range(at, at + 40)),
    range(0, 10),
    signatures.map(({ at }) => at),
    lines.keys(),
  ]
}

function* range(from: number, to: number): Generator<number> {
  for (let at = Math.max(0, from); at < to; at += 1) yield at
}
function* backwards(length: number): Generator<number> {
  for (let at = length - 1; at >= 0; at -= 1) yield at
}

function chosen(lines: readonly string[], order: readonly Iterable<number>[], room: number): Set<number> {
  const kept = new Set<number>()
  let left = room
  for (const indexes of order) {
    for (const at of indexes) {
      const line = lines[at]
      if (line === undefined || kept.has(at)) continue
      left -= line.length + 1
      if (left < 0) return kept
      kept.add(at)
    }
  }
  return kept
}

function withGaps(lines: readonly string[], kept: ReadonlySet<number>): string {
  const shown: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (kept.has(at)) {
      shown.push(lines[at] ?? '')
      continue
    }
    const from = at
    while (at + 1 < lines.length && !kept.has(at + 1)) at += 1
    const count = at - from + 1
    shown.push(
      count === 1
        ? `[… queda fuera la línea ${at + 1} …]`
        : `[… quedan fuera ${count} líneas: de la ${from + 1} a la ${at + 1} …]`,
    )
  }
  return shown.join('\n')
}

/** What can be said of the whole file in a line. */
function shapeOf(kind: ReturnType<typeof kindOfFile>, lines: readonly string[], text: string): string {
  if (kind === 'rows') {
    const [head = ''] = lines
    const separator = [';', '\t', ','].find((each) => head.includes(each)) ?? ','
    const columns = head.split(separator)
    return `${columns.length} columnas separadas por «${separator === '\t' ? 'tabulador' : separator}»: ${columns.slice(0, MAX_COLUMNS).join(', ')}. Filas de datos: ${lines.length - 1}.`
  }
  return kind === 'json' ? shapeOfJson(text) : ''
}

function shapeOfJson(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return `Una lista de ${value.length} elementos.`
    return `Un objeto con las claves ${Object.keys(Object(value)).slice(0, MAX_KEYS).join(', ')}.`
  } catch {
    return 'No es JSON válido.'
  }
}
