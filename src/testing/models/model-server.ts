import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { DIALECTS, type Dialect, type FinishReason, type SpokenTurn } from './model-dialects'

export { completionEvent } from './model-dialects'

type Several<Item> = Iterable<Item> | AsyncIterable<Item>

/** How a stream ends: rightly, without one of its two end signs, with the connection cut, or by going silent. */
export type Ending = 'whole' | 'no-done' | 'no-reason' | 'no-end' | 'cut' | 'silent'

/** What the server does with one request. Tokens may be endless, or come when the test wants. */
export type ModelBehaviour =
  | {
      kind: 'tokens'
      tokens: Several<string>
      delayMs?: number
      ending?: Ending
      finishReason?: FinishReason
      /** Told where it is asked for, or always is. */
      usage?: unknown
    }
  | {
      kind: 'bytes'
      chunks: Several<string | Uint8Array>
      status?: number
      type?: string
      ending?: 'whole' | 'cut' | 'silent'
    }
  | { kind: 'json'; body: unknown; status?: number; headers?: Record<string, string> }
  /** Closes the connection without an answer. */
  | { kind: 'refuse' }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Answers by hand, with bytes that need not be HTTP. */
  | { kind: 'socket'; answer: (socket: Socket) => void }

/** A request that has come. `connection` tells connections apart; `closed` is whether its answer went out whole. */
export type SeenRequest = {
  path: string
  headers: IncomingHttpHeaders
  body: unknown
  connection: number
  closed: Promise<'whole' | 'cut'>
}

export type ModelServer = {
  /** Ends in `/v1`. */
  baseUrl: string
  requests: readonly SeenRequest[]
  /**
   * What the next requests get, one each; later ones get the usual answer, `answerTo` their question. What an earlier
   * call scripted and no request has used is forgotten.
   */
  script(...next: ModelBehaviour[]): void
  stop(): Promise<void>
}

/** The usual answer to a question, in words. */
export function answerTo(question: string): string[] {
  return inWords(`Has preguntado: ${question}. Una lista guarda valores en orden y se recorre con un bucle.`)
}

const inWords = (text: string) => text.split(/(?<= )/)

/** A model server on a free port of this machine (or `port`), which does what a test scripts; it speaks as an OpenAI-compatible one. */
export async function startModelServer(port = 0, dialect: Dialect = DIALECTS.openAi): Promise<ModelServer> {
  const requests: SeenRequest[] = []
  let scripted: ModelBehaviour[] = []
  const server = createServer(async (request, response) => {
    const seen = await see(request, response)
    requests.push(seen)
    await behave(scripted.shift() ?? usual(dialect.turnsOf(seen.body)), response, seen.body, dialect)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}/v1`,
    requests,
    script: (...next) => {
      scripted = next
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the model server has no port')
  return address.port
}

async function see(request: IncomingMessage, response: ServerResponse): Promise<SeenRequest> {
  const closed = once(response, 'close').then(() => (response.writableFinished ? 'whole' : 'cut'))
  const { url: path = '', headers, socket } = request
  return { path, headers, body: JSON.parse(await text(request)), connection: socket.remotePort ?? 0, closed }
}

const requestSchema = z.object({ stream_options: z.object({ include_usage: z.boolean() }).optional() })

/** Paced, so that a reader gets it in several pieces. After a part of the answer and one more order comes its rest. */
function usual(turns: SpokenTurn[]): ModelBehaviour {
  const [order, given, question] = turns.toReversed()
  // Only the product's own order to go on: an ordinary second question stands after an answer, too.
  const isContinued = given?.role === 'assistant' && /^Tu respuesta se ha cortado/.test(order?.content ?? '')
  const answer = answerTo((isContinued ? question : order)?.content ?? '').join('')
  const rest = isContinued ? answer.slice(given.content.length) : answer
  return { kind: 'tokens', tokens: inWords(rest), delayMs: 1 }
}

async function behave(behaviour: ModelBehaviour, response: ServerResponse, body: unknown, dialect: Dialect) {
  if (behaviour.kind === 'hang') return
  if (behaviour.kind === 'socket') return void (response.socket && behaviour.answer(response.socket))
  if (behaviour.kind === 'refuse') return void response.destroy()
  if (behaviour.kind === 'json') {
    response.writeHead(behaviour.status ?? 200, { 'content-type': 'application/json', ...behaviour.headers })
    return void response.end(JSON.stringify(behaviour.body))
  }
  if (behaviour.kind === 'bytes') {
    response.writeHead(behaviour.status ?? 200, { 'content-type': behaviour.type ?? dialect.contentType })
    return await send(response, behaviour.chunks, behaviour.ending ?? 'whole')
  }
  response.writeHead(200, { 'content-type': dialect.contentType })
  await send(response, events(behaviour, asksUsage(dialect, body), dialect), endOf(behaviour.ending ?? 'whole'))
}

const asksUsage = ({ name }: Dialect, body: unknown) =>
  name !== 'openai-compatible' || requestSchema.parse(body).stream_options?.include_usage === true

async function* events(behaviour: ModelBehaviour & { kind: 'tokens' }, asksUsage: boolean, dialect: Dialect) {
  const { tokens, delayMs = 0, ending = 'whole', finishReason = 'stop' } = behaviour
  const usage = asksUsage ? behaviour.usage : undefined
  yield dialect.begin(usage)
  for await (const token of tokens) {
    if (delayMs > 0) await delay(delayMs)
    yield dialect.text(token)
  }
  if (ending === 'whole' || ending === 'no-done') yield dialect.finish(finishReason, usage)
  if (ending === 'whole' || ending === 'no-reason') yield dialect.done
  if (ending === 'cut') yield dialect.text('medio').slice(0, -15)
}

const endOf = (ending: Ending) => (ending === 'cut' || ending === 'silent' ? ending : 'whole')

async function send(
  response: ServerResponse,
  chunks: Several<string | Uint8Array>,
  ending: 'whole' | 'cut' | 'silent',
) {
  const closed = once(response, 'close')
  for await (const chunk of chunks) {
    if (response.destroyed) return
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed])
  }
  if (ending === 'whole') response.end()
  // What has been written goes out first: a cut is seen after the text before it.
  if (ending === 'cut') response.socket?.end()
}
