import { describe, expect, it } from 'vitest'
import { EXPOSED_PARSERS, type ExposedParser } from './exposed-parsers'
import { WORST_INPUTS } from './worst-inputs'

/** Eight times the text takes eight times as long, or thirty on a machine that has much else to do. Its square would be sixty-four. */
const TIMES = 8
const MOST_GROWTH = 30
/** What takes less than this on the short text is too short to be compared: as if it had taken so long. */
const LEAST_MS = 1
const MOST_TRIES = 10
/** Long enough to tell a square from a line. */
const LONGEST_TRIED = 24_000

async function timeOf(read: ExposedParser['read'], text: string): Promise<number> {
  const before = performance.now()
  await read(text)
  return performance.now() - before
}

/** How many times as long as its eighth all of it takes; the least of several tries, unless the first will do. */
async function growthOf({ read, longest }: ExposedParser, write: (length: number) => string): Promise<number> {
  const length = Math.min(longest, LONGEST_TRIED)
  const [short, long] = [write(Math.floor(length / TIMES)), write(length)]
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    least = Math.min(least, await timeOf(read, short))
    most = Math.min(most, await timeOf(read, long))
    if (most <= MOST_GROWTH * Math.max(least, LEAST_MS)) break
  }
  return most / Math.max(least, LEAST_MS)
}

describe('the work of reading foreign text grows with its length, not with the square of it', () => {
  it.each(EXPOSED_PARSERS)('$name', { timeout: 120_000 }, async (parser) => {
    const slow: Record<string, number> = {}
    for (const { name, write } of WORST_INPUTS) {
      const growth = await growthOf(parser, write)
      if (growth > MOST_GROWTH) slow[name] = growth
    }
    expect(slow).toEqual({})
  })

  it('is told from the square of it by this very test', async () => {
    const parser = { name: 'all with all', longest: 8_000, read: allWithAll }
    expect(await growthOf(parser, (length) => 'a'.repeat(length))).toBeGreaterThan(MOST_GROWTH)
  })
})

function allWithAll(text: string): number {
  let same = 0
  for (let at = 0; at < text.length; at += 1) {
    for (let other = at; other < text.length; other += 1) if (text[at] === text[other]) same += 1
  }
  return same
}
