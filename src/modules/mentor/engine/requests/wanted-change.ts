import type { Frame, State } from '../frame'
import { isOnlyData } from '../reading/only-data'
import { MAKE_PROGRAMS, skillSet } from '../skill-families'
import { ownCode } from '../state'
import { statesResults } from './points-back'

/** They write programs and change them, or refuse, whatever else a wish of one is about. */
const TAKE_WISHES = skillSet('danger', 'boundaries', 'complaint', 'follow-up', 'change', 'write', 'unknown')
/** «Quiero hablar con alguien de vuestro equipo»: beyond doubt of the product, and no wish of a program. */
const isElse = (skill: string, score: number) => skill === 'product' && score > 0.99

/**
 * Whether a message wants the program at hand to be otherwise. A hint («y ordenado por nombre») is one where the mentor has just written
 * it, and asks nothing.
 */
export function wantsChange(
  { wish, message, plain, code, requests }: Frame,
  { answered, isExample, ...at }: State,
): boolean {
  if (wish === 'none' || requests.has('exercise') || message.traceback !== null || statesResults(plain)) return false
  const own = ownCode(message)
  // Beside a complaint of one's own program a wish tells what it should have done.
  if (own !== null && !isOnlyData(own)) return wish === 'said' && !requests.has('find-fault')
  if (isExample) return false
  // What was asked back about is gone on with.
  if ((at.code ?? at.program ?? code) === null) return wish === 'said' && answered.at(-1)?.skill === 'write'
  return wish === 'said' || (MAKE_PROGRAMS.has(answered.at(-1)?.skill ?? '') && !MAY_ASK.test(message.text))
}

/** «Y si quiero saber cuántas hay». */
const MAY_ASK = /\?|^(?:\w+ ){0,2}(?:si|c[oó]mo)\s/i

const isOfOwn = ({ message }: Frame, { code, program }: State) =>
  ownCode(message) !== null || (code !== null && code !== program)

/** Of the skills that take a message, those that may answer it: a wish of a program goes to no one who goes by its words. */
export function heardOf<Sure extends { skill: { name: string }; score: number }>(
  all: Sure[],
  frame: Frame,
  state: State,
): Sure[] {
  if (!wantsChange(frame, state) || all.some(({ skill, score }) => isElse(skill.name, score))) return all
  const takers = all.filter(({ skill }) => TAKE_WISHES.has(skill.name))
  // A person's own program is changed, or it is said that it is not: another takes its place for nobody.
  const ofOwn = isOfOwn(frame, state) ? takers.filter(({ skill }) => skill.name !== 'write') : takers
  if (ofOwn.some(({ skill }) => MAKE_PROGRAMS.has(skill.name))) return ofOwn
  return takers.some(({ skill }) => MAKE_PROGRAMS.has(skill.name)) ? takers : all
}
