import { numberOf } from '../../../../engine/task/read-task'
import type { Task } from '../../../../engine/task/task'
import type { Reading } from '../reading'

/** A share of an amount: what it is called, whether it is added or taken off, and how much (null: it is asked for). */
export type Share = { name: string; label: string; sign: '+' | '-'; rate: string | null; at: number }

const SHARES: readonly (readonly [name: string, label: string, sign: '+' | '-', words: string])[] = [
  ['iva', 'IVA', '+', 'iva|impuestos?'],
  ...['igv', 'itbis', 'ivu', 'igic', 'isv'].map((name) => [name, name.toUpperCase(), '+', name] as const),
  ['irpf', 'IRPF', '-', 'irpf|retencion|retenciones'],
  ['recargo', 'Recargo', '+', 'recargo'],
  ['descuento', 'Descuento', '-', 'descuento|dto|rebaja|descuenta|descontar'],
  ['propina', 'Propina', '+', 'propina'],
  ['comision', 'Comisión', '-', 'comision'],
  ['interes', 'Interés', '+', 'interes|intereses'],
  ['aumento', 'Aumento', '+', 'aumento|subida|incremento'],
  ['ganancia', 'Ganancia', '+', 'ganancia|beneficio'],
]
const RATE = '(\\d+(?:[.,]\\d+)?)(?: ?%| por ciento)?'

/** «el ITBIS de una compra, en RD es el 18 %» */
const LONE =
  /\b(?:(?:es|son|el|del?|al|un|aqui|en (?:rd|la rd|[a-z]{4,12}|puerto rico|republica dominicana|costa rica)) )*\d+(?:[.,]\d+)? ?(?:%|por ciento)/

/** The shares that a request names, in its order. */
export const statedShares = (reading: Reading, task: Task): Share[] =>
  SHARES.flatMap(([name, label, sign, words]) => readShare(reading, { name, label, sign, words }, task)).toSorted(
    (a, b) => a.at - b.at,
  )

type Known = { name: string; label: string; sign: '+' | '-'; words: string }

function readShare(reading: Reading, { name, label, sign, words }: Known, task: Task): Share[] {
  const stated = reading.find(
    new RegExp(
      `\\b(?:${words})(?: (?:del|al|de|=|:|un|el|a|en|por|es|irpf))* ${RATE}(?: (?:de |del )?(?:${words}))?|${RATE} (?:de |del |como |por )?(?:retencion de |retencion del )?(?:${words})\\b`,
    ),
  )
  const parameter = task.functions[0]?.parameters.find((each) =>
    new RegExp(`^(?:${words}|porcentaje(?:_${name})?)$`).test(each),
  )
  if (!stated) {
    const named = reading.take(new RegExp(`\\b(?:${words})\\b`))
    if (!named) return []
    const [lone, ...others] = parameter === undefined ? task.numbers.filter(({ percent }) => percent) : []
    const rest = lone && others.length === 0 ? reading.take(LONE) : null
    return [{ name, label, sign, rate: parameter ?? (rest ? String(lone?.value) : null), at: named.from }]
  }
  reading.use(stated)
  const rate = stated.groups.find((group) => group !== undefined) ?? '0'
  return [{ name, label, sign, rate: parameter ?? String(numberOf(rate)), at: stated.from }]
}

/** A discount changes what the taxes are of. */
export function withShares(
  { base, shares }: { base: string; shares: readonly Share[] },
  rateOf: (share: Share) => string,
): { lines: string[]; total: string } {
  const discount = shares.find(({ name }) => name === 'descuento')
  const rest = shares.filter((share) => share !== discount)
  const lines = discount ? [`${discount.name} = ${base} * ${rateOf(discount)} / 100`] : []
  const isReduced = discount !== undefined && rest.length > 0
  if (isReduced && discount) lines.push(`rebajado = ${base} - ${discount.name}`)
  const of = isReduced ? 'rebajado' : base
  lines.push(...rest.map((share) => `${share.name} = ${of} * ${rateOf(share)} / 100`))
  const signed = rest.map(({ sign, name }) => `${sign} ${name}`)
  return { lines, total: [of, ...(discount && !isReduced ? [`- ${discount.name}`] : []), ...signed].join(' ') }
}
