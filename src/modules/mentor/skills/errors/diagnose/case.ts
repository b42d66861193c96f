import { inlineCode } from '../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import type { Lines } from '../../../python/lines'
import type { Place, Program } from './failing-program'
import type { Failure } from './failure'

/** An error in a program, ready to be looked into. */
export type Case = {
  kind: string
  type: string
  values: Record<string, string>
  message: string
  /** All that the person wrote: rows, output and words beside the code. */
  around: string
  source: string
  lines: Lines
  /** Where it failed; null where the traceback does not tell. */
  line: number | null
  scope: string | null
  /** Whether all that is there is the line that a traceback quotes. */
  isQuoted: boolean
  program: Program
  /** The run that fails alike; null where it cannot be followed as far. */
  failure: Failure | null
  /** What may have failed: the expressions of the line, or of the whole program, inner ones last. */
  suspects: { node: Expression; place: Place }[]
}

/** What the code tells: the cause in the person's own words and the edits that put it right (none where that is not certain). */
export type Diagnosis = {
  /** Where the cause is. */
  line: number
  /** Where it fails, if the traceback did not tell. */
  failsAt?: number
  cause: string
  edits: Edit[]
  decide?: string
  /** How this very fault is avoided; without it what holds for the whole kind is said only where it holds whatever the cause. */
  avoid?: string
  /** It names what meets where it fails, and no cause: what is known of the message says more. */
  isVague?: true
  /** A kind that tells it better than the message; '' where the cause says all. */
  kind?: string
  values?: Record<string, string>
}

/** Changes that may put a failing program right, each with its cause as the run shows it; those are tried. */
export type Propose = (fault: Case, failure: Failure) => Iterable<Diagnosis>

export type Diagnose = (fault: Case) => Diagnosis | null

export const sourceOf = ({ source }: Pick<Case, 'source'>, { from, to }: { from: number; to: number }) =>
  source.slice(from, to)
export const replaceWith = ({ from, to }: { from: number; to: number }, text: string): Edit => ({ from, to, text })
export const insertAt = (at: number, text: string): Edit => ({ from: at, to: at, text })
export const wrap = ({ from, to }: { from: number; to: number }, before: string, after: string): Edit[] => [
  insertAt(from, before),
  insertAt(to, after),
]

export const suspectsOf = <K extends Expression['kind']>({ suspects }: Case, kind: K) =>
  suspects.filter((suspect): suspect is { node: ExpressionOf<K>; place: Place } => suspect.node.kind === kind)

/** The first diagnosis that one of several gives. */
export function firstOf<T>(items: Iterable<T>, diagnose: (item: T) => Diagnosis | null): Diagnosis | null {
  for (const item of items) {
    const found = diagnose(item)
    if (found) return found
  }
  return null
}

/** The spaces before a line. */
export const indentAt = ({ lines }: Pick<Case, 'lines'>, line: number) => /^[ \t]*/.exec(lines.textOf(line))?.[0] ?? ''
/** A new first line of the program: after a docstring's or comment's end it would read better, the first line always works. */
export const atTop = ({ program, source }: Case, text: string): Edit => {
  const first = program.module.body.find(({ kind }, at) => !(at === 0 && kind === 'expression'))
  const future = program.module.body.findLast((node) => node.kind === 'import-from' && node.module === '__future__')
  if (future) return insertAt(future.to, `\n${text}`)
  const imported = program.module.body.find(({ kind }) => kind === 'import' || kind === 'import-from')
  if (imported) return insertAt(imported.from, `${text}\n`)
  const comment = program.module.comments.find(({ from }) => from === 0)
  if (comment) return insertAt(0, `${text}\n\n`)
  return insertAt(first === undefined || source.slice(0, first.from).includes('\n') ? 0 : first.from, `${text}\n\n`)
}

/** A call where it stands. */
export type Call = { node: ExpressionOf<'call'>; place: Place }

/** A name where it is read. */
export type Use = { node: ExpressionOf<'name'>; place: Place }

/** Every place of a name. */
export const all = ({ program }: Case, name: string) =>
  program.expressions.flatMap(({ node, place }) => (node.kind === 'name' && node.name === name ? { node, place } : []))

export const lineOf = ({ lines }: Pick<Case, 'lines'>, { from }: { from: number }) => lines.lineAt(from)
/** An expression as it is written, for a sentence. */
export const codeOf = (fault: Pick<Case, 'source'>, node: { from: number; to: number }) =>
  inlineCode(sourceOf(fault, node))
