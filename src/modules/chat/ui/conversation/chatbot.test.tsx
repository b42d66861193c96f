import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { History, Message, MessageLimits } from '../../contract'
import { REPLY_FAILURE } from '../../copy'
import { Chatbot } from './chatbot'
import type { ChatbotOptions } from './use-parts'
import { loadMessages } from './window/lazy-messages'
import { useGivenPlace } from './window/use-place'

beforeAll(async () => void (await loadMessages()))

const LIMITS: MessageLimits = {
  canSend: true,
  dailyLimit: 5,
  monthlyLimit: 20,
  dailyUsed: 2,
  monthlyUsed: 8,
  resetsDailyAt: '2026-11-21T23:00:00.000Z',
  resetsMonthlyAt: '2026-11-30T23:00:00.000Z',
}
const message = (over: Partial<Message>): Message => ({
  id: 'q1',
  chatId: 'c1',
  parentId: 'c1',
  versions: [],
  role: 'user',
  content: 'Hola <b>mentor</b>',
  status: 'complete',
  failure: null,
  timestamp: '2026-11-21T14:05:00.000Z',
  sendKey: 'k1',
  vote: null,
  ...over,
})
const reply = (over: Partial<Message>) =>
  message({ id: 'r1', parentId: 'q1', role: 'assistant', content: '', sendKey: null, ...over })

function render(
  over: Partial<ChatbotOptions>,
  { place, address = '/chat' }: { place?: History; address?: string } = {},
) {
  const client = new QueryClient()
  const GivenPlace = () => {
    useGivenPlace(place === undefined ? null : { messageId: 'r1', history: place })
    return <Chatbot userId="u1" type="basic" chatId={null} initialLimits={LIMITS} onChatId={() => {}} {...over} />
  }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <GivenPlace />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const opened = (...initialMessages: Message[]) => render({ chatId: 'c1', initialMessages })

describe('Chatbot', () => {
  it('CHAT-09 welcomes by type in a chat without history, with questions worth asking and the notice that an AI answers', () => {
    const basic = render({})
    expect(basic).toContain('mentor Basic')
    expect(basic).toContain('¿Cómo recorro una lista con un bucle for?')
    expect(basic).toContain('Te responde una IA, no una persona.')
    expect(render({ type: 'pro', initialLimits: null })).toContain('mentor PRO')
    expect(opened(message({}))).not.toContain('Te responde una IA, no una persona.')
  })

  it('MENTOR-09 shows the defaults until the limits are known, then what is left', () => {
    expect(render({ initialLimits: undefined })).toContain('Te quedan 5 de 5 mensajes hoy · 20 de 20 este mes')
    expect(render({})).toContain('Te quedan 3 de 5 mensajes hoy · 12 de 20 este mes')
  })

  it('MENTOR-10, MENTOR-11 closes the box when a limit is reached, says which and until when', () => {
    const html = render({ initialLimits: { ...LIMITS, canSend: false, dailyUsed: 5 } })
    expect(html).toMatch(/<textarea[^>]* disabled=""/)
    expect(html).toMatch(/role="tooltip"[^>]*>.*?Límite diario alcanzado \(5\/5\)/)
    expect(html).toContain('Se renueva mañana a las 00:00')
    expect(render({})).not.toMatch(/<textarea[^>]* disabled=""/)
  })

  it('MENTOR-12 shows no limits to PRO users', () => {
    expect(render({ type: 'pro', initialLimits: null })).not.toContain('Te quedan')
  })

  it('shows questions as they were typed, and CHAT-11 the version of the mentor that answered', () => {
    const html = opened(message({}), reply({ content: 'Sí, **claro**.' }))
    expect(html).toContain('Hola &lt;b&gt;mentor&lt;/b&gt;')
    expect(html).toContain('15:05')
    expect(html).toContain('<strong>claro</strong>')
    expect(html).toContain('v1.0')
    expect(html).toContain('Copiar respuesta')
  })

  it('says why a reply failed, and offers to repeat it, only where it is the last', () => {
    const failed = opened(message({}), reply({ status: 'failed', failure: 'busy' }))
    expect(failed).toContain(REPLY_FAILURE.busy)
    expect(failed).toContain('Repetir')
    expect(failed).not.toContain('Continuar')
    expect(opened(message({}), reply({ status: 'failed', failure: 'busy' }), message({ id: 'q2' }))).not.toContain(
      'Repetir',
    )
  })

  it('offers to continue a reply that broke off after some text', () => {
    const half = opened(message({}), reply({ status: 'failed', failure: 'interrupted', content: 'A medias' }))
    expect(half).toContain(REPLY_FAILURE.interrupted)
    expect(half).toMatch(/Continuar.*Repetir/)
    const long = opened(message({}), reply({ status: 'failed', failure: 'too_long', content: 'Todo esto' }))
    expect(long).toContain(REPLY_FAILURE.too_long)
    expect(long).not.toContain('Continuar')
  })

  it('shows which of its versions a message is, and the way to the others', () => {
    const html = opened(message({}), reply({ content: 'x', versions: ['r0', 'r1', 'r2'] }))
    expect(html).toContain('aria-label="Versión 2 de 3"')
    expect(html).toContain('aria-label="Versión anterior"')
    expect(html).toContain('>2/3<')
    expect(opened(message({}), reply({ content: 'x' }))).not.toContain('Versión')
    const last = opened(message({}), reply({ content: 'x', versions: ['r0', 'r1'] }))
    expect(last).toMatch(/aria-label="Versión siguiente"[^>]*aria-disabled="true"/)
    expect(last).not.toMatch(/aria-label="Versión anterior"[^>]*aria-disabled="true"/)
  })

  it('offers what can be done with questions and replies', () => {
    const html = opened(message({}), reply({ content: 'x' }))
    for (const name of ['Editar', 'Otra respuesta', 'Copiar enlace']) expect(html).toContain(`aria-label="${name}"`)
  })

  it('opens at the message that the address names, with a bar instead of the box where more follows', () => {
    const place = {
      chat: { id: 'c1', title: 't', type: 'basic' as const, createdAt: '', activeAt: '', pinned: false },
      messages: [message({}), reply({ content: 'Aquí' })],
      previousCursor: null,
      isEnd: false,
    }
    const html = render({ chatId: 'c1', initialMessages: [] }, { place, address: '/chat?c=c1&m=r1' })
    expect(html).toContain('Aquí')
    expect(html).toContain('Estás leyendo una parte anterior de la conversación.')
    expect(html).not.toContain('<textarea')
    expect(render({ chatId: 'c2', initialMessages: [] }, { place, address: '/chat?c=c1&m=r1' })).toContain('<textarea')
  })

  it('shows a reply in progress as one that can be stopped, and a stopped one as stopped', () => {
    const writing = opened(message({}), reply({ status: 'streaming' }))
    expect(writing).toContain('Pensando la respuesta…')
    expect(writing).toContain('Detener')
    expect(opened(message({}), reply({ status: 'stopped', content: 'x' }))).toContain('Respuesta detenida')
  })

  it('leads to earlier messages where there are any', () => {
    expect(opened(message({ parentId: 'r0' }))).toContain('Ver mensajes anteriores')
    expect(opened(message({}))).not.toContain('Ver mensajes anteriores')
  })
})
