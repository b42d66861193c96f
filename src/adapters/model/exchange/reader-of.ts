import type { IncomingMessage } from 'node:http'
import { ModelError } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './body-reader'
import { refusal } from './faults'
import { type Interpret, type Step, StreamReader } from './stream-reader'
import { WholeReader } from './whole-reader'

/** What is read of an error's text, in characters. */
const ERROR_LIMIT = 16_384

/** The readers for what a provider answers, by content type. */
export type Readers = ReadonlyMap<string, () => BodyReader>

/** Those of a provider that streams server-sent events, or answers whole where it doesn't stream. */
export const eventsOrWhole = (interpret: () => Interpret, readWhole: (body: string) => Step): Readers =>
  new Map<string, () => BodyReader>([
    ['text/event-stream', () => new StreamReader(interpret())],
    ['application/json', () => new WholeReader(readWhole)],
  ])

/** The reader for what an endpoint answers: a stream, a whole answer, or something that is none. */
export function readerOf({ statusCode = 0, headers }: IncomingMessage, readers: Readers): BodyReader {
  const after = headers['retry-after']
  if (statusCode < 200 || statusCode > 299) return new FailureReader((body) => refusal(statusCode, body, after))
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') return broken(`answers in the encoding ${encoding}, which was not asked for`)
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return readers.get(type ?? '')?.() ?? broken(`answers with ${type ?? 'no content type'}`)
}

const broken = (detail: string) => new FailureReader(() => new ModelError('broken', detail))

class FailureReader implements BodyReader {
  readonly settled = true
  readonly done = false
  readonly progress = 0
  readonly usage = undefined
  #body = ''
  readonly #failure: (body: string) => ModelError

  constructor(failure: (body: string) => ModelError) {
    this.#failure = failure
  }

  feed(chunk: string) {
    this.#body += chunk
    if (this.#body.length > ERROR_LIMIT) this.end()
  }

  end() {
    throw this.#failure(this.#body)
  }

  takeText() {
    return ''
  }
}
