import * as z from 'zod'

/** Parameters travel as texts: these are what the texts must be. */
export const text = z.string().min(1).max(5000)
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number)
export const natural = integer.refine((value) => value >= 0, 'must be at least 0')
export const bool = z.enum(['true', 'false']).transform((value) => value === 'true')
export const address = z.url({ protocol: /^https?$/ }).max(5000)
const entries = z.record(z.string().min(1).max(40), z.string().max(500))
/** An empty text takes away all; a key with an empty text is taken away. */
export const metadata = z.union([z.literal('').transform(() => null), entries])
/** An empty text takes the value away. */
export const unsettable = <T extends z.ZodType>(inner: T) => z.union([z.literal('').transform(() => null), inner])

/** Accepted and left alone: what Stripe knows and the emulator has no use for. */
export const ignored = z.unknown().optional()

const range = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
])
export const listing = {
  limit: integer.refine((value) => value >= 1 && value <= 100, 'must be between 1 and 100').optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: range.optional(),
}

/** Metadata after a change, as Stripe merges it. */
export function mergedMetadata(
  before: Record<string, string> | null,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return before ?? {}
  if (change === null) return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }
/** Only the fields that were given. */
export const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
