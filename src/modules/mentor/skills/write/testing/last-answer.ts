import { answerConversation } from '../../../engine/answer-conversation'
import type { Turn } from '../../../model-port'
import { changeSkill } from '../../change/change-skill'
import { createUnknownSkill } from '../../unknown/unknown-skill'
import { MAKERS } from '../makers'
import { createWriteSkill } from '../write-skill'

const engine = {
  skills: [createWriteSkill(MAKERS), changeSkill, createUnknownSkill(() => ({ near: [], isClose: false }))],
  check: null,
}

/** What who writes programs and who changes them say to the last of some messages. */
export async function lastAnswer(questions: readonly string[]): Promise<string> {
  const turns: Turn[] = []
  for (const content of questions) {
    turns.push({ role: 'user', content })
    const { markdown } = await answerConversation(engine, { mentor: 'basic', turns })
    turns.push({ role: 'assistant', content: markdown })
  }
  return turns.at(-1)?.content ?? ''
}
