import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue'
import { search } from './search'
import { NOISY, OBLIQUE, PLAIN } from './search.eval'
import { LATER } from './search.eval-later'
import { LATER_OUTSIDE, OUTSIDE } from './search.eval-outside'
import { createSearchIndex } from './search-index'
import { plain } from './spanish-terms'

const INSIDE = [...PLAIN, ...NOISY, ...OBLIQUE, ...LATER]
const ELSEWHERE = [...OUTSIDE, ...LATER_OUTSIDE]

function answerTo(question: string): string {
  const found = search(question)
  return found.kind === 'match' ? found.recipe.id : found.kind
}

/** How many of `questions` pass, and those that do not, for a message that says what to look at. */
function shareOf<T>(questions: readonly T[], passes: (question: T) => boolean) {
  const failed = questions.filter((question) => !passes(question))
  return { share: 1 - failed.length / questions.length, failed: JSON.stringify(failed, null, 1) }
}

describe('the labelled questions', () => {
  it('are many, mixed and none of a lesson’s own', () => {
    expect(PLAIN.length + NOISY.length + OBLIQUE.length).toBeGreaterThanOrEqual(120)
    expect(NOISY.length).toBeGreaterThanOrEqual(40)
    expect(OBLIQUE.length).toBeGreaterThanOrEqual(20)
    expect(OUTSIDE.length).toBeGreaterThanOrEqual(50)
    const bare = (question: string) => plain(question).replace(/[^a-z0-9 ]/g, '')
    const own = new Set(catalogue().flatMap((recipe) => recipe.questions.map(bare)))
    expect(INSIDE.filter(([question]) => own.has(bare(question)))).toEqual([])
    const ids = new Set(catalogue().map((recipe) => recipe.id))
    expect(INSIDE.filter(([, id]) => !ids.has(id))).toEqual([])
  })
})

describe('search', () => {
  it.each([
    ['the first set', [...PLAIN, ...NOISY, ...OBLIQUE], 0.92],
    ['questions with typos', NOISY, 0.92],
    ['all sets', INSIDE, 0.9],
  ])('answers %s with the right lesson', (_name, questions, least) => {
    const { share, failed } = shareOf(questions, ([question, id]) => answerTo(question) === id)
    expect(share, failed).toBeGreaterThanOrEqual(least)
  })

  it.each([
    { name: 'the first set', questions: OUTSIDE },
    { name: 'both sets', questions: ELSEWHERE },
  ])('answers at most 6 percent of what no lesson teaches: $name', ({ questions }) => {
    const { share, failed } = shareOf(questions, (question) => search(question).kind !== 'match')
    expect(1 - share, failed).toBeLessThanOrEqual(0.06)
  })

  it('finds every lesson by its title and by its own questions', () => {
    const asked = catalogue().flatMap(({ id, title, questions }) =>
      [title, ...questions].map((own) => [own, id] as const),
    )
    expect(asked.filter(([question, id]) => answerTo(question) !== id)).toEqual([])
  })

  it('reads the last line of a traceback, not the paths and code in it', () => {
    const message = [
      '¿qué le pasa a esto?',
      'Traceback (most recent call last):',
      '  File "C:\\Users\\ana\\leer_csv.py", line 3, in <module>',
      '    for fila in csv.reader(archivo):',
      "NameError: name 'csv' is not defined",
    ].join('\n')
    expect(answerTo(message)).toBe('error-nameerror')
  })

  it('lets the words decide, not the code that was pasted with them', () => {
    const message = '¿cómo lo ordeno de mayor a menor?\n```python\nwith open("ventas.csv") as archivo:\n    pass\n```'
    expect(answerTo(message)).toBe('ordenar-listas')
  })

  it('does not mind what pasted code imports', () => {
    expect(answerTo('me da un TypeError, ¿por qué?\n```\nimport pandas\nprint(1 + "a")\n```')).toBe('error-typeerror')
  })

  it('offers neighbours instead of an answer when the subject is another one', () => {
    const found = search('bucle for en JavaScript')
    expect(found.kind === 'suggest' && found.recipes.map(({ id }) => id)).toContain('bucle-for')
    expect(search('')).toEqual({ kind: 'none' })
    expect(search('🙂🙂🙂')).toEqual({ kind: 'none' })
  })

  // A few times what it takes: 0.2 ms and 35 ms on the machine that this was written on.
  it('is fast: less than 5 ms a question, less than 200 ms to build the index, also for a wall of text', () => {
    const wall = 'cómo leo un csv con muchísimas palabras raras '.repeat(400)
    const questions = [...INSIDE.map(([question]) => question), ...ELSEWHERE, wall]
    for (const question of questions) search(question)
    expect(fastestOf(5, () => questions.map(search)) / questions.length).toBeLessThan(5)
    expect(fastestOf(5, () => search(wall))).toBeLessThan(5)
    expect(fastestOf(5, () => createSearchIndex(catalogue()))).toBeLessThan(200)
  })
})

/** Processor milliseconds of the fastest of some runs: what the code takes when nothing else disturbs it. */
function fastestOf(runs: number, run: () => void): number {
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const start = process.threadCpuUsage()
      run()
      const { user, system } = process.threadCpuUsage(start)
      return (user + system) / 1000
    }),
  )
}
