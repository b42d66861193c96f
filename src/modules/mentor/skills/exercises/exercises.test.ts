import { beforeAll, describe, expect, it } from 'vitest'
import { codePart } from '~/modules/mentor/engine/reading/code-part'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { checkAnswer } from './check-answer'
import { type Check, checksOf } from './check-program'
import { allQuestions, exercisesIn, plainExercises } from './exercises'
import { allWorlds, usualWorld } from './themed/world'

const WORLDS = allWorlds()
const themedIn = (world: (typeof WORLDS)[number]) => exercisesIn(world).slice(plainExercises().length)
/** Each themed exercise in one of its worlds, and each world in two of them or more. */
const THEMED = WORLDS.flatMap((world, at) => themedIn(world).filter((_, index) => index % WORLDS.length === at))
const RUN = [...plainExercises(), ...THEMED.filter(({ needs }) => needs === undefined)]

let python: ProgramRunner
beforeAll(async () => {
  python = await startProgramRunner()
})

/** What is typed must not be taken for what is printed. */
const quietly = (input: readonly string[]) =>
  `import builtins as _b\n_typed = iter(${JSON.stringify(input)})\ndef _input(text=''):\n    print(text, end=' ')\n    return next(_typed)\n_b.input = _input\n`

function passes({ program, input, passes: judge }: Check, code: string): boolean {
  const { screen, error } = python.run({ code: quietly(input) + program(code) })
  return error === null && judge(screen)
}

describe('the exercises', () => {
  it('are many, each with a title of its own', () => {
    const all = [...plainExercises(), ...WORLDS.flatMap(themedIn)]
    expect(all.length).toBeGreaterThanOrEqual(1_000)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(all.filter(({ title, statement, solution }) => /<[a-z]\w*>/i.test(title + statement + solution))).toEqual([])
  })

  it('are there at three levels for what a first course is about', () => {
    const missing = [
      ...['if', 'for', 'while', 'lista', 'str', 'diccionario', 'funcion', 'clase', 'recursion', 'try', 'comprension'],
      ...['herencia', 'lista-anidada', 'tupla', 'conjunto', 'pandas', 'numpy'],
    ].flatMap((id) =>
      (['principiante', 'intermedio', 'avanzado'] as const).flatMap((level) =>
        exercisesIn(usualWorld()).some((one) => one.level === level && one.subjects.includes(id))
          ? []
          : `${id} ${level}`,
      ),
    )
    expect(missing).toEqual([])
  })
})

describe.each(RUN.map((exercise) => [exercise.id, exercise] as const))('%s', (_id, exercise) => {
  it('is passed by its solution and by none of its faulty ones', () => {
    const checks = checksOf(exercise)
    expect(checks.filter((check) => !passes(check, exercise.solution)).map(({ says }) => says)).toEqual([])
    for (const faulty of exercise.faulty)
      expect(
        checks.every((check) => passes(check, faulty)),
        faulty,
      ).toBe(false)
  })

  it('is judged alike by the evaluator, where it can run it', () => {
    expect(['passed', 'unknown']).toContain(checkAnswer(exercise, codePart(exercise.solution, 'fenced')).kind)
    for (const faulty of exercise.faulty)
      expect(checkAnswer(exercise, codePart(faulty, 'fenced')).kind, faulty).not.toBe('passed')
  })

  it('does not give its solution away', () => {
    expect(exercise.statement).not.toContain(exercise.solution.trim())
  })
})

describe('the questions of the tests', () => {
  it('are many, each with a title of its own', () => {
    expect(allQuestions().length).toBeGreaterThanOrEqual(50)
    expect(new Set(allQuestions().map(({ title }) => title)).size).toBe(allQuestions().length)
  })

  it.each(allQuestions().map((question) => [question.title, question] as const))('%s', (_title, question) => {
    if (question.program === null) return
    const { screen, error } = python.run({ code: question.program })
    const shown = error === null ? screen.trim().split('\n').join(' ') : (error.split(':', 1)[0] ?? '')
    const right = question.options['abcd'.indexOf(question.right)] ?? ''
    if (/^¿Qué (?:imprime|muestra|sale)/.test(question.asks)) expect(right.replaceAll('`', '')).toContain(shown)
  })
})
