import { inlineCode } from '../../engine/compose'
import { scriptOf } from '../review/diff'

/** Of more changed lines only the first are told one by one. */
const MAX_TOLD = 8
const MAX_WIDTH = 90
/** Longer programs are not compared: their table would cost more than it tells. */
const MAX_LINES = 400

interface Line {
  line: number
  text: string
}
/** Lines that go and lines that come in one place, `at` the number of the line there now. */
interface Replaced {
  gone: Line[]
  come: Line[]
  at: number
}
/** Neighbouring lines that stay with another margin: under `block` now, or out of it. */
interface Moved {
  block: Line
  isInside: boolean
  first: number
  last: number
}
type Change = Replaced | Moved

/** Which lines are different, before → after, with the number that they have now. A line with another margin is the same line. */
export function changedLines(before: string, after: string): string[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  if (old.length > MAX_LINES || fresh.length > MAX_LINES) return []
  const changes = changesOf(old, fresh)
  const [only] = changes
  // Where no line stayed, the program is another one, and pairs of lines tell nothing.
  if (old.length >= 3 && changes.length === 1 && only && 'gone' in only && isOther(only, old, fresh)) return []
  const items = changes.flatMap((change, at) =>
    'block' in change ? told(change, changes) : pairs(change, changes[at + 1]),
  )
  return items.length <= MAX_TOLD ? items : [...items.slice(0, MAX_TOLD), `… y ${items.length - MAX_TOLD} sitios más.`]
}

const linesOf = (program: string): Line[] =>
  program.split('\n').flatMap((text, at) => (text.trim() === '' ? [] : [{ line: at + 1, text }]))

const isOther = ({ gone, come }: Replaced, old: readonly Line[], fresh: readonly Line[]) =>
  gone.length === old.length && come.length === fresh.length && gone.length !== come.length

function changesOf(old: readonly Line[], fresh: readonly Line[]): Change[] {
  const changes: Change[] = []
  const moved = new Set<Line>()
  let open: Replaced | null = null
  let [i, j] = [0, 0]
  for (const { sign } of scriptOf(old.map(trimmed), fresh.map(trimmed))) {
    const [was, is] = [old[i], fresh[j]]
    if (sign !== '+') i += 1
    if (sign !== '-') j += 1
    if (sign === ' ') {
      open = null
      if (was && is) addMoved(changes, moved, old.slice(0, i), fresh.slice(0, j))
      continue
    }
    if (open === null) {
      open = { gone: [], come: [], at: is?.line ?? (fresh.at(-1)?.line ?? 0) + 1 }
      changes.push(open)
    }
    if (sign === '-' && was) open.gone.push(was)
    else if (is) open.come.push(is)
  }
  return changes
}

/** The last of both lines is the same line: where its margin is another, it has moved with its neighbours into a block or out of one. */
function addMoved(changes: Change[], moved: Set<Line>, old: readonly Line[], fresh: readonly Line[]): void {
  const [was, is] = [old.at(-1), fresh.at(-1)]
  if (!was || !is || marginOf(was) === marginOf(is)) return
  const isInside = marginOf(is) > marginOf(was)
  moved.add(isInside ? is : was)
  const block = blockAround(isInside ? fresh : old, moved)
  if (!block) return
  const same = changes.find(
    (change): change is Moved => 'block' in change && change.isInside === isInside && change.block === block,
  )
  if (same) same.last = is.line
  else changes.push({ block, isInside, first: is.line, last: is.line })
}

/** The innermost line around the last one that has not moved with it. */
function blockAround(lines: readonly Line[], moved: ReadonlySet<Line>): Line | undefined {
  let margin = marginOf(lines.at(-1))
  for (const line of lines.toReversed()) {
    if (marginOf(line) >= margin) continue
    if (!moved.has(line)) return line
    margin = marginOf(line)
  }
}

function told({ block, isInside, first, last }: Moved, changes: readonly Change[]): string {
  if (!isInside) return `${placed(first, last)} ${first === last ? 'sale' : 'salen'} de ${code(block.text)}`
  const isNew = changes.some((change) => 'gone' in change && opens(change, block))
  return `${placed(isNew ? block.line : first, last)} lo que había está ahora dentro de ${code(block.text)}`
}

/** Whether nothing but the line that opens a block has come: what is told of the block says so. */
const opens = ({ gone, come }: Replaced, block: Line | undefined) =>
  gone.length === 0 && come.length === 1 && come[0] === block

function pairs(change: Replaced, next: Change | undefined): string[] {
  const { gone, come, at } = change
  if (next && 'block' in next && next.isInside && opens(change, next.block)) return []
  const [old, fresh] = [gone[0], come[0]]
  if (!fresh)
    return [
      `Antes de la línea ${at}: se quita ${code(old?.text ?? '')}${gone.length > 1 ? ` y ${gone.length - 1} más` : ''}.`,
    ]
  if (gone.length === come.length)
    return come.map(({ line, text }, index) => `**Línea ${line}:** ${code(gone[index]?.text ?? '')} → ${code(text)}`)
  const [where, more] = [placed(fresh.line, come.at(-1)?.line ?? fresh.line), come.length > 1 ? ' …' : '']
  if (!old) return [`${where} ${come.length === 1 ? 'nueva' : 'nuevas'}: ${code(fresh.text)}${more}`]
  return [`${where} ${code(old.text)}${gone.length > 1 ? ' …' : ''} → ${code(fresh.text)}${more}`]
}

const placed = (first: number, last: number) =>
  first === last ? `**Línea ${first}:**` : `**Líneas ${first}–${last}:**`
const trimmed = ({ text }: Line) => text.trim()
const marginOf = (line: Line | undefined) => (line ? line.text.length - line.text.trimStart().length : 0)

function code(line: string): string {
  const text = line.trim()
  return inlineCode(text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1).toWellFormed()}…` : text)
}
