import { allOf } from '../../all-of'
import type { Reading, Span } from '../../compose/reading'
import { type Item, itemsIn } from './count-words'

/** What is written in place of a number for which `test` holds. */
export type Replacement = { test: string; text: string }
/** Numbers in their order, `last` being one or what is typed (`n`): which are left out, and which are written as something else. */
export type Count = {
  first: number
  last: number | 'n'
  step: number
  without: string[]
  replaced: Replacement[]
  otherwise: string | null
}

const BOUNDS: readonly RegExp[] = [
  /\b(?:(?:los|todos|numeros|enteros) )*(?:del?|desde|entre) (?:el )?(\d{1,6}) (?:al?|hasta|y) (?:el )?(\d{1,6}|n\b|numero que)/,
  /\b(?:los )?(?:primeros (\d{1,6}) numeros|(\d{1,6}) primeros numeros)\b/,
  /\b(?:numeros|cuent\w+|contar) hasta (?:el )?(\d{1,6}|n)\b/,
  /\bhasta (?:el |un )?(?:numero|valor|limite) que (?:(?:el|usuario|yo|se|la|persona) )*(?:diga|escriba|ponga|introduzca|elija|indique|quiera|meta|pida|teclee)(?: (?:el usuario|yo|la persona))?\b/,
]
const STEP = /\b(?:de|cada) (\d{1,4}) en \d{1,4}\b/
/** «saltando los múltiplos de 10», «menos los pares», «sin los que terminan en 0». */
const LEAVES_OUT =
  /\b(?:salt\w+|menos|excepto|salvo|sin(?: (?:mostrar|imprimir|contar|poner))?|omit\w+|ignor\w+|quit\w+|exclu\w+)(?: (?:se|los|las|todos|el|que|numeros|son|sean))* $/
const JOINS = /^ (y|e|o|u)(?: (?:que|sea|son|es|a|la|vez|tambien|si|los|de))* $/

/** The numbers that a request counts with what is to be written for some of them; null where all are written as they are. */
export function readCount(reading: Reading): Count | null {
  const bounds = boundsIn(reading)
  if (bounds === null) return null
  const labels = readLabels(reading, bounds)
  if (labels === null) return null
  const step = reading.take(STEP)
  reading.use(bounds)
  const size = Number(step?.groups[0] ?? 1)
  const isDown = bounds.last !== 'n' && bounds.last < bounds.first
  return { first: bounds.first, last: bounds.last, step: isDown ? -size : size, ...labels }
}

/** What is left out of some numbers, and what is written for others of them. */
export type Labels = Pick<Count, 'without' | 'replaced' | 'otherwise'>

/** The labels by themselves, of numbers that stand somewhere else than in `bounds`; null where none is told. */
export function readLabels(reading: Reading, bounds: Span): Labels | null {
  const items = joined(reading, itemsIn(reading, bounds))
  const isOut = (item: Item) => item.kind === 'condition' && LEAVES_OUT.test(reading.text.slice(0, item.from))
  const without = items.flatMap((item) => (item.kind === 'condition' && isOut(item) ? [`not (${item.test})`] : []))
  const pairs = paired(items.filter((item) => !isOut(item)))
  if (pairs === null || without.length + pairs.replaced.length === 0) return null
  for (const place of items) reading.use(place)
  return { without: without.map(simple), ...pairs }
}

const simple = (test: string) =>
  test
    .replace(/^not \((numero % \d+) == (\d+)\)$/, '$1 != $2')
    .replace(/^not \((.+) in (.+)\)$/, '$1 not in $2')
    .replace(/^not \((numero % 2) != 0\)$/, '$1 == 0')

function boundsIn(reading: Reading): (Span & Pick<Count, 'first' | 'last'>) | null {
  for (const [at, pattern] of BOUNDS.entries()) {
    const found = reading.find(pattern)
    if (!found) continue
    const [one, two] = found.groups
    const end = at === 0 ? two : (one ?? two)
    const last = end !== undefined && /^\d/.test(end) ? Number(end) : 'n'
    return { from: found.from, to: found.to, first: at === 0 ? Number(one) : 1, last }
  }
  return null
}

/** Conditions that stand side by side are one. */
function joined(reading: Reading, items: readonly Item[]): Item[] {
  const all: Item[] = []
  for (const item of items) {
    const last = all.at(-1)
    const join =
      last?.kind === 'condition' && item.kind === 'condition'
        ? JOINS.exec(reading.text.slice(last.to, item.from))
        : null
    if (join && last?.kind === 'condition' && item.kind === 'condition') {
      const word = /^[ou]$/.test(join[1] ?? '') ? 'or' : 'and'
      all.splice(-1, 1, { ...last, to: item.to, test: `${last.test} ${word} ${item.test}`, by: null })
    } else all.push(item)
  }
  return all
}

/** Each condition with its word, in whichever order the request has them; the narrower case first. */
function paired(items: readonly Item[]): Pick<Count, 'replaced' | 'otherwise'> | null {
  if (items.length === 0) return { replaced: [], otherwise: null }
  const isWordFirst = items[0]?.kind === 'word' && items.at(-1)?.kind !== 'word'
  const ordered = isWordFirst ? items.toReversed() : items
  const tests = items.flatMap((item) => (item.kind === 'condition' ? [item.test] : []))
  const replaced: Replacement[] = []
  let otherwise: string | null = null
  let open: Item | null = null
  for (const item of ordered) {
    if (item.kind !== 'word') {
      // «el resto normal» says nothing else than that they stay as they are.
      if (open !== null && open.kind !== 'rest') return null
      open = item
    } else if (open === null) return null
    else {
      if (open.kind === 'rest') otherwise = item.text
      else if (open.kind === 'both') replaced.unshift({ test: allOf(tests.slice(0, 2)), text: item.text })
      else if (open.kind === 'condition') place(replaced, { test: open.test, text: item.text })
      open = null
    }
  }
  const isRead = open === null || open.kind === 'rest'
  return isRead ? { replaced: isWordFirst ? asTold(replaced) : replaced, otherwise } : null
}

/** In the order of the request, behind the cases that hold of several at once. */
const asTold = (replaced: readonly Replacement[]): Replacement[] => [
  ...replaced.filter(({ test }) => test.includes(' and ')),
  ...replaced.filter(({ test }) => !test.includes(' and ')).toReversed(),
]

/** What asks for two things at once is tried before what asks for one. */
function place(replaced: Replacement[], one: Replacement): void {
  if (one.test.includes(' and ')) replaced.unshift(one)
  else replaced.push(one)
}
