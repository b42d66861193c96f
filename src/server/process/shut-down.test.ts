import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseConfig } from '~/config/config'
import { createShutDown } from './shut-down'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Records in order what a stop does. `replies` ends when the open replies have. */
function stopping({
  replies = Promise.resolve(),
  delaySeconds = 0,
  jobs = Promise.resolve(),
}: {
  replies?: Promise<void>
  delaySeconds?: number
  jobs?: Promise<void>
} = {}) {
  const steps: string[] = []
  const step = (name: string) => () => void steps.push(name)
  const log = { debug: step('log'), info: () => {}, warn: step('warn'), error: step('error') }
  const stop = createShutDown({
    server: createServer(),
    stopListening: async () => {},
    services: {
      admission: { announceStop: step('not ready'), stop: step('no new streams') },
      chat: {
        shutDown: (grace) => {
          steps.push(`replies ${grace?.graceMs}`)
          return replies
        },
      },
      accounts: { background: { settled: async () => void steps.push('background done') } },
      overview: { flush: async () => void steps.push('counts written') },
      database: { close: async () => void steps.push('database closed') },
      config: parseConfig({ STOP_DELAY_SECONDS: String(delaySeconds) }),
      log,
    },
    stopTimers: () => {
      steps.push('timers stopped')
      return jobs
    },
    sendTelemetry: async () => void steps.push('telemetry sent'),
    exit: (code) => void steps.push(`exit ${code}`),
  })
  return { steps, stop }
}

const ORDER = [
  'timers stopped',
  'not ready',
  'no new streams',
  'replies 30000',
  'background done',
  'counts written',
  'database closed',
  'telemetry sent',
  'exit 0',
]

describe('an instance that has failed', () => {
  it('marks open replies at once, closes the database, and ends as failed', async () => {
    const { steps, stop } = stopping({ delaySeconds: 20 })
    await stop('uncaughtException')
    expect(steps).toEqual([...ORDER.with(3, 'replies 0').slice(0, -1), 'exit 1'])
  })
})

describe('a stopping instance', () => {
  it('turns callers away, gives open replies 30 s, and ends at once when there are none', async () => {
    const { steps, stop } = stopping()
    await stop('SIGTERM')
    expect(steps).toEqual(ORDER)
  })

  it('does not keep a developer waiting after Ctrl-C', async () => {
    const { steps, stop } = stopping({ delaySeconds: 5 })
    await stop('SIGINT')
    expect(steps).toEqual(ORDER.map((step) => step.replace('30000', '0')))
  })

  it('goes on serving for as long as its balancer needs to notice', async () => {
    const { steps, stop } = stopping({ delaySeconds: 5 })
    const stopped = stop('SIGTERM')
    await vi.advanceTimersByTimeAsync(4_900)
    expect(steps).toEqual(ORDER.slice(0, 2))
    await vi.advanceTimersByTimeAsync(200)
    await stopped
    expect(steps).toEqual(ORDER)
  })

  it('keeps the database open for jobs that are under way', async () => {
    const jobs = Promise.withResolvers<void>()
    const { steps, stop } = stopping({ jobs: jobs.promise })
    const stopped = stop('SIGTERM')
    await vi.advanceTimersByTimeAsync(4_500)
    expect(steps).toEqual(ORDER.slice(0, 6))
    jobs.resolve()
    await stopped
    expect(steps).toEqual(ORDER)
  })

  it('leaves a job that goes on for longer to another instance', async () => {
    const { steps, stop } = stopping({ jobs: new Promise(() => {}) })
    const stopped = stop('SIGTERM')
    await vi.advanceTimersByTimeAsync(5_500)
    await stopped
    expect(steps).toEqual(ORDER)
  })

  it('ends at a second signal', async () => {
    const { steps, stop } = stopping({ replies: new Promise(() => {}) })
    void stop('SIGTERM')
    await stop('SIGTERM')
    expect(steps.at(-1)).toBe('exit 1')
  })

  it('ends ten seconds after the grace, whatever hangs', async () => {
    const { steps, stop } = stopping({ replies: new Promise(() => {}) })
    void stop('SIGTERM')
    await vi.advanceTimersByTimeAsync(39_900)
    expect(steps).not.toContain('exit 1')
    await vi.advanceTimersByTimeAsync(200)
    expect(steps.at(-1)).toBe('exit 1')
  })

  it('says so and ends when the replies cannot be stored', async () => {
    const { steps, stop } = stopping({ replies: Promise.reject(new Error('the database is away')) })
    await stop('SIGTERM')
    expect(steps.slice(-2)).toEqual(['error', 'exit 1'])
  })
})
