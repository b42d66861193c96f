import { subscript } from '../expressions/subscript'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise } from '../values/types'
import type { Keywords, Value } from '../values/values'
import { format } from './format'
import { repr, str } from './repr'

const FIELD = /\{\{|\}\}|\{([^{}!:]*)(?:!([rs]))?(?::([^{}]*))?\}|[{}]/g

/** `'{} de {x:.2f}'.format(1, x=2)`. */
export function formatFields(machine: Machine, text: string, args: readonly Value[], keywords: Keywords): string {
  let next = 0
  let isNumbered = false
  const fieldValue = (name: string): Value => {
    const [, first = '', rest = ''] = /^(\w*)([\s\S]*)$/.exec(name) ?? []
    if (first === '' || /^\d+$/.test(first)) {
      if (first === '' ? isNumbered : next > 0) throw new Outside('unsupported', 'format')
      if (first !== '') isNumbered = true
      const at = first === '' ? next++ : Number(first)
      const value = args[at]
      if (value === undefined) {
        return raise('IndexError', `Replacement index ${at} out of range for positional args tuple`)
      }
      return follow(machine, value, rest)
    }
    const value = keywords.get(first)
    return value === undefined ? raise('KeyError', first) : follow(machine, value, rest)
  }
  return text.replace(FIELD, (whole, name, conversion, spec) => {
    if (whole === '{{') return '{'
    if (whole === '}}') return '}'
    if (name === undefined) throw new Outside('unsupported', 'format')
    const value = fieldValue(name)
    const shown = conversion === 'r' ? repr(machine, value) : conversion === 's' ? str(machine, value) : value
    return format(machine, shown, spec ?? '')
  })
}

/** `{datos[clave]}`. */
function follow(machine: Machine, value: Value, path: string): Value {
  if (path === '') return value
  const [, key] = /^\[(\w+)\]$/.exec(path) ?? []
  if (key === undefined) throw new Outside('unsupported', 'format')
  return subscript(machine, value, /^\d+$/.test(key) ? BigInt(key) : key)
}
