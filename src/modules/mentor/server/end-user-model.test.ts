import { expect, it } from 'vitest'
import type { ModelPort } from '../model-port'
import { withEndUser } from './end-user-model'

async function toldOf(userId: string | null, secret = 'a secret') {
  const told: (string | undefined)[] = []
  const model: ModelPort = {
    async *stream({ endUser }) {
      told.push(endUser)
      yield 'ok'
    },
  }
  const { signal } = new AbortController()
  const billedTo = userId === null ? undefined : { userId, replyId: null }
  const asked = { mentor: 'basic' as const, instructions: '', turns: [], signal, billedTo }
  for await (const _ of withEndUser(model, secret).stream(asked));
  return told[0]
}

it('tells a provider the same name for a person each time, which is not theirs and only this installation can make', async () => {
  const name = await toldOf('ana')
  expect(name).toMatch(/^[\w-]{43}$/)
  expect(await toldOf('ana')).toBe(name)
  expect(await toldOf('berta')).not.toBe(name)
  expect(await toldOf('ana', 'another secret')).not.toBe(name)
})

it('tells nothing where it is nobody’s question', async () => {
  expect(await toldOf(null)).toBeUndefined()
})
