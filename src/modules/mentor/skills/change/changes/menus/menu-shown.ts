import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { linesOf, printsIn } from '../../../../python/program/source'

/** One option as a menu shows it: where its key and its name stand, and the piece of text that is all of it. */
export type Item = { key: string; label: string; from: number; to: number; labelFrom: number; labelTo: number }
/** How a menu shows its options: each in a line of its own, or all in one text. */
export type Shown = { items: Item[]; isInLines: boolean }

/** Where a menu shows its options, by the keys of its branches. */
export const shownIn = (p: Program, keys: readonly string[]): Shown | null => inLines(p, keys) ?? inText(p, keys)

/** `print("3. Salir")` */
function inLines(p: Program, keys: readonly string[]): Shown | null {
  const items = printsIn(p.body).flatMap((call): Item[] => {
    const text = p.source.slice(call.from, call.to)
    const match =
      /^print\(f?(["'])([ \t[(*-]*)(\d|[a-zA-Z](?=[\])]?[ \t]*[.):\-=]))([\])]?[ \t]*[.):\-=]*[ \t]*)(\p{L}[^"'\\]*)\1\)$/u.exec(
        text,
      )
    if (!match) return []
    const { from, to } = linesOf(p, call)
    const labelFrom = call.from + text.lastIndexOf(match[5] ?? '')
    return [
      { key: match[3] ?? '', label: match[5] ?? '', from, to, labelFrom, labelTo: labelFrom + (match[5] ?? '').length },
    ]
  })
  return items.filter(({ key }) => keys.includes(key)).length >= 2 ? { items, isInLines: true } : null
}

const ITEM = /(?:(?<![\p{L}\d])|(?<=\\n))([\da-zA-Z])(\s*[-.):=]+\s*|\s+)(\p{L}{2}[\p{L} ]*\p{L})/gu

/** `"1 ver, 2 agregar, 0 salir: "` */
function inText(p: Program, keys: readonly string[]): Shown | null {
  for (const { node } of [...p.spots('string'), ...p.spots('format-string')]) {
    const text = p.source.slice(node.from, node.to)
    const found = [...text.matchAll(ITEM)]
    if (found.filter(([, key = '']) => keys.includes(key)).length < 2) continue
    const items = found.map((match, at): Item => {
      const label = (match[3] ?? '').trim()
      const labelFrom = node.from + match.index + match[0].length - (match[3] ?? '').length
      const end = found[at + 1]?.index ?? match.index + match[0].length
      return {
        key: match[1] ?? '',
        label,
        from: node.from + match.index,
        to: node.from + end,
        labelFrom,
        labelTo: labelFrom + label.length,
      }
    })
    return { items, isInLines: false }
  }
  return null
}

/** What becomes of a menu as it is shown: keys and names that change, options that go, and new ones before another or at the end. */
export type Reshown = {
  keys: ReadonlyMap<string, string>
  labels: ReadonlyMap<string, string>
  gone: ReadonlySet<string>
  added: readonly { key: string; label: string }[]
  before: string | null
}

export function shownEdits(p: Program, shown: Shown, { keys, labels, gone, added, before }: Reshown): Edit[] {
  const { items, isInLines } = shown
  const kept = items.filter(({ key }) => !gone.has(key))
  const edits = kept.flatMap(({ key, from, labelFrom, labelTo }): Edit[] => {
    const [own, label] = [keys.get(key), labels.get(key)]
    const at = isInLines
      ? from + p.source.slice(from, labelFrom).search(new RegExp(`(?<=["'][ \\t[(*-]*)${key}`))
      : from
    return [
      ...(own === undefined ? [] : [{ from: at, to: at + key.length, text: own }]),
      ...(label === undefined ? [] : [{ from: labelFrom, to: labelTo, text: label }]),
    ]
  })
  const removed = items.filter(({ key }) => gone.has(key)).map((item, _, all) => removal(p, shown, item, all.length))
  const next = items.find(({ key }) => key === before)
  const model = next ?? items.at(-1)
  if (model === undefined || added.length === 0) return [...edits, ...removed]
  const pieces = added.map((one) => pieceLike(p, model, one, { items, isInLines }))
  const at = next ? model.from : isInLines ? model.to : model.labelTo
  const text = isInLines
    ? next
      ? pieces.map((piece) => `${piece}\n`).join('')
      : pieces.map((piece) => `\n${piece}`).join('')
    : next
      ? pieces.join('')
      : pieces
          .map((piece) => `${separator(p, items)}${piece.slice(0, piece.length - separator(p, items).length)}`)
          .join('')
  return [...edits, ...removed, { from: at, to: at, text }]
}

/** What stands between two options in one text. */
const separator = (p: Program, items: readonly Item[]) => {
  const [first] = items
  return first ? p.source.slice(first.labelTo, first.to) : ', '
}

function pieceLike(
  p: Program,
  model: Item,
  { key, label }: { key: string; label: string },
  { items, isInLines }: Shown,
): string {
  const head = p.source.slice(model.from, model.labelFrom)
  const own = isInLines ? head.replace(/(?<=["'][ \t[(*-]*)[\da-zA-Z]/, key) : key + head.slice(model.key.length)
  const isLower = model.label === model.label.toLowerCase()
  const name = isLower ? label.toLowerCase() : label
  return own + name + (isInLines ? p.source.slice(model.labelTo, model.to) : separator(p, items))
}

/** A line goes with its end; a piece of a text with what joins it to the next, the last one with what joins it to the one before. */
function removal(p: Program, { items, isInLines }: Shown, item: Item, _count: number): Edit {
  if (isInLines) return { from: item.from, to: Math.min(item.to + 1, p.source.length), text: '' }
  const at = items.indexOf(item)
  const previous = items[at - 1]
  if (at === items.length - 1 && previous) return { from: previous.labelTo, to: item.labelTo, text: '' }
  return { from: item.from, to: item.to, text: '' }
}
