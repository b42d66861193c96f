import type { Cases } from '../cases/read-cases'
import { caseLines, subjectOf } from '../cases/write-cases'
import type { Want } from './dialogue'
import { isNumeric, type Quantity } from './quantity'
import { solved } from './solve-units'

type Part = { lines: string[]; how: string }
type Given = { asked: readonly Quantity[]; wants: readonly Want[]; places: number; text: string }

/** What follows in each case, of what was asked for or of the amount that comes of it; null where nothing can be said of them. */
export function casesPart(cases: Cases, { asked, wants, places, text }: Given): Part | null {
  const numbers = asked.filter(isNumeric)
  const amount = solved(numbers, { unit: 'money', per: null })
  const isAmount = amount !== null && !/^\w+$/.test(amount)
  const known = [
    ...asked,
    ...(isAmount ? [{ name: 'total', label: 'Total', noun: 'total', type: 'money' as const }] : []),
  ]
  const isOvertime = cases.cases.some(({ effect }) => effect.kind === 'overtime')
  const rate = numbers.find(({ per }) => per !== null)
  // What is paid apart is what the rate is of.
  const subject = isOvertime
    ? (numbers.find(({ unit }) => unit === rate?.per?.unit)?.name ?? null)
    : subjectOf(cases, known)
  if (subject === null) return null
  const money = numbers.find(({ type, name }) => type === 'money' && name !== subject)
  const base = isAmount ? 'total' : (numbers.find(({ type }) => type === 'money')?.name ?? null)
  const written = caseLines(cases, { subject, base, price: money?.name ?? null })
  if (written === null) return null
  const counted = numbers.find(({ name, noun, type }) => name === subject && type !== 'money' && noun !== 'edad')
  const isByPiece =
    counted !== undefined &&
    numbers.length === 1 &&
    (wants.some(({ kind }) => kind === 'sum' || kind === 'amount') ||
      new RegExp(`\\b(?:por|cada) (?:${counted.noun}|un[oa])\\b`).test(text)) &&
    written.results.some(({ name }) => name === 'precio')
  const show = (label: string, name: string, isWhole: boolean) =>
    `print(f'${label}: {${name}${isWhole ? '' : `:.${places}f`}}')`
  return {
    lines: [
      ...(isAmount && !isOvertime ? [`total = ${amount}`] : []),
      ...(asked.some((one) => one.name === subject && !isNumeric(one))
        ? written.lines.map((line) => line.replace(NUMBER_COMPARED, "$1'$2'"))
        : written.lines),
      ...written.results.map(({ label, name, type }) => show(label, name, type === 'whole')),
      ...(isByPiece ? [`total = ${subject} * precio`, show('Total', 'total', false)] : []),
    ],
    how: written.how.join(' '),
  }
}

/** What was typed is a text: «si la clave es 1234». */
const NUMBER_COMPARED = /((?:if|elif) \w+ [=!]= )(\d+)(?=:)/g
