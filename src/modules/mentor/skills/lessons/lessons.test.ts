import { beforeAll, describe, expect, it } from 'vitest'
import { shownPrograms } from '~/modules/mentor/engine/content/programs-in'
import { startPython } from '~/testing/python/python'
import { findLesson, lessonsNear } from './find-lesson'
import { opening } from './lesson-copy'
import { SECTIONS } from './lesson-parts'
import { allLessons } from './lessons'
import { NOISY, OBLIQUE, PLAIN } from './lessons.eval'
import { LATER } from './lessons.eval-later'
import { LATER_OUTSIDE, OUTSIDE } from './lessons.eval-outside'

const MAX_PROGRAM_LINES = 40
/** What a beginner takes in at once; the sections after it are folded. */
const MAX_WORDS = 160
const lessons = allLessons()
let run: (code: string) => string

beforeAll(async () => {
  run = await startPython()
})

describe('the lessons', () => {
  it('are at least 60, with unique titles', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(60)
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length)
  })

  it('ask no question twice', () => {
    const questions = lessons.flatMap((lesson) => lesson.questions)
    expect(questions.filter((question, i) => questions.indexOf(question) !== i)).toEqual([])
  })
})

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  it('has all sections, in order', () => {
    expect(lesson.body.match(/^### .*$/gm)).toEqual(SECTIONS.map((section) => `### ${section}`))
    expect(shownPrograms(lesson.deeper).length, 'programs in "Más a fondo"').toBeGreaterThan(0)
  })

  it('says at most 160 words before what folds', () => {
    const [before = ''] = `${opening(lesson)} ${lesson.body}`.split('\n### Errores frecuentes\n')
    const words = before.replace(/```[\s\S]*?```/g, '').split(/\s+/)
    expect(words.filter((word) => /[\p{L}\d]/u.test(word)).length).toBeLessThanOrEqual(MAX_WORDS)
  })

  it('shows programs that print exactly what it says', () => {
    const programs = shownPrograms(`${lesson.body}\n\n${lesson.deeper}`)
    expect(programs.filter(({ output }) => output === null)).toEqual([])
    for (const { code, output } of programs) expect(run(code)).toBe(output)
    for (const { code } of programs) expect(code.split('\n').length - 1).toBeLessThan(MAX_PROGRAM_LINES)
  })

  it('is found by its own questions', () => {
    expect(lesson.questions.filter((question) => findLesson(question)?.id !== id)).toEqual([])
  })
})

describe('the look-up of lessons', () => {
  const inside = [...PLAIN, ...NOISY, ...OBLIQUE, ...LATER]
  const outside = [...OUTSIDE, ...LATER_OUTSIDE]

  it('answers few questions wrongly, as cards and programs answer before it', () => {
    const found = inside.map(([question, id]) => [findLesson(question)?.id, id] as const)
    const right = found.filter(([one, id]) => one === id).length
    const wrong = found.filter(([one, id]) => one !== undefined && one !== id).length
    expect(right / inside.length).toBeGreaterThanOrEqual(0.7)
    expect(wrong / inside.length).toBeLessThanOrEqual(0.06)
  })

  it('answers at most 5 percent of what no lesson teaches, before what is off the subject is refused', () => {
    const answered = outside.filter((question) => findLesson(question) !== null)
    expect(answered.length / outside.length, answered.join('\n')).toBeLessThanOrEqual(0.05)
  })

  it('offers nothing that is far', () => {
    for (const question of ['que se repita todos los lunes', '¿quién ganó la liga?', 'una receta de tortilla'])
      expect(lessonsNear(question).map(({ id }) => id)).toEqual([])
  })
})
