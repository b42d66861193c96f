import { describe, expect, it } from 'vitest'
import type { Chat } from '../../contract'
import { allChats, type ChatPages, withChatFirst, withoutChat, withTitle } from './chat-pages'

const chat = (id: string, title = id): Chat => ({ id, title, type: 'basic', createdAt: '2026-11-21T14:00:00.000Z' })
const pages: ChatPages = {
  pages: [
    { chats: [chat('a'), chat('b')], nextCursor: 'n' },
    { chats: [chat('c')], nextCursor: null },
  ],
  pageParams: [null, 'n'],
}
const ids = (data: ChatPages) => allChats(data).map(({ id }) => id)

describe('chat pages', () => {
  it('puts a new chat first', () => {
    expect(ids(withChatFirst(pages, chat('d')))).toEqual(['d', 'a', 'b', 'c'])
    expect(ids(withChatFirst({ pages: [], pageParams: [] }, chat('d')))).toEqual(['d'])
  })

  it('moves the chat that was used first, with its new title, and leaves no second one', () => {
    const moved = withChatFirst(pages, chat('c', 'Leer un CSV'))
    expect(ids(moved)).toEqual(['c', 'a', 'b'])
    expect(allChats(moved)[0]?.title).toBe('Leer un CSV')
  })

  it('CHAT-06 renames and removes on any page', () => {
    expect(allChats(withTitle(pages, 'c', 'nuevo')).map(({ title }) => title)).toEqual(['a', 'b', 'nuevo'])
    expect(ids(withoutChat(pages, 'b'))).toEqual(['a', 'c'])
  })
})
