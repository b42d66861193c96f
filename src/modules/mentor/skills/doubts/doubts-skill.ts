import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import type { Skill } from '../../engine/skill'
import { RANKED, sureIdea } from '../concepts/rank/sure-idea'
import { ownFails } from '../faults/own-fails'
import { surelyAsked } from '../questions/questions-skill'
import type { Doubt } from './doubt-file'
import { doubtIn, goesByLast } from './find-doubt'

/** Words of each group and the subject of the conversation: surer than a change that could be tried. */
const GOES_ON = 0.98
/** What goes on with the last answer by its words, or with its program: before who computes something of those words alone. */
const OF_LAST = 0.988
/** With nothing said before, after who explains what is named. */
const BY_ITSELF = 0.5
/** Their own program is read first; where nobody finds more than a question back, this is told. */
const AFTER_READERS = 0.31
/** Before an order that no change understands, after one that is sure. */
const AFTER_CHANGES = 0.955
/** «Cómo junto …» is answered by the program that does it. */
const AFTER_PROGRAMS = 0.3
const WAY = /^(?:hola |y |oye )*como (?:puedo )?(?!func|instal|se (?:usa|llama))\w+/
/** Before who explains errors of that kind. */
const OF_ERROR = 0.99

/** The doubt that the ranking of all content is sure of. */
function rankedDoubt(frame: Frame, state: State): Doubt | null {
  const told = sureIdea(frame, state)?.unit.told
  return told?.kind === 'doubt' ? told.doubt : null
}

const CLEARLY = 0.5
/** Its words are said, and yet something else is asked. */
function isSurelyOther({ id }: Doubt, frame: Frame, state: State): boolean {
  const asked = surelyAsked(frame, state)
  return asked !== null && asked.unit.id !== id && asked.likely >= CLEARLY
}

/** Answers doubts that follow an explanation: what happens if, why, whether it is needed, which is better. */
export const doubtsSkill: Skill = {
  name: 'doubts',
  accepts(frame, state) {
    if (ownFails(frame)) return 0
    if (rankedDoubt(frame, state) !== null) return RANKED
    const found = doubtIn(frame, state)
    if (found === null) return 0
    const { doubt, isDemanded, isReadBetter, isNamed } = found
    if (doubt.isOfError) return OF_ERROR
    if (isSurelyOther(doubt, frame, state)) return AFTER_READERS
    if (isReadBetter) return AFTER_READERS
    if (isDemanded) return AFTER_CHANGES
    if (isNamed) return state.code === null ? BY_ITSELF : AFTER_READERS
    if (goesByLast(doubt)) return OF_LAST
    if (state.answered.length > 0) return GOES_ON
    return WAY.test(inFull(frame.plain)) ? AFTER_PROGRAMS : BY_ITSELF
  },
  answer(frame, state) {
    const doubt = rankedDoubt(frame, state) ?? doubtIn(frame, state)?.doubt
    if (doubt === undefined) return null
    return { outcome: 'answered', topic: doubt.id, blocks: [{ kind: 'markdown', markdown: doubt.text }] }
  },
}
