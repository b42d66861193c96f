import type { Frame } from '~/modules/mentor/engine/frame'
import { readKinds } from '~/modules/mentor/engine/kinds/read-kinds'
import { plainText } from '~/modules/mentor/engine/lexicon/plain-text'

/** What a message of nothing but words is to the mentor's skills. */
export function spokenFrame(text: string): Frame {
  const message = { text, prose: text, code: [], traceback: null, output: null, data: null }
  return {
    message,
    plain: plainText(text),
    requests: new Set(),
    names: [],
    lines: [],
    level: 'principiante',
    code: null,
    error: null,
    isFollowUp: false,
    wish: 'none',
    likely: readKinds(message, false),
  }
}
