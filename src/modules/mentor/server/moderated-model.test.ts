import { describe, expect, it } from 'vitest'
import type { ModelPort, Outcome } from '../model-port'
import type { Concern } from '../moderation-port'
import { createBreaker, FAILURES } from './failover/breaker'
import { JUDGED_LENGTH, withModeration } from './moderated-model'

function setUp(judge: (text: string, signal: AbortSignal) => Promise<Concern | null>) {
  const told = { judged: [] as string[], asked: 0, outcomes: [] as Outcome[], warnings: [] as unknown[] }
  const paid: ModelPort = {
    async *stream() {
      told.asked += 1
      yield 'Una lista es…'
    },
  }
  const quiet = () => undefined
  const model = withModeration(paid, {
    moderation: {
      concernOf(text, signal) {
        told.judged.push(text)
        return judge(text, signal)
      },
    },
    breaker: createBreaker(() => new Date(0)),
    log: { debug: quiet, info: quiet, error: quiet, warn: (...warning) => void told.warnings.push(warning) },
  })
  const ask = async (content = '¿Qué es una lista?', { written = '', signal = new AbortController().signal } = {}) => {
    let answer = ''
    const turns = [
      { role: 'user' as const, content: 'Hola' },
      { role: 'assistant' as const, content: 'Dime' },
      { role: 'user' as const, content },
    ]
    const onOutcome = (outcome: Outcome) => void told.outcomes.push(outcome)
    for await (const piece of model.stream({ mentor: 'pro', instructions: '', turns, signal, written, onOutcome }))
      answer += piece
    return answer
  }
  return { told, ask }
}

describe('moderation of questions', () => {
  it('lets the model answer what is not flagged, and is shown the question alone', async () => {
    const { told, ask } = setUp(async () => null)
    expect(await ask()).toBe('Una lista es…')
    expect(told).toMatchObject({ judged: ['¿Qué es una lista?'], asked: 1, outcomes: [] })
  })

  it.each([
    ['violence', '112', 'refused'],
    ['sexual', 'lo mío es Python', 'refused'],
    ['hate', 'respeto', 'refused'],
    ['other', 'En eso no puedo ayudarte', 'refused'],
    ['self-harm', '024', 'courtesy'],
  ] as const)(
    'refuses %s kindly, without the model, by an outcome that takes no unit',
    async (concern, said, outcome) => {
      const { told, ask } = setUp(async () => concern)
      expect(await ask()).toContain(said)
      expect(told).toMatchObject({ asked: 0, outcomes: [outcome] })
    },
  )

  it('goes on with a refusal that broke off', async () => {
    const { ask } = setUp(async () => 'violence')
    const whole = await ask()
    expect(await ask(undefined, { written: whole.slice(0, 9) })).toBe(whole.slice(9))
  })

  it('judges the excerpts of files within a bound', async () => {
    const { told, ask } = setUp(async () => null)
    await ask('x'.repeat(JUDGED_LENGTH * 2))
    expect(told.judged[0]).toHaveLength(JUDGED_LENGTH)
  })

  it('lets the model answer while nobody can judge, says so, and stops asking', async () => {
    const { told, ask } = setUp(async () => Promise.reject(new Error('away')))
    for (let question = 0; question <= FAILURES; question += 1) expect(await ask()).toBe('Una lista es…')
    expect(told.judged).toHaveLength(FAILURES)
    expect(told.warnings).toHaveLength(FAILURES)
  })

  it('asks no model for a reader who left meanwhile', async () => {
    const reader = new AbortController()
    const { told, ask } = setUp(async () => {
      reader.abort(new Error('gone'))
      throw new Error('stopped')
    })
    await expect(ask(undefined, { signal: reader.signal })).rejects.toThrow('gone')
    expect(told.asked).toBe(0)
  })
})
