import type { Frame, State } from '../../engine/frame'
import { readMessage } from '../../engine/reading/read-message'
import { startState } from '../../engine/state'
import { understand } from '../../engine/understand'
import { isDemand } from '../change/demands'
import { saidOf } from '../change/read-wishes'

const MAX_TURNS = 3
/** «¿y con insert?» names another thing, and asks for no program. */
const BARE = 3
/** What the program shall do otherwise, in the forms of a condition: «si son 12 o más a 700», «que repita hasta …». */
const MORE =
  /^(?:(?:y|ahora|pero|vale|ok|bien|genial|perfecto|gracias|mejor|tambien|ademas|mejor todavia|luego) )*(?:(?:que|q) |si |quiero |con |para |por |en vez |sin |muestra|agreg|anad|pon)/

/**
 * A request that goes on with a program that the mentor has written, told as one with those before it: then it can be written anew.
 * Null where it is none.
 */
export function rewritten(frame: Frame, state: State): Frame | null {
  const { message, plain } = frame
  if (message.traceback !== null || message.code.some(({ form }) => form !== 'inline') || state.program === null)
    return null
  const earlier: string[] = []
  for (const { skill, question } of state.answered.toReversed()) {
    if (skill !== 'write' && skill !== 'change') break
    earlier.unshift(question)
    if (skill === 'write' || earlier.length === MAX_TURNS) break
  }
  if (earlier.length === 0 || state.answered.at(-1 - (earlier.length - 1))?.skill !== 'write') return null
  if (message.text.trim().endsWith('?') && plain.split(' ').length <= BARE) return null
  if (!(MORE.test(plain) || isDemand(saidOf(message.prose)))) return null
  return understand(readMessage([...earlier, message.text].map(ended).join(' ')), startState())
}

/** Each message a sentence of its own. */
const ended = (text: string) => (/[.!?;:,]\s*$/.test(text) ? text.trim() : `${text.trim()},`)
