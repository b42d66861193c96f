import type { Module } from '../python/ast'
import { evaluatePiece, evaluateProgram } from '../python/evaluate/evaluate'
import { lackedName } from '../python/evaluate/result'
import { linesOf } from '../python/lines'
import { tellsOfMore } from '../python/missing-names'
import { inlineCode } from './compose'
import { recognizeMessage } from './error-messages/error-messages'
import type { Frame, Request } from './frame'
import type { CodePart, Traceback } from './message'

const ABOUT_AN_ERROR: readonly Request[] = ['explain-error', 'find-fault', 'correct', 'why', 'review']
/** What people type where a program asks: a number, nothing, words, decimals. */
const TYPED: readonly string[] = ['5', '', 'abc', '2.5', '2,5', '0', 'a b']
const MAX_INPUTS = 20

type Seen = { frame: Frame; note: string | null }

/**
 * Follows code step by step for the error that it raises: where somebody says that it fails and shows none, or where what they show does
 * not tell enough (its type alone, a message from memory, no line). `note` says so.
 */
export function withSeenError(frame: Frame): Seen {
  const { code, error } = frame
  if (!code || code.syntax || code.tree.errors.length > 0) return { frame, note: null }
  if (error === null) return foundIn(frame, code)
  const { error: complete, note } = completed(error, code)
  return { frame: { ...frame, error: complete }, note }
}

function foundIn(frame: Frame, code: CodePart): Seen {
  if (!ABOUT_AN_ERROR.some((request) => frame.requests.has(request))) return { frame, note: null }
  const raised = failureIn(frame, code)
  if (raised === null) return { frame, note: null }
  const error = tracebackOf(code, raised)
  // Of what does not run to its end nothing else is reviewed first.
  const requests: ReadonlySet<Request> = frame.requests.has('review')
    ? new Set([...[...frame.requests].filter((request) => request !== 'review'), 'explain-error'])
    : frame.requests
  return {
    frame: { ...frame, error, requests },
    note: `He seguido tu programa paso a paso: se para en la línea ${raised.line} con ${inlineCode(error.text)}.`,
  }
}

/** Where code fails by itself; that a piece of a program lacks what the rest of it makes is no failure, unless it is told of one. */
function failureIn(frame: Frame, { tree }: CodePart): RaisedError | null {
  const piece = evaluatePiece(tree)
  if (piece.kind === 'raised') return piece
  if (!tellsOfFailure(frame)) return null
  const whole = evaluateProgram(tree)
  const name = lackedName(whole)
  return whole.kind === 'raised' && name !== null && !tellsOfMore(name) ? whole : null
}

/** That it does not run is said, of more than a piece. */
const tellsOfFailure = ({ plain }: Frame) => FAILS.test(plain) && !OF_PIECE.test(plain) && !SUPPOSED.test(plain)
const FAILS =
  /\b(?:no (?:(?:me|te|le|se|lo) )?(?:funciona|va|anda|corre|jala|rula|arranca|compila|furula)|error|fall[aoe]|peta|rompe|revienta|explota|casca|truena)\b/
/** «Si tengo 4, ¿peta?» */
const SUPPOSED =
  /\bsi (?!no\b)(?:\w+ ){1,5}?(?:(?:da|daria) error|fall(?:a|aria)|pet(?:a|aria)|revienta|explota|casca)\b/
const OF_PIECE =
  /\b(?:(?:est[ae]s?|unas?|el|los) (?:lineas?|trozos?|partes?|fragmentos?|pedazos?|pedacitos?|cachos?)|no da (?:ningun )?error|sin (?:ningun )?error|funciona bien|va bien)\b/

/** An error with the message and the line that the code tells; as it was where it raises nothing like it. */
function completed(error: Traceback, code: CodePart): { error: Traceback; note: string | null } {
  const said = recognizeMessage(error.type, error.message)
  const isVague = said === null || error.message.trim() === '' || /-general$/.test(said.kind)
  const type = said?.type ?? error.type?.split('.').at(-1)
  if (error.frames.length > 0 && !isVague) return { error, note: null }
  const runs = raisedWith(code.tree, [typedIn(error.message), ...TYPED]).filter((raised) => raised.type === type)
  const same = runs.find(
    (raised) =>
      isVague ||
      (recognizeMessage(raised.type, raised.message)?.kind === said.kind && agree(raised.message, error.message)),
  )
  const [first] = runs
  const raised = same ?? (error.frames.length === 0 ? first : null)
  if (!raised) return { error, note: null }
  const { message, frames, text } = tracebackOf(code, raised)
  const note = same
    ? null
    : `Con el código que me pegas, el mensaje que sale es ${inlineCode(text)} (línea ${raised.line}).`
  return { error: { ...error, type: error.type ?? raised.type, message, frames }, note }
}

/** Two messages that name the same things; one that was retyped may leave some out. */
function agree(told: string, retyped: string): boolean {
  const names = (text: string) => text.match(/(?<=['"])[^'"\n]+(?=['"])/g) ?? []
  const own = new Set(names(told))
  // A version words it with the value and another without; what Python suggests is of the person's own session.
  return own.size === 0 || names(retyped.replace(/\. Did you mean\b.*/s, '')).every((name) => own.has(name))
}

/** The text that a message quotes at its end, or that it is (a key): what somebody typed. */
const typedIn = (message: string) => /(?:^|: )['"]([^'"\n]{0,60})['"]$/.exec(message.trim())?.[1] ?? null

/** What a program raises by itself, or with each of some texts typed wherever it asks. */
function raisedWith(tree: Module, typed: readonly (string | null)[]): RaisedError[] {
  const alone = evaluateProgram(tree)
  if (alone.kind === 'raised') return [alone]
  if (alone.kind !== 'outside' || alone.reason !== 'input') return []
  const found: RaisedError[] = []
  for (const text of typed) {
    if (text === null) continue
    const run = evaluateProgram(tree, { input: Array.from({ length: MAX_INPUTS }, () => text) })
    if (run.kind === 'raised') found.push(run)
    if (run.kind === 'too-long') break
  }
  return found
}

type RaisedError = { type: string; message: string; line: number }

function tracebackOf(code: CodePart, { type, message, line }: RaisedError): Traceback {
  const text = message === '' ? type : `${type}: ${message}`
  const where = { file: '', line, scope: null, text: linesOf(code.code).textOf(line) }
  return { type, message, frames: [where], caret: null, text }
}
