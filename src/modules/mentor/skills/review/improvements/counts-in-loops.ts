import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement } from '../../../python/ast'
import { allNames } from '../../../python/names'
import { allExpressions, statementsIn } from '../../../python/walk'
import { isChanged } from '../changed-names'
import { type FindImprovements, type Improvement, isName, marginOf, type Reviewed } from '../improvement'

/** `palabras.count(p)` for each `p` of `palabras` reads the whole list every time: counted once, it is looked up. */
export const findCountsInLoops: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) => {
    const loop = node.kind === 'for' ? { ...node, inside: [...allExpressions(node.body)] } : comprehensionIn(node)
    const list = loop && listOf(loop.iterable)
    if (!loop || !list || loop.target.kind !== 'name') return []
    const { name: element } = loop.target
    const counts = loop.inside.filter((each) => isCount(each, list, element))
    const [first] = counts
    if (!first || isChanged(program, 'body' in node ? node.body : [node], list)) return []
    return [countedOnce(program, { node, list, element, counts })]
  })

/** What a statement runs through in an expression: `{p: palabras.count(p) for p in palabras}`. */
function comprehensionIn(node: Statement) {
  if ('body' in node) return null
  const inside = [...allExpressions([node])]
  const made = inside.find((each) => each.kind === 'comprehension')
  const [clause, other] = made?.kind === 'comprehension' ? made.clauses : []
  return clause && !other ? { ...clause, inside } : null
}

/** The list behind `palabras` and `set(palabras)`. */
function listOf(iterable: Expression): string | null {
  if (iterable.kind === 'name') return iterable.name
  const [only] = iterable.kind === 'call' && isName(iterable.callee, 'set') ? iterable.arguments : []
  return only?.value.kind === 'name' ? only.value.name : null
}

const isCount = (node: Expression, list: string, element: string) =>
  node.kind === 'call' &&
  node.callee.kind === 'attribute' &&
  node.callee.name === 'count' &&
  isName(node.callee.value, list) &&
  node.arguments.length === 1 &&
  node.arguments.every(({ value }) => isName(value, element))

type Counted = { node: Statement; list: string; element: string; counts: readonly Expression[] }

function countedOnce(program: Reviewed, { node, list, element, counts }: Counted): Improvement {
  const table = allNames(program.module).has('veces') ? `veces_${list}` : 'veces'
  const start = program.lines.rangeOf(program.lines.lineAt(node.from)).from
  const isImported = /^from collections import .*\bCounter\b/m.test(program.source)
  const [first] = counts
  return {
    from: first?.from ?? node.from,
    to: first?.to ?? node.to,
    weight: 0.7,
    what: `${inlineCode(`${list}.count(${element})`)} recorre ${inlineCode(list)} entera en cada vuelta. Cuenta todo de una vez con \`Counter\`, del módulo \`collections\`: ${inlineCode(`${table} = Counter(${list})`)}, y dentro ${inlineCode(`${table}[${element}]`)}.`,
    why: 'Con cien elementos no se nota; con miles, la diferencia son segundos o minutos.',
    edits: [
      ...(isImported ? [] : [{ from: 0, to: 0, text: 'from collections import Counter\n\n' }]),
      { from: start, to: start, text: `${marginOf(program, node)}${table} = Counter(${list})\n` },
      ...counts.map(({ from, to }) => ({ from, to, text: `${table}[${element}]` })),
    ],
  }
}
