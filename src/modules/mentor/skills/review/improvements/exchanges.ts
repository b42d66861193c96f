import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement } from '../../../python/ast'
import { type Swap, swapsIn } from '../../../python/swaps'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import { endOf, type FindImprovements, type Improvement, isName, type Reviewed, textOf } from '../improvement'

/** Values that change places by hand: the list is sorted by one call, a pair is exchanged in one line. */
export const findExchanges: FindImprovements = (program) => {
  const blocks = [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)]
  const sorts = blocks.flatMap((block) => block.flatMap((node) => sortedBy(program, node)))
  const isInSort = ({ from }: Swap) => sorts.some((one) => one.from <= from && from < one.to)
  const swaps = blocks.flatMap((block) => swapsIn(block, program.source)).filter((swap) => !isInSort(swap))
  return [...sorts, ...swaps.flatMap((swap) => inOneLine(program, swap))]
}

/** `temp = a`, `a = b`, `b = temp`. */
function inOneLine(program: Reviewed, { from, to, first, second, spare }: Swap): Improvement[] {
  if (spare === null) return []
  const uses = [...allExpressions(program.module)].filter((node) => isName(node, spare))
  if (uses.some((node) => node.from < from || node.to > to)) return []
  const [a, b] = [textOf(program, first), textOf(program, second)]
  const better = `${a}, ${b} = ${b}, ${a}`
  return [
    {
      from,
      to,
      weight: 0.65,
      what: `En Python dos valores se intercambian en una línea, sin la variable ${inlineCode(spare)}: ${inlineCode(better)}.`,
      why: 'Primero se calcula toda la derecha con los valores de antes y después se reparte, así que ninguno se pierde por el camino.',
      edits: [{ from, to: endOf(program, { from, to }), text: better }],
    },
  ]
}

/** Two loops over the places of a list that exchange what is in the wrong order. */
function sortedBy(program: Reviewed, node: Statement): Improvement[] {
  const inner = node.kind === 'for' ? only(node.body) : undefined
  const test = inner?.kind === 'for' ? only(inner.body) : undefined
  if (node.kind !== 'for' || inner?.kind !== 'for' || test?.kind !== 'if' || test.otherwise.length > 0) return []
  const [swap] = swapsIn(test.body, program.source)
  const compared = test.test.kind === 'compare' ? test.test.comparisons[0] : undefined
  if (swap?.first.kind !== 'subscript' || compared === undefined || test.test.kind !== 'compare') return []
  const list = swap.first.value
  if (list.kind !== 'name' || !/^[<>]/.test(compared.operator)) return []
  const order = orderOf(program, { swap, test: test.test, operator: compared.operator })
  if (order === null) return []
  const better = `${list.name}.sort(${order})`
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.7,
      what: `Esto es ordenar a mano (método de la burbuja). Python ya lo trae: ${inlineCode(better)}${order.includes('key') ? ', donde `key` dice por qué se ordena' : ''}. Si quieres otra lista sin tocar esta, ${inlineCode(`sorted(${[list.name, order].filter((part) => part !== '').join(', ')})`)}.`,
      why: 'Hace lo mismo en una línea, sin índices en los que equivocarse, y es mucho más rápido con listas largas. Los dos bucles sirven para aprender cómo se ordena.',
      edits: [{ from: node.from, to: endOf(program, node), text: better }],
    },
  ]
}

const only = (body: readonly Statement[]) => (body.length === 1 ? body[0] : undefined)

type Sort = { swap: Swap; test: Expression; operator: string }

/** The arguments of `sort`: what of each element is compared, and from which end. */
function orderOf(program: Reviewed, { swap, test, operator }: Sort): string | null {
  if (test.kind !== 'compare' || test.comparisons.length !== 1) return null
  const [right] = test.comparisons
  const items = [swap.first, swap.second].map((item) => textOf(program, item))
  const [left, other] = [textOf(program, test.left), right === undefined ? '' : textOf(program, right.right)]
  const [near, far] = items[0] !== undefined && left.startsWith(items[0]) ? items : items.toReversed()
  if (near === undefined || far === undefined || !left.startsWith(near) || !other.startsWith(far)) return null
  const rest = left.slice(near.length)
  if (rest !== other.slice(far.length) || !/^(?:\[[^\]]+\]|\.\w+)*$/.test(rest)) return null
  const isNext = place(swap.first) < place(swap.second) === (items[0] === near)
  const isRising = operator.startsWith('>') === isNext
  return [...(rest === '' ? [] : [`key=lambda x: x${rest}`]), ...(isRising ? [] : ['reverse=True'])].join(', ')
}

/** `j` stands before `j + 1`, and an outer index before an inner one. */
const place = (node: Expression) =>
  node.kind === 'subscript' && node.index.kind === 'binary' && node.index.operator === '+' ? 1 : 0
