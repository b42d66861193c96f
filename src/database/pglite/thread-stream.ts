import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

type Port = Pick<Worker, 'postMessage' | 'on' | 'off'>

/** What the driver takes for a socket: PostgreSQL's protocol to a thread and back. What is written together goes in one message. */
export class ThreadStream extends Duplex {
  readonly #port: Port

  constructor(port: Port) {
    super()
    this.#port = port
    port.on('message', this.#receive)
  }

  readonly #receive = (said: unknown) => {
    if (said instanceof Uint8Array) this.push(said)
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
  }

  /** What the driver asks of sockets. */
  setNoDelay() {}
  ref() {}

  override _read() {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#send([bytes])
    done()
  }

  override _writev(written: { chunk: Buffer }[], done: () => void) {
    this.#send(written.map(({ chunk }) => chunk))
    done()
  }

  /** The other side closes when this one does. */
  override _final(done: () => void) {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.off('message', this.#receive)
    done(error)
  }

  /** In memory of their own, which the thread is given and not a copy of. */
  #send(parts: readonly Buffer[]) {
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      bytes.set(part, at)
      at += part.length
    }
    this.#port.postMessage(bytes, [bytes.buffer])
  }
}
