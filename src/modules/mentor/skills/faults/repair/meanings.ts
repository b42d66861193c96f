import { inDigits } from '../../../engine/lexicon/number-words'
import { piecesOf } from './stated-values'

/** Whether an output is what a word means, where another came before it. */
export type Meaning = (output: string, before: string) => boolean

const ASCENDING = String.raw`(?:de menor a mayor|de mas pequeno|ascendente|creciente|alfabetic\w+)`
const DESCENDING = '(?:de mayor a menor|de mas grande|descendente|decreciente)'
const WISH = String.raw`(?:quiero|queria|quisiera|deber\w+|tendri\w+ que|necesito|tiene que|se supone|en vez de|en lugar de|y no|lo quiero)`

/** What is wished in words, the first that is said. «Sale de menor a mayor y lo quiero de mayor a menor»: the wish counts. */
const MEANINGS: readonly (readonly [RegExp, Meaning])[] = [
  [new RegExp(`\\b${WISH}\\b(?: \\w+){0,5} ${DESCENDING}\\b`), sorted(-1)],
  [new RegExp(`\\b${WISH}\\b(?: \\w+){0,5} ${ASCENDING}\\b`), sorted(1)],
  [
    new RegExp(`\\borden\\w+ (?:\\w+ ){0,5}?${DESCENDING} .{0,12}\\b(?:sale|quedan?|da|pone)n?\\b.{0,20}${ASCENDING}`),
    sorted(-1),
  ],
  [
    new RegExp(`\\borden\\w+ (?:\\w+ ){0,5}?${ASCENDING} .{0,12}\\b(?:sale|quedan?|da|pone)n?\\b.{0,20}${DESCENDING}`),
    sorted(1),
  ],
  [/\b(?:quitar|quito|eliminar|elimina|borrar|sin|no quiero)(?: \w+){0,3} (?:repetid|duplicad)\w*/, withoutDoubles],
  [
    /\b(?:quitar|quito|eliminar|elimina|borrar|borra|sin)(?: \w+){0,3} (?:los|numeros) pares\b/,
    allNumbers((number) => Math.abs(number % 2) === 1),
  ],
  [
    /\b(?:quitar|quito|eliminar|elimina|borrar|borra|sin)(?: \w+){0,3} (?:los|numeros) impares\b/,
    allNumbers((number) => number % 2 === 0),
  ],
  [
    /\b(?:quiero|solo|sacar|saca|imprim\w+|mostrar|deber\w+)(?: \w+){0,3} (?:los|numeros) pares\b/,
    allNumbers((number) => number % 2 === 0),
  ],
  [
    /\b(?:quiero|solo|sacar|saca|imprim\w+|mostrar|deber\w+)(?: \w+){0,3} (?:los|numeros) impares\b/,
    allNumbers((number) => Math.abs(number % 2) === 1),
  ],
  [
    /\b(?:al|del) reves\b|\b(?:orden contrario|invertid[oa]s?)\b|\b(?:da|dar|darle|doy|invert\w+|invierto)\b.{0,30}\b(?:la vuelta|palabra|texto|lista|cadena|frase)\b/,
    turned,
  ],
]

export const meaningOf = (plain: string): Meaning | null =>
  MEANINGS.find(([words]) => words.test(plain))?.[1] ?? soMany(plain)

/** «Los 3 últimos y me salen 2»: so many, and of the last ones none may be cut at the end. */
function soMany(plain: string): Meaning | null {
  const [, a, b, c, d] =
    /\b(?:los|las) (?:(ultim|primer)\w+ (\w+)|(\w+) (ultim|primer)\w+)\b.{0,40}\b(?:sale|salen|da|dan|saca|coge|muestra|imprime|quedan?|devuelve)\b/.exec(
      plain,
    ) ?? []
  const count = Number(inDigits(b ?? c ?? '')) || 0
  if (count < 2) return null
  const isLast = (a ?? d) === 'ultim'
  return (output, before) => {
    const [now, old] = [piecesOf(output, false), piecesOf(before, false)]
    return now.length === count && old.length < count === (isLast ? now.at(-1) !== old.at(-1) : now.length > old.length)
  }
}

const numbersOf = (output: string) => {
  const pieces = piecesOf(output, false)
  return pieces.every((piece) => /^-?\d/.test(piece)) ? pieces.map(Number) : []
}

const sameItems = (a: readonly string[], b: readonly string[]) => a.toSorted().join(' ') === b.toSorted().join(' ')

function sorted(way: 1 | -1): Meaning {
  return (output, before) => {
    const pieces = piecesOf(output, false)
    const numbers = numbersOf(output)
    const compare = (at: number) =>
      numbers.length > 0
        ? (numbers[at] ?? 0) - (numbers[at - 1] ?? 0)
        : (pieces[at] ?? '').localeCompare(pieces[at - 1] ?? '', 'es')
    return (
      pieces.length > 1 &&
      sameItems(pieces, piecesOf(before, false)) &&
      pieces.every((_, at) => at === 0 || compare(at) * way >= 0)
    )
  }
}

function withoutDoubles(output: string): boolean {
  const pieces = piecesOf(output, false)
  return pieces.length > 1 && new Set(pieces).size === pieces.length
}

function allNumbers(fits: (number: number) => boolean): Meaning {
  return (output) => {
    const numbers = numbersOf(output)
    return numbers.length > 0 && numbers.every(fits)
  }
}

/** Pieces, or the letters of a single word, in the opposite order. */
function turned(output: string, before: string): boolean {
  const [now, old] = [piecesOf(output, false), piecesOf(before, false)]
  const isOneWord = old.length === 1
  const [a, b] = isOneWord ? [[...(now[0] ?? '')], [...(old[0] ?? '')]] : [now, old]
  return a.length > 1 && a.join(' ') !== b.join(' ') && a.join(' ') === b.toReversed().join(' ')
}
