import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import type { CodePart } from '../../engine/message'
import type { Answer } from '../../engine/skill'
import { linesOf } from '../../python/lines'
import { lastCards } from '../concepts/last-card'
import { saidText } from '../explain/focus/said'
import type { Source } from '../explain/idioms/idiom'

/** A message that goes on, with what it goes on with. */
export type Asked = {
  frame: Frame
  state: State
  /** Its words, plain and in full, their signs kept; what leads into them taken off. */
  said: string
  /** The person's program; null where none is whole. */
  code: CodePart | null
  source: Source | null
  /** The code or the error at hand as it stands, whole or not. */
  shown: string
  /** Cards that the last answer told. */
  cards: readonly string[]
}

/** Null where a message is none of what it reads. */
export type Reader = (asked: Asked) => Answer | null

const LEADS =
  /^(?:(?:y|e|pero|vale|ok|okay|ah+|ya|va|bueno|entonces|pues|genial|perfecto|gracias|mmm+|osea|o sea|orale|oye|hola|a ver)\b[ ,.:]*)+/

export function askedOf(frame: Frame, state: State): Asked {
  const cards = lastCards(state).map(({ id }) => id)
  const atHand = state.code ?? state.program
  const code = atHand !== null && atHand.tree.errors.length === 0 && atHand.tree.body.length > 0 ? atHand : null
  return {
    ...{ frame, state, cards, code },
    shown: atHand?.code ?? state.error?.text ?? '',
    said: inFull(saidText(frame.message.prose))
      .replace(/[¿?¡!]/g, ' ')
      .replace(/ +/g, ' ')
      .trim()
      .replace(LEADS, '')
      .trim(),
    source: code && { module: code.tree, lines: linesOf(code.tree.source) },
  }
}
