import type { Tier, Tiers, Value } from './tier'

/** One branch of a chain: its test on a subject, null for all else, and what holds there. */
export type Branch = { test: ((subject: string) => string) | null; value: Value }

const isRest = ({ bound }: Tier) => bound.kind === 'rest'
const meets = (low: number | null, high: number | null) =>
  low !== null && high !== null && (low === high || low === high + 1)

/** The tiers of numbers from the lowest to the highest. */
const rising = (tiers: readonly Tier[]): Tier[] =>
  tiers
    .filter((tier) => !isRest(tier))
    .toSorted(
      (a, b) =>
        (a.bound.high ?? Number.POSITIVE_INFINITY) - (b.bound.high ?? Number.POSITIVE_INFINITY) ||
        (a.bound.low ?? 0) - (b.bound.low ?? 0),
    )

/** The first begins nowhere, the last ends nowhere, and each begins where the one below it ends. */
function isClosed(tiers: readonly Tier[]): boolean {
  const all = rising(tiers)
  const last = all.at(-1)?.bound
  return (
    all.length > 1 &&
    all[0]?.bound.kind === 'high' &&
    last?.kind === 'low' &&
    all.slice(1).every(({ bound }, at) => bound.kind === 'high' || meets(bound.low, all[at]?.bound.high ?? null))
  )
}

/** Whether the tiers leave no number out: then they take the place of those that are there. */
export const isWhole = (tiers: readonly Tier[]): boolean => (tiers.length > 1 && tiers.some(isRest)) || isClosed(tiers)

/** The tiers as the branches of a chain, in the order in which they must be tried. */
export function branchesOf({ tiers }: Pick<Tiers, 'tiers'>): Branch[] {
  const stated = rising(tiers)
  const rest = tiers.find(isRest)
  const isUp = stated.some(({ bound }) => bound.kind === 'high')
  // «de 5 a 7, de 7 a 9 y desde 9»: what two tiers share is of the upper one where the last says so.
  const isOfUpper = stated.some(({ bound }) => bound.kind === 'low' && !bound.isOpen)
  const branches = stated.map((tier, at): Branch => {
    const [below, above] = [stated[at - 1]?.bound, stated[at + 1]?.bound]
    const { kind, low, high, isOpen } = tier.bound
    const upper = isOpen || (isOfUpper && above?.low === high) ? '<' : '<='
    const test =
      kind === 'low'
        ? (subject: string) => `${subject} ${isOpen ? '>' : '>='} ${low}`
        : kind === 'high' || (isUp && below && meets(low, below.high))
          ? (subject: string) => `${subject} ${upper} ${high}`
          : !isUp && above && meets(above.low, high)
            ? (subject: string) => `${subject} >= ${low}`
            : (subject: string) => `${low} <= ${subject} ${upper} ${high}`
    return { test, value: tier.value }
  })
  const ordered = isUp ? branches : branches.toReversed()
  if (rest) return [...ordered, { test: null, value: rest.value }]
  const last = ordered.at(-1)
  return last && isClosed(tiers) ? [...ordered.slice(0, -1), { ...last, test: null }] : ordered
}
