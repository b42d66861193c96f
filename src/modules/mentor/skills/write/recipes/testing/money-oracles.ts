// What sums of money come to, in whole cents and from the rules' own tables: written apart from the programs that they judge.

/** Cents of a percentage of cents, a half up; both whole numbers but for the percentage's two decimals. */
export function share(cents: number, percent: number): number {
  const hundredths = BigInt(cents) * BigInt(Math.round(percent * 100))
  return Number((hundredths + 5000n) / 10_000n)
}

/** Ley 37/1992, artículo 161: the surcharge of each rate. */
export const SURCHARGES: ReadonlyMap<number, number> = new Map([
  [21, 5.2],
  [10, 1.4],
  [4, 0.5],
])

/** Ley 35/2006, artículo 63: base up to, tax up to there, rate of the rest. */
const SCALE = [
  [0, 0, 9.5],
  [12_450, 1182.75, 12],
  [20_200, 2112.75, 15],
  [35_200, 4362.75, 18.5],
  [60_000, 8950.75, 22.5],
  [300_000, 62_950.75, 24.5],
] as const

export function incomeTax(base: number): number {
  const [from, tax, rate] = SCALE.findLast(([least]) => base >= least) ?? SCALE[0]
  return tax + ((base - from) * rate) / 100
}

/** What is still owed when a loan has been paid back in equal parts. */
export function owedAtEnd({ capital, yearly, months, part }: Record<'capital' | 'yearly' | 'months' | 'part', number>) {
  let owed = capital
  for (let month = 0; month < months; month += 1) owed += (owed * yearly) / 1200 - part
  return owed
}

/** By unit: each one sold at the price of the oldest there is. */
export function costOfOldest(lots: readonly (readonly [number, number])[], count: number): number | null {
  const prices = lots.flatMap(([units, price]) => Array.from({ length: units }, () => price))
  return prices.length < count ? null : prices.slice(0, count).reduce((sum, price) => sum + price, 0)
}

/** «dd/mm/aaaa» after some days. */
export function dayAfter(day: string, days: number): string {
  const [date = 1, month = 1, year = 1] = day.split('/').map(Number)
  const later = new Date(Date.UTC(year, month - 1, date) + days * 86_400_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(later.getUTCDate())}/${two(later.getUTCMonth() + 1)}/${later.getUTCFullYear()}`
}
