import { describe, expect, it } from 'vitest'
import { EXPOSED_PARSERS } from './exposed-parsers'
import { WORST_INPUTS } from './worst-inputs'

/** Long enough to tell a square from a line by far; how long each takes is for `bench/server/worst-inputs.mjs` to say. */
const LONGEST_TRIED = 24_000

describe('what reads foreign text comes to an end with the worst of it', () => {
  // All inputs together take seconds; those that a parser read in the square of their length took minutes.
  it.each(EXPOSED_PARSERS)('$name', async ({ read, longest }) => {
    for (const { name, write } of WORST_INPUTS) {
      await expect(
        (async () => {
          await read(write(Math.min(longest, LONGEST_TRIED)))
          return name
        })(),
      ).resolves.toBe(name)
    }
  })
})
