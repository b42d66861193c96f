import { describe, expect, it } from 'vitest'
import type { Chat } from '../../../contract'
import {
  allChats,
  type ChatPages,
  chatList,
  withChatBack,
  withChatFirst,
  withChatKnown,
  withoutChat,
  withPin,
  withTitle,
} from './chat-pages'

const chat = (id: string, over: Partial<Chat> = {}): Chat => ({
  id,
  title: id,
  type: 'basic',
  createdAt: '2026-11-21T14:00:00.000Z',
  activeAt: '2026-11-21T14:00:00.000Z',
  pinned: false,
  ...over,
})
const p = chat('p', { pinned: true, createdAt: '2026-11-10T14:00:00.000Z', activeAt: '2026-11-10T14:00:00.000Z' })
const pages: ChatPages = {
  pages: [
    { chats: [chat('a'), chat('b')], pinned: [p], nextCursor: 'n' },
    {
      chats: [chat('c', { createdAt: '2026-11-01T14:00:00.000Z', activeAt: '2026-11-01T14:00:00.000Z' })],
      pinned: [],
      nextCursor: null,
    },
  ],
  pageParams: [null, 'n'],
}
const empty: ChatPages = { pages: [], pageParams: [] }
const ids = (chats: Chat[]) => chats.map(({ id }) => id).join(' ')
const shown = (data: ChatPages) => {
  const { pinned, others } = chatList(data)
  return `${ids(pinned)} | ${ids(others)}`
}

describe('chat pages', () => {
  it('shows the pinned chats first and every chat once, whichever lists it came in', () => {
    expect(shown(pages)).toBe('p | a b c')
    const twice = { ...pages, pages: pages.pages.map((page) => ({ ...page, chats: [...page.chats, p, chat('c')] })) }
    expect(shown(twice)).toBe('p | a b c')
    expect(allChats(undefined)).toEqual([])
  })

  it('puts a new chat first', () => {
    expect(shown(withChatFirst(pages, chat('d')))).toBe('p | d a b c')
    expect(shown(withChatFirst(empty, chat('d')))).toBe(' | d')
  })

  it('moves the chat that was used first, with its new title, and leaves no second one', () => {
    const moved = withChatFirst(pages, chat('c', { title: 'Leer un CSV' }))
    expect(shown(moved)).toBe('p | c a b')
    expect(chatList(moved).others[0]?.title).toBe('Leer un CSV')
    expect(shown(withChatFirst(pages, { ...p, title: 'nuevo' }))).toBe('p | a b c')
    expect(chatList(withChatFirst(pages, { ...p, title: 'nuevo' })).pinned[0]?.title).toBe('nuevo')
  })

  it('knows a chat that was found by searching, behind those that are listed', () => {
    expect(shown(withChatKnown(pages, chat('z')))).toBe('p | a b z c')
    expect(withChatKnown(pages, chat('c'))).toBe(pages)
    expect(withChatKnown(pages, p)).toBe(pages)
  })

  it('CHAT-06 renames and removes on any page, and among the pinned', () => {
    expect(allChats(withTitle(pages, 'c', 'nuevo')).map(({ title }) => title)).toEqual(['p', 'a', 'b', 'nuevo'])
    expect(chatList(withTitle(pages, 'p', 'nuevo')).pinned[0]?.title).toBe('nuevo')
    expect(shown(withoutChat(pages, 'b'))).toBe('p | a c')
    expect(shown(withoutChat(pages, 'p'))).toBe(' | a b c')
  })

  it('pins above the pinned ones, and unpins to the place that the list has for it, or by age', () => {
    const pinned = withPin(pages, chat('b'), true)
    expect(shown(pinned)).toBe('b p | a c')
    expect(chatList(pinned).pinned.every((each) => each.pinned)).toBe(true)
    expect(shown(withPin(pinned, { ...chat('b'), pinned: true }, false))).toBe('p | a b c')
    expect(shown(withPin(pages, p, false))).toBe(' | a b p c')
    expect(
      shown(
        withPin(pages, { ...p, createdAt: '2025-01-01T00:00:00.000Z', activeAt: '2025-01-01T00:00:00.000Z' }, false),
      ),
    ).toBe(' | a b c p')
  })
})

describe('a deleted chat that comes back', () => {
  const back = (id: string, since: (data: ChatPages) => ChatPages = (data) => data) => {
    const deleted = allChats(pages).find((each) => each.id === id) ?? chat(id)
    return shown(withChatBack(since(withoutChat(pages, id)), deleted, pages))
  }

  it('is where it was, at any place and page, and pinned if it was', () => {
    for (const id of ['p', 'a', 'b', 'c']) expect(back(id)).toBe('p | a b c')
  })

  it('is behind what has come or been used since, or behind the neighbour that is left', () => {
    expect(back('a', (data) => withChatFirst(data, chat('d')))).toBe('p | a d b c')
    expect(back('b', (data) => withChatFirst(data, chat('d')))).toBe('p | d a b c')
    expect(back('b', (data) => withoutChat(data, 'a'))).toBe('p | b c')
  })

  it('is there even if its page is not loaded any more, and once only', () => {
    expect(shown(withChatBack(empty, chat('b'), pages))).toBe(' | b')
    expect(shown(withChatBack(pages, chat('b'), pages))).toBe('p | a b c')
  })
})
