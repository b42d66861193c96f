import type { CompareOperator, Expression, ExpressionOf, Statement } from '../ast'
import { swapsIn } from '../swaps'
import { blocksOf, expressionsIn, sameScope, statementsIn } from '../walk'

type Comparison = ExpressionOf<'compare'>

const TURNED: Partial<Record<CompareOperator, CompareOperator>> = { '>': '<', '>=': '<=' }

/** One way of writing what can be written in several: `b > a` is `a < b`, `range(0, n)` is `range(n)`. */
export function plain(node: Expression): Expression {
  const [only, more] = node.kind === 'compare' ? node.comparisons : []
  if (node.kind === 'compare' && only !== undefined && more === undefined) {
    const turned = TURNED[only.operator]
    return turned === undefined
      ? node
      : { ...node, left: only.right, comparisons: [{ operator: turned, right: node.left }] }
  }
  return node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'range' ? plainRange(node) : node
}

function plainRange(node: ExpressionOf<'call'>): Expression {
  const [start, stop, step] = node.arguments
  const isNumber = (value: Expression | undefined, text: string) => value?.kind === 'number' && value.text === text
  const given = isNumber(step?.value, '1') ? node.arguments.slice(0, 2) : node.arguments
  if (given.length === 2 && stop !== undefined && isNumber(start?.value, '0')) return { ...node, arguments: [stop] }
  return given === node.arguments ? node : { ...node, arguments: given }
}

const isNothing = (node: Expression) =>
  node.kind === 'none' ||
  (node.kind === 'number' && node.text === '0') ||
  (node.kind === 'string' && node.value === '') ||
  (node.kind === 'list' && node.items.length === 0)

/** A condition as it is asked: `len(x) > 0`, `x != []`, `x is not None` are `x`. */
export function plainTest(node: Expression): Expression {
  if (node.kind === 'not') return { ...node, operand: plainTest(node.operand) }
  const only = node.kind === 'compare' && node.comparisons.length === 1 ? node.comparisons[0] : undefined
  if (node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'len' && node.arguments[0])
    return node.arguments[0].value
  if (node.kind !== 'compare' || only === undefined) return node
  const { operator, right } = only
  const holds = () => plainTest(node.left)
  if (isNothing(right) && /^(?:!=|is not)$/.test(operator)) return holds()
  if (isNothing(right) && operator === '>') return holds()
  if (right.kind === 'number' && right.text === '1' && operator === '>=') return holds()
  if (isNothing(right) && /^(?:==|is)$/.test(operator)) return { ...node, kind: 'not', operand: holds() }
  if (right.kind === 'boolean' && operator === '==')
    return right.value ? holds() : { ...node, kind: 'not', operand: holds() }
  return plain(node)
}

const NEGATED: Record<CompareOperator, CompareOperator> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  in: 'not in',
  'not in': 'in',
  is: 'is not',
  'is not': 'is',
}
/** The same question the other way round: «if x in seen: continue» asks what «if x not in seen:» asks. */
export function negated(node: Expression): Expression | null {
  const only = node.kind === 'compare' && node.comparisons.length === 1 ? node.comparisons[0] : undefined
  if (node.kind !== 'compare' || only === undefined) return null
  return { ...node, comparisons: [{ ...only, operator: NEGATED[only.operator] }] }
}

/** `0 <= x < n` is asked as two. */
export function linksOf(node: Comparison): Comparison[] {
  return node.comparisons.map((each, at) => ({
    ...node,
    left: at === 0 ? node.left : (node.comparisons[at - 1]?.right ?? node.left),
    comparisons: [each],
  }))
}

/** What has to hold together in a condition. */
export function conjunctsOf(node: Expression): Expression[] {
  if (node.kind === 'boolean-operation' && node.operator === 'and') return [node, ...node.values.flatMap(conjunctsOf)]
  return node.kind === 'compare' && node.comparisons.length > 1 ? [node, ...linksOf(node)] : [node]
}

/** A statement in each way that it can be read: `i, j = 0, n` as two, `x += 1` as `x = x + 1`. */
function readingsOf(node: Statement): Statement[] {
  if (node.kind === 'augmented-assign') {
    const value: Expression = { ...node, kind: 'binary', left: node.target, right: node.value }
    return [{ ...node, kind: 'assign', targets: [node.target], value }]
  }
  if (node.kind === 'annotated-assign' && node.value !== null)
    return [{ ...node, kind: 'assign', targets: [node.target], value: node.value }]
  if (node.kind !== 'assign') return [node]
  const { value } = node
  const single = node.targets.map((target): Statement => ({ ...node, targets: [target] }))
  const parts = node.targets.flatMap((target) =>
    target.kind === 'tuple' && value.kind === 'tuple' && target.items.length === value.items.length
      ? target.items.flatMap((item, at): Statement[] => {
          const part = value.items[at]
          return part === undefined ? [] : [{ ...node, targets: [item], value: part }]
        })
      : [],
  )
  return [...single, ...parts]
}

/** All that is done in a block, inner blocks with it, but for what functions inside it do; an exchange by way of a spare name as one. */
export function stepsOf(body: readonly Statement[], source: string): Statement[] {
  const all = [...statementsIn(body, sameScope)]
  const exchanges = [body, ...all.filter(sameScope).flatMap(blocksOf)].flatMap((block) => swapsIn(block, source))
  const swaps = exchanges.flatMap(({ from, to, first, second, spare }): Statement[] => {
    if (spare === null) return []
    const pair = (left: Expression, right: Expression): Expression => ({
      kind: 'tuple',
      items: [left, right],
      from,
      to,
    })
    return [{ kind: 'assign', targets: [pair(first, second)], value: pair(second, first), from, to }]
  })
  return [...all.flatMap(readingsOf), ...swaps]
}

/** Names that are given a value once: `n = len(v)` and then `range(n)`. */
export function givenOnce(body: readonly Statement[]): Map<string, Expression> {
  const values = new Map<string, Expression | null>()
  for (const node of statementsIn(body)) {
    if (node.kind === 'for')
      for (const part of expressionsIn(node.target)) if (part.kind === 'name') values.set(part.name, null)
    for (const each of node.kind === 'augmented-assign' ? [node] : readingsOf(node)) {
      if (each.kind === 'augmented-assign' && each.target.kind === 'name') values.set(each.target.name, null)
      const target = each.kind === 'assign' ? each.targets[0] : undefined
      if (each.kind !== 'assign' || target?.kind !== 'name') continue
      const isOwn = [...expressionsIn(each.value)].some((part) => part.kind === 'name' && part.name === target.name)
      values.set(target.name, values.has(target.name) || isOwn ? null : each.value)
    }
  }
  return new Map(
    [...values].flatMap(([name, value]) => (value === null || isRound(name, values) ? [] : [[name, value] as const])),
  )
}

/** `a, b = b, a`: each stands for the other, and nobody comes to a value. */
function isRound(name: string, values: ReadonlyMap<string, Expression | null>): boolean {
  const seen = new Set<string>()
  for (let at = values.get(name); at?.kind === 'name'; at = values.get(at.name)) {
    if (seen.has(at.name)) return true
    seen.add(at.name)
  }
  return false
}
