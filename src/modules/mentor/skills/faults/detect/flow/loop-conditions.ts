import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import {
  assigns,
  callTo,
  canLeave,
  comparison,
  FLIPPED,
  nameOf,
  namesIn,
  numberOf,
  plainAssign,
  updateOf,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import type { Place } from '../../../../python/scope'
import { expressionsIn } from '../../../../python/walk'

type Stuck = { place: Place<StatementOf<'while'>>; names: string[] }

/** `while`s whose condition holds names only, none of which their body changes, and that nothing leaves. */
export function stuckLoops(p: Program): Stuck[] {
  return p.places('while').flatMap((place): Stuck[] => {
    const { node } = place
    const parts = [...expressionsIn(node.test)]
    const isPlain = parts.every(
      (part) =>
        [
          'name',
          'number',
          'string',
          'compare',
          'boolean-operation',
          'not',
          'unary',
          'boolean',
          'binary',
          'none',
          'tuple',
          'list',
        ].includes(part.kind) || isPure(part),
    )
    const names = [...namesIn(node.test)].filter((name) => name !== 'len')
    if (!isPlain || names.length === 0 || canLeave(node.body)) return []
    if (names.some((name) => assigns(node.body, name) || mayMutate(p, node, name))) return []
    return [{ place, names: names.filter((name) => p.binds(name, place.scope).length > 0) }]
  })
}

const isPure = (part: Expression) => callTo(part, 'len') !== null

/** Whether a list or object of that name, or a global of a called function, may change in the loop. */
function mayMutate(p: Program, { body }: StatementOf<'while'>, name: string): boolean {
  for (const { node, place } of p.spots('call')) {
    if (place.node.from < (body[0]?.from ?? 0) || place.node.to > (body.at(-1)?.to ?? 0)) continue
    if (node.callee.kind === 'attribute' && nameOf(node.callee.value) === name) return true
    const called = nameOf(node.callee)
    if (called && p.functions.get(called)?.some(({ node: inner }) => declaresOuter(inner.body, name))) return true
    if (node.arguments.some(({ value }) => nameOf(value) === name) && called && p.functions.has(called)) return true
    if (called === 'next' || called === 'exec' || called === 'eval') return true
  }
  for (const inner of within(body)) {
    if (inner.kind === 'delete') return true
    if (
      inner.kind === 'assign' &&
      inner.targets.some((target) => target.kind === 'subscript' && nameOf(target.value) === name)
    )
      return true
  }
  return false
}

const declaresOuter = (body: readonly Statement[], name: string) =>
  [...within(body)].some((node) => (node.kind === 'global' || node.kind === 'nonlocal') && node.names.includes(name))

export function inputBefore(_p: Program, place: Place, names: readonly string[]) {
  const before = place.block.slice(0, place.at).findLast((node) => {
    const assign = plainAssign(node)
    return (
      assign !== null &&
      names.includes(assign.name) &&
      [...expressionsIn(assign.value)].some((part) => callTo(part, 'input'))
    )
  })
  return before ? plainAssign(before) : null
}

export function changedRightAfter(place: Place, names: readonly string[]): Statement | null {
  const next = place.block[place.at + 1]
  const update = next ? updateOf(next) : null
  return next && update && names.includes(update.name) && numberOf(update.value) !== null ? next : null
}

/** A name that must stay below or above something for a loop to go on. */
export function boundOf(test: Expression): { name: string; side: 'below' | 'above' } | null {
  const parts = comparison(test)
  if (!parts) return null
  const left = nameOf(parts.left)
  if (left && numberOf(parts.left) === null && /^[<>]/.test(parts.operator)) {
    return { name: left, side: parts.operator.startsWith('<') ? 'below' : 'above' }
  }
  const right = nameOf(parts.right)
  const flipped = (FLIPPED as Partial<Record<string, string>>)[parts.operator] ?? ''
  return right && /^[<>]/.test(flipped) ? { name: right, side: flipped.startsWith('<') ? 'below' : 'above' } : null
}

export function stepFor({ test }: StatementOf<'while'>): string | null {
  const bound = boundOf(test)
  if (bound) return `${bound.name} ${bound.side === 'below' ? '+' : '-'}= 1`
  const parts = comparison(test)
  return parts?.operator === '!=' && nameOf(parts.left) && numberOf(parts.right) === 0
    ? `${nameOf(parts.left)} -= 1`
    : null
}

/** `n + 1` on a line of its own: the step was meant there, whichever way it goes. */
export function lostStep({ test, body }: StatementOf<'while'>): Statement | undefined {
  const bound = boundOf(test)
  return body.find(
    (node) =>
      node.kind === 'expression' &&
      node.value.kind === 'binary' &&
      /^[+-]$/.test(node.value.operator) &&
      nameOf(node.value.left) === bound?.name &&
      Math.abs(numberOf(node.value.right) ?? 0) === 1,
  )
}

export const sameLevel = (node: Statement) => updateOf(node) !== null || plainAssign(node) !== null

export const closing = (p: Program, value: Expression) => (value.isParenthesized && p.source[value.to] === ')' ? 1 : 0)

export const waits = (node: StatementOf<'while'>) => {
  for (const inner of within(node.body)) {
    if (inner.kind !== 'expression') continue
    for (const part of expressionsIn(inner.value)) {
      if (part.kind === 'attribute' && /^(sleep|recv|accept|flip|update|tick|get|poll)$/.test(part.name)) return true
      if (callTo(part, 'sleep') || part.kind === 'yield') return true
    }
  }
  return false
}

/** `if opcion == "salir":` with nothing but a message in it. */
export const saysGoodbye = (p: Program, node: StatementOf<'if'>) =>
  node.body.every((inner) => inner.kind === 'expression' && callTo(inner.value, 'print')) &&
  /salir|adi[oó]s|fin|exit|hasta|chao|termina/i.test(
    p.text({ from: node.test.from, to: node.body.at(-1)?.to ?? node.to }),
  )

/** `if opcion == "salir": continue`: the word that ends it only begins the next round. */
export const goesOnAtLeaving = (p: Program, { body }: StatementOf<'while'>) =>
  body.flatMap((inner) =>
    inner.kind === 'if' &&
    inner.body.length === 1 &&
    /^(?:continue|pass)$/.test(inner.body[0]?.kind ?? '') &&
    /==\s*["'](?:salir|fin|exit|quit|q|terminar|acabar|n|no|0|s)["']/i.test(p.text(inner.test))
      ? inner.body
      : [],
  )[0]
