import type { Machine } from '../machine'
import { Outside } from '../result'
import { numberOf } from '../values/compare'
import { PyForeign, plainOf } from '../values/foreign'
import { charactersOf } from '../values/iterate'
import { asFloat } from '../values/numbers'
import { special } from '../values/special'
import { raise, typeName } from '../values/types'
import type { Value } from '../values/values'
import { fixed, floatText, significant, withExponent } from './float'
import { str } from './repr'

const SPEC =
  /^(?:(?<fill>[\s\S])?(?<align>[<>=^]))?(?<sign>[-+ ])?(?<z>z)?(?<alternate>#)?(?<zero>0)?(?<width>\d{1,4})?(?<group>[,_])?(?:\.(?<precision>\d{1,3}))?(?<type>[a-zA-Z%])?$/u

type Spec = {
  fill: string
  align: string | undefined
  sign: string
  alternate: boolean
  width: number
  group: string
  precision: number | null
  type: string
}

/** `format(value, spec)`, which is what a field of an f-string shows. */
export function format(machine: Machine, value: Value, text: string): string {
  const own = special(value, '__format__')
  if (own !== undefined) {
    const made = machine.call(own, [text])
    if (typeof made !== 'string') throw new Outside('unsupported', '__format__')
    return made
  }
  if (text === '') return str(machine, value)
  if (value instanceof PyForeign && value.isNear) return value.format(machine, text)
  if (plainOf(value) !== value) return format(machine, plainOf(value), text)
  const spec = readSpec(text)
  machine.grow(spec.width)
  if (typeof value === 'string') return formatText(value, spec)
  if (typeof value === 'bigint' || typeof value === 'boolean') return formatInteger(value, spec)
  if (typeof value === 'number') return formatFloat(value, spec)
  if (special(value, '__str__') !== undefined || value === null || typeof value === 'object') {
    return raise('TypeError', `unsupported format string passed to ${typeName(value)}.__format__`)
  }
  throw new Outside('unsupported', 'format')
}

function readSpec(text: string): Spec {
  const found = SPEC.exec(text)?.groups
  if (found === undefined || found.z !== undefined) throw new Outside('unsupported', 'format')
  const zero = found.zero !== undefined
  return {
    fill: found.fill ?? (zero && found.align === undefined ? '0' : ' '),
    align: found.align ?? (zero ? '=' : undefined),
    sign: found.sign ?? '-',
    alternate: found.alternate !== undefined,
    width: Number(found.width ?? 0),
    group: found.group ?? '',
    precision: found.precision === undefined ? null : Number(found.precision),
    type: found.type ?? '',
  }
}

const unknownCode = (type: string, name: string): never =>
  raise('ValueError', `Unknown format code '${type}' for object of type '${name}'`)

function formatText(value: string, spec: Spec): string {
  if (spec.type !== '' && spec.type !== 's') return unknownCode(spec.type, 'str')
  if (spec.align === '=' || spec.sign !== '-' || spec.alternate || spec.group !== '')
    throw new Outside('unsupported', 'format')
  const characters = charactersOf(value)
  const shown = spec.precision === null ? value : characters.slice(0, spec.precision).join('')
  return pad(shown, spec, '<')
}

function pad(text: string, { fill, align, width }: Spec, standard: string): string {
  const missing = width - charactersOf(text).length
  if (missing <= 0) return text
  const side = align ?? standard
  if (side === '<') return text + fill.repeat(missing)
  if (side === '^') return fill.repeat(Math.floor(missing / 2)) + text + fill.repeat(Math.ceil(missing / 2))
  return fill.repeat(missing) + text
}

const BASES: Record<string, number> = { b: 2, o: 8, x: 16, X: 16, d: 10, n: 10, '': 10 }

function formatInteger(value: bigint | boolean, spec: Spec): string {
  if (typeof value === 'boolean' && spec.type === '') {
    if (spec.group !== '') throw new Outside('unsupported', 'format')
    return formatInteger(BigInt(value), spec)
  }
  const number = numberOf(value)
  if ('eEfFgG%'.includes(spec.type) && spec.type !== '') return formatFloat(asFloat(number), spec)
  if (spec.type === 'c') throw new Outside('unsupported', 'format')
  const base = BASES[spec.type]
  if (base === undefined) return unknownCode(spec.type, typeof value === 'boolean' ? 'bool' : 'int')
  if (spec.precision !== null) return raise('ValueError', 'Precision not allowed in integer format specifier')
  if (typeof number === 'number' || (spec.group === ',' && base !== 10) || spec.type === 'n')
    throw new Outside('unsupported', 'format')
  const size = (number < 0n ? -number : number).toString(base)
  const prefix = spec.alternate && base !== 10 ? `0${spec.type}` : ''
  return signed(spec.type === 'X' ? size.toUpperCase() : size, '', {
    ...spec,
    prefix,
    isNegative: number < 0n,
    every: base === 10 ? 3 : 4,
  })
}

type Shape = Spec & { prefix: string; isNegative: boolean; every: number }

/** Digits with their sign, separators and filling. */
function signed(whole: string, rest: string, spec: Shape): string {
  const sign = spec.isNegative ? '-' : spec.sign === '-' ? '' : spec.sign
  const head = sign + spec.prefix
  if (spec.align !== '=') return pad(head + grouped(whole, spec) + rest, spec, '>')
  const room = spec.width - head.length - rest.length
  if (spec.fill === '0' && spec.group !== '') return head + groupedTo(whole, room, spec) + rest
  return head + grouped(whole, spec).padStart(room, spec.fill) + rest
}

function grouped(whole: string, { group, every }: Shape): string {
  if (group === '') return whole
  const parts: string[] = []
  for (let end = whole.length; end > 0; end -= every) parts.unshift(whole.slice(Math.max(0, end - every), end))
  return parts.join(group)
}

/** Zeros in front count as digits between the separators. */
function groupedTo(whole: string, room: number, spec: Shape): string {
  let digits = whole
  while (grouped(digits, spec).length < room) digits = `0${digits}`
  return grouped(digits, spec)
}

function formatFloat(value: number, spec: Spec): string {
  if (!'eEfFgG%n'.includes(spec.type) || spec.type === 'n') return unknownOrOutside(spec.type)
  const isNegative = value < 0 || Object.is(value, -0)
  const shape = { ...spec, prefix: '', isNegative, every: 3 }
  if (!Number.isFinite(value)) {
    if (spec.align === '=' || spec.type === 'F' || spec.type === 'E' || spec.type === 'G')
      throw new Outside('unsupported', 'format')
    return signed(Number.isNaN(value) ? 'nan' : 'inf', spec.type === '%' ? '%' : '', {
      ...shape,
      isNegative: value < 0,
      group: '',
    })
  }
  if (spec.alternate) throw new Outside('unsupported', 'format')
  const text = digitsOf(Math.abs(value), spec)
  const cut = /^\d+/.exec(text)?.[0].length ?? 0
  return signed(text.slice(0, cut), text.slice(cut), shape)
}

const unknownOrOutside = (type: string): never => {
  if (type === 'n') throw new Outside('unsupported', 'format')
  return unknownCode(type, 'float')
}

/** The size of a float by its type of format. */
function digitsOf(value: number, { type, precision }: Spec): string {
  const places = precision ?? 6
  if (type === 'f' || type === 'F') return fixed(value, places)
  if (type === '%') {
    const hundredfold = value * 100
    if (!Number.isFinite(hundredfold)) throw new Outside('unsupported', 'format')
    return `${fixed(hundredfold, places)}%`
  }
  if (type === 'e' || type === 'E') {
    const { digits, exponent } = significant(value, places + 1)
    return withExponent(digits, exponent, type)
  }
  if (type === '' && precision === null) return floatText(value)
  return general(value, type, Math.max(1, precision ?? 6))
}

/** `g`, and no type with a precision, which keeps one decimal at least. */
function general(value: number, type: string, count: number): string {
  const { digits, exponent } = significant(value, count)
  const isPlain = exponent >= -4 && exponent < count
  const short = digits.replace(/0+$/, '') || '0'
  if (type === '' && exponent === count - 1) throw new Outside('unsupported', 'format')
  if (!isPlain) return withExponent(short, exponent, type === 'G' ? 'E' : 'e')
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${short}`
  const whole = digits.slice(0, exponent + 1)
  const rest = digits.slice(exponent + 1).replace(/0+$/, '')
  if (rest !== '') return `${whole}.${rest}`
  return type === '' ? `${whole}.0` : whole
}
