import { describe, expect, it } from 'vitest'
import type { Message, StreamStart } from '../../contract'
import { type Conversation, type ConversationAction, converse, openConversation, visibleMessages } from './conversation'

const NOW = '2026-11-21T14:00:00.000Z'
const message = (over: Partial<Message>): Message => ({
  id: 'q1',
  chatId: 'c1',
  role: 'user',
  content: 'Hola',
  status: 'complete',
  timestamp: NOW,
  sendKey: 'k1',
  ...over,
})
const reply = (over: Partial<Message>) => message({ id: 'r1', role: 'assistant', content: '', sendKey: null, ...over })
const start = (over: Partial<StreamStart> = {}): StreamStart => ({
  chatId: 'c1',
  title: 'Hola',
  questionId: 'q1',
  replyId: 'r1',
  timestamp: NOW,
  ...over,
})

const opened = (messages: Message[] = []) => openConversation({ chatId: 'c1', messages, previousCursor: null })
const play = (state: Conversation, ...actions: ConversationAction[]) => actions.reduce(converse, state)
const submitted = (over: Partial<Message> = {}, replaces: string | null = null): ConversationAction => ({
  type: 'submitted',
  question: message({ id: 'local', ...over }),
  replaces,
})

describe('conversation', () => {
  it('shows the question at once and stores it under the ids of the server', () => {
    const sending = play(opened(), submitted())
    expect(visibleMessages(sending).map(({ id }) => id)).toEqual(['local'])
    expect(sending.messages).toEqual([])

    const receiving = play(sending, { type: 'started', start: start() })
    expect(receiving.messages.map(({ id, status }) => [id, status])).toEqual([
      ['q1', 'complete'],
      ['r1', 'streaming'],
    ])
    expect(receiving.activity).toEqual({ kind: 'receiving', replyId: 'r1' })
  })

  it('CHAT-10 takes the chat that the server answers with', () => {
    const state = play(openConversation({ chatId: null, messages: [], previousCursor: null }), submitted(), {
      type: 'started',
      start: start({ chatId: 'c9' }),
    })
    expect(state.chatId).toBe('c9')
  })

  it('VAL-19 takes no second question while one is pending', () => {
    const receiving = play(opened(), submitted(), { type: 'started', start: start() })
    expect(play(receiving, submitted({ id: 'local2' }))).toBe(receiving)
  })

  it('appends text to the reply that is being received and closes it', () => {
    const state = play(
      opened(),
      submitted(),
      { type: 'started', start: start() },
      { type: 'text', text: 'a' },
      { type: 'text', text: 'b' },
      { type: 'ended', end: { id: 'r1', status: 'complete', length: 2 } },
    )
    expect(state.messages.at(-1)).toMatchObject({ content: 'ab', status: 'complete' })
    expect(state.activity).toEqual({ kind: 'idle' })
    expect(play(state, { type: 'text', text: 'late' })).toBe(state)
  })

  it('CHAT-21 drops a question that was refused and says why', () => {
    const state = play(opened(), submitted(), { type: 'refused', message: 'No hay conexión.' })
    expect(visibleMessages(state)).toEqual([])
    expect(state).toMatchObject({ refusal: 'No hay conexión.', activity: { kind: 'idle' } })
    expect(play(state, submitted()).refusal).toBeNull()
  })

  it('keeps the reason of a failed reply', () => {
    const state = play(
      opened(),
      submitted(),
      { type: 'started', start: start() },
      { type: 'ended', end: { id: 'r1', status: 'failed', length: 0, message: 'Ocupado.' } },
    )
    expect(state.messages.at(-1)?.status).toBe('failed')
    expect(state.reasons).toEqual({ r1: 'Ocupado.' })
  })

  it('asks a failed reply again in its place', () => {
    const failed = opened([message({}), reply({ status: 'failed' })])
    const sending = play(failed, submitted({ id: 'q1' }, 'r1'))
    expect(visibleMessages(sending).map(({ id }) => id)).toEqual(['q1'])
    const receiving = play(sending, { type: 'started', start: start({ replyId: 'r2' }) })
    expect(receiving.messages.map(({ id }) => id)).toEqual(['q1', 'r2'])
    expect(play(sending, { type: 'refused', message: 'x' }).messages).toEqual(failed.messages)
  })

  it('takes up a reply that is still being written when the chat is opened', () => {
    const state = opened([message({}), reply({ content: 'med', status: 'streaming' })])
    expect(state.activity).toEqual({ kind: 'receiving', replyId: 'r1' })
    expect(play(state, { type: 'text', text: 'io' }).messages.at(-1)?.content).toBe('medio')
  })

  it('stops, goes on when stopping failed, and keeps the text', () => {
    const receiving = opened([message({}), reply({ content: 'x', status: 'streaming' })])
    const stopping = play(receiving, { type: 'stopping' })
    expect(stopping.activity.kind).toBe('stopping')
    expect(play(stopping, { type: 'stop_failed' }).activity.kind).toBe('receiving')
    const stopped = play(stopping, { type: 'ended', end: { id: 'r1', status: 'stopped', length: 1 } })
    expect(stopped.messages.at(-1)).toMatchObject({ content: 'x', status: 'stopped' })
  })

  it('keeps what arrived when the connection is lost, and takes it up again', () => {
    const lost = play(opened([message({}), reply({ content: 'x', status: 'streaming' })]), { type: 'lost' })
    expect(lost.activity).toEqual({ kind: 'lost', replyId: 'r1' })
    expect(lost.messages.at(-1)?.content).toBe('x')
    expect(play(lost, { type: 'reconnecting' }, { type: 'replaced', text: 'xyz' }).messages.at(-1)?.content).toBe('xyz')
  })

  it('puts older messages before the first', () => {
    const state = play(opened([message({})]), {
      type: 'older_loaded',
      messages: [message({ id: 'q0' })],
      previousCursor: 'p',
    })
    expect(state.messages.map(({ id }) => id)).toEqual(['q0', 'q1'])
    expect(state.previousCursor).toBe('p')
  })
})
