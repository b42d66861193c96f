// What a reader of a reply's stream has seen, and when.
import { eventsOf } from './http-call.mjs'

/**
 * Reads a stream to its end or its break, from character `from` of the reply on. `started` resolves with the start event, or null when
 * there was none; `begun` with the first text, or without; `over` when nothing more comes.
 */
export function startReading(opening, from = 0) {
  const reading = { from, text: '', end: null, endedAt: null, lostAt: null, status: null, unstoredMs }
  /** `[moment, length of the text then]`, oldest first. */
  const arrivals = []
  const started = Promise.withResolvers()
  /** @type {PromiseWithResolvers<void>} */
  const begun = Promise.withResolvers()

  /** For how long before the break had there been, with the reader, more than these characters of the reply? */
  function unstoredMs(storedLength) {
    const unstored = arrivals.find(([, length]) => from + length > storedLength)
    return unstored === undefined || reading.lostAt === null ? 0 : reading.lostAt - unstored[0]
  }

  const read = async () => {
    const response = await opening
    reading.status = response.statusCode
    for await (const { type, data } of eventsOf(response)) {
      if (type === 'start') started.resolve(data)
      else if (type === 'end') reading.end = data
      else {
        reading.text += data
        arrivals.push([performance.now(), reading.text.length])
        begun.resolve()
      }
    }
  }
  const over = read()
    .catch(() => {
      // Expected here: the line or the instance broke.
    })
    .then(() => {
      if (reading.end === null) reading.lostAt = performance.now()
      else reading.endedAt = performance.now()
      started.resolve(null)
      begun.resolve()
    })
  return Object.assign(reading, { started: started.promise, begun: begun.promise, over })
}
