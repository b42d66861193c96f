import type { Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf, namesIn, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf } from '../../../../python/program/source'
import { allExpressions } from '../../../../python/walk'
import type { Rule } from './rule'

/** `print(f'{x}')` is `print(x)`. */
export const withPlainPrint: Rule = (p) => {
  for (const { node, parent } of p.spots('format-string')) {
    const [only, other] = node.parts
    if (only?.kind !== 'field' || other || only.spec.length > 0 || only.conversion !== '' || only.isSelfDocumenting)
      continue
    if (callTo(parent?.node, 'print') === null) continue
    return edited(p, [{ from: node.from, to: node.to, text: p.text(only.value) }])
  }
  return null
}

/** What gives the same whenever it is asked. */
const PURE = new Set(['sum', 'len', 'max', 'min', 'sorted', 'round', 'abs', 'int', 'float', 'str'])

/** A second name for what has one: `centro = sum(xs) / len(xs)` below `media = sum(xs) / len(xs)`. */
export const withoutTwin: Rule = (p) => {
  for (const { node, block, at, scope } of p.places('assign')) {
    const twin = plainAssign(node)
    if (twin === null || !isWorkedOut(p, twin.value) || p.binds(twin.name, scope).length !== 1) continue
    for (const earlier of block.slice(0, at)) {
      const first = plainAssign(earlier)
      if (first === null || first.name === twin.name || p.text(first.value) !== p.text(twin.value)) continue
      if (
        p.binds(first.name, scope).length !== 1 ||
        isTouched(p, namesIn(twin.value), { from: earlier.to, to: node.from })
      )
        continue
      const uses = p.uses(twin.name, scope).map((use) => ({ from: use.node.from, to: use.node.to, text: first.name }))
      return withoutLine(p, node, uses)
    }
  }
  return null
}

const isWorkedOut = (p: Program, value: Parameters<typeof namesIn>[0]): boolean =>
  (value.kind === 'binary' || value.kind === 'call') &&
  [...allExpressions([{ kind: 'expression', from: value.from, to: value.to, value }])].every(
    (each) => each.kind !== 'call' || (each.callee.kind === 'name' && PURE.has(each.callee.name)),
  ) &&
  p.text(value).length > 6

/** Whether something between two places may change what one of these names holds. */
const isTouched = (p: Program, names: ReadonlySet<string>, { from, to }: { from: number; to: number }): boolean => {
  const between = p.source.slice(from, to)
  return [...names].some((name) =>
    new RegExp(`\\b${name}(?:\\.\\w+\\(|\\[[^\\]\\n]{0,40}\\] ?[-+*/]?=[^=]| ?[-+*/]?=[^=])`).test(between),
  )
}

/** `numero = int(numero)` right below `numero = int(input(…))`. */
export const withoutSecondCast: Rule = (p) => {
  for (const { node, block, at } of p.places('assign')) {
    const [own, before] = [plainAssign(node), plainAssign(block[at - 1] ?? node)]
    const [cast, first] = [callTo(own?.value, 'int', 'float'), callTo(before?.value, 'int', 'float')]
    if (
      at === 0 ||
      !own ||
      own.name !== before?.name ||
      !cast ||
      !first ||
      p.text(cast.callee) !== p.text(first.callee)
    )
      continue
    if (p.text(cast) === `${p.text(cast.callee)}(${own.name})`) return withoutLine(p, node)
  }
  return null
}

/** `resultado = suma`, and only `resultado` is read after it. */
export const withoutAlias: Rule = (p) => {
  for (const { node, parent, scope } of p.places('assign')) {
    const plain = plainAssign(node)
    const named = nameOf(plain?.value)
    if (!plain || named === null || parent !== null || p.binds(plain.name, scope).length !== 1) continue
    if (p.functions.size > 0 || p.binds(named, scope).some(({ from }) => from > node.from)) continue
    if (p.uses(named, scope).some((use) => use.node.from > node.to)) continue
    const uses = p.uses(plain.name, scope).map((use) => ({ from: use.node.from, to: use.node.to, text: named }))
    return withoutLine(p, node, uses)
  }
  return null
}

function withoutLine(p: Program, node: Statement, others: readonly Edit[] = []): string {
  const { from, to } = linesOf(p, node)
  return edited(p, [{ from, to: Math.min(to + 1, p.source.length), text: '' }, ...others])
}
