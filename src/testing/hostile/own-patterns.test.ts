import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { patience } from '../pace'
import { busyPatterns } from './busy-patterns'

const run = promisify(execFile)

it.each([
  ['^(?:(?:los|las?|la) )*x$', 'la la la'],
  ['^(?: ?(?:que|se) ?)*$', 'que que'],
  ['f\\(\\d+(?:,\\d+)?(?:,\\d+(?:,\\d+)?)*\\)', 'f(7,7'],
])('finds that %s is kept busy by %s', (source) => {
  expect(busyPatterns([{ source, flags: '' }], { mostMs: 200, rounds: 9 })).toHaveLength(1)
})

// In a process of its own: here others have made most of the mentor's patterns before.
it('no regular expression of the code, or of those that the mentor makes, is kept busy by what it repeats', async () => {
  const limits = ['--rounds', '1', '--most', String(patience(3_000))]
  const { stdout } = await run(process.execPath, ['bench/mentor/patterns.mjs', ...limits]).catch((failed) => failed)
  expect(stdout).toMatch(/^ {2}1\d{4} patterns, 0 over \d+ ms\n$/)
})
