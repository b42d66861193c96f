import { asInteger, positional } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { itemsOf } from '../values/iterate'
import { raise } from '../values/types'
import { type Keywords, PyList, PyRange, PyTuple, type Run, type Value } from '../values/values'
import { MersenneTwister } from './mersenne-twister'

const pick = (items: readonly Value[]): Value =>
  items[Math.floor(items.length / 2)] ?? raise('IndexError', 'Cannot choose from an empty sequence')
const whole = (value: Value | undefined) => BigInt(asInteger(value ?? 0n))

function between(from: bigint, to: bigint): bigint {
  if (from > to) raise('ValueError', `empty range in randrange(${from}, ${to + 1n})`)
  return (from + to) / 2n
}

/** Chance as one of the ways in which it may turn out, for who only wants to know where a program fails. */
const PRETENDED: Record<string, Run> = {
  random: () => 0.5,
  uniform: (_machine, [from = 0, to = 1]) => (Number(from) + Number(to)) / 2,
  randint: (_machine, [from, to]) => between(whole(from), whole(to)),
  randrange: (_machine, [from, to]) =>
    to === undefined ? between(0n, whole(from) - 1n) : between(whole(from), whole(to) - 1n),
  choice: (machine, [items = null]) => pick(itemsOf(machine, items)),
  shuffle: (_machine, [items = null]) => {
    if (items instanceof PyList) items.items.reverse()
    return null
  },
  sample: (machine, [items = null, count], keywords) => {
    const all = itemsOf(machine, items)
    const wanted = Number(asInteger(count ?? keywords.get('k') ?? 1n))
    return wanted > all.length
      ? raise('ValueError', 'Sample larger than population or is negative')
      : new PyList(all.slice(0, wanted))
  },
  choices: (machine, [items = null], keywords) => {
    const all = itemsOf(machine, items)
    return new PyList(Array.from({ length: Number(keywords.get('k') ?? 1n) }, () => pick(all)))
  },
}

const seeded = new WeakMap<Machine, MersenneTwister>()

const outside = (name: string): never => {
  throw new Outside('random', `random.${name}()`)
}

/** What may be picked from by its place. */
function sequence(machine: Machine, items: Value | undefined, name: string): Value[] {
  const isSequence =
    items instanceof PyList || items instanceof PyTuple || items instanceof PyRange || typeof items === 'string'
  return isSequence ? itemsOf(machine, items) : outside(name)
}

type Draw = (twister: MersenneTwister, machine: Machine, args: readonly Value[], keywords: Keywords) => Value

const range = (twister: MersenneTwister, from: bigint, to: bigint): bigint => {
  if (from >= to) raise('ValueError', `empty range in randrange(${from}, ${to})`)
  return from + twister.below(to - from)
}

const item = (twister: MersenneTwister, items: readonly Value[]): Value =>
  items[Number(twister.below(BigInt(items.length)))] ?? null

/** What Python draws after `random.seed(7)`. */
const DRAWS: Record<string, Draw> = {
  random: (twister) => twister.random(),
  uniform: (twister, _machine, [from = null, to = null]) => {
    if (!isNumber(from) || !isNumber(to)) return outside('uniform')
    return Number(from) + (Number(to) - Number(from)) * twister.random()
  },
  randint: (twister, _machine, [from, to]) => range(twister, whole(from), whole(to) + 1n),
  randrange: (twister, _machine, [from, to, step]) => {
    if (step !== undefined) return outside('randrange')
    return to === undefined ? range(twister, 0n, whole(from)) : range(twister, whole(from), whole(to))
  },
  choice: (twister, machine, [given]) => {
    const items = sequence(machine, given, 'choice')
    return items.length === 0 ? raise('IndexError', 'Cannot choose from an empty sequence') : item(twister, items)
  },
  shuffle: (twister, machine, [list]) => {
    if (!(list instanceof PyList)) return outside('shuffle')
    const { items } = list
    machine.spend(items.length)
    for (let at = items.length - 1; at > 0; at -= 1) {
      const other = Number(twister.below(BigInt(at + 1)))
      ;[items[at], items[other]] = [items[other] ?? null, items[at] ?? null]
    }
    return null
  },
  sample: (twister, machine, [given, count], keywords) =>
    sampleOf(twister, sequence(machine, given, 'sample'), asInteger(count ?? keywords.get('k'))),
  choices: (twister, machine, [given, weights, ...more], keywords) => {
    const items = sequence(machine, given, 'choices')
    const weighed = weights ?? keywords.get('weights') ?? null
    const isPlain = more.length === 0 && [...keywords.keys()].every((name) => name === 'k' || name === 'weights')
    if (!isPlain || items.length === 0) return outside('choices')
    const sums = weighed === null ? null : sumsOf(itemsOf(machine, weighed))
    if (sums !== null && sums.length !== items.length) return outside('choices')
    const count = asInteger(keywords.get('k') ?? 1n)
    machine.grow(count)
    const drawn = Array.from({ length: Math.max(0, count) }, () => {
      const at = twister.random() * (sums?.at(-1) ?? items.length)
      return items[sums === null ? Math.floor(at) : sums.findIndex((sum) => at < sum)] ?? null
    })
    return new PyList(drawn)
  },
}

const isNumber = (value: Value): value is number | bigint => typeof value === 'number' || typeof value === 'bigint'

/** Weights added up, one after the other. */
function sumsOf(weights: readonly Value[]): number[] {
  let sum = 0
  const sums = weights.map((weight) => {
    if (!isNumber(weight) || weight < 0) return outside('choices')
    sum += Number(weight)
    return sum
  })
  return sum > 0 ? sums : outside('choices')
}

/** Few of many are drawn until they differ, else from what is left: as Python does, so that the numbers are the same. */
function sampleOf(twister: MersenneTwister, items: readonly Value[], count: number): Value {
  if (count < 0 || count > items.length) raise('ValueError', 'Sample larger than population or is negative')
  const room = 21 + (count > 5 ? 4 ** Math.ceil(Math.log(count * 3) / Math.log(4)) : 0)
  if (items.length > room) {
    const taken = new Set<number>()
    while (taken.size < count) taken.add(Number(twister.below(BigInt(items.length))))
    return new PyList([...taken].map((at) => items[at] ?? null))
  }
  const pool = [...items]
  const drawn = Array.from({ length: count }, (_none, at) => {
    const from = Number(twister.below(BigInt(pool.length - at)))
    const value = pool[from] ?? null
    pool[from] = pool[pool.length - at - 1] ?? null
    return value
  })
  return new PyList(drawn)
}

/** Chance: as Python draws it from a seed that is a whole number, else as it may turn out where that may be made up, else outside. */
export const RANDOM: Record<string, Run> = {
  seed: (machine, args, keywords) => {
    positional('seed', [0, 1], args, keywords)
    const [seed] = args
    machine.spend(SEEDING)
    if (typeof seed === 'bigint') seeded.set(machine, new MersenneTwister(seed))
    else seeded.delete(machine)
    return null
  },
  ...Object.fromEntries(
    Object.entries(DRAWS).map(([name, draw]): [string, Run] => [
      name,
      (machine, args, keywords) => {
        machine.spend(1)
        const twister = seeded.get(machine)
        if (twister !== undefined) return draw(twister, machine, args, keywords)
        return machine.pretends ? (PRETENDED[name]?.(machine, args, keywords) ?? null) : outside(name)
      },
    ]),
  ),
}
const SEEDING = 40
