import { inDigits } from '../../../engine/lexicon/number-words'
import { calledName, keywordOf } from '../../explain/idioms/in-calls'
import { type Change, callsIn, type ReadChange, replaced, statements, type Wish } from '../change'

const NUMBER = '(-?\\d+|uno|cero|dos|tres|cinco|diez|cien)'
const numberOf = (text: string | undefined) => inDigits(text ?? '')

/** «que empiece en 1», «desde el 10». */
export const start: ReadChange = (wish) => {
  const found = new RegExp(
    `\\b(?:empiece|empezar|empieza|empezara|empezase|comience|comenzar|comienza|arranque|arranca|inicie|desde)\\b\\D{0,20}?${NUMBER}\\b`,
  ).exec(wish.frame.plain)
  if (found === null) return null
  const number = numberOf(found[1])
  const [enumerated] = callsIn(wish).filter((node) => calledName(node) === 'enumerate')
  if (enumerated) {
    const given = keywordOf(enumerated, 'start')?.value ?? enumerated.arguments[1]?.value
    if (given) return replaced(given, number)
    const last = enumerated.arguments.at(-1)
    return last ? { edits: [{ from: last.to, to: last.to, text: `, start=${number}` }] } : null
  }
  const [range, another] = rangesIn(wish)
  if (range && another) return MORE_THAN_ONE
  const [first, second] = range?.arguments ?? []
  if (first && second) return replaced(first, number)
  if (first) return { edits: [{ from: first.from, to: first.from, text: `${number}, ` }] }
  return startValue(wish, number)
}

const MORE_THAN_ONE: Change = { question: 'Hay más de un `range`. ¿De cuál hablas: en qué línea está?' }
const rangesIn = (wish: Wish) => callsIn(wish).filter((node) => calledName(node) === 'range')

/** A counter that a `while` uses, or what a loop adds to. */
function startValue(wish: Wish, number: string): Change | null {
  if (!statements(wish).some(({ kind }) => kind === 'while' || kind === 'augmented-assign')) return null
  const given = wish.source.module.body.filter((node) => node.kind === 'assign' && node.value.kind === 'number')
  const [only, ...more] = given
  return only?.kind === 'assign' && more.length === 0 ? replaced(only.value, number) : null
}

/** «hasta el 20», «que llegue a 100»: the last number is meant to be among them. */
export const end: ReadChange = (wish) => {
  const found = new RegExp(
    `\\b(?:hasta|llegue|llegar|llega|termine en|acabe en|llegase|llegara)\\b(?: (?:a|al|el|en|numero))*\\s*${NUMBER}\\b`,
  ).exec(wish.frame.plain)
  if (found === null) return null
  const [range, another] = rangesIn(wish)
  if (range && another) return MORE_THAN_ONE
  const stop = range?.arguments[1] ?? range?.arguments[0]
  return stop ? replaced(stop, String(Number(numberOf(found[1])) + 1)) : null
}

/** «de 2 en 2». */
export const step: ReadChange = (wish) => {
  const found = new RegExp(`\\bde ${NUMBER} en ${NUMBER}\\b`).exec(wish.frame.plain)
  const [range, another] = rangesIn(wish)
  if (found === null || !range || another) return null
  const size = numberOf(found[1])
  const [first, second, third] = range.arguments
  if (third) return replaced(third, size)
  if (second) return { edits: [{ from: second.to, to: second.to, text: `, ${size}` }] }
  return first
    ? { edits: [{ from: first.from, to: first.to, text: `0, ${wish.text.slice(first.from, first.to)}, ${size}` }] }
    : null
}

const ADD =
  /\b(?:anad\w+|agreg\w+|met\w+|pongo|sumo|incluy\w+|hay|tengo)\s+(?:[a-z]{2,12} ){0,4}?[`"'«]?([^\s`"'»?]+)[`"'»]?\s+(?:mas )?(?:a|en|al final de) (?:la|mi|el|esa)?\s*(?:lista|diccionario|[a-z_]\w*)/

/** «si añado un 7 a la lista». */
export const addition: ReadChange = (wish) => {
  const found = ADD.exec(wish.said)
  const list = statements(wish).find((node) => node.kind === 'assign' && node.value.kind === 'list')
  if (found === null || list?.kind !== 'assign' || list.value.kind !== 'list') return null
  const [, spoken = ''] = found
  const last = list.value.items.at(-1)
  if (!last) return null
  const isText = last.kind === 'string'
  const at = wish.frame.message.prose.toLowerCase().indexOf(spoken)
  const written = at === -1 ? spoken : wish.frame.message.prose.slice(at, at + spoken.length)
  const item = isText && !/^-?\d/.test(spoken) ? `"${written}"` : numberOf(spoken)
  if (!isText && !/^-?\d/.test(item)) return null
  return { edits: [{ from: last.to, to: last.to, text: `, ${item}` }] }
}

/** «si está separado por punto y coma»: what a reader of rows cuts by. */
export const separator: ReadChange = (wish) => {
  if (!/\b(?:separa\w*|separador|delimit\w+|cort\w+|con)\b/.test(wish.said)) return null
  const sign = SEPARATORS.find(([words]) => words.test(wish.said))?.[1]
  const call = callsIn(wish).find((node) => Object.hasOwn(READERS, calledName(node)))
  if (sign === undefined || call === undefined) return null
  const name = READERS[calledName(call) as keyof typeof READERS]
  const given = keywordOf(call, name)?.value
  if (given) return replaced(given, `"${sign}"`)
  const last = call.arguments.at(-1)
  return last ? { edits: [{ from: last.to, to: last.to, text: `, ${name}="${sign}"` }] } : null
}

const READERS = {
  reader: 'delimiter',
  DictReader: 'delimiter',
  writer: 'delimiter',
  read_csv: 'sep',
  to_csv: 'sep',
} as const
const SEPARATORS: readonly (readonly [RegExp, string])[] = [
  [/punto y coma|puntos y comas|;/, ';'],
  [/tabulador\w*|tabulacion\w*|\\t/, '\\t'],
  [/barra|\|/, '|'],
  [/\bcomas?\b/, ','],
]
