/** So much is read at once however short a time it took to come, in characters. */
const LONGEST = 16_384

/**
 * Joins the chunks of an answer that has begun: all that comes within so long after the first is handed on as one. Reading each token by
 * itself, and showing it, costs more than the token (docs/decisions/130).
 */
export class Steps {
  #waiting = ''
  #timer: NodeJS.Timeout | undefined
  readonly #take: (chunk: string) => void

  constructor(take: (chunk: string) => void) {
    this.#take = take
  }

  /** Hands it on within `ms`. */
  add(chunk: string, ms: number) {
    this.#waiting += chunk
    if (this.#waiting.length >= LONGEST) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), ms)
  }

  /** Hands on now what waits. */
  flush() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = this.#waiting
    this.#waiting = ''
    if (waiting !== '') this.#take(waiting)
  }
}
