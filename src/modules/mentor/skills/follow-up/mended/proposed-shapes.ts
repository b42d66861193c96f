import type { CodePart } from '../../../engine/message'
import { codePart } from '../../../engine/reading/code-part'
import { linesOf } from '../../../python/lines'
import { blocksOf, statementsIn } from '../../../python/walk'
import { run } from '../../explain/parts/output'

/** The second of two `if` that follow each other, as an `elif`; null where there are none. */
export function withElif({ code, tree }: CodePart): CodePart | null {
  const blocks = [tree.body, ...[...statementsIn(tree.body)].flatMap(blocksOf)]
  const second = blocks.flatMap((block) =>
    block.filter((node, at) => {
      const before = block[at - 1]
      return node.kind === 'if' && !node.isElif && before?.kind === 'if' && before.otherwise.length === 0
    }),
  )
  return second.length === 0
    ? null
    : codePart(
        second.reduceRight((text, { from }) => `${text.slice(0, from)}el${text.slice(from)}`, code),
        'pasted',
      )
}

/** The line that fails in a `try`, with a value for what it should have given, or a word in its place. */
export function withTry({ code, tree }: CodePart): CodePart | null {
  const result = run(tree)
  if (result.kind !== 'raised') return null
  const { lineAt, columnAt, rangeOf } = linesOf(code)
  const node = [...statementsIn(tree.body)].findLast(
    (each) => lineAt(each.from) === result.line && blocksOf(each).length === 0,
  )
  const [target] = node?.kind === 'assign' ? node.targets : []
  if (node === undefined || (node.kind === 'assign' ? target?.kind !== 'name' : node.kind !== 'expression')) return null
  const margin = ' '.repeat(columnAt(node.from))
  const instead = target?.kind === 'name' ? `${target.name} = 0` : 'print("No se puede calcular.")'
  const lines = [
    `${margin}try:`,
    ...code
      .slice(node.from, node.to)
      .split('\n')
      .map((line) => `${margin}    ${line}`),
    `${margin}except ${result.type}:`,
    `${margin}    ${instead}`,
  ]
  const [first, last] = [rangeOf(lineAt(node.from)), rangeOf(lineAt(Math.max(node.from, node.to - 1)))]
  return codePart(`${code.slice(0, first.from)}${lines.join('\n')}${code.slice(last.to)}`, 'pasted')
}

/** `x = A if T else B` as an `if` with its `else`. */
export function withIf({ code }: CodePart): CodePart | null {
  const found = /^([ \t]*)(\w+) = ([^\n]{1,80}) if ([^\n]{1,60}) else ([^\n]{1,40})$/m.exec(code)
  if (found === null) return null
  const [whole, margin = '', name, then, test, other] = found
  const lines = [`if ${test}:`, `    ${name} = ${then}`, 'else:', `    ${name} = ${other}`]
  return codePart(
    code.replace(whole, () => lines.map((line) => margin + line).join('\n')),
    'pasted',
  )
}

/** `print("a" + x + "b")` with commas in the place of `+`. */
export function withCommas({ code }: CodePart): CodePart | null {
  const found = /^([ \t]*print\()([^\n]{1,160}\+[^\n]{1,160})\)$/m.exec(code)
  if (found === null) return null
  const [whole, head = '', inner = ''] = found
  const parts = inner.split(/ ?\+ ?(?=(?:[^"']*["'][^"']*["'])*[^"']*$)/)
  const plain = parts.map((part) =>
    part
      .trim()
      .replace(/^str\(([^()]{1,40})\)$/, '$1')
      .replace(/^(["']) ?/, '$1')
      .replace(/ ?(["'])$/, '$1'),
  )
  return codePart(
    code.replace(whole, () => `${head}${plain.join(', ')})`),
    'pasted',
  )
}
