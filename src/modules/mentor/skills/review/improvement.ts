import type { Expression, Module, Range, Statement } from '../../python/ast'
import { applyEdits, type Edit } from '../../python/edit'
import type { Lines } from '../../python/lines'

/** One thing that could be better: what, and why it is worth it, as two sentences in Spanish. */
export type Improvement = Range & {
  /** How much it matters, from 0 (taste) to 1 (it will go wrong). */
  weight: number
  what: string
  why: string
  /** Whether `what` names its line itself. */
  isPlaced?: boolean
  /** Whether the linter found it. */
  isLinted?: boolean
  /** How the source becomes better; none where that is for the person to decide. */
  edits: Edit[]
}

/** A program to be reviewed, with what its detectors need to rewrite it. */
export type Reviewed = { module: Module; source: string; lines: Lines }
export type FindImprovements = (program: Reviewed) => Improvement[]

/** The source of a node, with the parentheses around it that the tree leaves out only where `inBrackets` asks for them. */
export const textOf = ({ source }: Reviewed, { from, to }: Range) => source.slice(from, to)

/** Where a statement ends, without the blank lines and comments that the grammar counts to it. */
export function endOf({ source }: Reviewed, { from, to }: Range): number {
  return from + source.slice(from, to).trimEnd().length
}

/** The white space before the first statement of a line. */
export function marginOf({ source, lines }: Reviewed, { from }: Range): string {
  return /^[ \t]*/.exec(source.slice(lines.rangeOf(lines.lineAt(from)).from, from))?.[0] ?? ''
}

/** Whether two nodes are written alike. */
export const isSame = (program: Reviewed, a: Range, b: Range) => textOf(program, a) === textOf(program, b)

export const isName = (node: Expression, name: string) => node.kind === 'name' && node.name === name

/** The name that is called, where it is a plain one: `len(x)` → len. */
export const calledName = (node: Expression): string | null =>
  node.kind === 'call' && node.callee.kind === 'name' ? node.callee.name : null

/** The lines of a block, moved from one margin to another; lines of texts over several lines are moved as well. */
export function reindented(program: Reviewed, body: readonly Statement[], margin: string): string {
  const [first, last] = [body[0], body.at(-1)]
  if (!first || !last) return ''
  const old = marginOf(program, first)
  const text = program.source.slice(first.from, endOf(program, last))
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? margin + line : line.startsWith(old) ? margin + line.slice(old.length) : line))
    .join('\n')
}

/** The source with some edits made; null where they overlap. */
export function applied(source: string, edits: readonly Edit[]): string | null {
  try {
    return applyEdits(
      source,
      edits.toSorted((a, b) => a.from - b.from),
    )
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The edit that imports a module, where the source does not yet. */
export function importing({ module, source }: Reviewed, name: string): Edit[] {
  if (new RegExp(`^[ \\t]*import [^\\n#]*\\b${name}\\b`, 'm').test(source)) return []
  const first = module.body.find(({ kind }, at) => at > 0 || kind !== 'expression')
  const at = first?.from ?? 0
  return [{ from: at, to: at, text: `import ${name}\n` }]
}
