import { describe, expect, it } from 'vitest'
import type { Message } from '../../contract'
import { openConversation } from './conversation'
import type { Conversation } from './conversation-state'
import { toPages } from './message-pages'
import { endOf } from './use-cached-history'

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
  }))
const idAt = (at: number) => `${at % 2 === 0 ? 'q' : 'r'}${Math.floor(at / 2) + 1}`
const opened = (all: Message[], previousCursor: string | null = null): Conversation =>
  openConversation({ chatId: 'c1', messages: all, previousCursor, isEnd: true })

describe('what is kept of a conversation', () => {
  it('is all of a short one, with what asks for the messages before', () => {
    const kept = endOf(opened(messages(10), 'antes'))
    expect(kept.messages.map(({ id }) => id)).toEqual(messages(10).map(({ id }) => id))
    expect(kept.previousCursor).toBe('antes')
  })

  it('begins with a question, and what is before it can be asked for', () => {
    const kept = endOf(opened(messages(101), null))
    expect(kept.messages).toHaveLength(59)
    expect(kept.messages[0]).toMatchObject({ id: 'q22', role: 'user' })
    expect(kept.previousCursor).toBe('r21')
  })

  it('is the same where the pages hold one message each', () => {
    const whole = opened(messages(101))
    const thin = { ...whole, pages: messages(101).map((message) => [message]) }
    expect(endOf(thin)).toEqual(endOf(whole))
  })

  it('has nothing before it where it begins with the first message of the chat', () => {
    expect(endOf(opened(messages(60), null)).previousCursor).toBeNull()
    expect(endOf(opened(messages(61), null))).toMatchObject({ previousCursor: 'r1' })
  })

  it('is all there is where no question is near the end', () => {
    const replies = messages(80).map((message): Message => ({ ...message, role: 'assistant' }))
    const kept = endOf({ ...opened(replies, 'antes'), pages: toPages(replies) })
    expect(kept.messages).toHaveLength(80)
    expect(kept.previousCursor).toBe('antes')
  })

  it('has the text so far of the reply that is received', () => {
    const all = messages(2).map(
      (message): Message => (message.id === 'r1' ? { ...message, status: 'streaming' } : message),
    )
    const kept = endOf({ ...opened(all), written: 'Hasta aquí' })
    expect(kept.messages.at(-1)).toMatchObject({ id: 'r1', content: 'Hasta aquí', status: 'streaming' })
  })
})
