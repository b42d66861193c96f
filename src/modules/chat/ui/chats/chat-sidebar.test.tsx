import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Chat } from '../../contract'
import { ChatSidebar } from './chat-sidebar'
import { CHATS_KEY } from './queries'

const chat = (id: string, over: Partial<Chat> = {}): Chat => ({
  id,
  title: `Chat ${id}`,
  type: 'basic',
  createdAt: '2026-11-21T14:00:00.000Z',
  ...over,
})
const actions = { create: () => {}, creating: null, rename: () => {}, remove: () => {}, isRemoving: false }

function render({
  chats,
  isPro = false,
  nextCursor = null,
}: {
  chats?: Chat[]
  isPro?: boolean
  nextCursor?: string | null
}) {
  const client = new QueryClient()
  if (chats) client.setQueryData(CHATS_KEY, { pages: [{ chats, nextCursor }], pageParams: [null] })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ChatSidebar isPro={isPro} openChatId="b" actions={actions} onOpen={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('ChatSidebar', () => {
  it('CHAT-27 says on the PRO card what it takes, to those who have not got it', () => {
    expect(render({ chats: [] })).toMatch(/aria-disabled="true"[^>]*>.*?PRO.*?Requiere PRO/)
    expect(render({ chats: [], isPro: true })).not.toContain('Requiere PRO')
  })

  it('lists the chats with their address and marks the open one', () => {
    const html = render({ chats: [chat('a'), chat('b', { type: 'pro' })] })
    expect(html).toContain('href="/?c=a"')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-current="page"[^>]*title="Chat b"|title="Chat b"[^>]*aria-current="page"/)
  })

  it('CHAT-06 names each chat’s own menu', () => {
    expect(render({ chats: [chat('a')] })).toContain('aria-label="Opciones de «Chat a»"')
  })

  it('offers the next page only where there is one', () => {
    expect(render({ chats: [chat('a')], nextCursor: 'n' })).toContain('Ver más')
    expect(render({ chats: [chat('a')] })).not.toContain('Ver más')
  })

  it('says what will be here when there is nothing yet, and draws the list while it loads', () => {
    expect(render({ chats: [] })).toContain('Aquí verás tus conversaciones.')
    expect(render({})).toContain('Cargando tus chats…')
  })
})
