import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ChatTelemetry } from '../telemetry'

/** What models cost: `micros` are millionths of the currency, null where a model has no price. */
type Prices = {
  currency: string
  micros: (model: string, tokens: { input: number; cached: number; output: number }) => number | null
}

const MICROS = 1_000_000
const FIRST_PIECE_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60]
const REPLY_SECONDS = [0.25, 0.5, 1, 2, 5, 10, 20, 40, 60, 120, 300]

function chatFigures(registry: Registry) {
  const registers = [registry]
  const mentor = ['mentor'] as const
  const writing = new Gauge({
    name: 'pymentor_replies_writing',
    help: 'Replies that this instance is writing now',
    labelNames: mentor,
    registers,
  })
  const ended = new Counter({
    name: 'pymentor_replies_total',
    help: 'Replies that have ended; failure is empty unless status is failed',
    labelNames: ['mentor', 'status', 'failure'],
    registers,
  })
  const firstPiece = new Histogram({
    name: 'pymentor_reply_first_piece_seconds',
    help: 'From asking the model to the first piece of its answer',
    labelNames: mentor,
    buckets: FIRST_PIECE_SECONDS,
    registers,
  })
  const duration = new Histogram({
    name: 'pymentor_reply_seconds',
    help: 'From asking the model to the end of the reply',
    labelNames: mentor,
    buckets: REPLY_SECONDS,
    registers,
  })
  const tokens = new Counter({
    name: 'pymentor_tokens_total',
    help: 'Tokens given to the models (input) and written by them (output)',
    labelNames: ['mentor', 'direction'],
    registers,
  })
  const cost = new Counter({
    name: 'pymentor_model_cost_total',
    help: 'What those tokens cost by MODEL_PRICES, of models that have a price there',
    labelNames: ['mentor', 'currency'],
    registers,
  })
  const refusals = new Counter({
    name: 'pymentor_limit_refusals_total',
    help: 'Messages refused because a limit of the plan was reached',
    labelNames: ['limit'],
    registers,
  })
  const streams = new Gauge({ name: 'pymentor_open_streams', help: 'Readers whose stream is open', registers })
  return { writing, ended, firstPiece, duration, tokens, cost, refusals, streams }
}

/** What the chats count for Prometheus, and how many streams are open. */
export function createChatMetrics(registry: Registry, prices: Prices) {
  const { writing, ended, firstPiece, duration, tokens, cost, refusals, streams } = chatFigures(registry)
  let open = 0

  const telemetry: ChatTelemetry = {
    replyStarted: (mentor) => writing.inc({ mentor }),
    firstPiece: (mentor, seconds) => firstPiece.observe({ mentor }, seconds),
    replyEnded: (mentor, { status, failure, seconds }) => {
      writing.dec({ mentor })
      ended.inc({ mentor, status, failure: failure ?? '' })
      duration.observe({ mentor }, seconds)
    },
    tokensUsed: (mentor, { model = '', input, cached = 0, output }) => {
      tokens.inc({ mentor, direction: 'input' }, input)
      tokens.inc({ mentor, direction: 'output' }, output)
      const { currency } = prices
      cost.inc({ mentor, currency }, (prices.micros(model, { input, cached, output }) ?? 0) / MICROS)
    },
    limitRefused: (limit) => refusals.inc({ limit }),
    streamOpened: () => {
      streams.set(++open)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        streams.set(--open)
      }
    },
  }
  return { telemetry, openStreams: () => open }
}
