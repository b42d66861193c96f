import type { StreamEvent } from '~/modules/chat/contract'

/** Reads a stream's events one by one. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (response.body === null) throw new Error('no body')
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const type = /^event: (\w+)$/m.exec(block)?.[1] ?? 'text'
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) yield { type, data: JSON.parse(data) } as StreamEvent
    }
  }
}

/** All text and the last event of a stream. */
export async function readWhole(response: Response) {
  let text = ''
  const events: StreamEvent[] = []
  for await (const event of readEvents(response)) {
    if (event.type === 'text') text += event.data
    else events.push(event)
  }
  return { text, events }
}
