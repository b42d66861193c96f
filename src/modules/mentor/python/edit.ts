import type { Range } from './ast'

/** A piece of source to be replaced; an empty range inserts. */
export type Edit = Range & { text: string }

/** Applies edits that do not overlap; everything else, comments and layout, stays as it is. Throws RangeError where two overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) throw new RangeError(`edits overlap at ${from}`)
    result += source.slice(at, from) + text
    at = to
  }
  return result + source.slice(at)
}
