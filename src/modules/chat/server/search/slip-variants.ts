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
