const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** All words one slip away from a folded one: a letter too many, too few, another, or two that have changed places. */
export function oneSlipAway(word: string): string[] {
  const words = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const letter = word.charAt(at)
    const after = word.slice(at + 1)
    for (const other of LETTERS) {
      words.add(before + other + letter + after)
      if (letter !== '') words.add(before + other + after)
    }
    if (letter !== '') words.add(before + after)
    if (after !== '') words.add(before + after.charAt(0) + letter + after.slice(1))
  }
  words.delete(word)
  return [...words]
}

/** How many slips lie between two words (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let twoAgo: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (twoAgo[j - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY
      const [above = 0, left = 0, diagonal = 0] = [before[j], row[j - 1], before[j - 1]]
      row.push(Math.min(above + 1, left + 1, diagonal + (isSame ? 0 : 1), swapped))
    }
    twoAgo = before
    before = row
  }
  return before[b.length] ?? 0
}
