import type { Frame, State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { type Fragment, wholeFragment } from '../../python/whole-fragment'
import type { Source } from './idioms/idiom'

/** The code that a question is about: its own, or that of the conversation. */
export function codeOf(frame: Frame, state: State): CodePart | null {
  const header =
    frame.code === null || frame.code.form === 'inline'
      ? /\bdef \w+\([^()\n]{0,200}\)/.exec(frame.message.text)?.[0]
      : undefined
  if (header !== undefined) {
    const tree = parsePython(`${header}:\n    pass\n`)
    return { code: tree.source, form: 'inline', tree, syntax: null }
  }
  return frame.code ?? (frame.isFollowUp ? (state.code ?? state.program) : null)
}

/** Code that can be explained: some of it is read, and no linter says that it is no Python. */
export const isReadable = (code: CodePart | null): code is CodePart =>
  code !== null && code.tree.body.length > 0 && !code.syntax

/** What was cut out of a program and is asked about; who tells of an error or a fault means that. */
export function fragmentOf({ requests }: Frame, code: CodePart): Fragment | null {
  return requests.has('explain-error') || requests.has('find-fault') ? null : wholeFragment(code.code)
}

/** Nobody reads an explanation of more: what comes after is left out. */
const MAX_STATEMENTS = 300

const sources = new WeakMap<CodePart['tree'], Source>()

/** Read once: what is found in a program is remembered with it. */
export function sourceOf({ tree }: CodePart): Source {
  const known = sources.get(tree)
  if (known) return known
  const source = { module: { ...tree, body: tree.body.slice(0, MAX_STATEMENTS) }, lines: linesOf(tree.source) }
  sources.set(tree, source)
  return source
}

/** Facts of the run are of a program that was spoken about, with no error and no complaint. */
export const isOfProgram = ({ isFollowUp, message, error, requests }: Frame) =>
  isFollowUp && message.traceback === null && error === null && !requests.has('explain-error')
