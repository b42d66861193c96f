import { inlineCode } from '../../engine/compose'

const MAX_CHANGES = 5
/** Programs with more lines in between are told as one change. */
const MAX_COMPARED = 200

/** Which lines changed, before and after. */
export function changedLines(before: string, after: string): string[] {
  const items = hunksOf(before.trimEnd().split('\n'), after.trimEnd().split('\n')).flatMap(told)
  const shown = items.slice(0, MAX_CHANGES)
  return items.length > MAX_CHANGES ? [...shown, `…y ${items.length - MAX_CHANGES} líneas más.`] : shown
}

/** Lines that go and lines that come in one place; `at` is the number of the first that goes, from 1. */
type Hunk = { at: number; gone: string[]; come: string[] }

function told({ at, gone, come }: Hunk): string[] {
  if (gone.length === come.length) return gone.map((line, index) => change(at + index, line, come[index] ?? ''))
  const added = come.filter((line) => line.trim() !== '')
  if (gone.length === 0) {
    const place = at === 1 ? 'al principio' : `debajo de la ${at - 1}`
    const [only, second] = added
    if (only === undefined) return []
    return second === undefined
      ? [`Línea nueva ${place}: ${inlineCode(only)}`]
      : [`Líneas nuevas ${place}: ${added.map(inlineCode).join(' · ')}`]
  }
  const [first] = gone.filter((line) => line.trim() !== '')
  if (come.length === 0) return gone.map((line, index) => `Quitada la línea ${at + index}: ${inlineCode(line)}`)
  const where =
    first === undefined ? `Línea ${at}: ahora hay` : `Línea ${at}: donde ponía ${inlineCode(first)} ahora hay`
  const [sole] = added
  if (sole !== undefined && added.length === 1 && gone.length > 1)
    return [`${linesNamed(at, gone.length)}: en su lugar pone solo ${inlineCode(sole)}`]
  return [
    `${where} ${come.length} ${come.length === 1 ? 'línea' : 'líneas'}, desde ${inlineCode(come.find((line) => line.trim() !== '') ?? '')}`,
  ]
}

function hunksOf(old: readonly string[], now: readonly string[]): Hunk[] {
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  if (gone.length > MAX_COMPARED || come.length > MAX_COMPARED) return [{ at: start + 1, gone, come }]
  const common = longestCommon(gone, come)
  const hunks: Hunk[] = []
  let hunk: Hunk | null = null
  let [i, j] = [0, 0]
  while (i < gone.length || j < come.length) {
    const [left, right] = [gone[i], come[j]]
    if (left !== undefined && left === right) {
      hunk = null
      i += 1
      j += 1
      continue
    }
    if (hunk === null) {
      hunk = { at: start + i + 1, gone: [], come: [] }
      hunks.push(hunk)
    }
    const isGone = right === undefined || (left !== undefined && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    if (isGone && left !== undefined) {
      hunk.gone.push(left)
      i += 1
    } else if (right !== undefined) {
      hunk.come.push(right)
      j += 1
    }
  }
  return hunks
}

/** `[i][j]`: how many lines the rests from `i` and from `j` have in common, in their order. */
function longestCommon(old: readonly string[], now: readonly string[]): number[][] {
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i]
      if (row)
        row[j] =
          old[i] === now[j] ? (common[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(common[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return common
}

function change(line: number, before: string, after: string): string {
  if (before.trim() === after.trim())
    return `Línea ${line}: ${inlineCode(after.trim())} ${marginTold(marginOf(before), marginOf(after))}.`
  if (after.trim() === '') return `Línea ${line}: sobra ${inlineCode(before)}.`
  if (before.trim() === '') return `Añadida: ${inlineCode(after)}`
  return `Línea ${line}: ${inlineCode(before)} → ${inlineCode(after)}`
}

const marginOf = (line: string) => line.length - line.trimStart().length
const spaces = (count: number) => (count === 1 ? '1 espacio' : `${count} espacios`)

function marginTold(before: number, after: number): string {
  if (after === 0) return 'ya no lleva espacios delante'
  return `ahora lleva ${spaces(after)} delante (antes, ${before === 0 ? 'ninguno' : before})`
}

const linesNamed = (from: number, count: number) =>
  count === 2 ? `Líneas ${from} y ${from + 1}` : `Líneas ${from} a ${from + count - 1}`
