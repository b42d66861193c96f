import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Chat } from '../../../contract'
import { ChatSidebar } from './chat-sidebar'
import { CHATS_KEY } from './queries'

const chat = (id: string, over: Partial<Chat> = {}): Chat => ({
  id,
  title: `Chat ${id}`,
  type: 'basic',
  createdAt: '2026-11-21T14:00:00.000Z',
  activeAt: '2026-11-21T14:00:00.000Z',
  pinned: false,
  ...over,
})
const ignore = () => {}

type Shown = {
  chats?: Chat[]
  pinned?: Chat[]
  isPro?: boolean
  canUpgrade?: boolean
  nextCursor?: string | null
  searchText?: string
}

function render({ chats, pinned = [], isPro = false, canUpgrade = true, nextCursor = null, searchText = '' }: Shown) {
  const client = new QueryClient()
  if (chats) client.setQueryData(CHATS_KEY, { pages: [{ chats, pinned, nextCursor }], pageParams: [null] })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ChatSidebar
          now="2026-11-21T15:00:00.000Z"
          isPro={isPro}
          canUpgrade={canUpgrade}
          openChatId="b"
          creation={{ create: ignore, creating: null }}
          searchText={searchText}
          onSearch={ignore}
          onOpen={ignore}
          onHit={ignore}
          onAction={ignore}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('ChatSidebar', () => {
  it('CHAT-27 says on the PRO card what it takes, to those who have not got it', () => {
    expect(render({ chats: [] })).toMatch(/aria-disabled="true"[^>]*>.*?PRO.*?Requiere PRO/)
    expect(render({ chats: [], isPro: true })).not.toContain('Requiere PRO')
  })

  it('CHAT-04 CHAT-05 has the way to the plans, and to the checkout for those without PRO', () => {
    expect(render({ chats: [] })).toMatch(/href="\/pricing"[^>]*>.*Mejorar plan.*href="\/checkout\/pro"/)
    expect(render({ chats: [], isPro: true })).toMatch(/href="\/pricing"[^>]*>.*Mejorar plan/)
    expect(render({ chats: [], isPro: true })).not.toContain('/checkout/pro')
    expect(render({ chats: [], isPro: true, canUpgrade: false })).not.toContain('Mejorar plan')
  })

  it('lists the chats with their address and marks the open one', () => {
    const html = render({ chats: [chat('a'), chat('b', { type: 'pro' })] })
    expect(html).toContain('href="?c=a"')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-current="page"[^>]*title="Chat b"|title="Chat b"[^>]*aria-current="page"/)
  })

  it('has the pinned chats above, under a heading of their own, and the others by date', () => {
    const html = render({ chats: [chat('a'), chat('b')], pinned: [chat('p', { pinned: true })] })
    expect(html).toMatch(/Fijados.*\?c=p.*Hoy.*\?c=a.*\?c=b/)
    expect(render({ chats: [chat('a')] })).not.toContain('Fijados')
  })

  it('offers to show the PRO chats alone where there is one', () => {
    expect(render({ chats: [chat('a'), chat('b', { type: 'pro' })] })).toMatch(/aria-pressed="false".*>Solo PRO</)
    expect(render({ chats: [chat('a')] })).not.toContain('Solo PRO')
  })

  it('CHAT-06 names each chat’s own menu', () => {
    expect(render({ chats: [chat('a')] })).toContain('aria-label="Opciones de «Chat a»"')
  })

  it('makes the entries of a menu only when it is opened: a long list stays light', () => {
    expect(render({ chats: [chat('a')] })).not.toContain('role="menuitem"')
  })

  it('offers the next page only where there is one', () => {
    expect(render({ chats: [chat('a')], nextCursor: 'n' })).toContain('Ver más')
    expect(render({ chats: [chat('a')] })).not.toContain('Ver más')
  })

  it('says what will be here when there is nothing yet, and draws the list while it loads', () => {
    expect(render({ chats: [] })).toContain('Aquí verás tus conversaciones.')
    expect(render({})).toContain('Cargando tus chats…')
  })

  it('shows what is searched for in place of the list, and how to empty the field', () => {
    const html = render({ chats: [chat('a')], searchText: 'bucle' })
    expect(html).toContain('Buscando…')
    expect(html).toContain('aria-label="Borrar la búsqueda"')
    expect(html).toMatch(/<div hidden=""[^>]*>.*\?c=a/)
    expect(render({ chats: [chat('a')] })).not.toContain('hidden=""')
  })
})
