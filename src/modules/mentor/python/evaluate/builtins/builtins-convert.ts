import { asInteger, positional, take } from '../expressions/arguments'
import { count, fill } from '../methods/methods-dict'
import { setFrom } from '../methods/methods-set'
import { Outside } from '../result'
import { typeFrom } from '../statements/classes'
import { divideToEven, roundTo } from '../text/float'
import { str, textRepr } from '../text/repr'
import { bytesOf, encoded, PyBytes } from '../values/bytes'
import { isTrue } from '../values/compare'
import { PyForeign } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import { PyProperty, PyWrapped } from '../values/members'
import { asFloat, bounded } from '../values/numbers'
import { special } from '../values/special'
import { classNamed, makes, raise, typeName, typeNamed, typeOf } from '../values/types'
import { PyClass, PyDict, PyList, PySlice, PyTuple, type Run, type Value } from '../values/values'

makes('int', (machine, args, keywords) => {
  const [value = 0n, base] = args
  if (keywords.size > (keywords.has('base') ? 1 : 0) || args.length > 2) throw new Outside('unsupported', 'int()')
  const given = base ?? keywords.get('base')
  if (given !== undefined) return readInteger(value, asInteger(given))
  if (typeof value === 'bigint') return value
  if (typeof value === 'boolean') return BigInt(value)
  if (typeof value === 'number') return fromFloat(value)
  if (typeof value === 'string') return readInteger(value, 10)
  const own = special(value, '__int__')
  if (own !== undefined) return machine.call(own, [])
  return raise(
    'TypeError',
    `int() argument must be a string, a bytes-like object or a real number, not '${typeName(value)}'`,
  )
})

function fromFloat(value: number): bigint {
  if (Number.isNaN(value)) return raise('ValueError', 'cannot convert float NaN to integer')
  if (!Number.isFinite(value)) return raise('OverflowError', 'cannot convert float infinity to integer')
  return BigInt(Math.trunc(value))
}

const BLANK = /^\s+|(?<!\s)\s+$/g

function readInteger(value: Value, base: number): bigint {
  if (typeof value !== 'string') return raise('TypeError', "int() can't convert non-string with explicit base")
  if (/[^\0-\x7f]/.test(value) && /\p{Nd}/u.test(value.replace(/[\0-\x7f]/g, '')))
    throw new Outside('unsupported', 'int()')
  if (base < 2 || base > 36) throw new Outside('unsupported', 'int()')
  const text = value.replace(BLANK, '')
  const prefix = { 2: '0b', 8: '0o', 16: '0x' }[base]
  const [, sign = '', rest = ''] = /^([-+]?)(.*)$/s.exec(text) ?? []
  const digits = prefix !== undefined && rest.toLowerCase().startsWith(prefix) ? rest.slice(2) : rest
  if (!/^[0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*$/.test(digits)) return invalid(value, base)
  let result = 0n
  if (digits.length > 1000) throw new Outside('size', 'int')
  for (const digit of digits.replaceAll('_', '')) {
    const number = Number.parseInt(digit, 36)
    if (number >= base) return invalid(value, base)
    result = result * BigInt(base) + BigInt(number)
  }
  return bounded(sign === '-' ? -result : result)
}

const invalid = (value: string, base: number): never =>
  raise('ValueError', `invalid literal for int() with base ${base}: ${textRepr(value)}`)

makes('float', (machine, args, keywords) => {
  positional('float', [0, 1], args, keywords)
  const [value = 0] = args
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return asFloat(value)
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return readFloat(value)
  const own = special(value, '__float__')
  if (own !== undefined) return machine.call(own, [])
  return raise('TypeError', `float() argument must be a string or a real number, not '${typeName(value)}'`)
})

function readFloat(value: string): number {
  const text = value.replace(BLANK, '')
  if (/^[-+]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:[eE][-+]?\d+)?$/.test(text))
    return Number(text.replaceAll('_', ''))
  const special = /^([-+]?)(inf|infinity|nan)$/i.exec(text)
  if (special) return special[2]?.toLowerCase() === 'nan' ? Number.NaN : special[1] === '-' ? -Infinity : Infinity
  if (/[^\0-\x7f]/.test(value) && /\p{Nd}/u.test(value.replace(/[\0-\x7f]/g, '')))
    throw new Outside('unsupported', 'float()')
  return raise('ValueError', `could not convert string to float: ${textRepr(value)}`)
}

makes('str', (machine, args, keywords) => {
  positional('str', [0, 1], args, keywords)
  return args[0] === undefined ? '' : str(machine, args[0])
})
makes('bool', (machine, args, keywords) => {
  positional('bool', [0, 1], args, keywords)
  return args[0] !== undefined && isTrue(machine, args[0])
})
makes('bytes', (machine, [value, encoding, ...more], keywords) => {
  if (more.length + keywords.size > 0) throw new Outside('unsupported', 'bytes()')
  if (typeof value === 'string' && encoding !== undefined) return encoded(value, encoding, 'strict')
  if (typeof value === 'string') return raise('TypeError', 'string argument without an encoding')
  if (value === undefined || value instanceof PyBytes) return value ?? new PyBytes([])
  if (typeof value === 'bigint') {
    machine.grow(asInteger(value))
    return new PyBytes(new Array(asInteger(value)).fill(0))
  }
  return bytesOf(itemsOf(machine, value))
})
makes('list', (machine, args, keywords) => {
  positional('list', [0, 1], args, keywords)
  return new PyList(args[0] === undefined ? [] : itemsOf(machine, args[0]))
})
makes('tuple', (machine, args, keywords) => {
  positional('tuple', [0, 1], args, keywords)
  if (args[0] instanceof PyTuple) return args[0]
  return new PyTuple(args[0] === undefined ? [] : itemsOf(machine, args[0]))
})
makes('set', (machine, args, keywords) => {
  positional('set', [0, 1], args, keywords)
  return setFrom(machine, args[0] ?? new PyList([]))
})
makes('frozenset', (machine, args, keywords) => {
  positional('frozenset', [0, 1], args, keywords)
  return setFrom(machine, args[0] ?? new PyList([]), true)
})
makes('dict', (machine, args, keywords) => {
  if (args.length > 1) throw new Outside('unsupported', 'dict()')
  const dict = new PyDict()
  fill(machine, dict, args[0], keywords)
  return dict
})
makes('collections.Counter', (machine, args, keywords) => {
  if (args.length > 1) throw new Outside('unsupported', 'Counter()')
  const counter = new PyDict('Counter')
  count(machine, counter, args[0] ?? undefined, keywords)
  return counter
})
makes('collections.defaultdict', (machine, args, keywords) => {
  const [standard = null, ...rest] = args
  if (rest.length > 1) throw new Outside('unsupported', 'defaultdict()')
  const dict = new PyDict('defaultdict', standard)
  fill(machine, dict, rest[0], keywords)
  return dict
})
makes('slice', (_machine, args, keywords) => {
  positional('slice', [1, 3], args, keywords)
  const [first = null, second, step = null] = args
  return second === undefined ? new PySlice(null, first, null) : new PySlice(first, second, step)
})
makes('type', (machine, args, keywords) => {
  if (args.length === 3) return typeFrom(machine, typeNamed('type'), args)
  positional('type', [1, 1], args, keywords)
  const [value = null] = args
  if (value instanceof PyForeign) return classNamed(value.className)
  const found = typeOf(value)
  return found instanceof PyClass ? found : null
})
makes('property', (_machine, args, keywords) => {
  const [getter = null, setter = null, deleter = null] = take('property', ['fget', 'fset', 'fdel', 'doc'], 0, [
    args,
    keywords,
  ])
  return new PyProperty(getter, setter, deleter)
})
for (const form of ['staticmethod', 'classmethod'] as const) {
  makes(form, (_machine, args, keywords) => {
    positional(form, [1, 1], args, keywords)
    return new PyWrapped(form, args[0] ?? null)
  })
}

/** `round`: halves go to the even neighbour, of floats by their exact value. */
export const round: Run = (machine, args, keywords) => {
  const [value = null, places = null] = take('round', ['number', 'ndigits'], 1, [args, keywords])
  if (value instanceof PyForeign)
    return machine.call(value.attribute(machine, 'round'), places === null ? [] : [places])
  const own = special(value, '__round__')
  if (own !== undefined) return machine.call(own, places === null ? [] : [places])
  if (typeof value === 'bigint' || typeof value === 'boolean') {
    const number = BigInt(value)
    if (places === null || asInteger(places) >= 0) return number
    const unit = 10n ** BigInt(Math.min(1000, -asInteger(places)))
    return divideToEven(number, unit) * unit
  }
  if (typeof value !== 'number') return raise('TypeError', `type ${typeName(value)} doesn't define __round__ method`)
  if (places !== null) return roundTo(value, asInteger(places))
  fromFloat(value)
  return BigInt(roundTo(value, 0))
}
