import { describe, expect, it } from 'vitest'
import type { Message, StreamStart } from '../../contract'
import { localQuestion } from './asking'
import {
  announcedReply,
  type ConversationAction,
  converse,
  onlyAdds,
  openConversation,
  visibleMessages,
} from './conversation'
import type { Ask, Conversation } from './conversation-state'
import { olderCursor, WINDOW_LENGTH } from './window/message-window'

const NOW = '2026-11-21T14:00:00.000Z'
const message = (over: Partial<Message>): Message => ({
  id: 'q1',
  chatId: 'c1',
  parentId: 'c1',
  versions: [],
  role: 'user',
  content: 'Hola',
  status: 'complete',
  failure: null,
  timestamp: NOW,
  sendKey: 'k1',
  vote: null,
  ...over,
})
const reply = (over: Partial<Message>) =>
  message({ id: 'r1', parentId: 'q1', role: 'assistant', content: '', sendKey: null, ...over })
const start = (over: Partial<StreamStart> = {}): StreamStart => ({
  chatId: 'c1',
  title: 'Hola',
  parentId: 'c1',
  questionId: 'q1',
  replyId: 'r1',
  timestamp: NOW,
  ...over,
})
/** A conversation of two exchanges: q1 r1 q2 r2. */
const TWO_EXCHANGES = [
  message({}),
  reply({ content: 'A' }),
  message({ id: 'q2', parentId: 'r1', sendKey: 'k2' }),
  reply({ id: 'r2', parentId: 'q2', content: 'B' }),
]

const part = (messages: Message[], isEnd = true) => ({ messages, isEnd })
const opened = (messages: Message[] = [], isEnd = true) => openConversation({ chatId: 'c1', ...part(messages, isEnd) })
const play = (state: Conversation, ...actions: ConversationAction[]) => actions.reduce(converse, state)
const asking = (replaces: string | null = null): Ask => ({
  kind: 'question',
  question: localQuestion({ text: '¿Y?', sendKey: 'local' }),
  replaces,
})
const submitted = (ask: Ask = asking()): ConversationAction => ({ type: 'submitted', ask })
const started = (over?: Partial<StreamStart>): ConversationAction => ({ type: 'started', start: start(over) })
const ended = (over: Partial<Extract<ConversationAction, { type: 'ended' }>['end']> = {}): ConversationAction => ({
  type: 'ended',
  end: { id: 'r1', status: 'complete', length: 2, ...over },
})
const ids = ({ messages }: Conversation) => messages.map(({ id }) => id)
const visible = (state: Conversation) => visibleMessages(state).map(({ id }) => id)
const last = (state: Conversation) => state.messages.at(-1)

describe('a vote', () => {
  it('is its reply’s alone, and goes when it is taken back', () => {
    const state = play(opened(TWO_EXCHANGES), { type: 'voted', replyId: 'r1', vote: { value: 'up' } })
    expect(state.messages.map(({ vote }) => vote)).toEqual([null, { value: 'up' }, null, null])
    const back = play(state, { type: 'voted', replyId: 'r1', vote: null })
    expect(back.messages).toEqual(TWO_EXCHANGES)
  })
})

describe('asking', () => {
  it('shows the question at once and stores it under the ids of the server', () => {
    const sending = play(opened(), submitted())
    expect(visible(sending)).toEqual(['local'])
    expect(ids(sending)).toEqual([])

    const receiving = play(sending, started())
    expect(receiving.messages.map(({ id, status, parentId }) => [id, status, parentId])).toEqual([
      ['q1', 'complete', 'c1'],
      ['r1', 'streaming', 'q1'],
    ])
    expect(receiving.activity).toEqual({ kind: 'receiving', replyId: 'r1' })
  })

  it('CHAT-10 takes the chat that the server answers with', () => {
    const state = play(
      openConversation({ chatId: null, ...part([]) }),
      submitted(),
      started({ chatId: 'c9', parentId: 'c9' }),
    )
    expect(state.chatId).toBe('c9')
    expect(last(state)?.chatId).toBe('c9')
  })

  it('VAL-19 takes no second question while one is pending', () => {
    const receiving = play(opened(), submitted(), started())
    expect(play(receiving, submitted())).toBe(receiving)
  })

  it('CHAT-21 drops a question that was refused and says why', () => {
    const state = play(opened(), submitted(), { type: 'refused', message: 'No hay conexión.' })
    expect(visible(state)).toEqual([])
    expect(state).toMatchObject({ refusal: 'No hay conexión.', activity: { kind: 'idle' } })
    expect(play(state, submitted()).refusal).toBeNull()
  })

  it('shows no question twice whose first send had arrived after all', () => {
    const state = play(opened([message({}), reply({ content: 'A' })]), submitted(), started())
    expect(ids(state)).toEqual(['q1', 'r1'])
  })
})

describe('a reply that is received', () => {
  const receiving = play(opened(), submitted(), started())

  it('grows, and every other message stays the same', () => {
    const grown = play(receiving, { type: 'text', text: 'a' }, { type: 'text', text: 'b' })
    expect(last(grown)).toMatchObject({ content: 'ab', status: 'streaming' })
    expect(grown.messages[0]).toBe(receiving.messages[0])
    expect(grown.activity).toBe(receiving.activity)
    const whole = play(grown, ended())
    expect(last(whole)).toMatchObject({ content: 'ab', status: 'complete', failure: null })
    expect(whole.activity).toEqual({ kind: 'idle' })
    expect(play(whole, { type: 'text', text: 'late' })).toBe(whole)
  })

  it('keeps why it failed', () => {
    const state = play(receiving, ended({ status: 'failed', length: 0, failure: 'busy' }))
    expect(last(state)).toMatchObject({ status: 'failed', failure: 'busy' })
  })

  it('is taken up when the chat is opened, and then not read out from its beginning', () => {
    const state = opened([message({}), reply({ content: 'med', status: 'streaming' })])
    expect(state.activity).toEqual({ kind: 'receiving', replyId: 'r1' })
    expect(announcedReply(state)).toMatchObject({ from: 3 })
    expect(last(play(state, { type: 'text', text: 'io' }, ended()))?.content).toBe('medio')
  })

  it('stops, goes on when stopping failed, and keeps the text', () => {
    const stopping = play(receiving, { type: 'text', text: 'x' }, { type: 'stopping' })
    expect(stopping.activity.kind).toBe('stopping')
    expect(play(stopping, { type: 'stop_failed' }).activity.kind).toBe('receiving')
    expect(last(play(stopping, ended({ status: 'stopped' })))).toMatchObject({ content: 'x', status: 'stopped' })
  })

  it('keeps what arrived when the connection is lost, and is taken up again', () => {
    const lost = play(receiving, { type: 'text', text: 'x' }, { type: 'lost' })
    expect(lost).toMatchObject({ messages: [{}, { content: 'x' }], activity: { kind: 'lost', replyId: 'r1' } })
    expect(play(lost, { type: 'lost' }), 'tried again in vain').toBe(lost)
    const whole = play(lost, { type: 'reconnecting' }, { type: 'replaced', text: 'xyz' }, ended())
    expect(last(whole)?.content).toBe('xyz')
  })

  it('is announced from its beginning, whole and half', () => {
    expect(announcedReply(opened(TWO_EXCHANGES))).toBeNull()
    expect(announcedReply(play(receiving, { type: 'text', text: 'ab' }))).toMatchObject({
      reply: { content: 'ab', status: 'streaming' },
      from: 0,
    })
    expect(announcedReply(play(receiving, { type: 'text', text: 'ab' }, ended()))).toMatchObject({
      reply: { content: 'ab', status: 'complete' },
    })
  })
})

describe('a reply that failed', () => {
  it('is asked for again in its place when nothing had come', () => {
    const failed = opened([message({}), reply({ status: 'failed', failure: 'busy' })])
    const ask: Ask = { kind: 'question', question: { ...message({}), sendKey: 'k1' }, replaces: 'q1' }
    const sending = play(failed, submitted(ask))
    expect(visible(sending)).toEqual(['q1'])
    const receiving = play(sending, started())
    expect(ids(receiving)).toEqual(['q1', 'r1'])
    expect(last(receiving)).toMatchObject({ status: 'streaming', failure: null, versions: [] })
    expect(play(sending, { type: 'refused', message: 'x' }).messages).toBe(failed.messages)
  })

  it('is continued where it broke off', () => {
    const failed = opened([message({}), reply({ content: 'medi', status: 'failed', failure: 'interrupted' })])
    const opening = play(failed, { type: 'continuing', replyId: 'r1' })
    expect(play(opening, submitted())).toBe(opening)
    const receiving = play(opening, { type: 'continued' })
    expect(receiving.activity).toEqual({ kind: 'receiving', replyId: 'r1' })
    expect(last(receiving)).toMatchObject({ content: 'medi', status: 'streaming', failure: null })
    expect(announcedReply(receiving)?.from).toBe(4)
    expect(last(play(receiving, { type: 'text', text: 'o' }, ended()))?.content).toBe('medio')
  })

  it('stays as it is when it cannot be continued', () => {
    const failed = opened([message({}), reply({ content: 'medi', status: 'failed', failure: 'interrupted' })])
    const state = play(failed, { type: 'continuing', replyId: 'r1' }, { type: 'continue_failed' })
    expect(state).toMatchObject({ activity: { kind: 'idle' }, messages: failed.messages })
  })
})

describe('versions', () => {
  it('keeps the old reply in view until the new one is on its way, then shows that as the last version', () => {
    const again: Ask = { kind: 'regenerate', replyId: 'r1', sendKey: 'k9' }
    const sending = play(opened(TWO_EXCHANGES), submitted(again))
    expect(visible(sending)).toEqual(['q1', 'r1', 'q2', 'r2'])
    const receiving = play(sending, started({ replyId: 'r1b' }))
    expect(ids(receiving)).toEqual(['q1', 'r1b'])
    expect(last(receiving)).toMatchObject({ versions: ['r1', 'r1b'], sendKey: 'k9', status: 'streaming' })
  })

  it('shows an edited question in place of the old one and what followed, which is its other version', () => {
    const sending = play(opened(TWO_EXCHANGES), submitted(asking('q2')))
    expect(visible(sending)).toEqual(['q1', 'r1', 'local'])
    const receiving = play(sending, started({ parentId: 'r1', questionId: 'q2b', replyId: 'r2b' }))
    expect(ids(receiving)).toEqual(['q1', 'r1', 'q2b', 'r2b'])
    expect(receiving.messages[2]).toMatchObject({ parentId: 'r1', versions: ['q2', 'q2b'] })
    expect(visible(play(sending, { type: 'refused', message: 'x' }))).toEqual(['q1', 'r1', 'q2', 'r2'])
    const first = play(opened(TWO_EXCHANGES), submitted(asking('q1')), started({ questionId: 'q1b', replyId: 'r1b' }))
    expect(ids(first)).toEqual(['q1b', 'r1b'])
  })

  it('switches to another version and its branch; what came before stays the same', () => {
    const state = opened(TWO_EXCHANGES)
    const other = message({ id: 'q2b', parentId: 'r1', versions: ['q2', 'q2b'] })
    const branch = [...TWO_EXCHANGES.slice(0, 2), other, reply({ id: 'r2b', parentId: 'q2b' })]
    const switched = play(state, { type: 'switched', to: 'q2b', part: part(branch, false) })
    expect(ids(switched)).toEqual(['q1', 'r1', 'q2b', 'r2b'])
    expect(switched.messages[0]).toBe(TWO_EXCHANGES[0])
    expect(switched.isEnd).toBe(false)
  })

  it('receives the version that is still being written', () => {
    const other = reply({ id: 'r2b', parentId: 'q2', status: 'streaming', content: 'me' })
    const state = play(opened(TWO_EXCHANGES), { type: 'switched', to: 'r2b', part: part([other]) })
    expect(state.activity).toEqual({ kind: 'receiving', replyId: 'r2b' })
    expect(last(state)?.content).toBe('me')
  })
})

describe('reading about', () => {
  it('puts older messages before the first, once', () => {
    const state = opened(TWO_EXCHANGES.slice(2))
    expect(olderCursor(state)).toBe('r1')
    const older: ConversationAction = { type: 'older_loaded', messages: TWO_EXCHANGES.slice(0, 2) }
    const longer = play(state, older)
    expect(ids(longer)).toEqual(['q1', 'r1', 'q2', 'r2'])
    expect(longer.isEnd).toBe(true)
    expect(olderCursor(longer)).toBeNull()
    expect(play(longer, older)).toBe(longer)
  })

  it('moves to a place, and from there on to the end', () => {
    const place = play(opened(TWO_EXCHANGES), { type: 'moved', part: part(TWO_EXCHANGES.slice(0, 2), false) })
    expect(ids(place)).toEqual(['q1', 'r1'])
    expect(place.isEnd).toBe(false)
    const newer: ConversationAction = { type: 'newer_loaded', after: 'r1', part: part(TWO_EXCHANGES.slice(2)) }
    const further = play(place, newer)
    expect(ids(further)).toEqual(['q1', 'r1', 'q2', 'r2'])
    expect(further.isEnd).toBe(true)
    expect(play(further, newer)).toBe(further)
  })

  it('ends at what is asked from there', () => {
    const place = opened(TWO_EXCHANGES.slice(0, 2), false)
    const state = play(place, submitted(), started({ parentId: 'r1', questionId: 'q3', replyId: 'r3' }))
    expect(ids(state)).toEqual(['q1', 'r1', 'q3', 'r3'])
    expect(state.isEnd).toBe(true)
  })
})

describe('the window', () => {
  const LONG = Array.from({ length: WINDOW_LENGTH + 60 }, (_, at) =>
    message({ id: `m${at}`, parentId: at === 0 ? 'c1' : `m${at - 1}`, sendKey: null }),
  )
  const between = (state: Conversation) => [state.messages[0]?.id, state.messages.at(-1)?.id, state.messages.length]

  it('lets the end go as older messages come, and the beginning as newer ones do', () => {
    const end = opened(LONG.slice(60))
    const up = play(end, { type: 'older_loaded', messages: LONG.slice(10, 60) })
    expect(between(up)).toEqual(['m10', 'm209', WINDOW_LENGTH])
    expect(up.isEnd).toBe(false)
    expect(up.messages[50]).toBe(end.messages[0])
    const down = play(up, { type: 'newer_loaded', after: 'm209', part: part(LONG.slice(210)) })
    expect(between(down)).toEqual(['m60', 'm259', WINDOW_LENGTH])
    expect(down.isEnd).toBe(true)
    expect(olderCursor(down)).toBe('m59')
  })

  it('keeps the end while a reply is written there, and lets it go afterwards', () => {
    const older: ConversationAction = { type: 'older_loaded', messages: LONG.slice(20, 60) }
    const asked = play(opened(LONG.slice(60)), submitted(), started({ parentId: 'm259' }))
    expect(between(asked)).toEqual(['m60', 'r1', WINDOW_LENGTH + 2])
    const more = play(asked, { type: 'older_loaded', messages: LONG.slice(20, 60) })
    expect(between(more)).toEqual(['m20', 'r1', WINDOW_LENGTH + 42])
    expect(play(more, { type: 'text', text: 'x' }).isEnd).toBe(true)
    const over = play(more, ended(), { type: 'older_loaded', messages: LONG.slice(0, 20) })
    expect(between(over)).toEqual(['m0', 'm199', WINDOW_LENGTH])
    expect(over.isEnd).toBe(false)
    expect(play(over, older)).toBe(over)
  })
})

describe('another tab or device', () => {
  const more = [
    ...TWO_EXCHANGES,
    message({ id: 'q3', parentId: 'r2' }),
    reply({ id: 'r3', parentId: 'q3', content: 'C' }),
  ]

  it('has added to the conversation: that comes after what is shown', () => {
    const state = opened(TWO_EXCHANGES)
    expect(onlyAdds(state, part(more))).toBe(true)
    const refreshed = play(state, { type: 'refreshed', part: part(more) })
    expect(ids(refreshed)).toEqual(['q1', 'r1', 'q2', 'r2', 'q3', 'r3'])
    expect(refreshed.messages[0]).toBe(TWO_EXCHANGES[0])
  })

  it('has done nothing: nothing changes', () => {
    const state = opened(TWO_EXCHANGES)
    const { messages } = play(state, { type: 'refreshed', part: part(structuredClone(TWO_EXCHANGES).slice(2)) })
    for (const [at, shown] of messages.entries()) expect(shown).toBe(TWO_EXCHANGES[at])
    expect(messages).toHaveLength(4)
  })

  it('is asking: its reply is received here too', () => {
    const writing = [...more.slice(0, 5), reply({ id: 'r3', parentId: 'q3', content: 'C', status: 'streaming' })]
    const state = play(opened(TWO_EXCHANGES), { type: 'refreshed', part: part(writing) })
    expect(state.activity).toEqual({ kind: 'receiving', replyId: 'r3' })
    expect(last(state)?.content).toBe('C')
  })

  it('has asked anew or shows another version: that is more than an addition', () => {
    const other = [...TWO_EXCHANGES.slice(0, 3), reply({ id: 'r2b', parentId: 'q2', versions: ['r2', 'r2b'] })]
    const state = opened(TWO_EXCHANGES)
    expect(onlyAdds(state, part(other))).toBe(false)
    expect(ids(play(state, { type: 'refreshed', part: part(other) }))).toEqual(['q1', 'r1', 'q2', 'r2b'])
  })

  it('has begun the conversation anew: nothing of the old one is left in view', () => {
    const other = [message({ id: 'q1b', versions: ['q1', 'q1b'] }), reply({ id: 'r1b', parentId: 'q1b' })]
    expect(ids(play(opened(TWO_EXCHANGES), { type: 'refreshed', part: part(other) }))).toEqual(['q1b', 'r1b'])
  })

  it('interrupts nothing that is going on here', () => {
    const sending = play(opened(TWO_EXCHANGES), submitted())
    expect(play(sending, { type: 'refreshed', part: part(more) })).toBe(sending)
    const reading = opened(TWO_EXCHANGES.slice(0, 2), false)
    expect(play(reading, { type: 'refreshed', part: part(more) })).toBe(reading)
  })
})
