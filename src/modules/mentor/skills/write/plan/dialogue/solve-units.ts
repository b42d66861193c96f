import type { Quantity } from './quantity'
import { isMoney, isTime, powerOf, timesAsLarge } from './units'

export type Wanted = { unit: string; per: Quantity['per'] }

/** Exponents of units. */
type Dimension = ReadonlyMap<string, number>
const ANY = '?'

/** Money is one unit, but where two currencies are told apart. */
const spelled = (unit: string, isOneMoney: boolean) => (isOneMoney && isMoney(unit) ? 'money' : unit)

function dimensionOf({ unit, per }: { unit: string | null; per: Quantity['per'] }, isOneMoney: boolean): Dimension {
  const dimension = new Map<string, number>()
  const add = (said: string, sign: number) => {
    const { unit: one, power } = powerOf(said)
    const name = spelled(one, isOneMoney)
    dimension.set(name, (dimension.get(name) ?? 0) + sign * power)
  }
  if (unit !== null) add(unit, 1)
  if (per) add(per.unit, -1)
  return dimension
}

function product(factors: readonly { dimension: Dimension; sign: number }[]): Dimension {
  const total = new Map<string, number>()
  for (const { dimension, sign } of factors)
    for (const [unit, exponent] of dimension) total.set(unit, (total.get(unit) ?? 0) + sign * exponent)
  return new Map([...total].filter(([, exponent]) => exponent !== 0))
}

const isSame = (a: Dimension, b: Dimension) =>
  a.size === b.size && [...a].every(([unit, exponent]) => b.get(unit) === exponent)

/** Of «el consumo cada 100 km» only what stands below is known. */
function fits(made: Dimension, wanted: Dimension): boolean {
  if (!wanted.has(ANY)) return isSame(made, wanted)
  const above = [...made].filter(([, exponent]) => exponent > 0)
  const below = [...made].filter(([, exponent]) => exponent < 0)
  const [unit] = [...wanted].filter(([, exponent]) => exponent < 0).map(([each]) => each)
  return (
    above.length === 1 &&
    below.length === 1 &&
    (below[0]?.[0] === unit || (unit === 'tiempo' && isTime(below[0]?.[0] ?? ''))) &&
    below[0]?.[1] === -1
  )
}

/**
 * The expression that makes what is wanted of all quantities, each multiplied or divided by once, because its units come out only so:
 * pesos over pesos a euro are euros, litres over kilometres times 100 a consumption. Null where none fits, or more than one does.
 */
export function solved(quantities: readonly Quantity[], { unit, per }: Wanted): string | null {
  if (quantities.length === 0 || quantities.length > 4) return null
  if (quantities.length === 1) return scaled(quantities[0], unit, per)
  const currencies = new Set(
    [...quantities.map((each) => each.unit), ...quantities.map((each) => each.per?.unit ?? null), unit].filter(
      (each) => each !== null && each !== 'money' && isMoney(each),
    ),
  )
  const isOneMoney = currencies.size < 2
  const priced = withItems(quantities)
  const wanted = dimensionOf({ unit, per }, isOneMoney)
  const found = signsOf(priced.length).filter((signs) =>
    fits(
      product(priced.map((each, at) => ({ dimension: dimensionOf(each, isOneMoney), sign: signs[at] ?? 1 }))),
      wanted,
    ),
  )
  const [signs] = found
  return found.length === 1 && signs ? written(priced, signs, per?.count ?? 1) : null
}

/** «precio y cantidad»: the price is that of one of them. */
function withItems(quantities: readonly Quantity[]): Quantity[] {
  const counted = quantities.filter(({ unit, per, type }) => !per && type !== 'money' && unit !== null)
  const [only] = counted
  if (!only || counted.length > 1) return [...quantities]
  return quantities.map((each) => {
    const isOfOne = each.noun === 'precio' || each.per?.unit === 'unidad' || each.per?.unit === 'uno'
    return isOfOne &&
      (each.per === null || each.per.unit === 'unidad' || each.per.unit === 'uno') &&
      only.unit !== null &&
      only.unit !== 'persona'
      ? { ...each, per: { unit: only.unit, count: 1 } }
      : each
  })
}

const signsOf = (count: number): number[][] =>
  count === 0
    ? [[]]
    : signsOf(count - 1).flatMap((signs) => [
        [1, ...signs],
        [-1, ...signs],
      ])

function written(quantities: readonly Quantity[], signs: readonly number[], count: number): string | null {
  const above = quantities.filter((_, at) => signs[at] === 1)
  const below = quantities.filter((_, at) => signs[at] === -1)
  if (above.length === 0) return null
  // A rate of 100 km is divided by them where it is multiplied, and the other way round.
  const up = [...above.map(({ name }) => name), ...counts(below), ...(count > 1 ? [String(count)] : [])]
  const down = [...below.map(({ name }) => name), ...counts(above)]
  return `${up.join(' * ')}${down.map((each) => ` / ${each}`).join('')}`
}

const counts = (quantities: readonly Quantity[]) =>
  quantities.flatMap(({ per }) => (per && per.count > 1 ? [String(per.count)] : []))

/** «de metros a kilómetros». */
function scaled(quantity: Quantity | undefined, unit: string, per: Quantity['per']): string | null {
  if (!quantity?.unit || per || quantity.per) return null
  if (unit === quantity.unit || (isMoney(unit) && isMoney(quantity.unit) && [unit, quantity.unit].includes('money')))
    return quantity.name
  const up = timesAsLarge(unit, quantity.unit)
  if (up !== null) return `${quantity.name} / ${up}`
  const down = timesAsLarge(quantity.unit, unit)
  return down === null ? null : `${quantity.name} * ${down}`
}
