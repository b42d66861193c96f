/** Programs with more changed lines than this are compared as a whole. */
const MAX_LINES = 200

/** What changed between two programs as the lines of a diff, `- ` before and `+ ` after; lines that stayed are left out. */
export function lineChanges(before: string, after: string): string {
  const [old, next] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')]
  let start = 0
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1
  let end = 0
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end)) end += 1
  return compared(old.slice(start, old.length - end), next.slice(start, next.length - end)).join('\n')
}

function compared(old: readonly string[], next: readonly string[]): string[] {
  if (old.length > MAX_LINES || next.length > MAX_LINES) return []
  const common = longestCommon(old, next)
  const lines: string[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && old[i] === next[j]) {
      i += 1
      j += 1
    } else if (j >= next.length || (i < old.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      lines.push(`- ${old[i]}`)
      i += 1
    } else {
      lines.push(`+ ${next[j]}`)
      j += 1
    }
  }
  return lines.filter((line) => line.trim().length > 1)
}

/** `[i][j]`: how many lines the rests from `i` and from `j` have in common, in their order. */
function longestCommon(old: readonly string[], next: readonly string[]): number[][] {
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      const row = common[i]
      if (row)
        row[j] =
          old[i] === next[j] ? (common[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(common[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return common
}
