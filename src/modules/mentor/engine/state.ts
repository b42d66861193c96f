import type { Turn } from '../model-port'
import { EMPTY_STATE, type Frame, type State } from './frame'
import type { CodePart, Message } from './message'
import { codePart } from './reading/code-part'
import { isOnlyData } from './reading/only-data'
import { MAKE_PROGRAMS, skillSet, TELL_IDEAS } from './skill-families'

/** Who is first in line to answer a message, and about what. */
export type FirstInLine = { skill: string; topic: string | null }

/** What a person's message, as it was understood, changes. */
export function afterQuestion(state: State, frame: Frame, { skill, topic }: FirstInLine): State {
  const own = frame.isRevised ? frame.code : ownCode(frame.message)
  const { traceback } = frame.message
  return {
    ...state,
    code: own ?? state.code ?? frame.code ?? (state.error ? shownInPassing(frame.message) : null),
    mended: own === null ? state.mended : null,
    isExample: own === null && state.isExample,
    error: traceback ?? (own === null ? state.error : frame.error),
    answered: [...state.answered, { skill, topic, question: frame.message.text }].slice(-MAX_REMEMBERED),
    level: frame.level,
    earlier: { ...state, earlier: null },
  }
}

/** «El diccionario es d = {…}»: a value that belongs to the error of before. */
const shownInPassing = ({ code }: Message): CodePart | null =>
  code.find(({ tree }) => tree.errors.length === 0 && tree.body[0]?.kind === 'assign') ?? null

const MAX_REMEMBERED = 12

/** Skills whose programs are examples, or versions of the person's. */
const READERS = skillSet('errors', 'faults', 'review', 'explain', 'what-if', 'follow-up', 'product', 'talk')
/** Skills whose programs show an idea: a person's own stays at hand, another idea's example does not. */
const OF_IDEAS: ReadonlySet<string> = new Set([...TELL_IDEAS, ...skillSet('questions', 'nearest')])
const OF_ONE_THING = skillSet('doubts', 'questions')
/** How a corrected program is headed. */
export const HANDS_OUT = /(?:^|\n)### (?:(?:Tu|El) programa corregido|Así queda)\n/

/**
 * What a mentor's answer, whichever model gave it, changes. Its longest program is the code at hand from now on, unless the person had
 * just shown code, or asked about theirs: then it is a version of it or an example, and «mi código» is still theirs.
 */
export function afterAnswer(state: State, answer: Turn, question: Message | null): State {
  const isOfOthers =
    isExample(answer.content) || (state.code !== null && !state.isExample && GUESSED.test(answer.content))
  const program = isOfOthers ? null : longest(programsOf(answer.content))
  if (program === null || (isFragment(answer.content) && state.code !== null)) return state
  const skill = state.answered.at(-1)?.skill ?? ''
  // «¿Y por qué secrets?», told beside a program, takes its place for nobody.
  if (OF_ONE_THING.has(skill) && state.code !== null && !state.isExample) return state
  // What was only supposed is nobody's program.
  if (skill === 'what-if' && state.code !== null) return state
  // What was mended of theirs is theirs as well.
  const isOwn =
    state.code !== null && !state.isExample && (state.code !== state.program || !state.handed.includes(state.code))
  const own = question === null ? null : ownCode(question)
  // Of values that come with a request a program is made, and no version of them.
  const isShown = own !== null && !(skill === 'write' && isOnlyData(own))
  const isKept = (isShown && skill !== 'change') || READERS.has(skill) || (isOwn && OF_IDEAS.has(skill))
  // What a review would write otherwise is a proposal; what it mends is most of what there was.
  const isMend =
    state.code !== null &&
    HANDS_OUT.test(answer.content) &&
    (skill !== 'review' || isVersion(program.code, state.code.code))
  const kept = isKept
    ? { code: state.code, isExample: state.isExample }
    : { code: program, isExample: OF_IDEAS.has(skill) }
  const handed = MAKE_PROGRAMS.has(skill) ? [...state.handed, program].slice(-MAX_HANDED) : state.handed
  return {
    ...state,
    ...kept,
    program,
    before: state.code,
    handed,
    mended: isMend ? program : isKept ? state.mended : null,
  }
}

/** What explains a kind of error shows programs of anybody's. */
const isExample = (content: string) => /^\*\*`\w+`/.test(content) && !content.includes('### Tu programa corregido')

/** What is told on a guess, beside a program that was spoken about, takes its place for nobody. */
const GUESSED = /^Creo que preguntas por esto/

/** A program with gaps takes the place of no whole one. */
const isFragment = (content: string) => /(?:^|\n\n)### Un fragmento\n/.test(content.slice(0, MAX_OPENING))
const MAX_OPENING = 1_000

/** No program has so many versions that anybody goes back to. */
const MAX_HANDED = 8

export const startState = (): State => EMPTY_STATE

/** What another subject begins with: for whom it is, and what can be gone back to. */
export const afresh = ({ level, handed }: State): State => ({ ...EMPTY_STATE, level, handed })

/** Whether most lines of the other program stand in it, too. */
export function isVersion(code: string, other: string): boolean {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  const known = new Set(lines(code))
  const old = lines(other)
  return old.filter((line) => known.has(line)).length * 2 >= old.length
}

/** Whoever goes on with the mended program has put it in the place of the one that failed. */
export function afterMending(state: State): State {
  const { code, program } = state
  const isVersionOfIt = code !== null && program !== null && code !== program && isVersion(program.code, code.code)
  const mended = state.mended ?? (isVersionOfIt ? program : null)
  return mended === null ? state : { ...state, code: mended, mended: null, error: null }
}

/** The code that a message shows: the longest piece that is not a mention in a sentence. */
export const ownCode = ({ code }: Message): CodePart | null => longest(code.filter(({ form }) => form !== 'inline'))

const longest = (parts: readonly CodePart[]) =>
  parts.reduce<CodePart | null>((best, part) => (best && best.code.length >= part.code.length ? best : part), null)

const PROGRAM = /^[ \t]*(`{3,}|~{3,})(?:python|py)\b[^\n]*\n([\s\S]*?)\n[ \t]*\1/gm
const MAX_ANSWER = 64_000

const programsOf = (answer: string) =>
  [...answer.slice(0, MAX_ANSWER).matchAll(PROGRAM)].map(([, , code = '']) => codePart(code, 'fenced'))
