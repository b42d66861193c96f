import { setImmediate } from 'node:timers/promises'
import { answerConversation, type MentorAnswer } from '../engine/answer-conversation'
import { answerAtRung } from '../engine/ladder/climb'
import { readClimb } from '../engine/ladder/rung'
import type { ProductFacts } from '../engine/product-facts'
import type { Skill } from '../engine/skill'
import type { Rung } from '../model-port'
import { boundariesSkill } from '../skills/boundaries/boundaries-skill'
import { dangerSkill } from '../skills/boundaries/danger/danger-skill'
import { offTopicSkill } from '../skills/boundaries/off-topic-skill'
import { changeSkill } from '../skills/change/change-skill'
import { conceptsSkill } from '../skills/concepts/concepts-skill'
import { doubtsSkill } from '../skills/doubts/doubts-skill'
import { errorsSkill } from '../skills/errors/errors-skill'
import { exercisesSkill } from '../skills/exercises/exercises-skill'
import { explainSkill } from '../skills/explain/explain-skill'
import { faultsSkill } from '../skills/faults/faults-skill'
import { lessonsSkill } from '../skills/lessons/lessons-skill'
import { createProductSkill } from '../skills/product/product-skill'
import { reviewSkill } from '../skills/review/review-skill'
import { talkSkill } from '../skills/talk/talk-skill'
import { createUnknownSkill } from '../skills/unknown/unknown-skill'
import { whatIfSkill } from '../skills/what-if/what-if-skill'
import { MAKERS } from '../skills/write/makers'
import { createWriteSkill } from '../skills/write/write-skill'
import { checkPython } from './linter'
import { nearContent } from './near-content'

type Conversation = Parameters<typeof answerConversation>[1]
/** `rung`: given where a program is to be led up to. */
type Asked = Conversation & { rung?: Rung | undefined }
export type EmbeddedMentor = { answer: (asked: Asked) => Promise<MentorAnswer> }

/** The mentor that needs no key and no network. */
export function createEmbeddedMentor(facts: ProductFacts): EmbeddedMentor {
  // Of skills that are equally sure the first answers; the last takes every message.
  const skills: readonly Skill[] = [
    dangerSkill,
    boundariesSkill,
    doubtsSkill,
    changeSkill,
    whatIfSkill,
    exercisesSkill,
    errorsSkill,
    faultsSkill,
    reviewSkill,
    explainSkill,
    createProductSkill(facts),
    talkSkill,
    createWriteSkill(MAKERS),
    conceptsSkill,
    lessonsSkill,
    offTopicSkill,
    createUnknownSkill(nearContent),
  ]
  const answer = (asked: Conversation) => answerConversation({ skills, check: checkPython, pause: setImmediate }, asked)
  return { answer: ({ rung, ...asked }) => (rung === undefined ? answer(asked) : answerByRungs(answer, asked)) }
}

/** The answer to the problem that was stated, as much of it as is asked for; only programs that are written have rungs. */
async function answerByRungs(
  answer: (asked: Conversation) => Promise<MentorAnswer>,
  asked: Conversation,
): Promise<MentorAnswer> {
  const climb = readClimb(asked.turns)
  if (climb === null) return answer(asked)
  const solved = await answer({ ...asked, turns: asked.turns.slice(0, climb.at + 1) })
  const isProgram = solved.skill === 'write' && solved.outcome === 'answered'
  if (isProgram) return { ...solved, markdown: answerAtRung(solved.markdown, climb.rung), rung: climb.rung }
  return climb.at === asked.turns.length - 1 ? solved : answer(asked)
}
