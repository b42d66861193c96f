import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { ModelError } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './body-reader'
import { ExtrasRefused, isStaleConnection, lostConnection } from './faults'
import { PieceQueue } from './piece-queue'
import { type Readers, readerOf } from './reader-of'
import { Steps } from './steps'
import type { TextGate } from './text-gate'
import type { UsageMeter } from './usage-meter'

/** How long an error's text, or the close of an answer that is whole, is waited for. */
const LINGER_MS = 500

/**
 * How long what comes after the beginning of an answer is gathered before it is read and shown: nobody sees text come in smaller steps
 * (docs/decisions/097). Where an endpoint writes more answers at once than `FEW` the steps are longer.
 */
const STEP_MS = { few: 60, many: 150 }
const FEW = 100

/**
 * Where and how to ask. `name` stands in every error, `secret` in none. `takesExtras` turns false with the first request
 * in which what is asked besides the answer is refused. `writing`: how many answers it writes here.
 */
export type Endpoint = {
  url: URL
  request: (url: URL, options: RequestOptions) => ClientRequest
  agent: Agent
  headers: Record<string, string>
  readers: Readers
  secret: string | undefined
  name: string
  firstTokenTimeoutMs: number
  stallTimeoutMs: number
  answerTimeoutMs: number
  takesExtras: boolean
  writing: number
}

/** What is asked once. `body` is the JSON to post, with or without what is asked besides the answer. */
export type Question = {
  body: (withExtras: boolean) => string
  gate: TextGate
  meter: UsageMeter
  mayBeEmpty: boolean
  signal: AbortSignal
}

/** Posts the question when the first piece is asked for, and gives the answer in pieces. Throws as ModelPort says. */
export function openAnswer(endpoint: Endpoint, question: Question): AsyncIterable<string> {
  return new Exchange(endpoint, question).pieces
}

/** One request and its answer. What comes first ends it, once: whole, failed, or dropped by its reader or the signal. */
class Exchange {
  readonly pieces: PieceQueue
  readonly #endpoint: Endpoint
  readonly #question: Question
  #hasExtras = false
  #request: ClientRequest | undefined
  #response: IncomingMessage | undefined
  #reader: BodyReader | undefined
  #steps: Steps | undefined
  /** Ends a silence; `#lastTimer` an answer that never ends. */
  #timer: NodeJS.Timeout | undefined
  #lastTimer: NodeJS.Timeout | undefined
  #startedAt = 0
  #answered = false
  #over = false

  constructor(endpoint: Endpoint, question: Question) {
    this.#endpoint = endpoint
    this.#question = question
    const source = {
      start: () => this.#start(),
      pause: () => this.#response?.pause(),
      resume: () => this.#resume(),
      stop: () => this.#stop(),
    }
    this.pieces = new PieceQueue(source, question.signal)
  }

  #start() {
    const { firstTokenTimeoutMs, answerTimeoutMs } = this.#endpoint
    this.#startedAt = performance.now()
    this.#limitSilence(firstTokenTimeoutMs)
    this.#lastTimer = setTimeout(() => this.#runOut(answerTimeoutMs), answerTimeoutMs)
    this.#send(this.#endpoint.agent)
    this.#endpoint.writing += 1
  }

  /** `false` asks for a connection of its own. */
  #send(agent: Agent | false) {
    const { url, headers, takesExtras } = this.#endpoint
    this.#hasExtras = takesExtras && this.#question.meter.isWanted
    const request = this.#endpoint.request(url, { method: 'POST', headers, agent })
    this.#request = request
    request.on('response', (response) => this.#receive(response))
    request.on('error', (error) => this.#lose(request, error))
    request.end(this.#question.body(this.#hasExtras))
  }

  #lose(request: ClientRequest, error: Error) {
    if (this.#over || request !== this.#request) return
    if (this.#reader) return this.#conclude(this.#reader)
    if (isStaleConnection(request, error)) this.#send(false)
    else this.#fail(lostConnection(error))
  }

  /** Asks without what was refused, in what is left of the time for the first token. */
  #askWithoutExtras() {
    this.#endpoint.takesExtras = false
    this.#request?.destroy()
    this.#reader = undefined
    this.#limitSilence(Math.max(0, this.#startedAt + this.#endpoint.firstTokenTimeoutMs - performance.now()))
    this.#send(this.#endpoint.agent)
  }

  #receive(response: IncomingMessage) {
    const reader = readerOf(response, this.#endpoint.readers)
    this.#response = response
    this.#reader = reader
    if (reader.settled) this.#limitSilence(LINGER_MS)
    response.setEncoding('utf8')
    const steps = new Steps((chunk) => this.#advance(reader, chunk))
    this.#steps = steps
    response.on('data', (chunk: string) => {
      if (this.#isPast(reader)) return
      if (this.#answered) steps.add(chunk, this.#endpoint.writing <= FEW ? STEP_MS.few : STEP_MS.many)
      else this.#advance(reader, chunk)
    })
    response.on('end', () => this.#conclude(reader))
    response.on('error', () => this.#conclude(reader))
  }

  #advance(reader: BodyReader, chunk: string) {
    const { progress } = reader
    if (this.#isPast(reader) || !this.#step(reader, () => reader.feed(chunk))) return
    if (reader.done) this.#complete()
    else if (reader.progress === progress) return
    else if (progress === 0) this.#limitSilence(this.#endpoint.stallTimeoutMs)
    else this.#timer?.refresh()
  }

  #conclude(reader: BodyReader) {
    this.#steps?.flush()
    if (!this.#isPast(reader) && this.#step(reader, () => reader.end())) this.#complete()
  }

  /** What still comes from there no longer counts. */
  #isPast(reader: BodyReader) {
    return this.#over || reader !== this.#reader
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
    this.#question.meter.count(text)
    this.pieces.push(this.#question.gate.pass(text))
    if (failure) this.#fail(failure.reason)
    return failure === undefined
  }

  #limitSilence(limitMs: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const before = this.#reader?.progress
      this.#steps?.flush()
      if (this.#over || this.#reader?.progress !== before) return
      // A slow reader holds the answer up itself.
      if (this.pieces.hasWaitingText) this.#timer?.refresh()
      else if (this.#reader?.settled) this.#conclude(this.#reader)
      else this.#fail(new ModelError('timeout', `nothing came for ${limitMs} ms`))
    }, limitMs)
  }

  #runOut(limitMs: number) {
    if (this.pieces.hasWaitingText) return this.#lastTimer?.refresh()
    this.#steps?.flush()
    this.#fail(new ModelError('timeout', `the answer has no end after ${limitMs} ms`))
  }

  #resume() {
    this.#timer?.refresh()
    this.#response?.resume()
  }

  #complete() {
    const { gate, mayBeEmpty } = this.#question
    if (!this.#answered && !mayBeEmpty) return this.#fail(new ModelError('broken', 'the answer is empty'))
    this.#close()
    this.pieces.push(gate.flush())
    this.pieces.close()
    this.#keepConnection()
  }

  /** A connection can be used again once its answer has been read to the very end, for which `[DONE]` doesn't wait. */
  #keepConnection() {
    const timer = setTimeout(() => this.#request?.destroy(), LINGER_MS).unref()
    this.#response?.once('close', () => clearTimeout(timer))
  }

  #fail(reason: unknown) {
    if (this.#hasExtras && reason instanceof ExtrasRefused) return this.#askWithoutExtras()
    this.pieces.push(this.#question.gate.flush())
    this.#drop()
    this.pieces.close({ reason: reason instanceof ModelError ? this.#told(reason) : reason })
  }

  #told({ fault, message, retryAfterMs }: ModelError) {
    const { name, secret } = this.#endpoint
    const detail = `${name}: ${message}`
    return new ModelError(fault, secret ? detail.replaceAll(secret, '…') : detail, { retryAfterMs })
  }

  /** Its reader wants no more of it. What was sent is paid for by then, also where nothing has come back. */
  #stop() {
    this.#steps?.flush()
    if (this.#request) this.#question.meter.asked()
    this.#drop()
  }

  #drop() {
    if (this.#over) return
    this.#close()
    this.#request?.destroy()
  }

  #close() {
    this.#over = true
    if (this.#request) this.#endpoint.writing -= 1
    clearTimeout(this.#timer)
    clearTimeout(this.#lastTimer)
    this.#question.meter.close(this.#reader?.usage)
  }
}
