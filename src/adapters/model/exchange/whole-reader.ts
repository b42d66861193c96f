import { ModelError, type ModelUsage } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './body-reader'
import { LENGTH_LIMIT, type Step } from './stream-reader'

/** Reads an answer that comes in one piece, from an endpoint that doesn't stream. */
export class WholeReader implements BodyReader {
  readonly settled = false
  readonly done = false
  readonly progress = 0
  usage: ModelUsage | undefined
  #body = ''
  #text = ''
  readonly #interpret: (body: string) => Step

  constructor(interpret: (body: string) => Step) {
    this.#interpret = interpret
  }

  feed(chunk: string) {
    this.#body += chunk
    if (this.#body.length > LENGTH_LIMIT) throw new ModelError('broken', 'too long an answer')
  }

  end() {
    const { text = '', usage, finish } = this.#interpret(this.#body)
    this.usage = usage
    this.#text = text
    if (finish instanceof ModelError) throw finish
  }

  takeText(): string {
    return this.#text
  }
}
