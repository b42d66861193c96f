import { plainText } from '../../../engine/lexicon/plain-text'
import { isFiller, termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { Task } from '../../../engine/task/task'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'

const CONDITION =
  /(?<!- ?)[<>]=?|\b(?:mayores|menores|superiores|inferiores|mas|menos|encima|debajo) (?:de|que|a) \d|\bsolo (?:los|las|si|con|cuando|el|la)\b|\bque no (?:son|sean?|esten?|tengan?|empiec\w+|termin\w+|han|hayan?)\b|\b(?:mas|menos) [a-z]+s que [a-z]+s\b/

/** Whether a request states a condition that nothing in an entry's own asks is like. */
export const hasOwnCondition = ({ request }: Task, asks: readonly string[]): boolean =>
  CONDITION.test(request.text) && !asks.some((ask) => CONDITION.test(plainText(ask)))

const OPTION = /\b(\d)\s*[).:-]?\s*([a-z]{3,})/g

/** How many options of a menu are others than those that the request numbers («1 añadir 2 ver 3 salir»); 0 where it numbers none. */
export function otherOptions({ request }: Task, code: string): number {
  const stated = optionsIn(request.text)
  if (stated.length < 2) return 0
  const shown = [...allExpressions(parsePython(code))].flatMap((node) => (node.kind === 'string' ? node.value : []))
  const own = optionsIn(plainText(shown.filter((text) => /^1[. )]|^\d\. /.test(text)).join(' ')))
  if (own.length === 0) return stated.length
  const count = Math.max(stated.length, own.length)
  return Array.from({ length: count }, (_, at) => stated[at] === own[at]).filter((isSame) => !isSame).length
}

/** The words behind 1, 2, 3 …, as terms. */
function optionsIn(text: string): string[] {
  const options: string[] = []
  for (const [, digit, word = ''] of text.matchAll(OPTION))
    if (Number(digit) === options.length + 1) options.push(termOf(plainText(word)))
  return options
}

/** How much of the code's own names a request says, from 0 to 1: of classes and methods that are named, none is by chance. */
export function namesSaid({ request }: Task, names: readonly string[]): number {
  const said = new Set(request.words.flatMap(({ text }) => plainText(text).split(' ')))
  const found = names.filter((name) => said.has(plainText(name)))
  return names.length === 0 ? 0 : found.length / names.length
}

/** Whether a request says all that tells a way from the others («recursiva», «con un diccionario»). */
export function isWayNamed({ request }: Task, name: string | null): boolean {
  if (name === null) return false
  const said = new Set(wordsOf(plainText(request.text)).map(termOf))
  // «sin borrar» is the way for who wants no deletion, and none for who asks for it.
  const [leaves] = LEAVES_OUT.exec(plainText(name)) ?? []
  if (leaves !== undefined && !plainText(request.text).includes(leaves)) return false
  // «De Fahrenheit a Celsius» has the words of the way back.
  const [, from, to] = FROM_TO.exec(plainText(name)) ?? []
  if (from !== undefined && to !== undefined) return isInOrder(` ${request.text} `, from, to)
  const words = wordsOf(plainText(name)).filter((word) => !isFiller(word))
  return words.length > 0 && words.every((word) => said.has(termOf(word)))
}

const LEAVES_OUT = /^(?:sin|solo|un solo|una sola)\b/
const FROM_TO = /^de (\w+) a (\w+)$/
function isInOrder(text: string, from: string, to: string): boolean {
  const at = text.indexOf(` ${from} `)
  return at !== -1 && text.indexOf(` ${to} `) > at
}

const MENU = /\bmenu\b|\bopcion(?:es)?\b/

/** Stated numbers that are nowhere in a program, as they are, as a share of a hundred or as the end of a range. */
export function unusedNumbers({ numbers, request }: Task, code: string, about: string): number[] {
  const own = new Set([...`${code} ${about}`.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text)))
  const isUsed = (value: number) => [value, value / 100, value + 1, value - 1].some((one) => own.has(one))
  return [
    ...new Set(
      numbers
        // 0 and 1 are in every program; a menu is counted by its options.
        .filter(
          ({ value, after }) => value > 1 && !/^(?:decimal|o )/.test(after) && !(MENU.test(request.text) && value < 10),
        )
        .map(({ value }) => value)
        .filter((value) => !isUsed(value)),
    ),
  ]
}

/** Two or more stated numbers that a program does not use, unless they are as many as its function takes. */
export const hasOtherNumbers = ({ numbers }: Task, unused: readonly number[], parameters: number): boolean =>
  unused.length > 1 && numbers.filter(({ value }) => value !== 100).length !== parameters
