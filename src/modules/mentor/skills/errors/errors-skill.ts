import type { Frame } from '../../engine/frame'
import type { Traceback } from '../../engine/message'
import type { Skill } from '../../engine/skill'
import { composeExplanation } from './compose-explanation'
import { explainMessage } from './explain-message'
import { explainSyntax, syntaxProblemOf } from './explain-syntax'
import type { Manner } from './explanation'
import { namedError } from './subject'

const ASKS_ELSE = ['write', 'exercise', 'predict-output', 'complexity', 'review'] as const
const ASKS_ERROR = ['explain-error', 'find-fault', 'correct', 'why', 'simpler', 'deeper'] as const

/** Explains an error: of a traceback, of its name, or of code that is no Python. */
export const errorsSkill: Skill = {
  name: 'errors',
  accepts,
  answer: async (frame, _state, tools) => {
    const manner = mannerOf(frame)
    const error = frame.error ?? namedTraceback(frame)
    const told = (await explainSyntax(frame.code, error, tools)) ?? (error && (await explainMessage(error, frame.code)))
    if (told)
      return { outcome: 'answered', blocks: composeExplanation(told, manner), topic: told.type ?? 'SyntaxError' }
    if (error === null) return null
    return { outcome: 'asked', blocks: [{ kind: 'text', markdown: lastLineAsked(error) }] }
  },
}

function accepts(frame: Frame): number {
  const asksError = ASKS_ERROR.some((request) => frame.requests.has(request))
  const asksElse = ASKS_ELSE.some((request) => frame.requests.has(request)) && !asksError
  if (frame.message.traceback) return asksElse ? 0.7 : 0.98
  if (frame.error && frame.isFollowUp) return asksError ? 0.93 : asksElse ? 0.2 : 0.5
  if (namedError(frame) !== null) return asksElse ? 0.3 : 0.92
  if (frame.code && frame.code.form !== 'inline' && syntaxProblemOf(frame.code)) {
    // Who has seen it run has lost the indentation only here, in the message.
    const hasRun = frame.requests.has('find-fault') && !frame.requests.has('explain-error')
    return asksElse ? 0.6 : hasRun ? 0.8 : 0.95
  }
  return frame.error && asksError ? 0.85 : 0
}

function mannerOf(frame: Frame): Manner {
  if (!frame.isFollowUp || frame.message.traceback) return 'first'
  if (frame.requests.has('correct')) return 'correct'
  if (frame.requests.has('simpler')) return 'simpler'
  return frame.requests.has('why') ? 'why' : 'first'
}

/** A type alone is an error without a message. */
function namedTraceback(frame: Frame): Traceback | null {
  const type = namedError(frame)
  return type === null ? null : { type, message: '', frames: [], caret: null, text: type }
}

function lastLineAsked({ type, frames }: Traceback): string {
  const last = frames.at(-1)
  const where = last ? ` (se para en la línea ${last.line})` : ''
  return type === null
    ? `Veo por dónde pasó el programa${where}, y falta la última línea del mensaje, la que dice el tipo de error: algo como \`TypeError: …\`. ¿Me la pegas?`
    : `No conozco ese error${where}. ¿Me pegas el mensaje completo y el código alrededor de esa línea?`
}
