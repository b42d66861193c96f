import type { CodePart } from '~/modules/mentor/engine/message'
import { codePart } from '~/modules/mentor/engine/reading/code-part'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import { ownCode } from '~/modules/mentor/engine/state'
import type { Question } from '../question'

/** What a message goes on with. `own`: the person's program; `current`: the version that is spoken about now, theirs or the mentor's. */
export type Before = {
  question: string
  answer: string
  own: CodePart | null
  current: CodePart | null
  /** The person's program as the answer has put it right. */
  mended: CodePart | null
  skill: Question['skill']
}

const PROGRAM = /^[ \t]*(`{3,})(?:python|py)\b[^\n]*\n([\s\S]*?)\n[ \t]*\1/gm
export const programsIn = (answer: string): CodePart[] =>
  [...answer.matchAll(PROGRAM)].map(([, , code = '']) => codePart(code, 'fenced'))
const longest = (parts: readonly CodePart[]) => parts.toSorted((a, b) => b.code.length - a.code.length)[0] ?? null
const isWhole = (part: CodePart | null) => part !== null && part.tree.errors.length === 0 && part.tree.body.length > 1
const MENDED = /^### (?:(?:Tu|El) programa corregido|Así queda)\n\n(```python\n[\s\S]*?\n```)/m

/** What has come of a conversation: its last question, and the answer to it. */
export function beforeOf({ turns, skill }: Question, answer: string): Before {
  const own = turns.map((turn) => ownCode(readMessage(turn))).findLast((part) => part !== null) ?? null
  const [, block = ''] = MENDED.exec(answer) ?? []
  const mended = longest(programsIn(block))
  const made = skill === 'generate' || skill === 'change' ? longest(programsIn(answer)) : null
  const current = [made, mended, own].find(isWhole) ?? null
  return { question: turns.at(-1) ?? '', answer, own: isWhole(own) ? own : null, mended, current, skill }
}
