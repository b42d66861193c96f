/** What goes with a construct that was spoken about. `has`: code that shows it; `cards`: what was told of it. `lines` run by themselves. */
export type Related = {
  has: RegExp
  cards: readonly string[]
  says: RegExp
  told: string
  lines: string
  isUnrun?: true
  /** Where it goes into a program that is at hand: those lines are shown in it. */
  into?: readonly [RegExp, string]
}

/** One row of a table of them; `cards` are parted by spaces. */
export const row = (
  has: RegExp,
  cards: string,
  says: RegExp,
  told: string,
  lines: string,
  isUnrun?: true,
): Related => ({
  has,
  cards: cards.split(' '),
  says,
  told,
  lines,
  ...(isUnrun && { isUnrun }),
})
