export type GoogleMessage =
  | { type: 'signed_in'; isOtherUser: boolean }
  | { type: 'second_step_due' }
  | { type: 'start_over' }
  | { type: 'failed'; title: string; description: string }
  /** The page that opened the window has it from here. */
  | { type: 'heard' }

const NAME = 'pymentor-google'

/**
 * Between the Google window and the page that opened it; both hear what the other tells. Only pages of this very origin can join, and it
 * holds where Google's own pages have cut the two windows apart.
 */
export function openGoogleChannel(onMessage: (message: GoogleMessage) => void) {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => {
    const heard = readMessage(data)
    if (heard !== null) onMessage(heard)
  }
  return {
    tell: (told: GoogleMessage) => channel.postMessage(told),
    close: () => channel.close(),
  }
}

/** Checked by hand: a page of another version may tell something else, and the schemas are not loaded here. */
function readMessage(data: unknown): GoogleMessage | null {
  const { type, isOtherUser, title, description }: Record<string, unknown> = Object(data)
  if (type === 'start_over' || type === 'second_step_due' || type === 'heard') return { type }
  if (type === 'signed_in' && typeof isOtherUser === 'boolean') return { type, isOtherUser }
  const isFailure = type === 'failed' && typeof title === 'string' && typeof description === 'string'
  return isFailure ? { type, title, description } : null
}
