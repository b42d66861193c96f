import { plainText } from '../../../../engine/lexicon/plain-text'
import type { ExpressionOf, Statement } from '../../../../python/ast'
import { callTo, nameOf, namesIn } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, linesOf, positional } from '../../../../python/program/source'
import type { Rule } from './rule'

/** `print(f'Pares: {sum(1 for n in numeros if …)}')`, as its parts. */
type Counted = {
  sum: ExpressionOf<'call'>
  label: string
  one: string
  list: string
  test: string
  names: ReadonlySet<string>
}

/** What is counted within what is printed, counted in a loop before: in that of the list where nothing else needs the list. */
export const withCountInLoop: Rule = (p) => {
  for (const { node, block, at } of p.places('expression')) {
    const first = countedIn(p, node)
    if (first === null || countedIn(p, block[at - 1]) !== null) continue
    const all = block.slice(at).map((each) => countedIn(p, each))
    const run = all.slice(0, all.indexOf(null) >>> 0).flatMap((each) => each ?? [])
    if (run.some(({ list, one }) => list !== first.list || one !== first.one)) continue
    const names = run.map(({ label }) => freeName(p, label, `cuenta_${label}`))
    if (new Set(names).size < names.length) continue
    const [indent, level] = [indentOf(p, node), levelOf(p)]
    const tests = run.map(({ test }, index) => `if ${test}:\n    ${names[index]} += 1`)
    const body = isEither(run) ? [tests[0] ?? '', `else:\n    ${names[1]} += 1`] : tests
    const begins = names.map((name) => `${name} = 0`)
    const shown = run.map(({ sum }, index) => ({ from: sum.from, to: sum.to, text: names[index] ?? '' }))
    const inside = body.join('\n').replaceAll('    ', level).split('\n')
    const filling = fillingOf(p, run)
    if (filling !== null) {
      const own = indentOf(p, filling.added)
      const lines = inside.map((line, index) => (index === 0 ? line : own + line)).join('\n')
      return edited(p, [
        { from: filling.begin.from, to: endOf(p, filling.begin), text: begins.join(`\n${indentOf(p, filling.begin)}`) },
        { from: filling.added.from, to: endOf(p, filling.added), text: lines },
        ...shown,
      ])
    }
    const { from } = linesOf(p, node)
    const loop = [...begins, `for ${first.one} in ${first.list}:`, ...inside.map((line) => level + line)]
    return edited(p, [{ from, to: from, text: loop.map((line) => `${indent}${line}\n`).join('') }, ...shown])
  }
  return null
}

function countedIn(p: Program, node: Statement | undefined): Counted | null {
  const call = node?.kind === 'expression' ? callTo(node.value, 'print') : null
  const [text] = call ? positional(call) : []
  if (!node || text?.kind !== 'format-string') return null
  const [said, field, more] = text.parts
  const sum = field?.kind === 'field' && field.spec.length === 0 ? callTo(field.value, 'sum') : null
  const [each] = sum ? positional(sum) : []
  if (said?.kind !== 'text' || more || !sum || each?.kind !== 'comprehension' || p.text(each.element) !== '1')
    return null
  const [clause, other] = each.clauses
  const [test, and] = clause?.conditions ?? []
  const [one, list] = [nameOf(clause?.target), nameOf(clause?.iterable)]
  const label = /^[a-z]{3,20}\b/.exec(plainText(said.text))?.[0] ?? 'cuenta'
  if (other || !test || and || one === null || list === null) return null
  return { sum, label, one, list, test: p.text(test), names: namesIn(test) }
}

/** Two tests of which just one holds: even and odd. */
const isEither = ([first, second, third]: readonly Counted[]): boolean =>
  first !== undefined && second !== undefined && !third && second.test === first.test.replace(' == ', ' != ')

/** Where a list is begun and filled, element by element under the name that the counts use, if they alone read it. */
function fillingOf(p: Program, run: readonly Counted[]): { begin: Statement; added: Statement } | null {
  const [{ list, one } = { list: '', one: '' }] = run
  const begin = p.places('assign').find(({ node }) => p.text(node).trimEnd() === `${list} = []`)
  const added = p.places('expression').find(({ node }) => p.text(node).trimEnd() === `${list}.append(${one})`)
  const isOwn = run.every(({ names }) => [...names].every((name) => name === one))
  if (!begin || !added || !isOwn || p.uses(list, begin.scope).length !== run.length + 1) return null
  return { begin: begin.node, added: added.node }
}
