import { allNames } from '../python/names'
import { isFollowUp } from './follow-up'
import type { Frame, State } from './frame'
import { levelOf } from './level'
import { plainText } from './lexicon/plain-text'
import type { CodePart, Message } from './message'
import { readRequests } from './read-requests'
import { ownCode } from './state'

/** A message with what it is about: the pieces that it shows, or those of the conversation that it points back to. */
export function understand(message: Message, state: State): Frame {
  const plain = plainText(message.prose)
  const own = ownCode(message)
  const requests = readRequests(plain, { code: own !== null, error: message.traceback !== null })
  const pointsBack =
    own === null && (isFollowUp(plain) || message.traceback !== null || mentionsOf(message, state.code).length > 0)
  // A signature in a request («una función media(notas)») is to be written, not read.
  const isWriting = requests.has('write') || requests.has('exercise')
  const code = own ?? (pointsBack ? state.code : null) ?? (isWriting ? null : mentioned(message))
  const error = message.traceback ?? (pointsBack || isCodeForError(own, state) ? state.error : null)
  return {
    message,
    plain,
    requests,
    names: mentionsOf(message, code),
    lines: [...plain.matchAll(/\blineas? (\d{1,4})\b/g)].map(([, line]) => Number(line)),
    level: own === null ? (state.level ?? levelOf(message.text)) : levelOf(message.text),
    code,
    error,
    isFollowUp: pointsBack && state.answered.length > 0,
  }
}

/** Code that is only mentioned in a sentence, where there is no other. */
const mentioned = ({ code }: Message): CodePart | null => code.find(({ tree }) => tree.body.length > 0) ?? null

/** Code that comes after an error was explained without any: it is the error's. */
function isCodeForError(own: CodePart | null, state: State): boolean {
  return own !== null && state.error !== null && state.code === null
}

const WORD = /[\p{L}_][\p{L}\d_]*/gu

/** The names of some code that a message mentions, in its order. Words that are Spanish as well count only in quotes or as code. */
function mentionsOf({ prose }: Message, code: CodePart | null): string[] {
  if (code === null) return []
  const names = allNames(code.tree)
  const words = (prose.match(WORD) ?? []).filter((word) => names.has(word) && !COMMON.has(word.toLowerCase()))
  const marked = [...prose.matchAll(/[`'"«“]([\p{L}_][\p{L}\d_]*)[`'"»”]/gu)]
    .map(([, word = '']) => word)
    .filter((word) => names.has(word))
  return [...new Set([...words, ...marked])]
}

/** Words of sentences that are names in programs, too. */
const COMMON = new Set([
  'a',
  'e',
  'o',
  'u',
  'y',
  'el',
  'la',
  'lo',
  'de',
  'en',
  'no',
  'se',
  'si',
  'es',
  'un',
  'con',
  'por',
  'total',
  'dia',
  'dato',
  'datos',
  'lista',
  'texto',
  'numero',
  'nombre',
  'resultado',
  'funcion',
  'print',
  'for',
  'if',
])
