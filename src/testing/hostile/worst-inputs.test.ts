import { beforeAll, describe, expect, it } from 'vitest'
import { patience } from '../pace'
import { inTurn } from '../turns'
import { EXPOSED_PARSERS, type ExposedParser } from './exposed-parsers'
import { MADE, REPEATED, type WorstInput } from './worst-inputs'

/** Long enough to tell a square from a line by far; how long each takes is for `bench/server/worst-inputs.mjs` to say. */
const LONGEST_TRIED = 12_000
/** All parsers together take up to a second for one input; one that read it in the square of its length took minutes. */
const TOGETHER = { timeout: patience(20_000) }
/** Who is done with a quarter as soon as this takes two seconds for all in the square of the length, and ten in its cube. */
const [QUARTER, SOON_MS] = [LONGEST_TRIED / 4, patience(150)]

describe('what reads foreign text comes to an end with the worst of it', () => {
  // What a first reader loads is no input's.
  beforeAll(async () => {
    for (const { read } of EXPOSED_PARSERS) await read('_a_')
  })

  // Input by input: what several parsers begin with, such as a syntax tree, is read once.
  it.each(MADE)('$name', TOGETHER, async (input) => {
    for (const parser of EXPOSED_PARSERS) await tries(parser, input)
  })

  it.each(inTurn(REPEATED, 3))('$name', TOGETHER, async ({ plain, ended }) => {
    for (const parser of EXPOSED_PARSERS)
      for (const inputs of parser.readsNext ? [[plain, ended]] : [[plain], [ended]]) await tries(parser, ...inputs)
  })
})

/** Only who is busy with a quarter is given all of it. */
async function tries(parser: ExposedParser, ...inputs: WorstInput[]) {
  if ((await reads(parser, QUARTER, ...inputs)) > SOON_MS) await reads(parser, LONGEST_TRIED, ...inputs)
}

/** @returns how many milliseconds it has computed */
async function reads({ name, read, longest }: ExposedParser, length: number, ...inputs: WorstInput[]) {
  const [text = '', next] = inputs.map(({ write }) => write(Math.min(longest, length)))
  const before = process.threadCpuUsage()
  await expect((async () => void (await read(text, next)))(), name).resolves.toBeUndefined()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
