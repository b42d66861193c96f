/** Letters that Spanish ears take for each other. */
const ALIKE = ['bv', 'sczx', 'gj', 'mn', 'iy', 'ckq', 'uw'].flatMap((group) =>
  [...group].flatMap((a) => [...group].map((b) => a + b)),
)
const SOUND_ALIKE = new Set(ALIKE)

/** A usual slip: a swap, a letter heard wrongly, doubled or not, an h that nobody hears. */
const USUAL = 0.5
/** Fingers leave letters out rather than add some. */
const LEFT_OUT = 0.8
const OTHER = 1

/** How far what was typed is from a word, in slips, the usual ones counting less: 0 for the word itself. Both folded. */
export function slipCost(typed: string, word: string): number {
  let twoAgo: number[] = []
  let above = [0]
  for (let j = 0; j < word.length; j += 1) above.push((above[j] ?? 0) + leftOut(word, j))
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(above[0] ?? 0) + addedAt(typed, i - 1)]
    for (let j = 1; j <= word.length; j += 1) {
      const [up = 0, left = 0, diagonal = 0] = [above[j], row[j - 1], above[j - 1]]
      const isSwap = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      row.push(
        Math.min(
          up + addedAt(typed, i - 1),
          left + leftOut(word, j - 1),
          diagonal + replaced(typed.charAt(i - 1), word.charAt(j - 1)),
          isSwap ? (twoAgo[j - 2] ?? 0) + USUAL : Number.POSITIVE_INFINITY,
        ),
      )
    }
    twoAgo = above
    above = row
  }
  return above[word.length] ?? 0
}

const isUsual = (text: string, at: number) => text[at] === 'h' || text[at] === text[at - 1] || text[at] === text[at + 1]
const addedAt = (typed: string, at: number) => (isUsual(typed, at) ? USUAL : OTHER)
const leftOut = (word: string, at: number) => (isUsual(word, at) ? USUAL : LEFT_OUT)
const replaced = (a: string, b: string) => (a === b ? 0 : SOUND_ALIKE.has(a + b) ? USUAL : OTHER)
