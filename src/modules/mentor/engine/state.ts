import type { Turn } from '../model-port'
import { codePart } from './code-part'
import { EMPTY_STATE, type Frame, type State } from './frame'
import type { CodePart, Message } from './message'

/** What a person's message, as it was understood, changes; `skill` is the one that was first in line to answer it. */
export function afterQuestion(state: State, frame: Frame, skill: string | null): State {
  const own = ownCode(frame.message)
  const { traceback } = frame.message
  const isNewSubject = own !== null && traceback === null && frame.error === null
  return {
    ...state,
    code: own ?? state.code,
    error: traceback ?? (isNewSubject ? null : state.error),
    answered: [...state.answered, { skill: skill ?? '', topic: null, question: frame.message.text }].slice(
      -MAX_REMEMBERED,
    ),
    level: frame.level,
  }
}

const MAX_REMEMBERED = 12

/**
 * What a mentor's answer, whichever model gave it, changes. Its longest program is the code at hand from now on, unless the person had
 * just shown code: then it is a version of theirs, and «mi código» is still theirs.
 */
export function afterAnswer(state: State, answer: Turn, question: Message | null): State {
  const program = longest(programsOf(answer.content))
  if (program === null) return state
  const isVersion = question !== null && ownCode(question) !== null
  return { ...state, program, code: isVersion ? state.code : program }
}

export const startState = (): State => EMPTY_STATE

/** The code that a message shows: the longest piece that is not a mention in a sentence. */
export const ownCode = ({ code }: Message): CodePart | null => longest(code.filter(({ form }) => form !== 'inline'))

const longest = (parts: readonly CodePart[]) =>
  parts.reduce<CodePart | null>((best, part) => (best && best.code.length >= part.code.length ? best : part), null)

const PROGRAM = /^[ \t]*(`{3,}|~{3,})(?:python|py)\b[^\n]*\n([\s\S]*?)\n[ \t]*\1/gm
const MAX_ANSWER = 64_000

const programsOf = (answer: string) =>
  [...answer.slice(0, MAX_ANSWER).matchAll(PROGRAM)].map(([, , code = '']) => codePart(code, 'fenced'))
