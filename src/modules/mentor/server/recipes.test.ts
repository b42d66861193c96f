import { beforeAll, describe, expect, it } from 'vitest'
import { startPython } from '~/testing/python'
import { catalogue } from './catalogue'
import { SECTIONS } from './lesson-parts'
import { programsIn, programsOf } from './recipe-programs'

const MAX_PROGRAM_LINES = 40
const recipes = catalogue()
let run: (code: string) => string

beforeAll(async () => {
  run = await startPython()
})

describe('the catalogue of lessons', () => {
  it('has at least 60 lessons with unique titles', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(60)
    expect(new Set(recipes.map((recipe) => recipe.title)).size).toBe(recipes.length)
  })

  it('asks no question in two lessons', () => {
    const questions = recipes.flatMap((recipe) => recipe.questions)
    expect(questions.filter((question, i) => questions.indexOf(question) !== i)).toEqual([])
  })
})

describe.each(recipes.map((recipe) => [recipe.id, recipe] as const))('%s', (_id, recipe) => {
  it('has all sections, in order', () => {
    const headings = recipe.body.match(/^### .*$/gm)
    expect(headings).toEqual(SECTIONS.map((section) => `### ${section}`))
    expect(programsIn(recipe.deeper).length, 'programs in "Más a fondo"').toBeGreaterThan(0)
  })

  it('shows programs that print exactly what it says', () => {
    const programs = programsOf(recipe)
    expect(programs.filter(({ output }) => output === null)).toEqual([])
    for (const { code, output } of programs) expect(run(code)).toBe(output)
    for (const { code } of programs) expect(code.split('\n').length - 1).toBeLessThan(MAX_PROGRAM_LINES)
  })
})
