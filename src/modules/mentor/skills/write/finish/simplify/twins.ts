import { allExpressions } from '../../../../python/walk'
import { edited, linesOf } from '../../../change/source'
import type { Program } from '../../../faults/program'
import { callTo, namesIn, plainAssign } from '../../../faults/shapes'
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
      const { from, to } = linesOf(p, node)
      return edited(p, [
        { from, to: Math.min(to + 1, p.source.length), text: '' },
        ...p.uses(twin.name, scope).map((use) => ({ from: use.node.from, to: use.node.to, text: first.name })),
      ])
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
