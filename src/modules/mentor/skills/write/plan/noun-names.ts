import { folded } from '~/platform/text/folded'
import { identifier, singular } from '../../../engine/task/identifier'
import { nounType } from '../compose/scalars/nouns'
import type { FieldType } from './tables/table'

/** What a column of this name holds, by its noun; null where nothing is known of it. */
export function typeOfNoun(noun: string): FieldType | null {
  const [first = '', ...others] = folded(noun).replaceAll('_', ' ').split(' ')
  if (/^(?:stock|minimo|maximo|id|ref)$/.test(first)) return first === 'id' || first === 'ref' ? 'text' : 'whole'
  if (/^(?:coste|cuota|tarifa|sueldo|paga)$/.test(first)) return 'money'
  const type = nounType(first) ?? nounType(singular(first)) ?? nounType(others[0] ?? '')
  if (/^(?:horas|dias|meses|minutos|gramos?|mililitros?|metros?|kilos?)$/.test(first)) return 'number'
  if (first === 'fecha' || first === 'dia') return 'text'
  return type === 'int' ? 'whole' : type === 'float' ? 'number' : type
}

/** A name for one of what a noun says many of, fit for Python. */
export const nameOf = (noun: string): string => singular(identifier(folded(noun)))

export const plural = (name: string): string =>
  /s$/.test(name)
    ? name
    : /[aeiou]$/.test(name)
      ? `${name}s`
      : /[ckgpt]$/.test(name)
        ? `${name}s`
        : /z$/.test(name)
          ? `${name.slice(0, -1)}ces`
          : `${name}es`
