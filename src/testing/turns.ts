import { randomInt } from 'node:crypto'

/** A multiple of every number of parts there is: each part is as likely as the others. */
const TURNS = 120

/**
 * For a Vitest configuration: draws whose turn it is in this run, of what is tried in parts, tells it in a line, and leaves it to the
 * workers in TEST_TURN.
 */
export function setTurn(): void {
  if (process.env.TEST_TURN) return
  process.env.TEST_TURN = String(randomInt(TURNS))
  console.log(`Turn ${process.env.TEST_TURN} of what is tried in parts; all of it by TEST_TURN=all.`)
}

/**
 * One of so many parts of like cases, another one each run: for hundreds of them, each of which costs a hundredth of a second or more.
 * What one of them shows is rarely not shown by its neighbours, too.
 */
export function inTurn<Case>(
  cases: readonly Case[],
  parts: number,
  turn = process.env.TEST_TURN ?? 'all',
): readonly Case[] {
  return turn === 'all' ? cases : cases.filter((_, at) => at % parts === Number(turn) % parts)
}
