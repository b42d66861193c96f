import { folded } from '~/platform/text/folded'
import type { Frame, State } from '../../engine/frame'
import { OPEN } from '../../engine/kinds/kind-model'
import { plainText } from '../../engine/lexicon/plain-text'
import { meaningsIn } from '../../engine/lexicon/read-words'
import type { CodePart, Message } from '../../engine/message'
import { readMessage } from '../../engine/reading/read-message'
import type { Expression, ExpressionOf, Module, Statement } from '../../python/ast'
import type { Edit } from '../../python/edit'
import { linesOf } from '../../python/lines'
import { type Token, tokensOf } from '../../python/tokens'
import { allExpressions, statementsIn } from '../../python/walk'
import type { Source } from '../explain/idioms/idiom'

/** A question «¿y si …?» with the program that it is about. */
export type Wish = {
  frame: Frame
  /** The person's words in lower case without accents, their signs kept; `spelled` has each letter as they wrote it. */
  said: string
  spelled: string
  /** The question before, written likewise; empty where there was none. */
  before: string
  /** The meanings of the words (`lexicon/read-words.ts`). */
  meanings: string
  source: Source
  text: string
  tokens: readonly Token[]
}
/** What is to be tried: edits of the program, or lines that are typed; or what must be asked first. */
export type Change = { edits: Edit[]; input?: string[] } | { question: string }
/** Null where the words ask for no change of this family, or the program has no place for it. */
export type ReadChange = (wish: Wish) => Change | null

const MAX_WORDS = 400

const asSaid = (text: string) => folded(text.slice(0, MAX_WORDS))

/** Letter by letter, so that both spellings have each in the same place. */
const plainLetter = (letter: string) => folded(letter).slice(0, 1) || letter

export function wishOf(frame: Frame, { answered }: State, { tree }: CodePart): Wish {
  const before = readMessage(answered.at(-1)?.question ?? '').prose
  const spelled = frame.message.prose.slice(0, MAX_WORDS).normalize('NFC')
  return {
    frame,
    said: spelled.split('').map(plainLetter).join(''),
    spelled,
    before: asSaid(before),
    meanings: meaningsIn(frame.plain.slice(0, MAX_WORDS)),
    source: { module: tree, lines: linesOf(tree.source) },
    text: tree.source,
    tokens: tokensOf(tree.source),
  }
}

/** The same for an order: what is to be done to a program in so many words. */
export function orderOf(prose: string, module: Module): Wish {
  const spelled = prose.slice(0, MAX_WORDS).normalize('NFC')
  const plain = plainText(spelled)
  const lines = [...plain.matchAll(/\blineas? (\d{1,4})\b/g)].map(([, line]) => Number(line))
  const message: Message = { text: spelled, prose: spelled, code: [], traceback: null, output: null, data: null }
  return {
    frame: {
      ...{ message, plain, lines, names: [], requests: new Set(), level: 'principiante' },
      ...{ code: null, error: null, isFollowUp: true, wish: 'none' as const, likely: OPEN },
    },
    said: spelled.split('').map(plainLetter).join(''),
    spelled,
    before: '',
    meanings: '',
    source: { module, lines: linesOf(module.source) },
    text: module.source,
    tokens: tokensOf(module.source),
  }
}

export const replaced = (node: { from: number; to: number }, text: string): Change => ({
  edits: [{ from: node.from, to: node.to, text }],
})

export const statements = ({ source }: Wish): Statement[] => [...statementsIn(source.module.body)]
export const expressions = ({ source }: Wish): Expression[] => [...allExpressions(source.module)]
export const callsIn = (wish: Wish): ExpressionOf<'call'>[] => expressions(wish).filter((part) => part.kind === 'call')

/** The one of some places that is meant: the only one, the one on a line that is named, or «el primero», «el último». */
export function chosen<Place extends { from: number }>(places: readonly Place[], wish: Wish): Place | null {
  const { lineAt } = wish.source.lines
  const [only] = places
  if (only === undefined || places.length === 1) return only ?? null
  const named = places.find(({ from }) => wish.frame.lines.includes(lineAt(from)))
  if (named) return named
  if (/\b(?:ultim[oa]|de abajo|segund[oa]|del final)\b/.test(wish.said)) return places.at(-1) ?? null
  return /\b(?:primer[oa]?|de arriba|del principio)\b/.test(wish.said) ? only : null
}

/** Asks which of several places is meant. */
export function askWhich(name: string, places: readonly { from: number }[], { source }: Wish): Change {
  const lines = [...new Set(places.map(({ from }) => source.lines.lineAt(from)))]
  return { question: `Hay ${name} en las líneas ${lines.slice(0, 6).join(', ')}. ¿De cuál hablas?` }
}
