import { evaluateProgram } from '../python/evaluate/evaluate'
import { linesOf } from '../python/lines'
import { inlineCode } from './compose'
import type { Frame, Request } from './frame'

const ABOUT_AN_ERROR: readonly Request[] = ['explain-error', 'find-fault', 'correct', 'why']

/**
 * Where somebody says that code fails and shows no error, the code is followed step by step: what it raises is the error. `note` says so.
 */
export function withSeenError(frame: Frame): { frame: Frame; note: string | null } {
  const { code, error, requests } = frame
  const asks = ABOUT_AN_ERROR.some((request) => requests.has(request))
  if (!asks || error !== null || !code || code.syntax || code.tree.errors.length > 0) return { frame, note: null }
  const run = evaluateProgram(code.tree)
  if (run.kind !== 'raised') return { frame, note: null }
  const { type, message, line } = run
  const text = message === '' ? type : `${type}: ${message}`
  const where = { file: '', line, scope: null, text: linesOf(code.code).textOf(line) }
  return {
    frame: { ...frame, error: { type, message, frames: [where], caret: null, text } },
    note: `He seguido tu programa paso a paso: se para en la línea ${line} con ${inlineCode(text)}.`,
  }
}
