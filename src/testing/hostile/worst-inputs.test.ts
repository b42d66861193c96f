import { beforeAll, describe, expect, it } from 'vitest'
import { patience } from '../pace'
import { EXPOSED_PARSERS } from './exposed-parsers'
import { WORST_INPUTS } from './worst-inputs'

/** Long enough to tell a square from a line by far; how long each takes is for `bench/server/worst-inputs.mjs` to say. */
const LONGEST_TRIED = 12_000
/** All parsers together take up to a second for one input; one that read it in the square of its length took minutes. */
const TOGETHER = { timeout: patience(20_000) }

describe('what reads foreign text comes to an end with the worst of it', () => {
  // What a first reader loads is no input's.
  beforeAll(async () => {
    for (const { read } of EXPOSED_PARSERS) await read('_a_')
  })

  // Input by input: what several parsers begin with, such as a syntax tree, is read once.
  it.each(WORST_INPUTS)('$name', TOGETHER, async ({ write }) => {
    for (const { name, read, longest } of EXPOSED_PARSERS) {
      await expect(
        (async () => {
          await read(write(Math.min(longest, LONGEST_TRIED)))
          return name
        })(),
      ).resolves.toBe(name)
    }
  })
})
