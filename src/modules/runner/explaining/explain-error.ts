import { compose } from '~/modules/mentor/engine/compose'
import { EMPTY_STATE } from '~/modules/mentor/engine/frame'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import { understand } from '~/modules/mentor/engine/understand'
import { errorsSkill } from '~/modules/mentor/skills/errors/errors-skill'

/**
 * What the mentor says of an error, in Spanish and Markdown; null where it knows nothing of it. It is the mentor's own skill, in the
 * browser: nothing is sent, and nothing is counted.
 */
export async function explainError(code: string, traceback: string): Promise<string | null> {
  const message = readMessage(`${fenced(code, 'python')}\n\n${fenced(traceback, '')}`)
  const frame = understand(message, EMPTY_STATE)
  const answer = await errorsSkill.answer(frame, EMPTY_STATE, { mentor: 'basic', earlierAnswers: 0, check: null })
  return answer?.outcome === 'answered' ? compose(answer.blocks) : null
}

/** Nothing in the code ends its fence. */
const fenced = (text: string, language: string) =>
  `\`\`\`${language}\n${text.replaceAll('```', "'''").trimEnd()}\n\`\`\``
