import type { Frame, State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { type Fragment, wholeFragment } from '../../python/whole-fragment'
import type { Source } from './idioms/idiom'
import { missingName, run } from './parts/output'
import type { Ask } from './parts/questions/ask'

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

/** «m es [[2, 0], [1, 3]]»: a value that the question gives for a name that a piece of a program lacks. */
export function withGiven(code: CodePart, frame: Frame): Pick<Ask, 'code' | 'frame'> {
  const { message } = frame
  const asIs = { code, frame }
  const missing = missingName(code.tree, run(code.tree))
  if (missing === null) return asIs
  const words = message.prose.slice(0, MAX_PROSE)
  const said = new RegExp(
    `(?<![\\w.])${missing}\\s*(?:=|:|es|son|vale|valen|contiene|tiene)\\s*(?=[\\[({"'\\d-])`,
  ).exec(words)
  const value = said === null ? undefined : literalAt(words.slice(said.index + said[0].length))
  if (value === undefined) return asIs
  const tree = parsePython(`${missing} = ${value}\n${code.code}`)
  if (tree.errors.length > 0) return asIs
  const prose = words.replace(`${said?.[0] ?? ''}${value}`, ' ')
  return { code: { ...code, code: tree.source, tree }, frame: { ...frame, message: { ...message, prose } } }
}
const MAX_PROSE = 2_000

/** The value that a text begins with. */
function literalAt(text: string): string | undefined {
  const line = (text.split('\n')[0] ?? '').slice(0, MAX_LITERAL)
  for (let end = line.length; end > 0; end = line.lastIndexOf(/[\])}]/.test(line[0] ?? '') ? ']' : ' ', end - 1)) {
    const value = line.slice(0, end).replace(/[.,;?! ]+$/, '')
    const { body, errors } = parsePython(value)
    if (errors.length === 0 && body.length === 1 && body[0]?.kind === 'expression' && LITERALS.has(body[0].value.kind))
      return value
  }
  return undefined
}
const MAX_LITERAL = 200
const LITERALS = new Set(['list', 'dict', 'tuple', 'set', 'number', 'string', 'unary', 'boolean'])

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
