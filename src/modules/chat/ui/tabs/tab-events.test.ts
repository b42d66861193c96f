import { afterEach, describe, expect, it } from 'vitest'
import type { Chat } from '../../contract'
import { type ChatPages, chatList } from '../chats/list/chat-pages'
import { afterTabEvent } from './list-after-event'
import { listenToTabs, readTabEvent, type TabEvent } from './tab-events'

const chat = (id: string, over: Partial<Chat> = {}): Chat => ({
  ...{
    id,
    title: id,
    type: 'basic',
    createdAt: '2026-11-20T10:00:00.000Z',
    activeAt: '2026-11-20T10:00:00.000Z',
    pinned: false,
  },
  ...over,
})
const pages = (...chats: Chat[]): ChatPages => ({
  pages: [{ chats, pinned: [], nextCursor: null }],
  pageParams: [null],
})
const titles = (list: ChatPages) => {
  const { pinned, others } = chatList(list)
  return [pinned.map(({ title }) => title), others.map(({ title }) => title)]
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
/** Another tab, as the browser shows it to this one. */
function otherTab(userId: string) {
  const channel = new BroadcastChannel(`chats:${userId}`)
  stops.push(() => channel.close())
  return channel
}

describe('C-65 what other tabs tell', () => {
  it('is heard by those of the same user, until nobody listens any more', async () => {
    const heard: TabEvent[] = []
    const stop = listenToTabs('u1', (event) => heard.push(event))
    stops.push(stop)
    const other = otherTab('u1')
    otherTab('u2').postMessage({ kind: 'changed', chatId: 'of-another' })
    other.postMessage({ kind: 'gossip', chatId: 'c1' })
    other.postMessage({ kind: 'changed', chatId: 'c1' })
    await expect.poll(() => heard).toEqual([{ kind: 'changed', chatId: 'c1' }])
    stop()
    other.postMessage({ kind: 'changed', chatId: 'c2' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard).toHaveLength(1)
  })

  it.each([null, 'x', {}, { kind: 'changed' }, { kind: 'renamed', chatId: 'c1' }, { kind: 'toString', chatId: 'c1' }])(
    'is nothing when it is %j',
    (data) => expect(readTabEvent(data)).toBeNull(),
  )

  it('changes the list as it did there', () => {
    const list = pages(chat('a'), chat('b'))
    const asked = { kind: 'asked', chatId: 'b', title: 'B', type: 'basic', at: '2026-11-22T10:00:00.000Z' } as const
    expect(titles(afterTabEvent(list, asked))).toEqual([[], ['B', 'a']])
    expect(titles(afterTabEvent(list, { ...asked, chatId: 'c', title: 'C' }))).toEqual([[], ['C', 'a', 'b']])
    expect(titles(afterTabEvent(list, { kind: 'renamed', chatId: 'a', title: 'A' }))).toEqual([[], ['A', 'b']])
    expect(titles(afterTabEvent(list, { kind: 'deleted', chatId: 'a', chat: chat('a') }))).toEqual([[], ['b']])
    expect(titles(afterTabEvent(list, { kind: 'listed', chatId: 'c', chat: chat('c') }))).toEqual([[], ['a', 'b', 'c']])
    const pinned = { kind: 'pinned', chatId: 'b', chat: chat('b'), pinned: true } as const
    expect(titles(afterTabEvent(list, pinned))).toEqual([['b'], ['a']])
    expect(afterTabEvent(list, { kind: 'changed', chatId: 'a' })).toBe(list)
  })
})
