import { positional } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { isNumber, numberOf } from '../values/compare'
import { iterate } from '../values/iterate'
import { asFloat, bounded } from '../values/numbers'
import { binary } from '../values/operators'
import { raise, typeName } from '../values/types'
import { PyBuiltin, type Run, type Value } from '../values/values'

const real = (value: Value | undefined): number => {
  if (value !== undefined && isNumber(value)) return asFloat(numberOf(value))
  return raise('TypeError', `must be real number, not ${typeName(value ?? null)}`)
}
const whole = (value: Value | undefined): bigint => {
  if (typeof value === 'bigint' || typeof value === 'boolean') return BigInt(value)
  return raise('TypeError', `'${typeName(value ?? null)}' object cannot be interpreted as an integer`)
}

const one =
  (name: string, run: (value: Value | undefined, machine: Machine) => Value): Run =>
  (machine, args, keywords) => {
    positional(name, [1, 1], args, keywords)
    return run(args[0], machine)
  }

const rounding = (name: string, run: (value: number) => number) =>
  one(name, (value) => {
    if (typeof value === 'bigint' || typeof value === 'boolean') return BigInt(value)
    const number = real(value)
    if (!Number.isFinite(number)) throw new Outside('unsupported', name)
    return BigInt(run(number))
  })

/** C and JavaScript may differ in the last digit: only what has one right answer is worked out. */
const exactly = (name: string, known: readonly (readonly [number, number])[]) =>
  one(name, (value) => {
    const number = real(value)
    const found = known.find(([from]) => from === number)
    if (found === undefined) throw new Outside('unsupported', `math.${name}()`)
    return found[1]
  })

function squareRoot(value: bigint): bigint {
  if (value < 0n) return raise('ValueError', 'isqrt() argument must be nonnegative')
  if (value < 2n) return value
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}

const divisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

function factorial(machine: Machine, value: bigint): bigint {
  if (value < 0n) return raise('ValueError', 'factorial() not defined for negative values')
  let result = 1n
  for (let factor = 2n; factor <= value; factor += 1n) {
    machine.spend(1)
    result = bounded(result * factor)
  }
  return result
}

function combinations(machine: Machine, [n, k]: readonly [bigint, bigint], isOrdered: boolean): bigint {
  if (n < 0n || k < 0n) throw new Outside('unsupported', 'math.comb()')
  if (k > n) return 0n
  let result = 1n
  for (let at = 0n; at < k; at += 1n) {
    machine.spend(1)
    result = bounded(result * (n - at))
    if (!isOrdered) result /= at + 1n
  }
  return result
}

const FUNCTIONS: Record<string, Run> = {
  sqrt: one('sqrt', (value) => {
    const number = real(value)
    if (number >= 0) return Math.sqrt(number)
    throw new Outside('unsupported', 'math.sqrt()')
  }),
  floor: rounding('floor', Math.floor),
  ceil: rounding('ceil', Math.ceil),
  trunc: rounding('trunc', Math.trunc),
  fabs: one('fabs', (value) => Math.abs(real(value))),
  isqrt: one('isqrt', (value) => squareRoot(whole(value))),
  factorial: one('factorial', (value, machine) => factorial(machine, whole(value))),
  gcd: (_machine, args) => args.map(whole).reduce(divisor, 0n),
  lcm: (_machine, args) =>
    args.map(whole).reduce((a, b) => {
      if (a === 0n || b === 0n) return 0n
      const multiple = bounded((a * b) / divisor(a, b))
      return multiple < 0n ? -multiple : multiple
    }, 1n),
  comb: (machine, args, keywords) => {
    positional('comb', [2, 2], args, keywords)
    return combinations(machine, [whole(args[0]), whole(args[1])], false)
  },
  perm: (machine, args, keywords) => {
    positional('perm', [2, 2], args, keywords)
    return combinations(machine, [whole(args[0]), whole(args[1])], true)
  },
  prod: (machine, args, keywords) => {
    positional('prod', [1, 1], args, keywords)
    const next = iterate(machine, args[0] ?? null)
    let total: Value = 1n
    for (let item = next(); item !== undefined; item = next()) {
      if (typeof item !== 'bigint') throw new Outside('unsupported', 'math.prod()')
      total = binary(machine, '*', [total, item])
    }
    return total
  },
  pow: (_machine, args, keywords) => {
    positional('pow', [2, 2], args, keywords)
    const [a, b] = [real(args[0]), real(args[1])]
    const result = a ** b
    const isExact = Number.isSafeInteger(a) && Number.isSafeInteger(b) && b >= 0 && Number.isSafeInteger(result)
    if (!isExact) throw new Outside('unsupported', 'math.pow()')
    return result
  },
  hypot: (_machine, args, keywords) => {
    if (keywords.size > 0) throw new Outside('unsupported', 'math.hypot()')
    const squares = args.map((value) => real(value) ** 2)
    const sum = squares.reduce((a, b) => a + b, 0)
    if (!Number.isSafeInteger(sum) || !Number.isInteger(Math.sqrt(sum)))
      throw new Outside('unsupported', 'math.hypot()')
    return Math.sqrt(sum)
  },
  isnan: one('isnan', (value) => Number.isNaN(real(value))),
  isinf: one('isinf', (value) => Math.abs(real(value)) === Number.POSITIVE_INFINITY),
  isfinite: one('isfinite', (value) => Number.isFinite(real(value))),
  isclose: (_machine, args, keywords) => {
    positional('isclose', [2, 2], args, keywords)
    const [a, b] = [real(args[0]), real(args[1])]
    return a === b || Math.abs(a - b) <= Math.max(1e-9 * Math.abs(b), 1e-9 * Math.abs(a))
  },
  copysign: (_machine, args, keywords) => {
    positional('copysign', [2, 2], args, keywords)
    const [a, b] = [Math.abs(real(args[0])), real(args[1])]
    return b < 0 || Object.is(b, -0) ? -a : a
  },
  sin: exactly('sin', [[0, 0]]),
  cos: exactly('cos', [[0, 1]]),
  tan: exactly('tan', [[0, 0]]),
  exp: exactly('exp', [[0, 1]]),
  log: exactly('log', [[1, 0]]),
  log10: exactly(
    'log10',
    Array.from({ length: 16 }, (_, power) => [10 ** power, power]),
  ),
  log2: exactly(
    'log2',
    Array.from({ length: 50 }, (_, power) => [2 ** power, power]),
  ),
}

export const MATH: [string, Value][] = [
  ...Object.entries(FUNCTIONS).map(([name, run]): [string, Value] => [name, new PyBuiltin(name, run)]),
  ['pi', Math.PI],
  ['e', Math.E],
  ['tau', 2 * Math.PI],
  ['inf', Number.POSITIVE_INFINITY],
  ['nan', Number.NaN],
]
