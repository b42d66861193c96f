import type { StreamStart } from '~/modules/chat/contract'
import type { createScriptedModel } from '../models/scripted-model'
import type { Call } from '../start-app'
import { readEvents } from './read-events'

export const STREAM = { Accept: 'text/event-stream' }

type Question = { message?: string; chatId?: string; chatbotType?: 'basic' | 'pro'; after?: string }
type Mentor = ReturnType<typeof createScriptedModel>

/** Asks as a stream, waits for the start, and hands over the answer to be written. */
export async function openReply(call: Call, mentor: Mentor, question: Question = {}, headers = {}) {
  const body = { chatbotType: 'basic', message: 'Hola', ...question }
  const [response, answer] = await Promise.all([
    call('POST', '/api/chat/message', body, { ...STREAM, ...headers }),
    mentor.next(),
  ])
  const events = readEvents(response)
  const { value } = await events.next()
  if (value?.type !== 'start') throw new Error('no start event')
  return { response, events, start: value.data satisfies StreamStart, answer }
}
export type OpenReply = Awaited<ReturnType<typeof openReply>>

/** Reads what is left of a reply, to its end. */
export async function readToEnd({ events }: Pick<OpenReply, 'events'>) {
  for await (const event of events) if (event.type === 'end') return event.data
  throw new Error('no end event')
}
