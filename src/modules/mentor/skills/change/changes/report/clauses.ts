import type { Span } from '../../change'

const BREAK = /[.;:!?¿¡]+(?!\d)|,(?!\d)| (?:y|e|pero) (?!(?:menos|mas) )|¦+| (?=con (?:\d|un|dos|tres|sin) decimal)/g

/** The clauses of plain words, a remark in brackets with the clause before it: «cuántos aprobados hay (5 o más)». */
export function clausesIn(plain: string): Span[] {
  const clauses: Span[] = []
  let from = 0
  for (const match of plain.matchAll(BREAK)) {
    if (isBetween(plain, match.index)) continue
    clauses.push({ from, to: match.index })
    from = match.index + match[0].length
  }
  return [...clauses, { from, to: plain.length }].filter(({ from, to }) => plain.slice(from, to).trim() !== '')
}

/** «entre 1 y 7» is one thing, and what stands in brackets belongs together. */
function isBetween(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 24), at)
  return /\bentre (?:el )?-?[\d.,]+(?: \w+)?$/.test(before) || plain.lastIndexOf('(', at) > plain.lastIndexOf(')', at)
}
