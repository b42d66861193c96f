import { randomFrom } from '../../../../python/evaluate/testing/generate'

/** `#` is a figure, `@` a letter, `*` either; what stands in brackets is one of its characters or, with `|`, of its parts. */
export type Shape = string

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** What people and their files put where it does not belong; figures of other scripts, too. */
const FOREIGN = ['ñ', 'Ñ', '&', '٣', '²', '½', 'ß', '_', '.', '-', ' ', '\t', 'é', 'k', 'K', '/']

export type Chance = { next: () => number; pick: <T>(all: readonly T[]) => T; figures: (count: number) => string }

export function chanceFrom(seed: number): Chance {
  const next = randomFrom(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  return { next, pick, figures: (count) => Array.from({ length: count }, () => pick([...DIGITS])).join('') }
}

const fill = (shape: Shape, chance: Chance): string =>
  shape.replace(/\[([^\]]+)\]|[#@*]/g, (mark, parts?: string) => {
    if (parts !== undefined) return fill(chance.pick(parts.includes('|') ? parts.split('|') : [...parts]), chance)
    return chance.pick([...(mark === '#' ? DIGITS : mark === '@' ? LETTERS : DIGITS + LETTERS)])
  })

/**
 * Texts of a shape: right ones (`finish` puts the right end to one), ones that are right but for a slip, ones of the shape alone and
 * ones that are hardly of it.
 */
export function textsOf(shape: Shape, finish: (text: string) => string, { count, chance }: Options): string[] {
  const { next, pick } = chance
  return Array.from({ length: count }, () => {
    const plain = fill(shape, chance)
    const text = next() < 0.75 ? finish(plain) : plain
    const kind = next()
    if (kind < 0.45) return text
    if (kind < 0.55) return text.toLowerCase()
    if (kind < 0.65) return spaced(text, pick([' ', '-', '.', '/']), chance)
    return slipped(text, chance)
  })
}
type Options = { count: number; chance: Chance }

function spaced(text: string, separator: string, { next }: Chance): string {
  return [...text].map((character) => (next() < 0.2 ? separator + character : character)).join('')
}

/** One character changed, left out, doubled or exchanged with the next; now and then nothing but junk. */
function slipped(text: string, { next, pick }: Chance): string {
  const at = Math.floor(next() * text.length)
  const [before, one, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  switch (Math.floor(next() * 6)) {
    case 0:
      return before + pick([...DIGITS, ...LETTERS]) + after
    case 1:
      return before + after
    case 2:
      return before + one + one + after
    case 3:
      return before + after.slice(0, 1) + one + after.slice(1)
    case 4:
      return before + pick(FOREIGN) + after
    default:
      return Array.from({ length: Math.floor(next() * 12) }, () => pick(FOREIGN)).join('')
  }
}
