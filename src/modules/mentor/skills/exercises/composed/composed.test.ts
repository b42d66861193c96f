import { beforeAll, describe, expect, it } from 'vitest'
import { codePart } from '~/modules/mentor/engine/reading/code-part'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { checkAnswer } from '../check-answer'
import { composedExercises, composedQuestions, composedQuestionTitled, composedTitled } from './composed'

let python: ProgramRunner
beforeAll(async () => {
  python = await startProgramRunner()
})

const SUBJECTS = [
  ...['if', 'for', 'while', 'lista', 'str', 'diccionario', 'funcion', 'clase', 'recursion', 'try', 'comprension'],
  ...['lambda', 'conjunto', 'tupla', 'herencia', 'zip', 'enumerate', 'generador', 'decorador', 'sorted'],
]
const printedBy = (code: string) => python.run({ code }).screen.trimEnd()

describe.each(SUBJECTS)('the program of %s', (id) => {
  it('is passed with its gap filled, or its fault mended, and by nothing else', () => {
    for (const exercise of [...composedExercises('gap', id), ...composedExercises('fault', id)]) {
      expect(checkAnswer(exercise, codePart(exercise.solution, 'fenced')).kind).toBe('passed')
      for (const faulty of exercise.faulty) {
        expect(checkAnswer(exercise, codePart(faulty, 'fenced')).kind, faulty).not.toBe('passed')
        expect(printedBy(faulty)).not.toBe(printedBy(exercise.solution))
      }
      expect(composedTitled(exercise.title)?.statement).toBe(exercise.statement)
    }
  })

  it('prints what is the right option, and none of the others', () => {
    for (const question of composedQuestions(id)) {
      const shown = `\`${printedBy(question.program ?? '')
        .split('\n')
        .join(' · ')}\``
      expect(question.options.filter((option) => option === shown)).toEqual([
        question.options['abcd'.indexOf(question.right)],
      ])
      expect(composedQuestionTitled(question.title)?.asks).toBe(question.asks)
    }
  })
})

it('there is a gap, a fault and a prediction of most subjects', () => {
  const missing = SUBJECTS.filter(
    (id) => composedExercises('gap', id).length === 0 || composedExercises('fault', id).length === 0,
  )
  expect(missing.length).toBeLessThanOrEqual(4)
})
