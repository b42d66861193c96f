import type { Range } from './ast'

/** Positions of a source as lines, counted from 1 as Python counts them. */
export function linesOf(source: string) {
  const starts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  const lineAt = (offset: number) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
  return {
    count: starts.length,
    /** The line of an offset. */
    lineAt,
    /** The column of an offset, from 0. */
    columnAt: (offset: number) => offset - (starts[lineAt(offset) - 1] ?? 0),
    /** Where a line begins and ends, its line end left out. */
    rangeOf(line: number): Range {
      const from = starts[line - 1] ?? source.length
      const next = starts[line]
      return { from, to: next === undefined ? source.length : next - 1 }
    },
    textOf(line: number): string {
      const { from, to } = this.rangeOf(line)
      return source.slice(from, to).replace(/\r$/, '')
    },
  }
}
export type Lines = ReturnType<typeof linesOf>
