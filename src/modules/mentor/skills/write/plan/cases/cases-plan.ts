import { upperFirst } from '~/platform/text/first-letter'
import { listed } from '~/platform/text/listed'
import { identifier } from '../../../../engine/task/identifier'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { accented } from '../../compose/scalars/nouns'
import { decimalsOf } from '../../compose/scalars/typed-lines'
import { drafted } from '../drafted'
import { typeOfNoun } from '../noun-names'
import { askLines, type Quantity, quantitiesOf, typedOf } from '../scalars/scalar-inputs'
import type { Step } from '../scalars/scalar-step'
import { CALCULATIONS } from '../scalars/scalar-steps'
import { currencyOf, shown, told } from '../writing'
import { readCases } from './read-cases'
import { caseLines, subjectOf, type Written } from './write-cases'

const TELL =
  /\b(?:y )?(?:(?:que|al final|me|el programa) )*(?:muestr\w+|dig\w+|dime|di|imprim\w+|calcul\w+|saqu\w+|saber)(?: (?:el|la|lo|que|cuanto|al final|me|se))*(?: (?:total|precio(?: final)?|importe(?: final)?|final|hay que pagar|pagar|a pagar|paga|descuento|tiene que pagar|debe pagar|cuesta|resultado|entrada|cada persona|en total|le toca))*\b/
/** «una nota del 0 al 10» says what may be typed, and is no case. */
const RANGE =
  /(?<=\b(?:nota|numero|valor|puntuacion|calificacion|edad) )(?:\( )?(?:del|de|entre) \d+ (?:al|a|y) \d+(?: \))?/
const isNumber = ({ type }: Quantity) => type !== 'text' && type !== 'yes-no'

/** A program that asks for some things, works something out, and does what is told for each case. */
export function casesPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0 || /\bmenu\b/.test(task.request.text)) return null
  if (task.data !== null || task.files.length > 0 || task.constraints.some(({ kind }) => kind === 'repeat-until'))
    return null
  const reading = new Reading(readRequestText(message))
  const stated = quantitiesOf(reading)
  const asked = stated.length > 0 ? stated : impliedIn(reading)
  if (asked.length === 0) return null
  reading.take(RANGE)
  const cases = readCases(reading)
  if (cases === null) return null
  const quantities = asked.some(isNumber)
    ? asked
    : asked.map((one, at) => (at === asked.length - 1 ? { ...one, type: 'number' as const } : one))
  const steps = stepsOf(reading, quantities)
  const results = steps.flatMap((step) => step.results)
  const known = [
    ...quantities,
    ...results.map(({ name, label }) => ({ name, label, noun: name, type: 'number' as const })),
  ]
  const subject = subjectOf(cases, known)
  if (subject === null) return null
  const typed = cases.cases.some(({ condition }) => condition.isWhole)
    ? quantities.map((one) => (one.name === subject ? { ...one, type: 'whole' as const } : one))
    : quantities
  const amount =
    results.at(-1)?.name ?? typed.find(({ type }) => type === 'money')?.name ?? typed.find(isNumber)?.name ?? null
  const ofCases = caseLines(cases, { subject, base: amount, price: priceOf(typed, subject) })
  if (ofCases === null) return null
  const written = isSetBefore(ofCases, steps) ? { ...ofCases, ...SAID_BEFORE } : ofCases
  reading.take(TELL)
  const writing = { decimals: decimalsOf(task), currency: currencyOf(message.toLowerCase()) }
  const shownResults = results.filter(({ name }) => name !== written.hides)
  const tell = (all: typeof results) =>
    all.map(({ name, label, type }) => shown(`${label}: ${told(writing, name, type)}`))
  const lines = [
    ...steps.flatMap((step) => step.lines),
    ...(written.results.length === 0 ? tell(shownResults) : []),
    ...written.lines,
    ...(written.results.length === 0 ? [] : tell([...shownResults, ...written.results])),
  ]
  const unused = typed.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(lines.join('\n')))
  const draft = drafted(task, reading, {
    imports: steps.flatMap((step) => step.imports ?? []),
    constants: steps.flatMap((step) => step.constants ?? []),
    body: [...typed.flatMap(askLines), '', ...lines],
    title: `El programa pide ${listed(typed.map(({ label }) => `«${label}»`))} y ${listed([...steps.map(({ said }) => said), written.said].filter(Boolean))}.`,
    how: [...steps.flatMap(({ how }) => how), ...written.how],
    typed: typed.map(typedOf),
  })
  return draft === null ? null : { ...draft, fit: draft.fit - 0.3 * unused.filter(isNumber).length }
}

const IMPLIED = /\bsi (?:la|el|tu|su) ([a-z]+) (?:es|sea|esta|supera|pasa)\b/
const SCALE = /\(? ?\b(?:en |con |la |una )*escala (?:de|del) \d+ al? \d+ ?\)?/

/** «un programa: si la nota es menor que 3 …»: what the cases are about has to be asked for, said or not. */
function impliedIn(reading: Reading): Quantity[] {
  const noun = /\b(?:programa|script|codigo|algoritmo)\b/.test(reading.text)
    ? IMPLIED.exec(reading.text)?.[1]
    : undefined
  const type = noun === undefined ? null : typeOfNoun(noun)
  if (noun === undefined || type === null || type === 'text') return []
  reading.take(SCALE)
  return [{ name: identifier(noun), label: upperFirst(accented(noun)), type, noun }]
}

const SAID_BEFORE = { lines: [], results: [], how: [], said: '' }
/** «A 20 cada uno, y si son 6 o más, a 15»: the calculation has read the cases, too. */
const isSetBefore = ({ results }: Written, steps: readonly Step[]): boolean =>
  results.some(({ name }) => steps.some(({ lines }) => lines.some((line) => line.trim().startsWith(`${name} = `))))

const priceOf = (quantities: readonly Quantity[], subject: string) =>
  quantities.find(({ name, type }) => name !== subject && (type === 'money' || /^(?:precio|tarifa|pago)/.test(name)))
    ?.name ?? null

function stepsOf(reading: Reading, quantities: readonly Quantity[]): Step[] {
  const steps: Step[] = []
  const made = new Set(quantities.map(({ name }) => name))
  for (const step of CALCULATIONS) {
    const found = step({ reading, quantities })
    if (found === null || found.results.some(({ name }) => made.has(name))) continue
    for (const { name } of found.results) made.add(name)
    steps.push(found)
  }
  return steps
}
