import { positional, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { floatText, fractionOf, nearestFloat } from '../text/float'
import { isNumber, numberOf } from '../values/compare'
import { itemsOf, iterate } from '../values/iterate'
import { near, PyNear } from '../values/near'
import { asFloat, bounded } from '../values/numbers'
import { binary } from '../values/operators'
import { special } from '../values/special'
import { raise, typeName } from '../values/types'
import { PyBuiltin, PyInstance, PyTuple, type Run, type Value } from '../values/values'

const real = (value: Value | undefined): number => {
  if (value !== undefined && isNumber(value)) return asFloat(numberOf(value))
  // What an object counts as its class says.
  if (value instanceof PyInstance) throw new Outside('unsupported', 'math')
  return raise('TypeError', `must be real number, not ${typeName(value ?? null)}`)
}
const whole = (value: Value | undefined): bigint => {
  if (typeof value === 'bigint' || typeof value === 'boolean') return BigInt(value)
  if (value instanceof PyInstance) throw new Outside('unsupported', 'math')
  return raise('TypeError', `'${typeName(value ?? null)}' object cannot be interpreted as an integer`)
}

const one =
  (name: string, run: (value: Value | undefined, machine: Machine) => Value): Run =>
  (machine, args, keywords) => {
    positional(name, [1, 1], args, keywords)
    return run(args[0], machine)
  }

const rounding = (name: string, run: (value: number) => number) =>
  one(name, (value, machine) => {
    if (typeof value === 'bigint' || typeof value === 'boolean') return BigInt(value)
    const own = special(value ?? null, `__${name}__`)
    if (own !== undefined) return machine.call(own, [])
    if (value instanceof PyNear) return BigInt(value.same(run))
    const number = real(value)
    if (!Number.isFinite(number)) throw new Outside('unsupported', name)
    return BigInt(run(number))
  })

/** C and JavaScript may differ in the last digit: what has not one right answer is known nearly. */
const exactly = (name: string, known: readonly (readonly [number, number])[], run: (value: number) => number) =>
  one(name, (value) => nearly(value, known, run))

function nearly(
  value: Value | undefined,
  known: readonly (readonly [number, number])[],
  run: (value: number) => number,
): Value {
  if (value instanceof PyNear) {
    // Between the ends of a short stretch these functions rise or fall.
    const ends = [value.low, value.high].map((end) => nearly(end, [], run))
    const all = ends.flatMap((end) => (end instanceof PyNear ? [end.low, end.high] : []))
    return new PyNear(Math.min(...all), Math.max(...all))
  }
  const number = real(value)
  return known.find(([from]) => from === number)?.[1] ?? near(run(number))
}

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

const TENS = Array.from({ length: 16 }, (_, power) => [10 ** power, power] as const)
const TWOS = Array.from({ length: 50 }, (_, power) => [2 ** power, power] as const)
const CUBES = Array.from({ length: 101 }, (_, root) => [root ** 3, root] as const)

function logarithm(
  value: Value | undefined,
  known: readonly (readonly [number, number])[],
  run: (value: number) => number,
): Value {
  if (!(value instanceof PyNear) && real(value) <= 0)
    return raise(
      'ValueError',
      `expected a positive input${typeof value === 'number' ? `, got ${floatText(value)}` : ''}`,
    )
  return nearly(value, known, run)
}

/** The length of what goes so far in each direction: exact where the sum of the squares is that of a whole number. */
function lengthOf(parts: readonly number[]): Value {
  const sum = parts.reduce((total, part) => total + part ** 2, 0)
  if (Number.isSafeInteger(sum) && Number.isInteger(Math.sqrt(sum))) return Math.sqrt(sum)
  return near(Math.hypot(...parts))
}

const FUNCTIONS: Record<string, Run> = {
  sqrt: one('sqrt', (value) => {
    const number = real(value)
    if (number >= 0) return Math.sqrt(number)
    return raise('ValueError', `expected a nonnegative input, got ${floatText(number)}`)
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
    return isExact ? result : near(result)
  },
  isnan: one('isnan', (value) => Number.isNaN(real(value))),
  isinf: one('isinf', (value) => Math.abs(real(value)) === Number.POSITIVE_INFINITY),
  isfinite: one('isfinite', (value) => Number.isFinite(real(value))),
  isclose: (_machine, args, keywords) => {
    const [one, other, relative = 1e-9, absolute = 0] = take('isclose', ['a', 'b', 'rel_tol', 'abs_tol'], 2, [
      args,
      keywords,
    ])
    const [a, b] = [real(one), real(other)]
    return a === b || Math.abs(a - b) <= Math.max(real(relative) * Math.max(Math.abs(a), Math.abs(b)), real(absolute))
  },
  copysign: (_machine, args, keywords) => {
    positional('copysign', [2, 2], args, keywords)
    const [a, b] = [Math.abs(real(args[0])), real(args[1])]
    return b < 0 || Object.is(b, -0) ? -a : a
  },
  sin: exactly('sin', [[0, 0]], Math.sin),
  cos: exactly('cos', [[0, 1]], Math.cos),
  tan: exactly('tan', [[0, 0]], Math.tan),
  asin: exactly('asin', [[0, 0]], Math.asin),
  acos: exactly('acos', [[1, 0]], Math.acos),
  atan: exactly('atan', [[0, 0]], Math.atan),
  sinh: exactly('sinh', [[0, 0]], Math.sinh),
  cosh: exactly('cosh', [[0, 1]], Math.cosh),
  tanh: exactly('tanh', [[0, 0]], Math.tanh),
  exp: exactly('exp', [[0, 1]], Math.exp),
  log1p: exactly('log1p', [[0, 0]], Math.log1p),
  cbrt: exactly('cbrt', CUBES, Math.cbrt),
  degrees: one('degrees', (value) => real(value) * (180 / Math.PI)),
  radians: one('radians', (value) => real(value) * (Math.PI / 180)),
  atan2: (_machine, args, keywords) => {
    positional('atan2', [2, 2], args, keywords)
    return near(Math.atan2(real(args[0]), real(args[1])))
  },
  log: (machine, args, keywords) => {
    positional('log', [1, 2], args, keywords)
    const [value, base] = args
    if (base === undefined) return logarithm(value, [[1, 0]], Math.log)
    return binary(machine, '/', [logarithm(value, [[1, 0]], Math.log), logarithm(base, [[1, 0]], Math.log)])
  },
  log10: one('log10', (value) => logarithm(value, TENS, Math.log10)),
  log2: one('log2', (value) => logarithm(value, TWOS, Math.log2)),
  fmod: (_machine, args, keywords) => {
    positional('fmod', [2, 2], args, keywords)
    const rest = real(args[0]) % real(args[1])
    return Number.isNaN(rest) ? raise('ValueError', 'math domain error') : rest
  },
  modf: one('modf', (value) => {
    const number = real(value)
    if (!Number.isFinite(number)) throw new Outside('unsupported', 'math.modf()')
    return new PyTuple([number - Math.trunc(number), Math.trunc(number)])
  }),
  dist: (machine, args, keywords) => {
    positional('dist', [2, 2], args, keywords)
    const [a, b] = args.map((point) => itemsOf(machine, point).map(real))
    return lengthOf((a ?? []).map((each, at) => each - (b?.[at] ?? 0)))
  },
  hypot: (_machine, args, keywords) => {
    if (keywords.size > 0) throw new Outside('unsupported', 'math.hypot()')
    return lengthOf(args.map(real))
  },
  fsum: (machine, args, keywords) => {
    positional('fsum', [1, 1], args, keywords)
    let [over, under] = [0n, 1n]
    for (const item of itemsOf(machine, args[0] ?? null)) {
      const value = real(item)
      machine.spend(4)
      if (!Number.isFinite(value)) throw new Outside('unsupported', 'math.fsum()')
      const part = fractionOf(value)
      ;[over, under] =
        part.under > under
          ? [over * (part.under / under) + part.over, part.under]
          : [over + part.over * (under / part.under), under]
    }
    return nearestFloat(over, under)
  },
  sumprod: (machine, args, keywords) => {
    positional('sumprod', [2, 2], args, keywords)
    const [a, b] = args.map((each) => itemsOf(machine, each))
    if (![...(a ?? []), ...(b ?? [])].every((each) => typeof each === 'bigint') || a?.length !== b?.length)
      throw new Outside('unsupported', 'math.sumprod()')
    return (a ?? []).reduce<Value>(
      (sum, each, at) => binary(machine, '+', [sum, binary(machine, '*', [each, b?.[at] ?? null])]),
      0n,
    )
  },
}

export const MATH: [string, Value][] = [
  ...Object.entries(FUNCTIONS).map(([name, run]): [string, Value] => [name, new PyBuiltin(name, run)]),
  ['pi', Math.PI],
  ['e', Math.E],
  ['tau', 2 * Math.PI],
  ['inf', Number.POSITIVE_INFINITY],
  ['nan', Number.NaN],
]
