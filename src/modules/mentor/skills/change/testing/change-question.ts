import { compose } from '../../../engine/compose'
import { EMPTY_STATE, type State } from '../../../engine/frame'
import { readMessage } from '../../../engine/reading/read-message'
import type { Answer } from '../../../engine/skill'
import { ownCode } from '../../../engine/state'
import { understand } from '../../../engine/understand'
import { changeSkill } from '../change-skill'

export type Asked = { answer: Answer | null; sureness: number; markdown: string; program: string | null }

/** A conversation in which a program was shown and now something is said about it. */
export function stateWith(code: string): State {
  const part = ownCode(readMessage(`\`\`\`python\n${code}\n\`\`\``))
  return { ...EMPTY_STATE, code: part, program: part }
}

/** What is answered to some words after a program; the program is the only Python block. */
export async function askedOf(code: string, says: string): Promise<Asked> {
  const state = stateWith(code)
  const frame = understand(readMessage(says), state)
  const answer = await changeSkill.answer(frame, state, { mentor: 'basic', earlierAnswers: 0, check: null })
  const programs = answer?.blocks.flatMap((block) =>
    block.kind === 'code' && block.language === 'python' ? [block.code] : [],
  )
  return {
    answer,
    sureness: changeSkill.accepts(frame, state),
    markdown: answer ? compose(answer.blocks) : '',
    program: programs?.[0] ?? null,
  }
}
