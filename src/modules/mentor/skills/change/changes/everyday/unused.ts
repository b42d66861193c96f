import type { Statement } from '../../../../python/ast'
import { callTo, plainAssign, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { removed } from '../../../../python/program/line-edits'
import { edited, printsIn, programOf } from '../../../../python/program/source'
import { allExpressions, statementsIn } from '../../../../python/walk'

/** So often at most something becomes idle because something else is gone. */
const ROUNDS = 6

/** What only served a part that was taken out goes with it; what was idle in the old program stays. */
export function withoutUnused(code: string, before: string): string {
  const known = new Set(idleIn(programOf(before)).flatMap(({ names }) => names))
  let now = code
  for (let round = 0; round < ROUNDS; round += 1) {
    const p = programOf(now)
    const [first] = idleIn(p).filter(({ names }) => names.every((name) => !known.has(name)))
    const gone = first && removed(p, first.node)
    if (!gone) break
    now = edited(p, gone)
  }
  return now.replace(/^\n+/, '').replace(/\n{3,}(?=\S)/g, (gap) => (gap.length > 3 ? '\n\n\n' : gap))
}

type Idle = { node: Statement; names: string[] }

/** Values that nobody reads, and loops that only work for such values. */
function idleIn(p: Program): Idle[] {
  return p.allPlaces.flatMap(({ node, block }): Idle[] => {
    if (block.length < 2 && !p.body.includes(node)) return []
    const names = namesMade(node)
    if (names === null || names.length === 0) return []
    const isRead = names.some((name) =>
      p.spots('name').some(({ node: use }) => use.name === name && (use.from < node.from || use.from >= node.to)),
    )
    return isRead ? [] : [{ node, names }]
  })
}

/** What a statement makes and does nothing else; null where it does more, as printing, asking or calling anything that could. */
function namesMade(node: Statement): string[] | null {
  const plain = plainAssign(node)
  if (plain) return isQuiet([node]) ? [plain.name] : null
  if (node.kind !== 'for' || printsIn([node]).length > 0 || !isQuiet([node])) return null
  const inner = [...statementsIn(node.body)]
  const isPlain = inner.every(
    (each) => each.kind === 'if' || each.kind === 'pass' || plainAssign(each) !== null || updateOf(each) !== null,
  )
  return isPlain ? inner.flatMap((each) => plainAssign(each)?.name ?? updateOf(each)?.name ?? []) : null
}

const PURE = [
  'sum',
  'len',
  'max',
  'min',
  'round',
  'sorted',
  'int',
  'float',
  'str',
  'list',
  'dict',
  'range',
  'abs',
  'set',
]
const isQuiet = (nodes: readonly Statement[]) =>
  [...allExpressions(nodes)].every(
    (each) =>
      each.kind !== 'call' ||
      callTo(each, ...PURE) !== null ||
      (each.callee.kind === 'attribute' &&
        ['values', 'items', 'keys', 'get', 'upper', 'lower'].includes(each.callee.name)),
  )
