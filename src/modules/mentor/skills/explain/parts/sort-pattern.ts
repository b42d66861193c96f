import type { Expression, Statement } from '../../../python/ast'
import { type Swap, swapsIn } from '../../../python/swaps'
import { blocksOf } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import type { Loop, Pattern } from './loop-pattern'

/** Elements of one list are exchanged: a sort, by the way in which they are. */
export const sorting: Pattern = (loop, inside, source) => {
  const blocks = [loop.body, ...inside.flatMap(blocksOf)]
  const [swap] = blocks.flatMap((body) => swapsIn(body, source.module.source)).filter(isOfList)
  if (swap?.first.kind !== 'subscript') return null
  if (isSelection(inside, loop)) return selection(swap.first, source)
  return isBubble(inside, [swap.first, swap.second])
    ? `ordena ${quote(source, swap.first.value)} por el método de la **burbuja**: compara cada elemento con el siguiente y los intercambia si están al revés, hasta que no queda ninguno fuera de su sitio`
    : `ordena ${quote(source, swap.first.value)} intercambiando elementos (método de la burbuja o parecido)`
}

const isOfList = ({ first, second }: Swap) => first.kind === 'subscript' && second.kind === 'subscript'

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
