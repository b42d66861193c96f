import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { alwaysLeaves, comparison, FLIPPED, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedBefore, inserted, replaced } from '../../../../python/program/line-edits'
import type { Place } from '../../../../python/scope'
import { CERTAIN, type Detectors } from '../../found'

type Branch = { node: StatementOf<'if'>; subject: string; interval: Interval }
/** All numbers above or below a limit. */
type Interval = { side: 'above' | 'below'; limit: number; isOpen: boolean }

/** Chains of `if` and `elif` whose order or kind is wrong. */
export const CHAINS: Detectors = {
  *'first-branch-takes-all'(p) {
    for (const chain of chainsOf(p)) {
      const branches = chain.map((node) => branchOf(p, node))
      const known = branches.every((branch) => branch !== null) ? branches : []
      const at = known.findIndex((branch, i) => known.slice(0, i).some((earlier) => contains(earlier, branch)))
      const [first] = known
      const hidden = known[at]
      if (!first || !hidden || new Set(known.map(({ subject }) => subject)).size > 1) continue
      const earlier = known.find((branch) => contains(branch, hidden)) ?? first
      yield {
        at: earlier.node,
        certainty: CERTAIN,
        facts: {
          test: p.text(earlier.node.test),
          hidden: p.text(hidden.node.test),
          hiddenLine: p.line(hidden.node.test),
          subject: first.subject,
        },
        edits: sorted(p, known),
      }
    }
  },

  *'same-test-twice'(p) {
    for (const chain of chainsOf(p)) {
      const texts = chain.map(({ test }) => p.text(test))
      const at = texts.findIndex((text, i) => texts.indexOf(text) < i)
      const node = chain[at]
      if (!node) continue
      yield {
        at: node.test,
        certainty: 0.85,
        facts: { test: p.text(node.test), first: p.line(chain[texts.indexOf(texts[at] ?? '')]?.test ?? node) },
      }
    }
  },

  *'else-of-last-if'(p) {
    for (const run of runsOfIfs(p)) {
      const found = elseOfLast(p, run)
      if (!found) continue
      const { first, last, only, assign } = found
      const end = p.lines.rangeOf(p.lines.lineAt((last.body.at(-1) ?? last).to - 1)).to
      const before = addedBefore(p, first, p.text(only).trimEnd())
      yield {
        at: only,
        certainty: 0.94,
        facts: {
          name: assign.name,
          value: p.text(assign.value),
          first: p.text(first.test),
          last: p.text(last.test),
          lastLine: p.line(last),
        },
        edits: before && [...before, replaced({ from: end, to: p.lines.rangeOf(p.line(only)).to }, '')],
      }
    }
  },

  *'if-instead-of-elif'(p) {
    for (const run of runsOfIfs(p)) {
      const branches = run.map(({ node }) => branchOf(p, node))
      const [first, second] = branches
      if (!first || !second || !branches.every((branch) => branch && branch.subject === first.subject)) continue
      const overlaps = branches.some(
        (branch, at) => at > 0 && branch && branches[at - 1] && contains(branch, branches[at - 1] ?? branch),
      )
      if (!overlaps || run.some(({ node }) => alwaysLeaves(node.body))) continue
      const names = run.map(({ node }) => assignedConstant(node))
      const isOverwritten = names[0] !== null && names.every((name) => name === names[0])
      const hasElse = (run.at(-1)?.node.otherwise.length ?? 0) > 0
      yield {
        at: second.node,
        certainty: isOverwritten ? 0.93 : hasElse ? LIKELY_ELSE : 0.62,
        facts: { first: p.text(first.node.test), second: p.text(second.node.test), firstLine: p.line(first.node) },
        edits: run.slice(1).map(({ node }) => inserted(node.from, 'el')),
      }
    }
    for (const run of runsOfIfs(p)) {
      const last = run.at(-1)
      const tests = run.map(({ node }) => comparison(node.test))
      const [first] = tests
      if (run.length < 2 || !last || last.node.otherwise.length === 0 || first?.operator !== '==') continue
      if (!tests.every((test) => test?.operator === '==' && p.text(test.left) === p.text(first.left))) continue
      if (new Set(tests.map((test) => test && p.text(test.right))).size < tests.length) continue
      if (run.some(({ node }) => alwaysLeaves(node.body) || assignsAny(node.body, p.text(first.left)))) continue
      yield {
        at: run[1]?.node ?? last.node,
        certainty: 0.82,
        facts: {
          first: p.text(run[0]?.node.test ?? last.node),
          second: p.text(last.node.test),
          firstLine: p.line(run[0]?.node ?? last.node),
        },
        edits: run.slice(1).map(({ node }) => inserted(node.from, 'el')),
      }
    }
  },
}

const LIKELY_ELSE = 0.85

/** The run of `if`s for which the last one's `else` gives the same variable its value, whatever those before have found. */
function elseOfLast(p: Program, run: readonly Place<StatementOf<'if'>>[]) {
  const [first, last] = [run[0]?.node, run.at(-1)?.node]
  const [only, more] = last?.otherwise ?? []
  const assign = only && !more ? plainAssign(only) : null
  if (!first || !last || !only || !assign || !isConstant(assign.value)) return null
  if (!run.every(({ node }) => assignedConstant(node) === assign.name)) return null
  const branches = run.map(({ node }) => branchOf(p, node))
  const isNarrower = branches.every((branch, at) => {
    const before = branches[at - 1]
    return branch !== null && (!before || (before.subject === branch.subject && !contains(branch, before)))
  })
  return isNarrower ? { first, last, only, assign } : null
}

const assignsAny = (body: readonly Statement[], name: string) => body.some((node) => plainAssign(node)?.name === name)

function chainsOf(p: Program): StatementOf<'if'>[][] {
  return p
    .places('if')
    .filter(({ node }) => !node.isElif)
    .map(({ node }) => {
      const chain = [node]
      for (let next = node.otherwise[0]; next?.kind === 'if' && next.isElif; next = next.otherwise[0]) chain.push(next)
      return chain
    })
    .filter((chain) => chain.length > 1)
}

/** Consecutive `if`s, none but the last with an `else`. */
function runsOfIfs(p: Program): Place<StatementOf<'if'>>[][] {
  const runs: Place<StatementOf<'if'>>[][] = []
  for (const place of p.places('if')) {
    if (place.node.isElif) continue
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (
      last &&
      before &&
      before.block === place.block &&
      before.at === place.at - 1 &&
      before.node.otherwise.length === 0
    ) {
      last.push(place)
    } else runs.push([place])
  }
  return runs.filter((run) => run.length > 1)
}

function branchOf(p: Program, node: StatementOf<'if'>): Branch | null {
  const parts = comparison(node.test)
  if (!parts) return null
  const [left, right] = [numberOf(parts.left), numberOf(parts.right)]
  const operator = left === null ? parts.operator : (FLIPPED as Partial<Record<string, string>>)[parts.operator]
  const limit = left ?? right
  if (limit === null || (left !== null && right !== null) || !operator || !/^[<>]/.test(operator)) return null
  const subject = p.text(left === null ? parts.left : parts.right)
  return {
    node,
    subject,
    interval: { side: operator.startsWith('>') ? 'above' : 'below', limit, isOpen: !operator.endsWith('=') },
  }
}

/** Whether what holds for `inner` always holds for `outer`. */
function contains({ interval: outer }: Branch, { interval: inner }: Branch): boolean {
  if (outer.side !== inner.side) return false
  if (outer.limit === inner.limit) return !outer.isOpen || inner.isOpen
  return outer.side === 'above' ? outer.limit < inner.limit : outer.limit > inner.limit
}

function sorted(p: Program, branches: readonly Branch[]) {
  if (new Set(branches.map(({ interval }) => interval.side)).size > 1) return null
  const order = branches.toSorted(({ interval: a }, { interval: b }) =>
    a.side === 'above' ? b.limit - a.limit : a.limit - b.limit,
  )
  return branches.flatMap(({ node }, at) => {
    const other = order[at]?.node ?? node
    return [replaced(node.test, p.text(other.test)), replaced(bodyOf(node), p.text(bodyOf(other)))]
  })
}

function bodyOf({ body, from }: StatementOf<'if'>) {
  return { from: body[0]?.from ?? from, to: body.at(-1)?.to ?? from }
}

function assignedConstant({ body }: StatementOf<'if'>): string | null {
  const [only] = body
  const assign = body.length === 1 && only ? plainAssign(only) : null
  return assign && isConstant(assign.value) ? assign.name : null
}
const isConstant = ({ kind }: Expression) => kind === 'string' || kind === 'number' || kind === 'boolean'
