import type { Frame } from '../../engine/frame'
import type { Skill } from '../../engine/skill'
import { readTalk } from './read-talk'
import { TALK_ANSWERS } from './talk-answers'

const SURE = 0.92
/** Something else is said as well. */
const LIKELY = 0.6
/** So much else is said that the talk is a word of it: «simula 1000 tiradas y di cuántas veces ha salido cada cara». */
const MOST_BESIDES = 9
/** «Sí», «no»: it may be an answer to what another skill has asked. */
const AMBIGUOUS = 0.4

/** Greetings, thanks and the like: nothing is asked. */
export const talkSkill: Skill = {
  name: 'talk',
  accepts(frame) {
    const found = talkIn(frame)
    if (found === null || found.rest > MOST_BESIDES) return 0
    if (found.talk === 'agreement') return AMBIGUOUS
    return found.rest === 0 ? SURE : LIKELY
  },
  answer(frame) {
    const found = talkIn(frame)
    if (found === null) return null
    return { outcome: 'courtesy', blocks: [{ kind: 'text', markdown: TALK_ANSWERS[found.talk] }], topic: found.talk }
  },
}

function talkIn({ message, plain }: Frame) {
  const { code, traceback, output, data } = message
  const isOnlyWords = code.length === 0 && traceback === null && output === null && data === null
  return isOnlyWords ? readTalk(plain, message.text) : null
}
