import { beforeAll, describe, expect, it } from 'vitest'
import { openLayout } from '~/testing/python/program-layout'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { inSpanish } from '../../engine/lexicon/languages/languages'
import { parsePython } from '../../python/parse'
import { findHowto } from './find-howto'
import { answerOf, programIn } from './howto-file'
import { allHowtos } from './howtos'

const MAX_ANSWER = 2_000
/** Chance and the clock print another thing each time: of these only that they run. */
const UNSETTLED = /\*\*Un resultado posible:\*\*/
let python: ProgramRunner
let layout: Awaited<ReturnType<typeof openLayout>>

beforeAll(async () => {
  ;[python, layout] = await Promise.all([startProgramRunner(), openLayout()])
})

describe.each(allHowtos().map((howto) => [howto.id, howto] as const))('148 the how-to %s', (id, howto) => {
  it('is what each of its asks finds, alone', () => {
    for (const ask of [howto.title, ...howto.asks])
      expect([ask, findHowto(inSpanish(ask))?.howtos.map((one) => one.id)]).toEqual([ask, [id]])
  })

  it('has a program that is laid out, without findings, and prints what it says', () => {
    const { code, stdin, output, files } = programIn(howto)
    expect(layout.format(code), 'not laid out: npm run programs').toBe(code)
    expect(layout.findings(code)).toEqual([])
    expect(parsePython(code).errors).toEqual([])
    expect(answerOf(howto).length).toBeLessThanOrEqual(MAX_ANSWER)
    if (howto.packages.length > 0 || howto.elsewhere !== undefined) return
    const { screen, error } = python.run({ code, stdin, files })
    expect(error).toBeNull()
    if (UNSETTLED.test(howto.source)) return
    expect(screen.endsWith('\n') || screen === '' ? screen : `${screen}\n`, 'out of date: npm run programs').toBe(
      output,
    )
  })
})
