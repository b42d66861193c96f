import { beforeAll, describe, expect, it } from 'vitest'
import { shownPrograms } from '~/modules/mentor/engine/content/programs-in'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { lessonOf } from '../../lessons/lessons'
import { readQuestion } from '../find/read-question'
import { questionOf } from '../question-of'
import { allCards, allContrasts } from './cards'

const MAX_PROGRAM_LINES = 25
/** What teaches (design: 80 to 160 words around one program) with what stands around it. */
const MAX_WORDS = 190

let python: ProgramRunner
beforeAll(async () => {
  python = await startProgramRunner()
})

describe('the cards', () => {
  it('are many, each with a title of its own', () => {
    expect(allCards().length).toBeGreaterThanOrEqual(380)
    expect(new Set(allCards().map(({ title }) => title)).size).toBe(allCards().length)
    expect(allContrasts().length).toBeGreaterThanOrEqual(22)
  })

  it('are found by each of their terms, and by the question that is offered for them', () => {
    const wrong = allCards().flatMap((card) =>
      [questionOf(card), ...card.terms.map((term) => (card.family === 'empezar' ? term : `qué es ${term}`))].flatMap(
        (question) => {
          const found = readQuestion(question)
          return found?.kind === 'card' && found.card.id === card.id
            ? []
            : [`${question}: ${found?.kind === 'card' ? found.card.id : found?.kind}, not ${card.id}`]
        },
      ),
    )
    expect(wrong).toEqual([])
  })

  it('lead to lessons that there are', () => {
    expect(allCards().filter(({ lesson }) => lesson !== undefined && lessonOf(lesson) === null)).toEqual([])
  })
})

describe('the contrasts', () => {
  it('are found by the names of their sides', () => {
    const wrong = allContrasts().flatMap(({ id, between, sides }) => {
      const names = sides?.map(([first]) => first) ?? between?.map((one) => nameOf(one)) ?? []
      const questions = [
        `diferencia entre ${names.join(' y ')}`,
        names.toReversed().join(' vs '),
        `es lo mismo ${names.join(' que ')}?`,
      ]
      return questions.flatMap((question) => {
        const found = readQuestion(question)
        return found?.kind === 'contrast' && found.contrast.id === id
          ? []
          : [`${question}: ${found?.kind === 'contrast' ? found.contrast.id : found?.kind}`]
      })
    })
    expect(wrong).toEqual([])
  })
})

const nameOf = (id: string) => allCards().find((card) => card.id === id)?.terms[0]

const texts = [
  ...allCards().map((card) => ({
    id: card.id,
    needs: card.needs,
    shown: [card.idea, card.body, card.misunderstanding, card.when, card.easier].join('\n\n'),
    rest: card.otherExample ?? '',
  })),
  ...allContrasts().map(({ id, needs, body, choice, trick }) => ({
    id,
    needs,
    shown: [body, choice, trick].join('\n\n'),
    rest: '',
  })),
]

describe.each(texts.map((text) => [text.id, text] as const))('%s', (_id, { shown, rest, needs }) => {
  it('shows programs that do what it says', () => {
    for (const { code, stdin, output, error } of shownPrograms(`${shown}\n\n${rest}`)) {
      expect(code.split('\n').length - 1).toBeLessThanOrEqual(MAX_PROGRAM_LINES)
      if (needs !== undefined) {
        expect([output, error], 'an output of what cannot be run here').toEqual([null, null])
        continue
      }
      const run = python.run({ code, stdin })
      expect(run.screen.trimEnd()).toBe((output ?? '').trimEnd())
      expect(sameError(run.error, error), `${run.error}, not ${error}`).toBe(true)
    }
  })

  it('is short, and says what it says in Spanish words', () => {
    const prose = shown.replace(/```[\s\S]*?```/g, ' ').replace(/\*\*(?:Resultado|Error|Si escribes):\*\*/g, ' ')
    expect(prose.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS)
  })
})

/** Where a syntax error names its place, the place is left out; a traceback names the module of an exception, `real` does not. */
const sameError = (real: string | null, told: string | null) =>
  real === told || (real !== null && told !== null && (real.startsWith(told) || told.endsWith(`.${real}`)))
