import { readServerSentEvents, type ServerSentEvent } from '~/platform/sse'
import type { StreamEvent } from '../../contract'

/** Reads a reply's stream (contract: `StreamEvent`). Event names it doesn't know are passed over. Throws on a broken body. */
export async function* readStreamEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (response.body === null) return
  for await (const wire of readServerSentEvents(response.body)) {
    const event = parse(wire)
    if (event) yield event
  }
}

/** Our own server's events, as `platform/call.ts` takes its replies: of the same version, so of the contract's types. */
function parse({ name, data }: ServerSentEvent): StreamEvent | null {
  if (name === undefined) return { type: 'text', data: JSON.parse(data) }
  return name === 'start' || name === 'end' ? { type: name, data: JSON.parse(data) } : null
}
