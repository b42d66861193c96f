import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics'

const PRICES = { currency: 'USD', models: { 'anthropic/x': { input: 2, cached: 0.2, output: 10 } } }
const create = (poolState: Parameters<typeof createMetrics>[0]['poolState'] = () => null) =>
  createMetrics({ prices: PRICES, poolState })

/** The sample of this name and labels, as Prometheus would read it. */
async function sample(metrics: ReturnType<typeof create>, series: string): Promise<number | undefined> {
  const { text } = await metrics.page()
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('metrics', () => {
  it('count requests by method, pattern and class of status', async () => {
    const metrics = create()
    metrics.answered({ method: 'GET', route: '/api/chat/chats', status: 200, seconds: 0.02 })
    metrics.answered({ method: 'GET', route: '/api/chat/chats', status: 204, seconds: 0.2 })
    metrics.answered({ method: 'BREW', route: '(none)', status: 404, seconds: 0.2 })
    const labels = 'method="GET",route="/api/chat/chats",status="2xx"'
    expect(await sample(metrics, `pymentor_http_request_seconds_count{${labels}}`)).toBe(2)
    expect(await sample(metrics, `pymentor_http_request_seconds_bucket{le="0.05",${labels}}`)).toBe(1)
    const unknown = 'method="OTHER",route="(none)",status="4xx"'
    expect(await sample(metrics, `pymentor_http_request_seconds_count{${unknown}}`)).toBe(1)
  })

  it('count replies, what the model took, and what it cost where its price is known', async () => {
    const metrics = create()
    const { telemetry } = metrics
    telemetry.replyStarted('pro')
    telemetry.replyStarted('pro')
    telemetry.firstPiece('pro', 0.3)
    telemetry.replyEnded('pro', { status: 'failed', failure: 'timeout', seconds: 60 })
    telemetry.tokensUsed('pro', { input: 1_000, cached: 400, output: 500, model: 'anthropic/x' })
    telemetry.tokensUsed('basic', { input: 1_000, output: 500 })
    telemetry.limitRefused('daily')
    expect(await sample(metrics, 'pymentor_replies_writing{mentor="pro"}')).toBe(1)
    const failed = 'mentor="pro",status="failed",failure="timeout"'
    expect(await sample(metrics, `pymentor_replies_total{${failed}}`)).toBe(1)
    expect(await sample(metrics, 'pymentor_reply_first_piece_seconds_sum{mentor="pro"}')).toBe(0.3)
    expect(await sample(metrics, 'pymentor_reply_seconds_sum{mentor="pro"}')).toBe(60)
    expect(await sample(metrics, 'pymentor_tokens_total{mentor="pro",direction="output"}')).toBe(500)
    expect(await sample(metrics, 'pymentor_model_cost_total{mentor="pro",currency="USD"}')).toBeCloseTo(0.00628, 10)
    expect(await sample(metrics, 'pymentor_model_cost_total{mentor="basic",currency="USD"}')).toBe(0)
    expect(await sample(metrics, 'pymentor_limit_refusals_total{limit="daily"}')).toBe(1)
  })

  it('follow open streams, each closed once', async () => {
    const metrics = create()
    const closeFirst = metrics.telemetry.streamOpened()
    metrics.telemetry.streamOpened()
    closeFirst()
    closeFirst()
    expect(metrics.openStreams()).toBe(1)
    expect(await sample(metrics, 'pymentor_open_streams')).toBe(1)
  })

  it('show the connections of the database and the queue for them as they are now', async () => {
    let waiting = 3
    const metrics = create(() => ({ total: 10, idle: 4, waiting }))
    expect(await sample(metrics, 'pymentor_database_connections{state="idle"}')).toBe(4)
    expect(await sample(metrics, 'pymentor_database_queue')).toBe(3)
    waiting = 0
    expect(await sample(metrics, 'pymentor_database_queue')).toBe(0)
  })

  it('keep two products in one process apart, and have the figures of the process', async () => {
    const [one, other] = [create(), create()]
    one.failed('internal')
    expect(await sample(other, 'pymentor_errors_total{code="internal"}')).toBeUndefined()
    expect(await sample(one, 'pymentor_errors_total{code="internal"}')).toBe(1)
    expect(await sample(one, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
    expect(await sample(other, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })
})
