import { setImmediate } from 'node:timers/promises'
import { catalogue } from './catalogue'
import { embeddedAnswer } from './embedded-answer'
import { followUps } from './follow-ups'
import { search } from './search'

const QUESTION = '¿Qué es una lista?'

/**
 * Reads and indexes the lessons before anybody asks, so that the first question need not wait for it. To be called once
 * the server listens: works in steps, between which requests are served, and keeps no process alive.
 */
export async function warmUp(): Promise<void> {
  const turns = [{ role: 'user', content: QUESTION }] as const
  const steps = [
    () => catalogue(),
    () => search(QUESTION),
    () => followUps({ question: QUESTION, answer: embeddedAnswer({ mentor: 'basic', turns }), mentor: 'basic' }),
  ]
  for (const step of steps) {
    await setImmediate(undefined, { ref: false })
    step()
  }
}
