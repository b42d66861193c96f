import type { ShownMessage } from './conversation-state'

/** A question on its way, as it is shown until the server has it. */
export const localQuestion = (text: string, sendKey: string): ShownMessage => ({
  id: sendKey,
  versions: [],
  role: 'user',
  content: text,
  status: 'complete',
  failure: null,
  timestamp: new Date().toISOString(),
  sendKey,
})
