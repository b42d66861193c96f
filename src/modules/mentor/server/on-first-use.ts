import { once } from '~/platform/once'
import type { ProductFacts } from '../engine/product-facts'
import type { EmbeddedMentor } from './embedded-mentor'

/** Skills and content are nine tenths of the server's code: loaded when they are first used, they hold up no start. */
const withContent = once(() => import('./with-content'))

/** The mentor that needs no key and no network. */
export function createEmbeddedMentor(facts: () => ProductFacts): EmbeddedMentor {
  const made = once(async () => (await withContent()).createEmbeddedMentor(facts()))
  return { answer: async (asked) => (await made()).answer(asked) }
}

/** What one could ask next (`follow-ups.ts`). */
export const followUps = async (exchange: Parameters<Content['followUps']>[0]): Promise<string[]> =>
  (await withContent()).followUps(exchange)

/** Tested programs and cards near a question (`near-material.ts`). */
export const nearMaterial = async (...asked: Parameters<Content['nearMaterial']>): Promise<string[]> =>
  (await withContent()).nearMaterial(...asked)

/** Gets ready for the first question (`warm-up.ts`). */
export const warmUp = async (facts: () => ProductFacts): Promise<void> => (await withContent()).warmUp(facts())

type Content = typeof import('./with-content')
