// One question on its way through a chaos: asked, perhaps asked again by the same key, followed, gone on with.
import { setTimeout as sleep } from 'node:timers/promises'
import { countedText, wordsAskedFor } from './counting-model.mjs'
import { startReading } from './reading.mjs'

const RETRY_MS = 50
const MAX_TRIES = 200

/**
 * `person` asks `question` by the idempotency key `key`, in a chat of its own; `signal` leaves, `at` is an instance's own address.
 * @param {{ person: any, question: string, key: string, signal?: AbortSignal, at?: string }} asked
 */
export function createEntrant({ person, question, key, signal, at }) {
  const entrant = {
    person,
    question,
    expected: countedText(wordsAskedFor(question)),
    /** What the server has acknowledged: the start event. */
    start: null,
    /** The last stream that was read. */
    reading: null,
    isWhole: false,
    /** How often it was written on. */
    goneOn: 0,

    /** Resolves when the question is acknowledged or the line broke; the stream is read on. */
    async ask() {
      entrant.reading = startReading(person.ask(question, { key, signal, at }))
      const start = await entrant.reading.started
      entrant.start ??= start
    },

    /** Asks again, as a page does that was told nothing, until the question is acknowledged. */
    async untilAcknowledged() {
      for (let tries = 0; entrant.start === null; tries += 1) {
        if (tries === MAX_TRIES) throw new Error(`never acknowledged (last answer: ${entrant.reading?.status})`)
        if (tries > 0) await sleep(RETRY_MS)
        await entrant.ask()
      }
    },

    /** What is stored of it: one question and one reply, if all is well. */
    async stored() {
      const messages = await person.history(entrant.start.chatId)
      const of = (role) => messages.filter((message) => message.role === role)
      return { questions: of('user'), replies: of('assistant') }
    },

    /** Has a half reply written on, and follows it. Answers the status of the call. */
    async goOn(reply) {
      if (reply.content === '') {
        await entrant.ask()
        return entrant.reading.status
      }
      entrant.goneOn += 1
      const status = await person.continueReply(reply.id)
      if (status === 200)
        entrant.reading = startReading(person.follow(reply.id, reply.content.length), reply.content.length)
      return status
    },
  }
  return entrant
}
