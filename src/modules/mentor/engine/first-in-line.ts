import { latest } from '~/platform/text/latest'
import type { Turn } from '../model-port'
import type { Frame, State } from './frame'
import type { Skill } from './skill'
import type { FirstInLine } from './state'

/** So many messages of conversations that go on at the same time. */
const MAX_IN_LINE = 200
const linesOf = new WeakMap<readonly Skill[], ReturnType<typeof latest<FirstInLine>>>()
type InLine = { turns: readonly Turn[]; skills: readonly Skill[] }

/** Who is first in line for the last of some turns: told when it was answered, and worked out anew where that is long ago. */
export function inLine({ turns, skills }: InLine, find: () => FirstInLine): FirstInLine {
  const known = linesOf.get(skills) ?? latest<FirstInLine>(MAX_IN_LINE)
  linesOf.set(skills, known)
  return known(JSON.stringify(turns.map(({ role, content, attached }) => [role, content, attached])), find)
}

export const firstOf = (skill: Skill | undefined, frame: Frame, state: State): FirstInLine => ({
  skill: skill?.name ?? '',
  topic: skill?.topicOf?.(frame, state) ?? null,
})
