import { once } from '~/platform/once'
import type { ProductFacts } from '../engine/product-facts'
import type { Asked, EmbeddedMentor } from './embedded-mentor'
import { checkPython } from './linter'
import type { Tasks } from './thread/mentor-thread'
import { openWorker } from './thread/open-worker'
import { createThread, TooMuch } from './thread/thread'
import { TOO_MUCH } from './thread/too-much'

/** Skills and content are nine tenths of the server's code: loaded when they are first used, they hold up no start. */
const tasksInProcess = once(async (): Promise<Tasks> => {
  const { createEmbeddedMentor, ...others } = await import('./with-content')
  return {
    answer: async (facts, asked) => createEmbeddedMentor(facts).answer(asked),
    followUps: async (...asked) => others.followUps(...asked),
    nearMaterial: async (...asked) => others.nearMaterial(...asked),
    warmUp: (facts) => others.warmUp(facts),
  }
})

/** Beside the server's entry, where the build puts it (vite.config.ts); this code may lie in a chunk below it. */
const file = () => new URL('./mentor-thread.js', import.meta.url.replace(/\/assets\/[^/]*$/, '/'))
const thread = once(() => createThread({ open: (data) => openWorker(file(), data), check: checkPython }))

/** The built product reads in a thread of its own, whose file the build makes; from the sources, tests and development read in this one. */
function ask<Name extends keyof Tasks>(task: Name, ...asked: Parameters<Tasks[Name]>): ReturnType<Tasks[Name]> {
  if (import.meta.env.PROD) return thread().ask(task, ...asked) as ReturnType<Tasks[Name]>
  const run = async () => ((await tasksInProcess())[task] as (...asked: readonly unknown[]) => unknown)(...asked)
  return run() as ReturnType<Tasks[Name]>
}

/** What takes too long is answered with `fallback`: it holds nobody up but who asked it. */
function withFallback<T>(asked: Promise<T>, fallback: T): Promise<T> {
  return asked.catch((error: unknown) => {
    if (error instanceof TooMuch) return fallback
    throw error
  })
}

/** The mentor that needs no key and no network. */
export const createEmbeddedMentor = (facts: () => ProductFacts): EmbeddedMentor => ({
  answer: (asked: Asked) => withFallback(ask('answer', facts(), asked), TOO_MUCH),
})

/** What one could ask next (`follow-ups.ts`). */
export const followUps = (...asked: Parameters<Tasks['followUps']>): Promise<string[]> =>
  withFallback(ask('followUps', ...asked), [])

/** Tested programs and cards near a question (`near-material.ts`). */
export const nearMaterial = (...asked: Parameters<Tasks['nearMaterial']>): Promise<string[]> =>
  withFallback(ask('nearMaterial', ...asked), [])

/** Gets ready for the first question (`warm-up.ts`). A machine that is too slow for it answers without. */
export const warmUp = (facts: () => ProductFacts): Promise<void> => withFallback(ask('warmUp', facts()), undefined)
