import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../faults/program'
import { linesOf, printsIn, textLiteral } from '../../source'

type Shown = { known: readonly { number: number; label: string }[]; last: number }

/** Where a menu shows its options, the new ones are shown as well: a line each, or in the one text that has them all. */
export function shownIn(p: Program, { known, last }: Shown): Edit[] {
  return asLines(p, { known, last }) ?? inText(p, known) ?? []
}

/** `print("3. Salir")` */
function asLines(p: Program, { known, last }: Shown): Edit[] | null {
  const lines = printsIn(p.body).flatMap((call) => {
    const match = /^print\((["'])(\s*)(\d)(\s*[.):-]*\s*)(?=\p{L})[^\d]*$/u.exec(p.source.slice(call.from, call.to))
    return match ? [{ call, number: Number(match[3]), mark: `${match[2]}`, behind: match[4] ?? '. ' }] : []
  })
  const end = lines.find(({ number }) => number === last) ?? lines.at(-1)
  if (!end || lines.length < 2) return null
  const { from, to } = linesOf(p, end.call)
  const indent = p.source.slice(from, end.call.from)
  const isFirst = known.every(({ number }) => number < end.number) || end.number === 0
  const texts = known.map(
    ({ number, label }) => `${indent}print(${textLiteral(p, `${end.mark}${number}${end.behind}${label}`)})`,
  )
  return isFirst
    ? [{ from, to: from, text: `${texts.join('\n')}\n` }]
    : [{ from: to, to, text: `\n${texts.join('\n')}` }]
}

const ITEM = /(?<!\d)(\d)(\s*[-.):=]*\s*)(\p{L}[\p{L} ]*\p{L})/gu

/** `"1 ver, 2 agregar, 0 salir: "`: before the last one, written as the one before it. */
function inText(p: Program, known: Shown['known']): Edit[] | null {
  for (const { node } of [...p.spots('string'), ...p.spots('format-string')]) {
    const text = p.source.slice(node.from, node.to)
    const items = [...text.matchAll(ITEM)]
    const [before, last] = items.slice(-2)
    if (!before || !last || items.length < 2) continue
    const piece = text.slice(before.index, last.index)
    const isLower = before[3] === before[3]?.toLowerCase()
    const added = known.map(({ number, label }) =>
      piece.replace(before[1] ?? '', String(number)).replace(before[3] ?? '', isLower ? label.toLowerCase() : label),
    )
    const at = node.from + last.index
    return [{ from: at, to: at, text: added.join('') }]
  }
  return null
}
