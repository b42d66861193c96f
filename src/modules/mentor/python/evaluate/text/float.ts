/** Python's `repr` of a float: the shortest digits that give it back, with an exponent below 1e-4 and from 1e16 on. */
export function floatText(value: number): string {
  if (Number.isNaN(value)) return 'nan'
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf'
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0'
  const [mantissa = '', power = '0'] = value.toExponential().split('e')
  const exponent = Number(power)
  const sign = value < 0 ? '-' : ''
  const digits = mantissa.replace(/[-.]/g, '')
  if (exponent < -4 || exponent >= 16) return sign + withExponent(digits, exponent)
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0')
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`
}

/** `1.5e-07`: at least two digits of exponent. */
export function withExponent(digits: string, exponent: number, mark = 'e'): string {
  const fraction = digits.slice(1)
  const power = String(Math.abs(exponent)).padStart(2, '0')
  return `${digits[0]}${fraction === '' ? '' : `.${fraction}`}${mark}${exponent < 0 ? '-' : '+'}${power}`
}

/** A float as the exact fraction that it is. */
export function fractionOf(value: number): { over: bigint; under: bigint } {
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, value)
  const raw = bits.getBigUint64(0)
  const stored = Number((raw >> 52n) & 0x7ffn)
  const fraction = raw & 0xfffffffffffffn
  const mantissa = stored === 0 ? fraction : fraction | 0x10000000000000n
  const exponent = (stored === 0 ? 1 : stored) - 1075
  const over = (raw >> 63n === 1n ? -mantissa : mantissa) << BigInt(Math.max(0, exponent))
  return { over, under: 1n << BigInt(Math.max(0, -exponent)) }
}

/** Division of integers to the nearest one, halves to the even. `under` is positive. */
export function divideToEven(over: bigint, under: bigint): bigint {
  const size = over < 0n ? -over : over
  const whole = size / under
  const twice = (size % under) * 2n
  const rounded = twice > under || (twice === under && whole % 2n === 1n) ? whole + 1n : whole
  return over < 0n ? -rounded : rounded
}

/** A finite float with `places` decimals (0 or more), rounded as Python does: from its exact value, halves to the even. */
export function fixed(value: number, places: number): string {
  const { over, under } = fractionOf(value)
  const scaled = divideToEven(over * 10n ** BigInt(places), under)
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0')
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The first `count` significant digits of a finite float, and its exponent after rounding. */
export function significant(value: number, count: number): { digits: string; exponent: number } {
  if (value === 0) return { digits: '0'.repeat(count), exponent: 0 }
  const { over, under } = fractionOf(Math.abs(value))
  let exponent = Number(Math.abs(value).toExponential().split('e')[1])
  for (;;) {
    const shift = BigInt(count - 1 - exponent)
    const scaled = shift >= 0n ? divideToEven(over * 10n ** shift, under) : divideToEven(over, under * 10n ** -shift)
    const digits = String(scaled)
    if (digits.length === count) return { digits, exponent }
    exponent += digits.length > count ? 1 : -1
  }
}

/** `round(value, places)` for a float; `places` may be negative. */
export function roundTo(value: number, places: number): number {
  if (!Number.isFinite(value) || places > 300) return value
  if (places >= 0) return Number(fixed(value, places))
  const { over, under } = fractionOf(value)
  const unit = 10n ** BigInt(-places)
  const rounded = Number(divideToEven(over, under * unit) * unit)
  return rounded === 0 && (value < 0 || Object.is(value, -0)) ? -0 : rounded
}

/** The float nearest to a fraction, halves to the even; both parts may be any size. `under` is positive. */
export function nearestFloat(over: bigint, under: bigint): number {
  if (over === 0n) return 0
  const size = over < 0n ? -over : over
  // 64 bits of quotient with a sticky bit below them round as the whole quotient does.
  const shift = BigInt(66 - size.toString(2).length + under.toString(2).length)
  const [top, bottom] = shift >= 0n ? [size << shift, under] : [size, under << -shift]
  const quotient = (top / bottom) * 2n + (top % bottom === 0n ? 0n : 1n)
  const power = -Number(shift) - 1
  // Subnormals would be rounded twice.
  if (power < -1040) return Number.NaN
  const nearest = Number(quotient) * 2 ** Math.max(power, -1000) * (power < -1000 ? 2 ** (power + 1000) : 1)
  return over < 0n ? -nearest : nearest
}
