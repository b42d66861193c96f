import { compose } from '~/modules/mentor/engine/compose'
import { EMPTY_STATE, type Frame } from '~/modules/mentor/engine/frame'
import { OPEN } from '~/modules/mentor/engine/kinds/kind-model'
import { levelOf } from '~/modules/mentor/engine/level'
import type { Message } from '~/modules/mentor/engine/message'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import { ownCode } from '~/modules/mentor/engine/state'
import { errorsSkill } from '~/modules/mentor/skills/errors/errors-skill'

/**
 * What the mentor says of an error, in Spanish and Markdown; null where it knows nothing of it. It is the mentor's own skill, in the
 * browser: nothing is sent, and nothing is counted.
 */
export async function explainError(code: string, traceback: string): Promise<string | null> {
  const message = readMessage(messageOf(code, traceback))
  const answer = await errorsSkill.answer(frameOf(message), EMPTY_STATE, {
    mentor: 'basic',
    earlierAnswers: 0,
    check: null,
  })
  return answer?.outcome === 'answered' ? compose(answer.blocks) : null
}

export const messageOf = (code: string, traceback: string) => `${fenced(code, 'python')}\n\n${fenced(traceback, '')}`

/** What `understand` makes of a message without a word of prose; what it reads prose with is more than all else here. */
export const frameOf = (message: Message): Frame => ({
  message,
  plain: '',
  requests: new Set(),
  wish: 'none',
  likely: OPEN,
  names: [],
  lines: [],
  level: levelOf(message.text),
  code: ownCode(message),
  error: message.traceback,
  isFollowUp: false,
})

/** Nothing in the code ends its fence. */
const fenced = (text: string, language: string) =>
  `\`\`\`${language}\n${text.replaceAll('```', "'''").trimEnd()}\n\`\`\``
