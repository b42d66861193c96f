import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Message, MessageLimits } from '../../contract'
import { Chatbot } from './chatbot'
import type { ChatbotOptions } from './use-chatbot'

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
  role: 'user',
  content: 'Hola <b>mentor</b>',
  status: 'complete',
  timestamp: '2026-11-21T14:05:00.000Z',
  sendKey: 'k1',
  ...over,
})
const reply = (over: Partial<Message>) => message({ id: 'r1', role: 'assistant', content: '', sendKey: null, ...over })

function render(over: Partial<ChatbotOptions>) {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Chatbot userId="u1" type="basic" chatId={null} initialLimits={LIMITS} onChatId={() => {}} {...over} />
    </QueryClientProvider>,
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

  it('offers to repeat the last reply when it failed, and only the last', () => {
    const failed = opened(message({}), reply({ status: 'failed' }))
    expect(failed).toContain('El mentor no está disponible en este momento.')
    expect(failed).toContain('Repetir')
    const half = opened(message({}), reply({ status: 'failed', content: 'A medias' }))
    expect(half).toContain('La respuesta se ha cortado a mitad de camino.')
    expect(opened(message({}), reply({ status: 'failed' }), message({ id: 'q2' }))).not.toContain('Repetir')
  })

  it('shows a reply in progress as one that can be stopped, and a stopped one as stopped', () => {
    const writing = opened(message({}), reply({ status: 'streaming' }))
    expect(writing).toContain('Pensando la respuesta…')
    expect(writing).toContain('Detener')
    expect(opened(message({}), reply({ status: 'stopped', content: 'x' }))).toContain('Respuesta detenida')
  })

  it('leads to earlier messages where there are any', () => {
    expect(render({ chatId: 'c1', initialMessages: [message({})], previousCursor: 'p' })).toContain(
      'Ver mensajes anteriores',
    )
    expect(opened(message({}))).not.toContain('Ver mensajes anteriores')
  })
})
