import type { Skill } from '../../../engine/skill'
import { dangerAnswer } from './danger-answers'

/** Answers who is in danger with the help lines: before everything else, whatever else the message asks. */
export const dangerSkill: Skill = {
  name: 'danger',
  accepts: ({ message }) => (dangerAnswer(message.text) === null ? 0 : 1),
  answer({ message }) {
    const markdown = dangerAnswer(message.text)
    return markdown === null ? null : { outcome: 'courtesy', blocks: [{ kind: 'markdown', markdown }] }
  },
}
