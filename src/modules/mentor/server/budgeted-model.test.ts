import { expect, it } from 'vitest'
import { ModelError, type ModelPort, type ModelRequest } from '../model-port'
import { type Ledger, USED_UP, withBudget } from './budgeted-model'

type Options = { tokens: number; fails?: boolean; whose?: 'installation' | 'person' }
const asked: (string | undefined)[] = []
const embedded: ModelPort = {
  isFree: true,
  async *stream({ written }) {
    asked.push(written)
    yield 'incorporado'
  },
}

function setUp({ tokens, fails = false, whose = 'installation' }: Options) {
  const told = { reserved: 0, settled: [] as number[], authors: [] as string[], usage: 0 }
  const paid: ModelPort = {
    async *stream({ onUsage }) {
      yield 'pagado'
      onUsage?.({ input: 30, output: 12 })
      if (fails) throw new ModelError('broken', 'as the test says')
    },
  }
  const ledger: Ledger = {
    async reserve(wanted) {
      told.reserved = wanted.tokens
      if (wanted.tokens > tokens) return { refused: whose }
      return { settle: async (used) => void told.settled.push(...used.map(({ input, output }) => input + output)) }
    },
  }
  const model = withBudget(paid, { ledger, embedded, inputTokens: 2_000, answerTokens: 4_096 })
  const ask = async (more: Partial<ModelRequest> = {}) => {
    const request: ModelRequest = {
      mentor: 'pro',
      instructions: 'x'.repeat(3_000),
      turns: [{ role: 'user', content: 'Hola' }],
      signal: new AbortController().signal,
      onAuthor: (author) => told.authors.push(author),
      onUsage: ({ input, output }) => {
        told.usage += input + output
      },
    }
    let text = ''
    for await (const piece of model.stream({ ...request, ...more })) text += piece
    return text
  }
  return { told, ask }
}

it('takes what an answer may need, and settles with what it took', async () => {
  const { told, ask } = setUp({ tokens: 10_000 })
  expect(await ask()).toBe('pagado')
  expect(told).toEqual({ reserved: 5_442, settled: [42], authors: [], usage: 42 })
})

it('takes no more for a long conversation than its model is given of it', async () => {
  const { told, ask } = setUp({ tokens: 10_000 })
  await ask({ turns: [{ role: 'user', content: 'x'.repeat(100_000) }] })
  expect(told.reserved).toBe(6_096)
})

it('settles an answer that failed, too', async () => {
  const { told, ask } = setUp({ tokens: 10_000, fails: true })
  await expect(ask()).rejects.toThrow('as the test says')
  expect(told.settled).toEqual([42])
})

it('has the embedded mentor answer where the month is used up, and says so once', async () => {
  const { told, ask } = setUp({ tokens: 4_900 })
  expect(await ask()).toBe(`${USED_UP.installation}incorporado`)
  expect(told).toMatchObject({ settled: [], authors: ['embedded'], usage: 0 })
  expect(await ask({ written: `${USED_UP.installation}incor` })).toBe('incorporado')
  expect(asked).toEqual(['', 'incor'])
})

it('tells somebody whose own part is used up that it is theirs', async () => {
  const { ask } = setUp({ tokens: 0, whose: 'person' })
  expect(await ask()).toMatch(/^_Este mes ya has gastado tu parte/)
})
