import type { Expression } from '../../../python/ast'
import { callTo } from '../../../python/program/expression-shapes'
import { freeName, positional } from '../../../python/program/source'
import type { At, Expand, Expansion } from './expansion'
import { itemName } from './extremes'

/** `sum(x)`, `sum(e for e in x if c)` and `len(x)` as counting loops. */
export const expandSum: Expand = (node, at) => {
  const call = callTo(node, 'sum')
  const [list, start] = call ? positional(call) : []
  if (!call || !list || call.arguments.some(({ form }) => form !== 'positional')) return null
  const { p } = at
  const name = at.wanted ?? freeName(p, 'suma', 'total', 'acumulado')
  const first = `${name} = ${start ? p.text(start) : '0'}`
  return {
    ...loopOver(list, at, (element) => `${name} += ${element}`, [first]),
    text: name,
    how: `\`${name}\` empieza en 0 y el \`for\` le va sumando cada valor.`,
  }
}

export const expandLength: Expand = (node, at) => {
  const call = callTo(node, 'len')
  const [list] = call ? positional(call) : []
  if (!call || !list || list.kind === 'comprehension') return null
  const { p, level } = at
  const name = at.wanted ?? freeName(p, 'cantidad', 'cuantos')
  return {
    lines: [`${name} = 0`, `for _ in ${p.text(list)}:`, `${level}${name} += 1`],
    text: name,
    how: `\`${name}\` cuenta las vueltas del \`for\`: una por elemento.`,
  }
}

/** A loop with one statement for each element of a list or of a generator. */
export function loopOver(
  list: Expression,
  { p, level }: At,
  statement: (element: string) => string,
  before: string[],
): Pick<Expansion, 'lines'> {
  if (list.kind !== 'comprehension') {
    const item = itemName(p, list)
    return { lines: [...before, `for ${item} in ${p.text(list)}:`, level + statement(item)] }
  }
  const lines = [...before]
  let indent = ''
  for (const { target, iterable, conditions } of list.clauses) {
    lines.push(`${indent}for ${p.text(target)} in ${p.text(iterable)}:`)
    indent += level
    for (const condition of conditions) {
      lines.push(`${indent}if ${p.text(condition)}:`)
      indent += level
    }
  }
  return { lines: [...lines, indent + statement(p.text(list.element))] }
}
