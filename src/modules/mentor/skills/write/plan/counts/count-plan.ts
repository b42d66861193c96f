import { listed } from '~/platform/text/listed'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { allOf } from '../../all-of'
import { indented } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { DEFINITIONS } from '../../compose/sequences/predicates'
import { drafted } from '../drafted'
import { NUMBER } from './count-words'
import { type Count, type Labels, readCount } from './read-count'

const ONE_LINE = /\b(?:en|todo en) (?:una|la|1) (?:sola |misma )?linea\b|\bseparad\w+ por (?:espacios?|comas?)\b/
/** What leads up to the numbers and their words, and asks for nothing more. */
const LEAD =
  /\b(?:(?:en (?:lugar|vez) de|en su (?:lugar|sitio)|cambi\w+|sustitu\w+|reemplaz\w+|cuent\w+|contar|multiplos?|cuando|numeros?|jueg\w+|salt\w+|excepto|salvo|menos|omit\w+|fizz ?buzz|normal(?:es)?|a la vez|si (?:el numero )?(?:es|son|sea)|tipo|palabra) ?)+/g

export function markLead(reading: Reading): void {
  for (const match of reading.text.matchAll(LEAD)) reading.use({ from: match.index, to: match.index + match[0].length })
}

/** «del 1 al 30, pero en lugar de los múltiplos de 4 que escriba PUM». */
export function countPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0 || task.data !== null || task.files.length > 0) return null
  const reading = new Reading(readRequestText(message))
  if (/\b(?:sum\w+|media|cuant[oa]s hay|adivin\w+|aleatori\w+|azar|lista|menu|juego de)\b/.test(reading.text))
    return null
  const count = readCount(reading)
  if (count === null) return null
  const isOneLine = reading.take(ONE_LINE) !== null
  markLead(reading)
  const isTyped = count.last === 'n'
  const tests = [...count.without, ...count.replaced.map(({ test }) => test)].join(' ')
  return drafted(task, reading, {
    definitions: tests.includes('es_primo(') ? [DEFINITIONS.es_primo] : [],
    body: [
      ...(isTyped ? ["n = int(input('¿Hasta qué número? '))", ''] : []),
      `for ${NUMBER} in range(${rangeOf(count)}):`,
      ...indented(withoutLines(count.without, printLines(count, isOneLine ? ", end=' '" : ''))),
      ...(isOneLine ? ['print()'] : []),
    ],
    title: titleOf(count),
    how: howOf(count),
    typed: isTyped ? ['15'] : [],
  })
}

function rangeOf({ first, last, step }: Count): string {
  const stop = last === 'n' ? 'n + 1' : String(last + Math.sign(step))
  return `${first}, ${stop}${step === 1 ? '' : `, ${step}`}`
}

const withoutLines = (tests: readonly string[], lines: string[]): string[] =>
  tests.length === 0 ? lines : [`if ${allOf(tests)}:`, ...indented(lines)]

const printLines = (labels: Labels, end: string): string[] => labelLines(labels, (value) => `print(${value}${end})`)

/** The cases of a number, each with what is done with its word, or with the number itself. */
export function labelLines({ replaced, otherwise }: Labels, done: (value: string) => string): string[] {
  const rest = done(otherwise === null ? NUMBER : `'${otherwise}'`)
  if (replaced.length === 0) return [rest]
  const isAll = otherwise === null && EVEN_AND_ODD.every((test) => replaced.some((one) => one.test === test))
  return [
    ...replaced.flatMap(({ test, text }, at) => [
      isAll && at === replaced.length - 1 ? 'else:' : `${at === 0 ? 'if' : 'elif'} ${test}:`,
      `    ${done(`'${text}'`)}`,
    ]),
    ...(isAll ? [] : ['else:', `    ${rest}`]),
  ]
}
const EVEN_AND_ODD = [`${NUMBER} % 2 == 0`, `${NUMBER} % 2 != 0`]

const titleOf = ({ first, last, replaced, without }: Count): string => {
  const words = replaced.map(({ text }) => `«${text}»`)
  const range = `El programa recorre los números del ${first} al ${last === 'n' ? 'que escribas' : last}`
  const done = [
    ...(without.length > 0 ? ['se salta los que no tocan'] : []),
    words.length > 0
      ? `escribe ${listed(words, 'o')} en el lugar de los que cumplen su condición`
      : 'muestra los demás',
  ]
  return `${range}, ${done.join(' y ')}.`
}

function howOf({ first, last, step, replaced, without }: Count): string[] {
  return [
    `\`range(${rangeOf({ first, last, step } as Count)})\` llega hasta ${last === 'n' ? '`n`' : last}: el final de \`range\` no se incluye.`,
    ...([...without, ...replaced.map(({ test }) => test)].some((test) => test.includes('%'))
      ? ['`%` da el resto de una división: si es 0, el número es múltiplo.']
      : []),
    ...(replaced.length > 1
      ? ['`elif` solo se mira si lo de antes no se cumplió; por eso va primero el caso más estrecho.']
      : []),
  ]
}
