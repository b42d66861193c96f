import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import { allNames } from '../../../python/names'
import { singularOf } from '../../../python/singular'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements, type Improvement, isName, type Reviewed } from '../improvement'

/** Two are told by `zip` alone; from three on they are the columns of a table. */
const MIN_LISTS = 3
const MAX_LISTS = 6

/** `panes[i]`, `precios[i]`, `cantidades[i]`: lists that belong together by their places. */
export const findParallelLists: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) => (node.kind === 'for' ? overAll(program, node) : []))

function overAll(program: Reviewed, node: StatementOf<'for'>): Improvement[] {
  const { target, iterable } = node
  if (target.kind !== 'name' || !isWholeRange(iterable)) return []
  const uses = [...allExpressions(node.body)]
  const places = uses.filter(
    (use): use is ExpressionOf<'subscript'> =>
      use.kind === 'subscript' && use.value.kind === 'name' && isName(use.index, target.name),
  )
  const lists = [...new Set(places.map(({ value }) => (value.kind === 'name' ? value.name : '')))]
  const counters = uses.filter((use) => isName(use, target.name)).length
  if (lists.length < MIN_LISTS || lists.length > MAX_LISTS || counters !== places.length) return []
  if (
    [...statementsIn(node.body)].some(
      (each) => each.kind === 'assign' && each.targets.some(({ kind }) => kind === 'subscript'),
    )
  )
    return []
  const taken = allNames(program.module)
  const items = lists.map((list) => singularOf(list))
  if (items.some((item, at) => taken.has(item) || items.indexOf(item) !== at || lists.includes(item))) return []
  const head = `for ${items.join(', ')} in zip(${lists.join(', ')})`
  return [
    {
      from: node.from,
      to: iterable.to,
      weight: 0.66,
      what: `${lists.map(inlineCode).join(', ')} son listas **paralelas**: el mismo puesto en todas es la misma cosa. Se recorren a la vez con \`zip\`: ${inlineCode(`${head}:`)}.`,
      why: `Si a una le añades o le quitas algo y a las otras no, se descolocan sin avisar: mejor una sola lista de diccionarios, con ${items.map((item) => `\`'${item}'\``).join(', ')} en cada uno.`,
      edits: [
        { from: node.from, to: iterable.to, text: head },
        ...places.map(({ from, to, value }) => ({
          ...{ from, to },
          text: items[lists.indexOf(value.kind === 'name' ? value.name : '')] ?? '',
        })),
      ],
    },
  ]
}

/** `range(len(x))` */
function isWholeRange(node: StatementOf<'for'>['iterable']): boolean {
  if (node.kind !== 'call' || calledName(node) !== 'range' || node.arguments.length !== 1) return false
  const [only] = node.arguments
  return only !== undefined && calledName(only.value) === 'len'
}
