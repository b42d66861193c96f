export type OutputDifference = {
  /** How many lines are the same before the first that is not. */
  from: number
  promised: readonly string[]
  given: readonly string[]
  /** Lines that differ and are not among those. */
  more: number
}

const MAX_SHOWN = 40
const ADDRESS = /\bat 0x[0-9a-f]+/g

/**
 * Where two outputs differ, from the first to the last line that is not the same; null where none differs. Addresses of objects in
 * memory are the one thing that may change from one run to the next.
 */
export function compareOutput(promised: string, given: string): OutputDifference | null {
  const [left, right] = [linesOf(promised), linesOf(given)]
  const isSame = (a: string | undefined, b: string | undefined) => a?.replace(ADDRESS, '') === b?.replace(ADDRESS, '')
  let from = 0
  while (from < left.length && from < right.length && isSame(left[from], right[from])) from += 1
  let end = 0
  const rest = Math.min(left.length, right.length) - from
  while (end < rest && isSame(left.at(-1 - end), right.at(-1 - end))) end += 1
  const parts = [left.slice(from, left.length - end), right.slice(from, right.length - end)] as const
  if (parts[0].length === 0 && parts[1].length === 0) return null
  return {
    from,
    promised: parts[0].slice(0, MAX_SHOWN),
    given: parts[1].slice(0, MAX_SHOWN),
    more: Math.max(0, parts[0].length - MAX_SHOWN) + Math.max(0, parts[1].length - MAX_SHOWN),
  }
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')
