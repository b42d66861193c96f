import type { Frame } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { isOnlyData } from '../../engine/reading/only-data'
import { ownCode } from '../../engine/state'
import { Program } from '../../python/program/indexed-program'
import { partShownChange, partWishChange } from './changes/parts/part-wish'
import type { Changed } from './make-changes'
import { saidOf } from './read-wishes'

export const isProgram = (part: CodePart | null) => part !== null && !isOnlyData(part)

export const complainsOfOwn = ({ message, requests }: Frame) =>
  isProgram(ownCode(message)) && requests.has('find-fault')

/** Every word of it orders something of parts that are there. */
export const isReadWhole = ({ names }: Changed) =>
  names.every((name) => name === partWishChange.name || name === partShownChange.name)

/** Words beside code of one's own that neither ask nor tell what it does wrong. */
export const mayOrder = (frame: Frame) =>
  isProgram(ownCode(frame.message)) &&
  // A console shows what came out: it is asked about.
  ownCode(frame.message)?.form !== 'session' &&
  frame.message.traceback === null &&
  frame.plain.length <= MOST_LETTERS &&
  !frame.message.text.includes('?') &&
  !TOLD_WRONG.test(frame.plain)
const MOST_LETTERS = 240

/** Whether they name parts of it: known sooner than all that could be changed. */
export const namesParts = ({ message }: Frame): boolean => {
  const tree = ownCode(message)?.tree
  if (!tree || tree.errors.length > 0) return false
  const [said, program] = [saidOf(message.prose), new Program(tree)]
  return [partWishChange, partShownChange].some(({ reads }) => (reads?.(said, program) ?? null) !== null)
}

/** «imprime 4 en vez de 5», «debería salir 3»: what it does, and what it should. */
const TOLD_WRONG =
  /\b(?:en (?:vez|lugar) de|deberi?a|tendria|tiene que|y no|pero|mal|(?:me|se) (?:sale|da|imprime|muestra|dice))\b/
