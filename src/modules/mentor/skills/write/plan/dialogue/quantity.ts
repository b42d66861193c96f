import { upperFirst } from '~/platform/text/first-letter'
import { identifier, singular } from '../../../../engine/task/identifier'
import { accented, isFeminine } from '../../compose/scalars/nouns'
import { plural, typeOfNoun } from '../noun-names'
import { CURRENCIES, unitOf } from './units'

/** What a number that is asked for may be. */
export type Allowed = { kind: 'values'; values: string[] } | { kind: 'range'; low: string; high: string }
export type QuantityType = 'text' | 'whole' | 'number' | 'money'

/** One thing that is asked for. `unit`: what it counts; `per`: of how many of what it is the rate («a 20 pesos el euro», «cada 100 km»). */
export type Quantity = {
  name: string
  plural: string
  label: string
  type: QuantityType
  noun: string
  unit: string | null
  per: { unit: string; count: number } | null
  /** «las notas»: one after the other, however many. */
  isMany: boolean
  allowed?: Allowed
}

type Said = {
  noun: string
  written?: string
  label?: string
  name?: string
  type?: QuantityType
  per?: Quantity['per']
  isMany?: boolean
  unit?: string
  allowed?: Allowed
}

/** A quantity by its noun, in the spelling of a request. */
export function quantityOf({
  noun,
  written,
  label,
  name,
  type,
  per = null,
  isMany = false,
  unit,
  allowed,
}: Said): Quantity {
  const one = singular(noun)
  const called = identifier(name ?? (one === 'ano' ? 'anio' : isMeasured(noun) ? noun : one))
  const isPart = isShare(one, label ?? '') || (allowed !== undefined && SHARES.test(one))
  const known = type ?? (isPart ? 'number' : typeOf(noun, allowed !== undefined))
  return {
    name: called,
    plural: plural(called) === called ? `${called}_leid${isFeminine(called) ? 'as' : 'os'}` : plural(called),
    label: label ?? upperFirst(written ?? accented(isMeasured(noun) ? noun : one)),
    type: known,
    noun: one,
    unit: isPart || unit === '%' ? '%' : known === 'text' ? null : (unit ?? unitOf(noun)),
    per,
    isMany,
    ...(allowed ? { allowed } : {}),
  }
}

/** So many of a hundred of something else. */
const isShare = (noun: string, label: string): boolean =>
  noun === 'porcentaje' ||
  (/^(?:tipo|tasa)$/.test(noun) && /iva|impuesto|interes|descuento|recargo|comision|retencion|irpf/i.test(label)) ||
  noun === '%' ||
  (SHARES.test(noun) && /%|porcentaje|por ciento|tanto/i.test(label)) ||
  noun === 'iva'
const SHARES = /^(?:descuento|rebaja|propina|impuesto|recargo|comision|aumento|interes|retencion|margen)$/

/** «segundos» are one number of them. */
const isMeasured = (noun: string) =>
  /s$/.test(noun) &&
  (CURRENCIES.has(singular(noun)) ||
    /^(?:segundo|minuto|hora|dia|semana|mes|ano|metro|centimetro|kilometro|milla|litro|gramo|kilo|grado|persona|punto|celsiu|fahrenheit)s$|^meses$/.test(
      noun,
    ))

/** `isBounded`: only some numbers are allowed, so it is one, whatever it is called. */
function typeOf(noun: string, isBounded: boolean): QuantityType {
  if (noun === 'peso') return 'number'
  if (CURRENCIES.has(unitOf(noun)) || /^(?:bruto|neto)$/.test(noun)) return 'money'
  const type = typeOfNoun(noun) ?? typeOfNoun(singular(noun))
  if (type === 'whole' || type === 'number' || type === 'money') return type
  return isBounded ? 'number' : 'text'
}

export const isNumeric = ({ type }: Quantity): boolean => type !== 'text'
