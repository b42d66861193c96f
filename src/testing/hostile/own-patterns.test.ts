import { expect, it } from 'vitest'
import { patience } from '../pace'
import { busyPatterns, type Pattern } from './busy-patterns'
import { literalsBelow, MESSAGES, madeByMentor } from './own-patterns'

const WHOLE = { timeout: patience(120_000) }
const busyIn = (patterns: readonly Pattern[]) =>
  busyPatterns(patterns, { mostMs: patience(3_000) }).map(({ pattern, text }) => `${pattern.source}\nwith ${text}`)

it.each([
  ['^(?:(?:los|las?|la) )*x$', 'la la la'],
  ['^(?: ?(?:que|se) ?)*$', 'que que'],
  ['f\\(\\d+(?:,\\d+)?(?:,\\d+(?:,\\d+)?)*\\)', 'f(7,7'],
])('finds that %s is kept busy by %s', (source) => {
  expect(busyPatterns([{ source, flags: '' }], { mostMs: 200, rounds: 9 })).toHaveLength(1)
})

it('no regular expression of the code is kept busy by what it repeats', WHOLE, () => {
  expect(busyIn(literalsBelow('src'))).toEqual([])
})

it('nor is one that the mentor makes of words and tables', WHOLE, async () => {
  const made = await madeByMentor(MESSAGES)
  expect(made.length).toBeGreaterThan(1_000)
  expect(busyIn(made)).toEqual([])
})
