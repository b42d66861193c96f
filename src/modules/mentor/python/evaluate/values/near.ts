import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { roundTo } from '../text/float'
import { isNumber, numberOf } from './compare'
import { PyForeign } from './foreign'
import { arithmetic, setPowerNear } from './numbers'
import { PyBuiltin, type Value } from './values'

/**
 * A float whose last digits depend on the computer's library (a sine, a logarithm): all that is known is that it lies between two others.
 * What comes out the same for both is claimed, as where it is rounded; the rest is outside.
 */
export class PyNear extends PyForeign {
  readonly kind = 'float'
  override readonly reason = 'unsupported'
  override readonly isNear = true
  readonly low: number
  readonly high: number
  constructor(low: number, high: number) {
    super()
    this.low = low
    this.high = high
  }
  protected override outside(): never {
    throw new Outside('unsupported', 'float')
  }
  /** What both ends give, where it is the same. */
  same<T>(run: (value: number) => T): T {
    const [one, other] = [run(this.low), run(this.high)]
    return one === other ? one : this.outside()
  }
  override get className(): string {
    return 'float'
  }
  override binary(_machine: Machine, operator: string, other: Value, isReflected: boolean): Value {
    const ends = endsOf(other)
    if (ends === null || !'+-*/'.includes(operator)) return this.outside()
    // A divisor that may be nothing divides to anything.
    const divisor = isReflected ? [this.low, this.high] : ends
    if (operator === '/' && Math.min(...divisor) <= 0 && Math.max(...divisor) >= 0) return this.outside()
    const results = [this.low, this.high].flatMap((own) =>
      ends.map((each) => Number(isReflected ? arithmetic(operator, each, own) : arithmetic(operator, own, each))),
    )
    return nearOf(Math.min(...results), Math.max(...results))
  }
  override compare(_machine: Machine, operator: CompareOperator, other: Value): Value {
    const ends = endsOf(other)
    if (ends === null) return this.outside()
    const [low, high] = [Math.min(...ends), Math.max(...ends)]
    if (this.high < low || this.low > high)
      return {
        '<': this.high < low,
        '<=': this.high < low,
        '>': this.low > high,
        '>=': this.low > high,
        '==': false,
        '!=': true,
      }[operator as '<']
    return this.outside()
  }
  override unary(_machine: Machine, operator: '-' | '+' | '~'): Value {
    if (operator === '~') return this.outside()
    return operator === '-' ? new PyNear(-this.high, -this.low) : this
  }
  override isTrue(): boolean {
    return this.same((value) => value !== 0)
  }
  override attribute(_machine: Machine, name: string): Value {
    if (name === 'round')
      return new PyBuiltin(name, (_inner, [places = null]) => {
        if (places !== null && typeof places !== 'bigint') return this.outside()
        const rounded = this.same((value) => roundTo(value, Number(places ?? 0n)))
        return places === null ? BigInt(rounded) : rounded
      })
    if (name === 'abs')
      return new PyBuiltin(name, () =>
        this.low >= 0 ? this : this.high <= 0 ? new PyNear(-this.high, -this.low) : this.outside(),
      )
    return this.outside()
  }
  override plain(caller?: string): Value {
    if (caller === 'float') return this.outside()
    if (caller === 'int') return BigInt(this.same(Math.trunc))
    return this.outside()
  }
  override format(machine: Machine, spec: string): string {
    if (spec === '') return this.outside()
    return this.same((value) => String(machine.call(machine.builtin('format'), [value, spec])))
  }
}

const endsOf = (value: Value): readonly number[] | null => {
  if (value instanceof PyNear) return [value.low, value.high]
  return isNumber(value) ? [Number(numberOf(value))] : null
}

const wider = (value: number, steps: number): readonly [number, number] => {
  const room = Math.max(Math.abs(value) * Number.EPSILON * steps, Number.MIN_VALUE)
  return [value - room, value + room]
}

/** Between two floats, and a step more on each side for what was rounded on the way. */
const nearOf = (low: number, high: number): Value => {
  if (!Number.isFinite(low) || !Number.isFinite(high)) throw new Outside('unsupported', 'float')
  return new PyNear(wider(low, 1)[0], wider(high, 1)[1])
}

/** What a function of the computer's library gives, as near as they all come. */
export const near = (value: number): Value => {
  if (!Number.isFinite(value)) throw new Outside('unsupported', 'float')
  const [low, high] = wider(value, 3)
  return new PyNear(low, high)
}

setPowerNear((a, b) => (a < 0 ? outsidePower() : near(a ** b)))
const outsidePower = (): never => {
  throw new Outside('unsupported', '**')
}
