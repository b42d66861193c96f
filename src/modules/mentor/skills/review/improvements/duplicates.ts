import { inlineCode } from '../../../engine/compose'
import type { Statement, StatementOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { endOf, type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

/** Each element compared with all those behind it, to see whether one is there twice: a set knows at once. */
export const findDuplicateSearches: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) => (node.kind === 'function' ? pairwise(program, node) : []))

function pairwise(program: Reviewed, { body }: StatementOf<'function'>): Improvement[] {
  const [outer, last, more] = body.slice(-2)
  const inner = outer?.kind === 'for' ? onlyIn(outer.body) : undefined
  const test = inner?.kind === 'for' ? onlyIn(inner.body) : undefined
  const found = test?.kind === 'if' && test.otherwise.length === 0 ? onlyIn(test.body) : undefined
  if (outer?.kind !== 'for' || inner?.kind !== 'for' || test?.kind !== 'if' || more) return []
  if (givenBack(found) !== true || givenBack(last) !== false || !last) return []
  const [i, j] = [textOf(program, outer.target), textOf(program, inner.target)]
  const list = /^range\(len\((\w+)\)(?: *- *1)?\)$/.exec(textOf(program, outer.iterable))?.[1]
  const begins = textOf(program, inner.iterable).replace(/ /g, '')
  if (list === undefined || begins !== `range(${i}+1,len(${list}))`) return []
  const same = [`${list}[${i}] == ${list}[${j}]`, `${list}[${j}] == ${list}[${i}]`]
  if (!same.includes(textOf(program, test.test))) return []
  const better = `return len(set(${list})) < len(${list})`
  return [
    {
      from: outer.from,
      to: last.to,
      weight: 0.7,
      what: `Para saber si hay repetidos, un conjunto: ${inlineCode(better)}.`,
      why: 'Un `set` no guarda repetidos, así que si tiene menos elementos es que los había. Recorre la lista una vez, **O(n)**, en lugar de comparar todos con todos, O(n²).',
      edits: [{ from: outer.from, to: endOf(program, last), text: better }],
    },
  ]
}

const onlyIn = (body: readonly Statement[]) => (body.length === 1 ? body[0] : undefined)

const givenBack = (node: Statement | undefined) =>
  node?.kind === 'return' && node.value?.kind === 'boolean' ? node.value.value : null
