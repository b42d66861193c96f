import { setImmediate } from 'node:timers/promises'
import type { ProductFacts } from '../engine/product-facts'
import { readQuestion } from '../skills/concepts/find/read-question'
import { findLesson } from '../skills/lessons/find-lesson'
import { rankedTopics, soundsAsProduct } from '../skills/product/about-product'
import { toldIndex } from '../skills/questions/told-index'
import { rankIndex } from '../skills/write/library/rank/rank-programs'
import { allPrograms, programIndex } from '../skills/write/recipes/programs'
import { createEmbeddedMentor, type Means } from './embedded-mentor'
import { followUps } from './follow-ups'

const QUESTION = '¿Qué es una lista?'
/** Asks every reader for something: words, a program, an error, a task, a change. The first of a kind took ten times as long as the next. */
const MESSAGES = [
  QUESTION,
  'Escribe un programa que pida notas hasta que ponga fin y diga la media',
  'Ponme un ejercicio de listas',
  'total = 0\nfor n in [1, 2]:\n    total += n\nprint(total)\n\nque sume solo los mayores de 1',
  'no funciona y no sé por qué\n\ntotal = 0\nfor n in [1, 2]:\n    total = n\nprint(total)',
  'TypeError: can only concatenate str (not "int") to str\n\nprint("a" + 1)',
]

/**
 * Reads and indexes content and words before anybody asks, compiles their patterns and starts the linter, so that the first question
 * need not wait for it. To be called once the server listens: works in steps, between which requests are served.
 */
export async function warmUp(facts: ProductFacts, means?: Means): Promise<void> {
  const mentor = createEmbeddedMentor(facts, means)
  const steps = [
    () => readQuestion(QUESTION),
    () => findLesson(QUESTION),
    () => allPrograms(),
    () => programIndex(),
    () => rankIndex(),
    () => toldIndex(),
    () => soundsAsProduct(QUESTION),
    () => rankedTopics(QUESTION),
    ...MESSAGES.map((content) => () => mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })),
    () => followUps({ question: QUESTION, answer: '', mentor: 'basic' }),
  ]
  for (const step of steps) {
    await setImmediate()
    await step()
  }
}
