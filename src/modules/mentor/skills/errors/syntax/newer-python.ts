import { inlineCode } from '../../../engine/compose'
import type { Module, StatementOf } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { linesOf } from '../../../python/lines'
import { allExpressions, statementsIn } from '../../../python/walk'

/** Something that older versions of Python do not read, how it is said there, and the edits that say it. */
export type Newer = { line: number; version: string; cause: string; edits: Edit[] }

/** The first thing in valid code that an older Python takes for an error of syntax. */
export function newerSyntax(module: Module): Newer | null {
  return nestedQuotes(module) ?? matchStatement(module) ?? walrus(module)
}

/** `f'{d['a']}'`: the quotes of the text inside its own braces. */
function nestedQuotes(module: Module): Newer | null {
  const { source } = module
  const lines = linesOf(source)
  const edits: Edit[] = []
  let first: number | null = null
  for (const node of allExpressions(module)) {
    if (node.kind !== 'format-string') continue
    const [, quote = '"'] = /^\w{0,2}("""|'''|"|')/.exec(source.slice(node.from, node.to)) ?? []
    if (quote.length === 3) continue
    const fields = node.parts.flatMap((part) => (part.kind === 'field' ? [source.slice(part.from, part.to)] : []))
    if (!fields.some((field) => field.includes(quote))) continue
    first ??= node.from
    const other = quote === '"' ? "'" : '"'
    const open = source.indexOf(quote, node.from)
    const inner = source.slice(open + 1, node.to - 1)
    const outer = inner.includes(other) ? quote.repeat(3) : other
    edits.push({ from: open, to: open + 1, text: outer }, { from: node.to - 1, to: node.to, text: outer })
  }
  if (first === null) return null
  const line = lines.lineAt(first)
  return {
    line,
    version: '3.12',
    cause: `En el f-string de la línea ${line} las comillas de dentro de las llaves son iguales que las de fuera, y ahí Python cree que el texto ya ha acabado. Usa comillas distintas: dobles fuera y simples dentro, o al revés.`,
    edits,
  }
}

/** `match`, said with `if` and `elif`, where its cases are plain values. */
function matchStatement(module: Module): Newer | null {
  const lines = linesOf(module.source)
  for (const node of statementsIn(module.body)) {
    if (node.kind !== 'match') continue
    const line = lines.lineAt(node.from)
    return {
      line,
      version: '3.10',
      cause: `La línea ${line} usa ${inlineCode('match')}. En un Python anterior, lo mismo se dice con \`if\`, \`elif\` y \`else\`.`,
      edits: asConditions(module.source, node),
    }
  }
  return null
}

const PLAIN = /^(?:-?\d[\d.]*|"[^"\\]*"|'[^'\\]*'|True|False|None)(?:\s*\|\s*(?:-?\d[\d.]*|"[^"\\]*"|'[^'\\]*'))*$/

function asConditions(source: string, node: StatementOf<'match'>): Edit[] {
  const subject = source.slice(node.subject.from, node.subject.to)
  const lines = linesOf(source)
  const indent = source.slice(lines.rangeOf(lines.lineAt(node.from)).from, node.from)
  const made: string[] = []
  for (const { pattern, guard, body } of node.cases) {
    const text = source.slice(pattern.from, pattern.to).trim()
    const [first, last] = [body[0], body.at(-1)]
    if (!first || !last || guard !== null || (text !== '_' && !PLAIN.test(text))) return []
    const values = text.split(/\s*\|\s*/)
    const test = values.length > 1 ? `${subject} in (${values.join(', ')})` : `${subject} == ${text}`
    const word = made.length === 0 ? 'if' : 'elif'
    const from = lines.rangeOf(lines.lineAt(first.from)).from
    const block = source.slice(from, last.to).trimEnd()
    const deeper = /^[ \t]*/.exec(block)?.[0] ?? ''
    const moved = block
      .split('\n')
      .map((each) => (each.startsWith(deeper) ? `${indent}    ${each.slice(deeper.length)}` : each))
    if (text === '_' && made.length === 0) return []
    made.push(`${made.length === 0 ? '' : indent}${text === '_' ? 'else:' : `${word} ${test}:`}\n${moved.join('\n')}`)
  }
  return [{ from: node.from, to: node.from + source.slice(node.from, node.to).trimEnd().length, text: made.join('\n') }]
}

/** `:=`. */
function walrus(module: Module): Newer | null {
  for (const node of allExpressions(module)) {
    if (node.kind !== 'named') continue
    const line = linesOf(module.source).lineAt(node.from)
    const cause = `La línea ${line} usa ${inlineCode(':=')}, que guarda un valor y lo usa a la vez. En un Python anterior se guarda antes, en una línea propia con \`=\`.`
    return { line, version: '3.8', cause, edits: [] }
  }
  return null
}

/** The code as an older Python reads it; null where that is not known. */
export const inOlderPython = ({ source }: Module, { edits }: Newer): string | null =>
  edits.length === 0 ? null : applyEdits(source, edits)
