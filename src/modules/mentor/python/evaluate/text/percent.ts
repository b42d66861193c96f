import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise } from '../values/types'
import { PyDict, PyObject, PyTuple, type Value } from '../values/values'
import { format } from './format'
import { repr, str } from './repr'

/** `'%d de %s' % (1, 'dos')`. */
export function formatPercent(machine: Machine, text: string, value: Value): string {
  const values = value instanceof PyTuple ? [...value.items] : [value]
  if (value instanceof PyDict) throw new Outside('unsupported', '% dict')
  const shown = text.replace(
    /%(?:%|([-+ 0]*)(\d{0,3})(?:\.(\d{1,2}))?([a-zA-Z])|)/g,
    (whole, flags, width, precision, type) => {
      if (whole === '%%') return '%'
      if (type === undefined) throw new Outside('unsupported', '%')
      if (values.length === 0) return raise('TypeError', 'not enough arguments for format string')
      return field(machine, values.shift() ?? null, { flags, width, precision, type })
    },
  )
  // Of what can be indexed Python says nothing: it might be read by keys.
  if (values.length > 0 && value instanceof PyObject && !(value instanceof PyTuple))
    throw new Outside('unsupported', '%')
  if (values.length > 0) raise('TypeError', 'not all arguments converted during string formatting')
  return shown
}

type Field = { flags: string; width: string; precision: string | undefined; type: string }

function field(machine: Machine, value: Value, { flags, width, precision, type }: Field): string {
  const align = flags.includes('-') ? '<' : '>'
  const places = precision === undefined ? '' : `.${precision}`
  if (type === 's' || type === 'r') {
    return format(machine, type === 's' ? str(machine, value) : repr(machine, value), `${align}${width}${places}`)
  }
  const isNumber = typeof value === 'bigint' || typeof value === 'number'
  if (!isNumber || !'difg'.includes(type) || /[ ]/.test(flags)) throw new Outside('unsupported', '%')
  const sign = flags.includes('+') ? '+' : ''
  const fill = flags.includes('0') && align === '>' ? '0' : ''
  const head = `${fill === '' ? align : ''}${sign}${fill}${width}`
  if (type === 'f' || type === 'g') return format(machine, value, `${head}${places}${type}`)
  if (precision !== undefined || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Outside('unsupported', '%')
  return format(machine, typeof value === 'number' ? BigInt(Math.trunc(value)) : value, `${head}d`)
}
