import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { ModelError } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './body-reader'
import { isStaleConnection, lostConnection } from './faults'
import { PieceQueue } from './piece-queue'
import { readerOf } from './reader-of'

/** How long an error's text, or the close of an answer that is whole, is waited for. */
const LINGER_MS = 500

/** Where and how to ask. `name` stands in every error, `secret` in none. */
export type Endpoint = {
  url: URL
  request: (url: URL, options: RequestOptions) => ClientRequest
  agent: Agent
  headers: Record<string, string>
  secret: string | undefined
  name: string
  firstTokenTimeoutMs: number
  stallTimeoutMs: number
}

/** Posts `body` when the first piece is asked for, and gives the answer in pieces. Throws as ModelPort says. */
export function openAnswer(endpoint: Endpoint, body: string, signal: AbortSignal): AsyncIterable<string> {
  return new Exchange(endpoint, body, signal).pieces
}

/** One request and its answer. What comes first ends it, once: whole, failed, or dropped by its reader or the signal. */
class Exchange {
  readonly pieces: PieceQueue
  readonly #endpoint: Endpoint
  readonly #body: string
  #request: ClientRequest | undefined
  #response: IncomingMessage | undefined
  #reader: BodyReader | undefined
  #timer: NodeJS.Timeout | undefined
  #answered = false
  #over = false

  constructor(endpoint: Endpoint, body: string, signal: AbortSignal) {
    this.#endpoint = endpoint
    this.#body = body
    const source = {
      start: () => this.#start(),
      pause: () => this.#response?.pause(),
      resume: () => this.#resume(),
      stop: () => this.#drop(),
    }
    this.pieces = new PieceQueue(source, signal)
  }

  #start() {
    this.#limitSilence(this.#endpoint.firstTokenTimeoutMs)
    this.#send(this.#endpoint.agent)
  }

  /** `false` asks for a connection of its own. */
  #send(agent: Agent | false) {
    const { url, headers } = this.#endpoint
    const request = this.#endpoint.request(url, { method: 'POST', headers, agent })
    this.#request = request
    request.on('response', (response) => this.#receive(response))
    request.on('error', (error) => this.#lose(request, error))
    request.end(this.#body)
  }

  #lose(request: ClientRequest, error: Error) {
    if (this.#over) return
    if (this.#reader) return this.#conclude(this.#reader)
    if (isStaleConnection(request, error)) this.#send(false)
    else this.#fail(lostConnection(error))
  }

  #receive(response: IncomingMessage) {
    const reader = readerOf(response)
    this.#response = response
    this.#reader = reader
    if (reader.settled) this.#limitSilence(LINGER_MS)
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => this.#advance(reader, chunk))
    response.on('end', () => this.#conclude(reader))
    response.on('error', () => this.#conclude(reader))
  }

  #advance(reader: BodyReader, chunk: string) {
    const { progress } = reader
    if (this.#over || !this.#step(reader, () => reader.feed(chunk))) return
    if (reader.done) this.#complete()
    else if (reader.progress === progress) return
    else if (progress === 0) this.#limitSilence(this.#endpoint.stallTimeoutMs)
    else this.#timer?.refresh()
  }

  #conclude(reader: BodyReader) {
    if (!this.#over && this.#step(reader, () => reader.end())) this.#complete()
  }

  /** Hands on the text that a step brings, even if it then fails. Says whether it went well. */
  #step(reader: BodyReader, step: () => void): boolean {
    let failure: { reason: unknown } | undefined
    try {
      step()
    } catch (reason) {
      failure = { reason }
    }
    const text = reader.takeText()
    this.#answered ||= text.trim() !== ''
    this.pieces.push(text)
    if (failure) this.#fail(failure.reason)
    return failure === undefined
  }

  #limitSilence(limitMs: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      // A slow reader holds the answer up itself.
      if (this.pieces.hasWaitingText) this.#timer?.refresh()
      else if (this.#reader?.settled) this.#conclude(this.#reader)
      else this.#fail(new ModelError('timeout', `nothing came for ${limitMs} ms`))
    }, limitMs)
  }

  #resume() {
    this.#timer?.refresh()
    this.#response?.resume()
  }

  #complete() {
    if (!this.#answered) return this.#fail(new ModelError('broken', 'the answer is empty'))
    this.#close()
    this.pieces.close()
    this.#keepConnection()
  }

  /** A connection can be used again once its answer has been read to the very end, for which `[DONE]` doesn't wait. */
  #keepConnection() {
    const timer = setTimeout(() => this.#request?.destroy(), LINGER_MS).unref()
    this.#response?.once('close', () => clearTimeout(timer))
  }

  #fail(reason: unknown) {
    this.#drop()
    this.pieces.close({ reason: reason instanceof ModelError ? this.#told(reason) : reason })
  }

  #told({ fault, message }: ModelError) {
    const { name, secret } = this.#endpoint
    const detail = `${name}: ${message}`
    return new ModelError(fault, secret ? detail.replaceAll(secret, '…') : detail)
  }

  #drop() {
    if (this.#over) return
    this.#close()
    this.#request?.destroy()
  }

  #close() {
    this.#over = true
    clearTimeout(this.#timer)
  }
}
