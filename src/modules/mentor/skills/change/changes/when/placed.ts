import { upperFirst } from '~/platform/text/first-letter'
import type { Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { alwaysLeaves, callTo, nameOf, namesIn, reads } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, shifted, textLiteral } from '../../../../python/program/source'
import { loopsAround, type Place } from '../../../../python/scope'
import type { Tested } from './condition'

/** What is done in a case: the lines that say something, a name in which the times are counted, and how the rest goes on. */
export type Doing = {
  says: readonly string[]
  /** What is said in every other case. */
  otherwise: readonly string[]
  counted: string | null
  isStopped: boolean
  isSkipped: boolean
  /** It is said in place of what the next line says of the same value. */
  isInstead: boolean
}

/** The program with a test at the place where it belongs. */
export function withTest(p: Program, condition: Tested, doing: Doing): string | null {
  const at = placeOf(condition)
  if (at === null) return null
  const counts = doing.counted === null ? [] : counting(p, at.outer, doing.counted)
  const lines = doing.counted === null ? doing.says : [...doing.says, `${doing.counted} += 1`]
  const edit = counts === null ? null : tested(p, condition, at, { ...doing, says: lines })
  return edit === null || counts === null ? null : edited(p, [edit, ...counts])
}

/** A count that begins before a loop and is said behind it. */
function counting(p: Program, loop: Place | null, name: string): Edit[] | null {
  if (loop === null) return null
  const { from, to } = linesOf(p, loop.node)
  const indent = indentOf(p, loop.node)
  const label = textLiteral(p, `${upperFirst(name)}:`)
  return [
    { from, to: from, text: `${indent}${name} = 0\n` },
    { from: to, to, text: `\n${indent}print(${label}, ${name})` },
  ]
}

function tested(p: Program, condition: Tested, { block, next, around, isFunction }: At, doing: Doing): Edit | null {
  const first = block[next]
  const anchor = first ?? block[next - 1]
  if (!anchor) return null
  const [indent, level] = [indentOf(p, anchor), levelOf(p)]
  const says = doing.says.map((line) => indent + level + line)
  const head = `${indent}if ${condition.test}:`
  const put = (lines: readonly string[]): Edit | null => {
    if (lines.length === 1) return null
    const at = first ? linesOf(p, first).from : linesOf(p, anchor).to
    return { from: at, to: at, text: first ? `${lines.join('\n')}\n` : `\n${lines.join('\n')}` }
  }
  const leaves = doing.isStopped || doing.isSkipped
  if (doing.otherwise.length > 0)
    return leaves
      ? null
      : put([head, ...says, `${indent}else:`, ...doing.otherwise.map((line) => indent + level + line)])
  const isInstead = !leaves && doing.isInstead && first?.kind === 'expression' && speaksOf(first, condition)
  if (!leaves && first?.kind === 'if' && first.body[0] && p.text(first.test) === condition.test) {
    const { from } = linesOf(p, first.body[0])
    return { from, to: from, text: `${says.join('\n')}\n` }
  }
  // One more case of a chain that tells the same value.
  if (!leaves && first?.kind === 'if' && says.length > 0 && doing.counted === null && tellsOf(first, condition))
    return { from: linesOf(p, first).from, to: first.from + 2, text: `${[head, ...says].join('\n')}\n${indent}elif` }
  if (!first || (!leaves && !isInstead)) return put([head, ...says])
  const leaving = isInstead ? null : leavingWord(around, block, doing, isFunction)
  if (leaving !== null) return put([head, ...says, `${indent}${level}${leaving}`])
  const last = isInstead ? first : doing.isStopped ? (block.at(-1) ?? first) : lastDependent(p, condition, block, next)
  if (last === null) return put([head, ...says])
  const lines = linesOf(p, first, last)
  const rest = shifted(p, lines, level)
  const text =
    says.length === 0 ? [`${indent}if ${condition.opposite}:`, rest] : [head, ...says, `${indent}else:`, rest]
  return { ...lines, text: text.join('\n') }
}

/** Whether an `if` only says something, by a test of the same values. */
const tellsOf = (node: StatementOf<'if'>, { test }: Tested) => {
  const names = [...namesIn(node.test)]
  const isTelling = [...node.body, ...node.otherwise].every(
    (each) => each.kind === 'if' || (each.kind === 'expression' && callTo(each.value, 'print') !== null),
  )
  return isTelling && names.length > 0 && names.every((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(test))
}

const speaksOf = (node: Statement, { test }: Tested) => test.split(' ').some((name) => reads([node], name))

type At = {
  block: readonly Statement[]
  next: number
  /** The loop whose rounds the block is. */
  around: Place<StatementOf<'for' | 'while'>> | null
  outer: Place | null
  isFunction: boolean
}

/** Right before what must not be reached, or right behind where the value is known, and behind what leaves a loop with it. */
function placeOf({ use, after }: Tested): At | null {
  // What is typed in the same block is tested right behind, before more is asked.
  const isBehind = after !== null && (use === null || after.block === use.block)
  const place = isBehind ? after : use
  if (place === null) return null
  const { node } = place
  const isInside = (node.kind === 'for' || node.kind === 'function') && isBehind
  const block = isInside ? node.body : place.block
  const isText = isInside && block[0]?.kind === 'expression' && block[0].value.kind === 'string'
  let next = isInside ? Number(isText) : isBehind ? place.at + 1 : place.at
  for (let each = block[next]; isBehind && each?.kind === 'if' && alwaysLeaves(each.body); each = block[next]) next += 1
  const loops = [
    ...(node.kind === 'for' && isInside ? [place as Place<StatementOf<'for'>>] : []),
    ...loopsAround(place),
  ]
  const [loop] = loops
  return {
    block,
    next,
    around: loop?.node.body === block ? loop : null,
    outer: loops.at(-1) ?? null,
    isFunction: node.kind === 'function' || place.scope.kind === 'function',
  }
}

/** How the rest is left where that is safe: a loop by its next round, a function by its end. */
function leavingWord(
  around: At['around'],
  block: readonly Statement[],
  { isStopped }: Doing,
  isFunction: boolean,
): string | null {
  if (around === null) return isFunction ? 'return' : null
  if (isStopped) return 'break'
  const { node } = around
  if (node.kind === 'for' || (node.kind === 'while' && /^(?:boolean|number)$/.test(node.test.kind))) return 'continue'
  return node.kind === 'while' && [...namesIn(node.test)].every((name) => firstGiven(block, name)) ? 'continue' : null
}

const firstGiven = ([first]: readonly Statement[], name: string) =>
  first?.kind === 'assign' && first.targets.some((target) => nameOf(target) === name)

/** The last statement from one on that has to do with what is tested. */
function lastDependent(p: Program, { test, use }: Tested, block: readonly Statement[], next: number): Statement | null {
  const names = new Set(test.match(NAME) ?? [])
  let last: Statement | null = null
  for (const node of block.slice(next)) {
    if (node !== use?.node && ![...names].some((name) => reads([node], name) || p.text(node).startsWith(`${name} `)))
      continue
    last = node
    for (const name of givenIn(p, node)) names.add(name)
  }
  return last !== null && last === use?.node && callTo(last.kind === 'expression' ? last.value : null, 'print') === null
    ? lastSaying(block, last)
    : last
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu

/** All names to which a statement, or one inside it, gives a value. */
const givenIn = (p: Program, { from, to }: Statement): string[] =>
  p.allPlaces
    .filter(({ node }) => from <= node.from && node.to <= to)
    .flatMap(({ node }) =>
      node.kind === 'assign' ? node.targets : node.kind === 'augmented-assign' ? [node.target] : [],
    )
    .flatMap((target) => [...namesIn(target)])

/** What is said right behind of something done goes with it: «Borrado». */
function lastSaying(block: readonly Statement[], last: Statement): Statement {
  const next = block[block.indexOf(last) + 1]
  return next?.kind === 'expression' && callTo(next.value, 'print') ? lastSaying(block, next) : last
}
