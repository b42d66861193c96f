import { setImmediate } from 'node:timers/promises'
import { answerConversation, type Engine, type MentorAnswer } from '../engine/answer-conversation'
import '../python/evaluate/tables/pandas'
import { readClimb } from '../engine/ladder/rung'
import type { ProductFacts } from '../engine/product-facts'
import type { Skill } from '../engine/skill'
import { boundariesSkill } from '../skills/boundaries/boundaries-skill'
import { dangerSkill } from '../skills/boundaries/danger/danger-skill'
import { offTopicSkill } from '../skills/boundaries/off-topic-skill'
import { changeSkill } from '../skills/change/change-skill'
import { complaintSkill } from '../skills/complaint/complaint-skill'
import { conceptsSkill } from '../skills/concepts/concepts-skill'
import { nearestSkill } from '../skills/concepts/nearest-skill'
import { doubtsSkill } from '../skills/doubts/doubts-skill'
import { errorCatalogueSkill } from '../skills/error-catalogue/error-catalogue-skill'
import { errorsSkill } from '../skills/errors/errors-skill'
import { exercisesSkill } from '../skills/exercises/exercises-skill'
import { explainSkill } from '../skills/explain/explain-skill'
import { faultsSkill } from '../skills/faults/faults-skill'
import { followUpSkill } from '../skills/follow-up/follow-up-skill'
import { foreignSkill } from '../skills/foreign/foreign-skill'
import { howtosSkill } from '../skills/howtos/howtos-skill'
import { lessonsSkill } from '../skills/lessons/lessons-skill'
import { pathsSkill } from '../skills/paths/paths-skill'
import { createProductSkill } from '../skills/product/product-skill'
import { questionsSkill } from '../skills/questions/questions-skill'
import { reviewSkill } from '../skills/review/review-skill'
import { talkSkill } from '../skills/talk/talk-skill'
import { missingProgramSkill } from '../skills/unknown/missing-program-skill'
import { createUnknownSkill } from '../skills/unknown/unknown-skill'
import { whatIfSkill } from '../skills/what-if/what-if-skill'
import { MAKERS } from '../skills/write/makers'
import { createWriteSkill } from '../skills/write/write-skill'
import { checkPython } from './linter'
import { nearContent } from './near-content'

export type Asked = Parameters<typeof answerConversation>[1]
/** `rung` of what is asked is given where somebody wants to be led up to solutions. */
export type EmbeddedMentor = { answer: (asked: Asked) => Promise<MentorAnswer> }

/** How it asks the linter, and lets others have their turn. */
export type Means = Pick<Engine, 'check' | 'pause'>

/** Of skills that are equally sure the first answers; the last takes every message. */
export function embeddedSkills(facts: ProductFacts): readonly Skill[] {
  return [
    dangerSkill,
    boundariesSkill,
    foreignSkill,
    complaintSkill,
    pathsSkill,
    followUpSkill,
    doubtsSkill,
    questionsSkill,
    changeSkill,
    whatIfSkill,
    exercisesSkill,
    errorCatalogueSkill,
    errorsSkill,
    faultsSkill,
    missingProgramSkill,
    reviewSkill,
    explainSkill,
    createProductSkill(facts),
    talkSkill,
    howtosSkill,
    createWriteSkill(MAKERS),
    conceptsSkill,
    lessonsSkill,
    nearestSkill,
    offTopicSkill,
    createUnknownSkill(nearContent),
  ]
}

/** The mentor that needs no key and no network. */
export function createEmbeddedMentor(
  facts: ProductFacts,
  means: Means = { check: checkPython, pause: setImmediate },
): EmbeddedMentor {
  const skills = embeddedSkills(facts)
  const answer = (asked: Asked) => answerConversation({ skills, ...means }, asked)
  return { answer: (asked) => (asked.rung === undefined ? answer(asked) : answerByRungs(answer, asked)) }
}

/** The answer to the problem that was stated, as much of it as is asked for; what solves nothing has no rungs. */
async function answerByRungs(answer: EmbeddedMentor['answer'], asked: Asked): Promise<MentorAnswer> {
  const { rung: _, ...plain } = asked
  const climb = readClimb(asked.turns)
  if (climb === null) return answer(plain)
  if (climb.at === asked.turns.length - 1) return answer({ ...asked, rung: climb.rung })
  const turns = asked.turns.slice(0, climb.at + 1)
  // The rungs of one answer go together: who wants another plan gets the plan of what was answered.
  const led = await answer({ ...asked, turns, rung: climb.rung, earlierAnswers: 0 })
  return led.rung === undefined ? answer(plain) : led
}
