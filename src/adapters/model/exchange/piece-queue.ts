/** Text that may wait for a slow reader before the source is told to pause, in characters. */
const WAITING_LIMIT = 16_384

/** Where the text comes from. `start` comes with the first read, or never; `stop` frees everything at once. */
export type PieceSource = { start(): void; pause(): void; resume(): void; stop(): void }

type Read = IteratorResult<string, undefined>
const DONE: Read = { done: true, value: undefined }

/**
 * Between a source that pushes text and one reader that pulls it; `signal` stops both. What comes while the reader is
 * busy is joined into one piece, and so is all that comes in one go. By hand, because an async generator can't be left
 * while it waits: its `return()` would take effect only when the next token comes.
 */
export class PieceQueue implements AsyncIterableIterator<string> {
  #state: 'idle' | 'open' | 'closed' = 'idle'
  #waiting = ''
  #paused = false
  #handingOver = false
  #failure: { reason: unknown } | undefined
  #reader: PromiseWithResolvers<Read> | undefined
  readonly #source: PieceSource
  readonly #signal: AbortSignal

  constructor(source: PieceSource, signal: AbortSignal) {
    this.#source = source
    this.#signal = signal
  }

  /** Whether text waits for the reader: then silence isn't the source's fault. */
  get hasWaitingText() {
    return this.#waiting !== ''
  }

  push(text: string) {
    if (this.#state !== 'open' || text === '') return
    this.#waiting += text
    if (this.#waiting.length >= WAITING_LIMIT && !this.#paused) {
      this.#paused = true
      this.#source.pause()
    }
    this.#handOverSoon()
  }

  /** No more text comes; what waits is still read, then reading throws the failure's reason, if there is one. */
  close(failure?: { reason: unknown }) {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    this.#failure = failure
    this.#handOverSoon()
  }

  next(): Promise<Read> {
    if (this.#reader) return Promise.reject(new Error('an answer has one reader, who waits for each piece'))
    this.#reader = Promise.withResolvers()
    const { promise } = this.#reader
    if (this.#state === 'idle') this.#open()
    this.#handOver()
    return promise
  }

  return(): Promise<Read> {
    this.#stop(undefined)
    return Promise.resolve(DONE)
  }

  [Symbol.asyncIterator]() {
    return this
  }

  #open() {
    if (this.#signal.aborted) return this.#abort()
    this.#state = 'open'
    this.#signal.addEventListener('abort', this.#abort, { once: true })
    this.#source.start()
  }

  readonly #abort = () => this.#stop({ reason: this.#signal.reason })

  #stop(failure: { reason: unknown } | undefined) {
    this.#state = 'closed'
    this.#waiting = ''
    this.#failure = failure
    this.#signal.removeEventListener('abort', this.#abort)
    this.#source.stop()
    this.#handOver()
  }

  /** A moment later, so that the many chunks of one read from the network become one piece. */
  #handOverSoon() {
    if (this.#handingOver || !this.#reader) return
    this.#handingOver = true
    queueMicrotask(() => {
      this.#handingOver = false
      this.#handOver()
    })
  }

  #handOver() {
    const reader = this.#reader
    if (!reader || (this.#waiting === '' && this.#state !== 'closed')) return
    this.#reader = undefined
    if (this.#waiting !== '') {
      reader.resolve({ done: false, value: this.#waiting })
      this.#waiting = ''
      this.#resume()
      return
    }
    this.#signal.removeEventListener('abort', this.#abort)
    if (this.#failure) reader.reject(this.#failure.reason)
    else reader.resolve(DONE)
    this.#failure = undefined
  }

  #resume() {
    if (!this.#paused) return
    this.#paused = false
    if (this.#state === 'open') this.#source.resume()
  }
}
