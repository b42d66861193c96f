import { termOf } from '../../../engine/lexicon/terms'
import { numberOf } from '../../../engine/task/read-task'
import type { StatedNumber } from '../../../engine/task/task'

/** Two numbers may be the ends of a range. */
const SHORTEST = 3
/** «Billetes de 20, 10 y 5 y monedas de 2» is one list. */
const BETWEEN = new Set(', ; / - y e o de monedas moneda billetes billete euros pesos soles'.split(' '))

/** The numbers that are stated one after another near one of some terms: «billetes de 20000, 10000 y 5000»; null where there are none. */
export function statedList(numbers: readonly StatedNumber[], terms: readonly string[]): StatedNumber[] | null {
  const runs: StatedNumber[][] = []
  for (const [at, one] of numbers.entries()) {
    const before = numbers[at - 1]
    if (before !== undefined && isNext(before, one)) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  const long = runs.filter((run) => run.length >= SHORTEST && run.some((one) => isNear(one, terms)))
  return long.toSorted((a, b) => b.length - a.length)[0] ?? null
}

function isNext({ after }: StatedNumber, { value }: StatedNumber): boolean {
  const next = after.split(' ').find((word) => !BETWEEN.has(word))
  return next !== undefined && numberOf(next) === value
}

const isNear = ({ before, after }: StatedNumber, terms: readonly string[]) =>
  `${before} ${after}`.split(' ').some((word) => terms.includes(termOf(word)))
