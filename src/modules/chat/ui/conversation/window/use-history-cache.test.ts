import { describe, expect, it } from 'vitest'
import type { Message } from '../../../contract'
import { endOf } from './use-history-cache'

/** q1 r1 q2 r2 …, each of which follows the one before. */
const messages = (count: number): Message[] =>
  Array.from({ length: count }, (_, at) => ({
    id: idAt(at),
    chatId: 'c1',
    parentId: at === 0 ? 'c1' : idAt(at - 1),
    versions: [],
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: `texto ${at}`,
    status: 'complete',
    failure: null,
    timestamp: '2026-11-21T14:00:00.000Z',
    sendKey: null,
    vote: null,
  }))
const idAt = (at: number) => `${at % 2 === 0 ? 'q' : 'r'}${Math.floor(at / 2) + 1}`
const ids = (all: readonly Message[]) => all.map(({ id }) => id)

describe('what the cache has of a conversation', () => {
  it('is all of a short one', () => {
    expect(endOf({ messages: messages(10) })).toEqual(messages(10))
    expect(endOf({ messages: messages(60) })).toHaveLength(60)
  })

  it('begins with a question, and has no more than 60 messages', () => {
    const cached = endOf({ messages: messages(101) })
    expect(cached).toHaveLength(59)
    expect(cached[0]).toMatchObject({ id: 'q22', role: 'user' })
    expect(ids(cached)).toEqual(ids(messages(101)).slice(42))
  })

  it('is all there is where no question is near the end', () => {
    const replies = messages(80).map((message): Message => ({ ...message, role: 'assistant' }))
    expect(endOf({ messages: replies })).toHaveLength(80)
  })
})
