import type { IncomingMessage } from 'node:http'
import { ModelError } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './body-reader'
import { StreamedCompletionReader, WholeCompletionReader } from './completion-reader'
import { refusal } from './faults'

/** What is read of an error's text, in characters. */
const ERROR_LIMIT = 16_384

/** The reader for what an endpoint answers: a stream, a whole completion, or something that is no answer. */
export function readerOf({ statusCode = 0, headers }: IncomingMessage): BodyReader {
  if (statusCode < 200 || statusCode > 299) return new FailureReader((body) => refusal(statusCode, body))
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') return broken(`answers in the encoding ${encoding}, which was not asked for`)
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === 'text/event-stream') return new StreamedCompletionReader()
  if (type === 'application/json') return new WholeCompletionReader()
  return broken(`answers with ${type ?? 'no content type'}`)
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
