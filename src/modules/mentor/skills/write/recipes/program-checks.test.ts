import { beforeAll, describe, expect, it } from 'vitest'
import { openLayout } from '~/testing/python/program-layout'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { plainText } from '../../../engine/lexicon/plain-text'
import { parsePython } from '../../../python/parse'
import type { Section } from './program-body'
import type { Program } from './program-file'
import { allPrograms, programIndex } from './programs'
import { isAboutCode } from './shown-code'

const MAX_PROGRAM_LINES = 75
const programs = allPrograms()
let python: ProgramRunner
let layout: Awaited<ReturnType<typeof openLayout>>

beforeAll(async () => {
  ;[python, layout] = await Promise.all([startProgramRunner(), openLayout()])
})

/** What the clock says is another thing each time: of these only that they run. */
const READS_CLOCK = /\b(?:today|now|perf_counter|time|localtime)\(\)/

const withTerms = programs.filter(({ terms }) => terms.length > 0)
it.each(withTerms.map((program) => [program.id, program] as const))(
  '%s is what each of its asks finds',
  (id, program) => {
    for (const ask of [program.title, ...program.asks]) expect(foundBy(ask), ask).toBe(id)
  },
)

describe.each(programs.map((program) => [`${program.family}/${program.id}`, program] as const))(
  '%s',
  (_id, program) => {
    it('has code that is laid out, without findings, and prints what it says', () => {
      for (const section of program.body.sections) {
        const { code } = section
        expect(layout.format(code), 'not laid out: npm run programs').toBe(code)
        expect(layout.findings(code)).toEqual([])
        expect(parsePython(code).errors).toEqual([])
        expect(code.split('\n').length - 1).toBeLessThanOrEqual(MAX_PROGRAM_LINES)
        if (program.elsewhere === undefined && program.packages.length === 0) expectOutput(section)
        else expect(section.output, 'an output of what cannot be run here').toBeNull()
      }
    })

    it('meets its cases, each way it is written', () => {
      const { cases, raises } = program
      for (const { code } of tried(program)) expect(python.try({ code, cases, raises }).wrong).toEqual([])
    })

    it('explains code that it shows', () => {
      const { how, sections } = program.body
      const isShown = (bullet: string) => sections.some(({ code }) => isAboutCode(bullet, code))
      expect(how.filter((bullet) => !isShown(bullet))).toEqual([])
      for (const section of sections)
        expect(section.how.filter((bullet) => !isAboutCode(bullet, section.code))).toEqual([])
    })
  },
)

function expectOutput({ code, stdin, files, output, isPossible }: Section): void {
  const { screen, error } = python.run({ code, stdin, files })
  expect(error).toBeNull()
  if (output === null || (isPossible && READS_CLOCK.test(code))) return
  expect(screen.endsWith('\n') || screen === '' ? screen : `${screen}\n`, 'out of date: npm run programs').toBe(output)
}

function tried({ body, cases, raises, elsewhere, packages }: Program): Section[] {
  if (cases.length + raises.length === 0 || elsewhere !== undefined || packages.length > 0) return []
  return body.sections.filter(({ kind }) => kind !== 'program')
}

function foundBy(ask: string): string | null {
  const [first] = programIndex().match(plainText(ask))
  return first?.entry.id ?? null
}
