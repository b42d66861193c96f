import { describe, expect, it } from 'vitest'
import { keyOf } from './conversation'
import { createConversationStore } from './conversation-store'
import { localQuestion } from './local-question'

function receiving() {
  const store = createConversationStore({ chatId: 'c1', messages: [], previousCursor: null, isEnd: true })
  store.dispatch({ type: 'submitted', ask: { kind: 'question', question: localQuestion('¿Y?', 'k1'), replaces: null } })
  const timestamp = '2026-11-21T14:05:00.000Z'
  const ids = { chatId: 'c1', parentId: 'c1', questionId: 'q1', replyId: 'r1' }
  store.dispatch({ type: 'started', start: { ...ids, title: '¿Y?', timestamp } })
  const heard: string[] = []
  const leave = store.subscribe(() => heard.push(store.read().written))
  return { store, heard, leave }
}

describe('a conversation beside what is drawn', () => {
  it('is what came last at once, and tells who looks at it', () => {
    const { store, heard, leave } = receiving()
    store.dispatch({ type: 'text', text: 'Una ' })
    store.dispatch({ type: 'text', text: 'lista' })
    expect(heard).toEqual(['Una ', 'Una lista'])
    leave()
    store.dispatch({ type: 'text', text: '.' })
    expect(heard).toHaveLength(2)
    expect(store.read().written).toBe('Una lista.')
  })

  it('says nothing of what is no text: a click has enough to do', () => {
    const { store, heard } = receiving()
    store.dispatch({ type: 'reconnecting' })
    store.dispatch({ type: 'stopping' })
    expect(store.read().activity.kind).toBe('stopping')
    expect(heard).toEqual([])
  })

  it('is not ended by the end of another reply', () => {
    const { store } = receiving()
    store.dispatch({ type: 'ended', end: { id: 'r0', status: 'complete', length: 5 } })
    expect(store.read().activity).toEqual({ kind: 'receiving', replyId: 'r1' })
  })

  it('keeps the text at the end, for who is still drawn as receiving it', () => {
    const { store } = receiving()
    store.dispatch({ type: 'text', text: 'Listo' })
    store.dispatch({ type: 'ended', end: { id: 'r1', status: 'complete', length: 5 } })
    expect(store.read()).toMatchObject({ written: 'Listo', activity: { kind: 'idle' } })
    expect(store.read().pages.at(-1)?.at(-1)?.content).toBe('Listo')
  })
})

describe('what a question is drawn under', () => {
  const sent = localQuestion('¿Y?', 'k1')

  it('stays when the server has it', () => {
    const taken = receiving().store.read().pages.at(-1)?.at(0)
    expect(taken?.id).not.toBe(sent.id)
    expect(taken && keyOf(taken)).toBe(keyOf(sent))
  })

  it('is another for another send, and the id where it was sent from elsewhere', () => {
    expect(keyOf(localQuestion('¿Y?', 'k2'))).not.toBe(keyOf(sent))
    expect(keyOf({ ...sent, id: 'q9', sendKey: null })).toBe('q9')
  })
})
