import { Outside } from '../../result'
import { isNumber } from '../../values/compare'
import { raise } from '../../values/types'
import { NOT_IMPLEMENTED, PyTuple, type Run } from '../../values/values'
import { deltaMicros, deltaOf, isDelta, part, SECOND } from './moments'

/** A number of microseconds, or what a timedelta cannot be reckoned with. */
const scaled = (by: (micros: number, factor: number) => number, isWhole = false): Run => {
  return (_machine, [a, factor = null]) => {
    if (!isNumber(factor) || (isWhole && typeof factor === 'number')) return NOT_IMPLEMENTED
    const result = by(deltaMicros(a), Number(factor))
    if (!Number.isSafeInteger(Math.round(result)) || (typeof factor === 'number' && !Number.isInteger(result)))
      throw new Outside('unsupported', 'timedelta')
    return deltaOf(result)
  }
}
/** Halves go to the even neighbour. */
const toEven = (value: number): number => {
  const floor = Math.floor(value)
  return value - floor === 0.5 ? floor + (floor % 2 === 0 ? 0 : 1) : Math.round(value)
}
const divided = (a: number, b: number): number =>
  b === 0 ? raise('ZeroDivisionError', 'integer division or modulo by zero') : a / b

export const OF_DURATIONS: Record<string, Run> = {
  __str__: (_machine, [a]) => {
    const [days, seconds, micros] = [part(a, 'days'), part(a, 'seconds'), part(a, 'microseconds')]
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
    const two = (number: number) => String(number).padStart(2, '0')
    const clock = `${hours}:${two(minutes)}:${two(seconds % 60)}${micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`}`
    return days === 0 ? clock : `${days} day${Math.abs(days) === 1 ? '' : 's'}, ${clock}`
  },
  __repr__: (_machine, [a]) => {
    const shown = ['days', 'seconds', 'microseconds'].filter((name) => part(a, name) !== 0)
    const text = shown.map((name) => `${name}=${part(a, name)}`).join(', ')
    return `datetime.timedelta(${text === '' ? '0' : text})`
  },
  total_seconds: (_machine, [a]) => deltaMicros(a) / SECOND,
  __add__: (_machine, [a, b]) => (isDelta(b) ? deltaOf(deltaMicros(a) + deltaMicros(b)) : NOT_IMPLEMENTED),
  __sub__: (_machine, [a, b]) => (isDelta(b) ? deltaOf(deltaMicros(a) - deltaMicros(b)) : NOT_IMPLEMENTED),
  __mul__: scaled((micros, factor) => micros * factor),
  __rmul__: scaled((micros, factor) => micros * factor),
  __truediv__: (machine, [a, b = null]) => {
    if (isDelta(b))
      return deltaMicros(b) === 0 ? raise('ZeroDivisionError', 'division by zero') : deltaMicros(a) / deltaMicros(b)
    return scaled((micros, factor) => toEven(divided(micros, factor)))(machine, [a ?? null, b], new Map())
  },
  __floordiv__: (machine, [a, b = null]) => {
    if (isDelta(b)) return BigInt(Math.floor(divided(deltaMicros(a), deltaMicros(b))))
    return scaled((micros, factor) => Math.floor(divided(micros, factor)), true)(machine, [a ?? null, b], new Map())
  },
  __mod__: (_machine, [a, b]) => (isDelta(b) ? deltaOf(rest(deltaMicros(a), deltaMicros(b))) : NOT_IMPLEMENTED),
  __divmod__: (_machine, [a, b]) =>
    isDelta(b)
      ? new PyTuple([
          BigInt(Math.floor(divided(deltaMicros(a), deltaMicros(b)))),
          deltaOf(rest(deltaMicros(a), deltaMicros(b))),
        ])
      : NOT_IMPLEMENTED,
  __neg__: (_machine, [a]) => deltaOf(-deltaMicros(a)),
  __pos__: (_machine, [a = null]) => a,
  __abs__: (_machine, [a]) => deltaOf(Math.abs(deltaMicros(a))),
  __bool__: (_machine, [a]) => deltaMicros(a) !== 0,
}
const rest = (a: number, b: number): number => a - Math.floor(divided(a, b)) * b
