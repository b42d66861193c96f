import * as z from 'zod/mini'

const message = z.union([
  z.object({ type: z.literal('signed_in'), isOtherUser: z.boolean() }),
  z.object({ type: z.literal('start_over') }),
  z.object({ type: z.literal('failed'), title: z.string(), description: z.string() }),
  /** The page that opened the window has it from here. */
  z.object({ type: z.literal('heard') }),
])
export type GoogleMessage = z.output<typeof message>

const NAME = 'pymentor-google'

/**
 * Between the Google window and the page that opened it; both hear what the other tells. Only pages of this very origin can join, and it
 * holds where Google's own pages have cut the two windows apart.
 */
export function openGoogleChannel(onMessage: (message: GoogleMessage) => void) {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => {
    const heard = message.safeParse(data)
    if (heard.success) onMessage(heard.data)
  }
  return {
    tell: (told: GoogleMessage) => channel.postMessage(told),
    close: () => channel.close(),
  }
}
