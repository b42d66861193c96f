import { expect, it } from 'vitest'
import * as z from 'zod'
import { digestText } from '~/modules/chat/server/digest'
import {
  instructionsFor,
  type Level,
  type MentorType,
  type Turn,
  withDigest,
  withLadder,
  withWindow,
} from '~/modules/mentor/mentor.server'
import { piecesOf } from '~/testing/models/model-contract'
import { startModelServer } from '~/testing/models/model-server'
import { createOpenAiCompatibleModel } from './openai-compatible'

const EARLIER = digestText({
  agreed: ['A partir de ahora, nombres en inglés.'],
  begun: ['Preguntó: ¿Por dónde empiezo? Se le respondió: Por las variables.'],
  said: ['Preguntó: ¿Qué es un bucle? Se le respondió: Lo que repite.'],
})
const NEAR = ['### Ficha revisada: Lista\n\nGuarda valores en orden.']
const TURNS: Turn[] = [
  { role: 'user', content: '¿Qué es una lista?' },
  { role: 'assistant', content: 'Una secuencia de valores en orden.' },
  { role: 'user', content: 'Escríbeme un programa que sume los precios de una.' },
]
const sentSchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })

/** Each file is what the mentor's model is sent for one conversation: whoever changes a prompt sees in the diff what it becomes. */
it.each<[MentorType, Level]>([
  ['basic', 'principiante'],
  ['pro', 'avanzado'],
])('a conversation with Mentor %s is sent as its file shows', async (mentor, level) => {
  const server = await startModelServer()
  const model = withLadder(
    withWindow(withDigest(createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'm' })), {
      inputTokens: 10_000,
      near: async () => NEAR,
    }),
  )
  const { signal } = new AbortController()
  const instructions = instructionsFor(mentor, { level })
  await piecesOf(model.stream({ mentor, level, instructions, turns: TURNS, earlier: EARLIER, signal }))
  await server.stop()
  const { messages } = sentSchema.parse(server.requests[0]?.body)
  const sent = messages.map(({ role, content }) => `===== ${role} =====\n\n${content}\n`).join('\n')
  await expect(sent).toMatchFileSnapshot(`./sent/${mentor}.md`)
})
