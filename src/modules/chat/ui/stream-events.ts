import * as z from 'zod/mini'
import { readServerSentEvents, type ServerSentEvent } from '~/platform/sse'
import type { StreamEnd, StreamEvent, StreamStart } from '../contract'

const text = z.string()
const start = z.object({
  chatId: z.string(),
  title: z.string(),
  questionId: z.string(),
  replyId: z.string(),
  timestamp: z.string(),
}) satisfies z.ZodMiniType<StreamStart>
const end = z.object({
  id: z.string(),
  status: z.enum(['complete', 'stopped', 'failed']),
  length: z.number(),
  message: z.optional(z.string()),
}) satisfies z.ZodMiniType<StreamEnd>

/** Reads a reply's stream (contract: `StreamEvent`). Event names it doesn't know are passed over. Throws on a broken body. */
export async function* readStreamEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (response.body === null) return
  for await (const wire of readServerSentEvents(response.body)) {
    const event = parse(wire)
    if (event) yield event
  }
}

function parse({ name, data }: ServerSentEvent): StreamEvent | null {
  switch (name) {
    case undefined:
      return { type: 'text', data: text.parse(JSON.parse(data)) }
    case 'start':
      return { type: 'start', data: start.parse(JSON.parse(data)) }
    case 'end':
      return { type: 'end', data: end.parse(JSON.parse(data)) }
    default:
      return null
  }
}
