import { identifier, singular } from '../../../../engine/task/identifier'
import { capital } from '../../compose/scalars/inputs'
import { accented, isFeminine } from '../../compose/scalars/nouns'
import { plural, typeOfNoun } from '../number-words'
import { CURRENCIES, unitOf } from './units'

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
}

/** A quantity by its noun, in the spelling of a request. */
export function quantityOf({ noun, written, label, name, type, per = null, isMany = false, unit }: Said): Quantity {
  const one = singular(noun)
  const called = identifier(name ?? (one === 'ano' ? 'anio' : isMeasured(noun) ? noun : one))
  const known = type ?? (isShare(one, label ?? '') ? 'number' : typeOf(noun))
  return {
    name: called,
    plural: plural(called) === called ? `${called}_leid${isFeminine(called) ? 'as' : 'os'}` : plural(called),
    label: label ?? capital(written ?? accented(isMeasured(noun) ? noun : one)),
    type: known,
    noun: one,
    unit: isShare(one, label ?? '') ? '%' : known === 'text' ? null : (unit ?? unitOf(noun)),
    per,
    isMany,
  }
}

/** So many of a hundred of something else. */
const isShare = (noun: string, label: string): boolean =>
  noun === 'porcentaje' ||
  (noun === 'tipo' && /iva|impuesto|interes/i.test(label)) ||
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

function typeOf(noun: string): QuantityType {
  if (CURRENCIES.has(unitOf(noun))) return 'money'
  const type = typeOfNoun(noun) ?? typeOfNoun(singular(noun))
  if (type === 'whole' || type === 'number' || type === 'money') return type
  return 'text'
}

export const isNumeric = ({ type }: Quantity): boolean => type !== 'text'
