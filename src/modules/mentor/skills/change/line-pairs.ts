import { inlineCode } from '../../engine/compose'
import { scriptOf } from '../review/diff'

/** Of more changed lines only the first are told one by one. */
const MAX_TOLD = 8
const MAX_WIDTH = 90
/** Longer programs are not compared: their table would cost more than it tells. */
const MAX_LINES = 400

/** Which lines are different, before → after, with the number that they have now. */
export function changedLines(before: string, after: string): string[] {
  const runs = runsOf(before.trimEnd().split('\n'), after.trimEnd().split('\n'))
  // Where no line stayed, the program is another one, and pairs of lines tell nothing.
  const [only] = runs
  const count = before.trimEnd().split('\n').length
  const come = new Set(only?.come.map(({ text }) => text.trim()))
  const isOther =
    only?.gone.length === count && only.come.length !== count && !only.gone.some((line) => come.has(line.trim()))
  if (count >= 3 && runs.length === 1 && isOther) return []
  const items = runs.flatMap(told)
  return items.length <= MAX_TOLD ? items : [...items.slice(0, MAX_TOLD), `… y ${items.length - MAX_TOLD} sitios más.`]
}

type Run = { gone: string[]; come: { line: number; text: string }[]; at: number }

function told({ gone, come, at }: Run): string[] {
  const old = gone.filter((line) => line.trim() !== '')
  const fresh = come.filter(({ text }) => text.trim() !== '')
  if (fresh.length === 0)
    return old.length === 0
      ? []
      : [`Antes de la línea ${at}: se quita ${code(old[0] ?? '')}${old.length > 1 ? ` y ${old.length - 1} más` : ''}.`]
  if (old.length === fresh.length) {
    return fresh.flatMap(({ line, text }, index) => {
      const [was, is] = [(old[index] ?? '').trim(), text.trim()]
      return was === is ? [] : [`**Línea ${line}:** ${code(was)} → ${code(is)}`]
    })
  }
  const [first, last] = [fresh[0]?.line ?? 0, fresh.at(-1)?.line ?? 0]
  const where = first === last ? `**Línea ${first}` : `**Líneas ${first}–${last}`
  const moved = old.filter((line) => !fresh.some(({ text }) => text.trim() === line.trim()))
  const head = code(fresh[0]?.text.trim() ?? '')
  if (old.length === 0)
    return [`${where}:** ${first === last ? 'nueva' : 'nuevas'}: ${head}${fresh.length > 1 ? ' …' : ''}`]
  if (moved.length === 0)
    return [`${where}:** lo que había está ahora dentro de ${code(around(fresh, old[0] ?? '') ?? '')}`]
  return [
    `${where}:** ${code((moved[0] ?? '').trim())}${moved.length > 1 ? ' …' : ''} → ${code(fresh[0]?.text.trim() ?? '')}${fresh.length > 1 ? ' …' : ''}`,
  ]
}

/** The line whose block a line stands in now. */
function around(fresh: Run['come'], line: string): string | undefined {
  const marginOf = (text: string) => text.length - text.trimStart().length
  const at = fresh.findIndex(({ text }) => text.trim() === line.trim())
  const margin = marginOf(fresh[at]?.text ?? '')
  return (fresh.slice(0, at).findLast(({ text }) => marginOf(text) < margin) ?? fresh[0])?.text
}

const code = (line: string) =>
  inlineCode(
    line.trim().length > MAX_WIDTH
      ? `${line
          .trim()
          .slice(0, MAX_WIDTH - 1)
          .toWellFormed()}…`
      : line.trim(),
  )

function runsOf(old: readonly string[], fresh: readonly string[]): Run[] {
  const runs: Run[] = []
  let [i, j] = [0, 0]
  let isOpen = false
  const open = (): Run => {
    const last = runs.at(-1)
    if (isOpen && last) return last
    const run: Run = { gone: [], come: [], at: j + 1 }
    runs.push(run)
    isOpen = true
    return run
  }
  if (old.length > MAX_LINES || fresh.length > MAX_LINES) return []
  for (const { sign } of scriptOf(old, fresh)) {
    if (sign === ' ') {
      isOpen = false
      i += 1
      j += 1
    } else if (sign === '-') {
      open().gone.push(old[i] ?? '')
      i += 1
    } else {
      open().come.push({ line: j + 1, text: fresh[j] ?? '' })
      j += 1
    }
  }
  return runs
}
