import type { Expression, Statement } from '../../../python/ast'
import { quote, type Source } from '../idioms/idiom'
import type { Loop, Pattern } from './loop-pattern'

/** Elements of one list are exchanged: a sort, by the way in which they are. */
export const sorting: Pattern = (loop, inside, source) => {
  for (const node of inside) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'tuple' || node.value.kind !== 'tuple') continue
    const [first] = target.items
    if (first?.kind === 'subscript' && target.items.every(({ kind }) => kind === 'subscript')) {
      if (isSelection(inside, loop)) return selection(first, source)
      return isBubble(inside, target.items)
        ? `ordena ${quote(source, first.value)} por el método de la **burbuja**: compara cada elemento con el siguiente y los intercambia si están al revés, hasta que no queda ninguno fuera de su sitio`
        : `ordena ${quote(source, first.value)} intercambiando elementos (método de la burbuja o parecido)`
    }
  }
  return null
}

/** The place of the smallest of the rest is looked for, and exchanged once in each turn. */
const isSelection = (inside: readonly Statement[], loop: Loop) => {
  const last = loop.body.at(-1)
  const isOutside = last?.kind === 'assign' && last.targets[0]?.kind === 'tuple'
  const looks = inside.some(
    (node) =>
      node.kind === 'if' && node.body.some((each) => each.kind === 'assign' && each.targets[0]?.kind === 'name'),
  )
  return isOutside && looks
}
const selection = ({ value }: Extract<Expression, { kind: 'subscript' }>, source: Source) =>
  `ordena ${quote(source, value)} por **selección**: en cada vuelta busca cuál de los que quedan va primero y lo pone en su sitio, intercambiándolo`

/** Neighbours are exchanged: `v[j]` and `v[j + 1]`. */
const isBubble = (inside: readonly Statement[], items: readonly Expression[]) => {
  const steps = items.flatMap((item) => (item.kind === 'subscript' && item.index.kind === 'binary' ? [item.index] : []))
  const isNext = steps.some(({ right }) => right.kind === 'number' && right.text === '1')
  return isNext && inside.some(({ kind }) => kind === 'if')
}
