import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import type { Result } from '../../change'

/** A dictionary of counts that is returned or printed as it is: sorted by its counts, the greatest first where that is wished. */
export function sortedCounts(p: Program, { isDown }: { isDown: boolean }): Result {
  const counts = countedIn(p)
  const whole = (node: Expression | null) => (node !== null && counts.has(nameOf(node) ?? '') ? [node] : [])
  const shown = [
    ...p.places('return').flatMap(({ node }) => whole(node.value)),
    ...printsIn(p.body).flatMap((call) => positional(call).flatMap(whole)),
  ]
  const [only, other] = shown
  if (!only || other) return null
  const items = `sorted(${p.text(only)}.items(), key=lambda par: par[1]${isDown ? ', reverse=True' : ''})`
  return {
    code: edited(p, [{ from: only.from, to: only.to, text: `dict(${items})` }]),
    told: `Ahora sale ordenado por las veces, de ${isDown ? 'mayor a menor' : 'menor a mayor'}.`,
    how: [
      `${inlineCode('items()')} da parejas de clave y veces, y ${inlineCode('key=lambda par: par[1]')} las ordena por lo segundo.`,
      '`dict(...)` hace otra vez un diccionario, que guarda ese orden.',
    ],
  }
}

/** `sorted(totales.items())` of a dictionary that adds up goes by its keys: from most to least is by what each comes to. */
export function keyedByTotals(p: Program, call: ExpressionOf<'call'>): { at: number; key: string } | null {
  const [items, ...others] = call.arguments
  const method = items && methodCall(items.value)
  const dict = method?.name === 'items' ? nameOf(method.object) : null
  if (!items || others.length > 0 || dict === null || !countedIn(p).has(dict)) return null
  return { at: items.to, key: 'lambda par: par[1]' }
}

/** Dictionaries of which the values are counted up: `veces[palabra] = veces.get(palabra, 0) + 1`. */
function countedIn(p: Program): ReadonlySet<string> {
  const added = p
    .places('augmented-assign')
    .flatMap(({ node }) => (node.target.kind === 'subscript' ? [node.target] : []))
  const got = p.places('assign').flatMap(({ node }) => {
    const [target] = node.targets
    if (target?.kind !== 'subscript' || node.value.kind !== 'binary' || node.value.operator !== '+') return []
    return methodCall(node.value.left)?.name === 'get' ? [target] : []
  })
  return new Set([...added, ...got].flatMap(({ value }) => nameOf(value) ?? []))
}
