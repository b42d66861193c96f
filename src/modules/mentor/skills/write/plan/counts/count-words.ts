import type { Reading } from '../../compose/reading'
import { predicatesIn, testOf } from '../../compose/sequences/find-predicates'

/** A piece of a request about counted numbers: a condition, what is written, the case that all conditions hold, or that none does. */
export type Item =
  | { kind: 'condition'; from: number; to: number; test: string; by: number | null }
  | { kind: 'word'; from: number; to: number; text: string }
  | { kind: 'both' | 'rest'; from: number; to: number }

export const NUMBER = 'numero'
const OF_NUMBERS = /^(?:even|odd|prime|multiple|greater|less|at-least|at-most|equal)$/
const DIGITS: readonly { words: RegExp; test: (digit: string) => string }[] = [
  {
    words: /\b(?:termin\w+|acab\w+) (?:en|con|por) (?:el |un |la cifra |el digito )?(\d)\b/g,
    test: (digit) => `${NUMBER} % 10 == ${digit}`,
  },
  {
    words:
      /\b(?:conten\w+|contien\w+|lleve\w*|teng\w+|tien\w+|incluy\w+) (?:(?:el|un|al menos|la|numero|digito|cifra) )*(\d)\b/g,
    test: (digit) => `'${digit}' in str(${NUMBER})`,
  },
]
/** «de 3 Fizz, de 5 Buzz»: the second one is a multiple as well. */
const MORE_OF =
  /(?<=\b(?:y|e|o|si|los) |[,;] )(?:(?:si|los|cuando|es|lo|son|el) )*(?:de|del|por|entre) (\d+)(?! (?:en|al?|veces|hasta)\b)/g
const BOTH =
  /\b(?:(?:de|por|entre|para|en|si|son|es|lo|los) )*(?:ambos|ambas|los 2|las 2)\b(?: (?:a la vez|numeros|casos|cosas|ala vez))*/g
const REST = /\b(?:(?:y|en|para) )*(?:el resto|los demas|si no|sino|en otro caso|los otros|en caso contrario)\b/g
const WORD =
  /\b(?:pong\w*|pon|escrib\w+|imprim\w+|dig\w+|di|dice|diciendo|salg\w*|muestr\w+|mostrar|aparezca|por|grit\w+) (?:(?:la|el|un|una|palabra|texto|letra|mensaje|solo) )*(«[^ ]+»|[a-z]{2,})/g
/** «…, pam si es de 7 y pimpam si es de los dos»: the verb is said once. */
const WORD_BEFORE = /(?<=[,;:] |\b(?:y|o|e) )(«[^ ]+»|[a-z]{2,})(?= (?:si|cuando|(?:en|para|por|a) (?:los|las)) )/g
/** What follows a verb of showing and is no word to be written. */
const NO_WORD =
  /^(?:programas?|codigos?|script|funcion|bucle|lista|for|while|l[oa]s?|el|un|una|que|numeros?|pantalla|tod[oa]s?|cada|con|por|del?|desde|y|ese|su|en|multiplos?|pares|impares|primos|solo|separad\w+|cuant\w+|linea|salto|comas?|espacios?|al|ejemplo|consola|favor|teclado|cuadrado|cubo|doble|suma|total|lugar|vez|entero|resultado|si|se|me|\d+)$/

/** All pieces in the order of the request; what `bounds` covers, the numbers themselves, is none. */
export function itemsIn(reading: Reading, bounds: { from: number; to: number }): Item[] {
  const text = `${reading.text.slice(0, bounds.from)}${' '.repeat(bounds.to - bounds.from)}${reading.text.slice(bounds.to)}`
  const whole = [
    ...[...text.matchAll(BOTH)].map((match): Item => ({ kind: 'both', ...placeOf(match) })),
    ...[...text.matchAll(REST)].map((match): Item => ({ kind: 'rest', ...placeOf(match) })),
  ]
  const conditions = conditionsIn(text).filter(
    (one) => whole.every((other) => isApart(one, other)) && !isWritten(reading, one.from),
  )
  const items = [...whole, ...conditions]
  return [...items, ...wordsIn(reading, text, items)].toSorted((a, b) => a.from - b.from)
}

function conditionsIn(text: string): Item[] {
  const found = predicatesIn(text, 'number')
    .filter(({ predicate }) => OF_NUMBERS.test(predicate.id))
    .map(
      (each): Item => ({
        kind: 'condition',
        from: each.from,
        to: each.to,
        test: testOf({ ...each, isNegated: /\bno (?:son |sean? |es )$/.test(text.slice(0, each.from)) }, NUMBER),
        by: each.predicate.id === 'multiple' ? Number(each.value) : null,
      }),
    )
  const digits = DIGITS.flatMap(({ words, test }) =>
    [...text.matchAll(words)].map(
      (match): Item => ({ kind: 'condition', ...placeOf(match), test: test(match[1] ?? '0'), by: null }),
    ),
  )
  const isOfMultiples = found.some((item) => item.kind === 'condition' && item.by !== null)
  const more = (isOfMultiples ? [...text.matchAll(MORE_OF)] : []).map(
    (match): Item => ({
      kind: 'condition',
      ...placeOf(match),
      test: `${NUMBER} % ${match[1]} == 0`,
      by: Number(match[1]),
    }),
  )
  const all = [...found, ...digits, ...more]
  return all.filter((one, at) => all.slice(0, at).every((other) => isApart(one, other)))
}

/** What is quoted, what stands in capitals, and what a verb of showing has behind it. */
function wordsIn(reading: Reading, text: string, taken: readonly Item[]): Item[] {
  const behind = new Set(
    [...text.matchAll(WORD), ...text.matchAll(WORD_BEFORE)]
      .filter(([, word = '']) => !NO_WORD.test(word))
      .map((match) => placeOf(match).to),
  )
  return reading.words.flatMap(({ plain, text: written }, at): Item[] => {
    const from = reading.offsetOf(at)
    const place = { from, to: from + plain.length }
    if (text.slice(place.from, place.to) !== plain || taken.some((item) => !isApart(item, place))) return []
    return isWritten(reading, from) || behind.has(place.to)
      ? [{ kind: 'word', ...place, text: written.replace(/['{}\\]/g, '') }]
      : []
  })
}

/** Whether the word at a place is given as it is to be written: quoted, in capitals, or a name in the middle of a sentence. */
function isWritten(reading: Reading, place: number): boolean {
  const at = reading.words.findLastIndex((_, index) => reading.offsetOf(index) <= place)
  const { plain = '', text = '' } = reading.words[at] ?? {}
  const isName = /^\p{Lu}\p{L}+$/u.test(text) && !/^[.;:!?¿¡]?$/.test(reading.words[at - 1]?.plain ?? '')
  return plain.startsWith('«') || /^\p{Lu}{2,}$/u.test(text) || isName
}

const isApart = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.to <= other.from || one.from >= other.to

const placeOf = (match: RegExpExecArray | RegExpMatchArray) => ({
  from: match.index ?? 0,
  to: (match.index ?? 0) + match[0].length,
})
