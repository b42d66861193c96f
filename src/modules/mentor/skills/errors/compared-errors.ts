import { inlineCode } from '../../engine/compose'
import { recognizeMessage } from '../../engine/error-messages/error-messages'
import type { Frame } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import type { Block } from '../../engine/skill'
import { lowerFirstWord } from '../concepts/answers/lower-first-word'
import { COMPARES } from '../concepts/find/asking'
import { kindOf } from './kind-of'
import { namedErrors } from './subject'
import { meaningOf } from './wording'

const MAX_ERRORS = 4

/** The kinds of error that are held against each other where no program is at hand: «diferencia entre KeyError e IndexError». */
export function comparedErrors(frame: Frame): string[] {
  if (frame.message.traceback !== null || frame.message.code.some(({ form }) => form !== 'inline')) return []
  if (!COMPARES.test(inFull(frame.plain))) return []
  const named = namedErrors(frame)
  return named.length < 2 || named.length > MAX_ERRORS ? [] : named
}

/** Each with what it means and a program that it stops. */
export const comparedBlocks = (types: readonly string[]): Block[] =>
  types.flatMap((type): Block[] => {
    const kind = kindOf(recognizeMessage(type, '')?.kind ?? '')
    const [cause] = kind?.causes ?? []
    if (kind === null || cause === undefined) return []
    const [what, before] = cause
    return [
      {
        kind: 'text',
        markdown: `**${inlineCode(type)}.** ${meaningOf(kind, {})} Por ejemplo: ${lowerFirstWord(what)}`,
      },
      { kind: 'code', language: 'python', code: before },
    ]
  })
