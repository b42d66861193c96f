import { asksWhetherItDoes } from '../../../engine/requests/aim'
import type { Expression } from '../../../python/ast'
import type { ReadChange, Wish } from '../change'
import { callsOf, ownFunctions } from './names'
import { hasInput, typedAgain } from './values'

/** Other data of some kind: what a number, a text becomes; null where that kind of value cannot be so. */
type Sample = { number: string | null; text: string | null }
const given = (words: RegExp, number: Sample['number'], text: Sample['text']) => ({ words, number, text })

const SAMPLES = [
  given(/\bcomillas\b/, '""', null),
  given(
    /\b(?:dos|doble|varios|muchos) espacios\b|\bespacios (?:seguidos|de mas|dobles|repetidos)\b/,
    null,
    'hola  qué  tal',
  ),
  given(/\bespacios? (?:al (?:principio|final)|delante|detras|a los lados)\b/, null, '  hola  '),
  given(/\b(?:decimal\w*|comas?|con punto|float)\b/, '2.5', null),
  given(/\bnegativ\w+|\bmenores? que cero\b|\bbajo cero\b/, '-3', null),
  given(/\bceros?\b/, '0', null),
  given(/\b(?:numeros? )?(?:muy |mas )?grandes?\b/, '1000000', null),
  given(/\bmayusculas?\b/, null, 'HOLA'),
  given(/\bminusculas?\b/, null, 'hola'),
  given(/\b(?:acentos?|tildes?|acentuad\w+)\b/, null, 'canción'),
  given(/\b(?:frases?|varias palabras|espacios|oracion\w*)\b/, null, 'hola qué tal'),
  given(/\b(?:nada|vaci[oa]s?|en blanco)\b/, null, ''),
  given(/\b(?:texto|textos|palabras?|letras?|strings?|cadenas?|no (?:es|sea) (?:un )?numero)\b/, 'hola', 'hola'),
  given(/\bnumeros?\b/, null, '123'),
]

/** «¿Funciona con decimales?», «¿y si está en mayúsculas?»: the data of the program, or what is typed, of that kind. */
export const sample: ReadChange = (wish) => {
  const kind = SAMPLES.find(({ words }) => words.test(wish.said))
  // Code in place of other code is a change of the program, whatever words stand in it.
  if (!wish.frame.isFollowUp || /\ben (?:vez|lugar) de\b.*[=()[\]]/.test(wish.said)) return null
  // What is alike in data is no kind of data.
  if (/\b(?:repetid|repiten|duplicad|iguales)/.test(wish.said)) return null
  // Who wants something otherwise tries nothing.
  if (kind === undefined || /\b(?:no )?(?:quier|quisier|necesit)\w+/.test(wish.said)) return null
  if (
    !asksWhetherItDoes(wish.frame.message.text, wish.frame.plain) &&
    !/\b(?:si|cuando|con|para|puedo|puede|funciona|acepta|admite|sirve|pongo)\b/.test(wish.said)
  )
    return null
  if (hasInput(wish) && kind.number !== '""')
    return {
      edits: [],
      input: typedAgain(/\bcomas?\b/.test(wish.said) ? '2,5' : (kind.number ?? kind.text ?? ''), wish),
    }
  const all = dataOf(wish)
  // One of two is meant, whichever: the first.
  const data = /\bun[oa] (?:de ell[oa]s )?(?:es|fuera|sea)\b/.test(wish.said) ? all.slice(0, 1) : all
  const edits = data.flatMap((node) => {
    const text = sampleFor(node, kind, wish)
    return text === null ? [] : [{ from: node.from, to: node.to, text }]
  })
  return edits.length === 0 ? null : { edits }
}

function sampleFor(node: Expression, { words, number, text }: (typeof SAMPLES)[number], wish: Wish): string | null {
  if (node.kind === 'string' && IS_NUMBER.test(wish.said)) return text
  if (node.kind === 'string') return text === null ? null : quoted(ofKind(node.value, words, text))
  if (node.kind !== 'number' || number === null) return null
  if (number === '""') return quoted(node.text)
  if (number === '-3') return `-${wish.text.slice(node.from, node.to)}`
  if (number === '2.5') return /\./.test(node.text) ? null : `${node.text}.5`
  return /^-?\d/.test(number) ? number : quoted(number)
}

/** «Si uno es un número», and not one that stands in the text. */
const IS_NUMBER = /\b(?:es|fuera|sea|son|paso|pasa|doy|meto|mando) (?:un )?numeros?\b/

/** The person's own text in the other letters. */
const ofKind = (value: string, words: RegExp, text: string) =>
  words.test('mayusculas') ? value.toUpperCase() : words.test('minusculas') ? value.toLowerCase() : text
const quoted = (text: string) => JSON.stringify(text)

const MAX_DATA = 12

/** The values that the program works with: those its function is called with, else those of its first list or name. */
function dataOf(wish: Wish): Expression[] {
  const own = ownFunctions(wish).flatMap(({ name }) => callsOf(name, wish).slice(-1))
  const called = own.flatMap((call) => call.arguments.flatMap(({ value }) => leavesOf(value)))
  if (called.length > 0) return called.slice(0, MAX_DATA)
  const assigned = wish.source.module.body.flatMap((node) => (node.kind === 'assign' ? [node.value] : []))
  const holders = assigned.filter(({ kind }) => kind === 'list' || kind === 'tuple' || kind === 'dict')
  const [first] = holders.length > 0 ? holders : assigned.filter(({ kind }) => kind === 'string' || kind === 'number')
  return first === undefined ? [] : leavesOf(first).slice(0, MAX_DATA)
}

function leavesOf(node: Expression): Expression[] {
  if (node.kind === 'string' || node.kind === 'number') return [node]
  if (node.kind === 'list' || node.kind === 'tuple' || node.kind === 'set') return node.items.flatMap(leavesOf)
  return node.kind === 'dict' ? node.entries.flatMap(({ value }) => leavesOf(value)) : []
}
