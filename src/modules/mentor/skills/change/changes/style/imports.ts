import { linesOf, programOf } from '../../../../python/program/source'
import { allExpressions } from '../../../../python/walk'

/** The program without the imports that nothing uses any more. */
export function withoutUnusedImports(code: string): string {
  const p = programOf(code)
  const used = new Set([...allExpressions(p.module)].flatMap((node) => (node.kind === 'name' ? [node.name] : [])))
  let result = code
  for (const node of p.body.toReversed()) {
    if (node.kind !== 'import' && node.kind !== 'import-from') continue
    if (node.names.some(({ name, alias }) => name === '*' || used.has((alias ?? name).split('.')[0] ?? ''))) continue
    const { from, to } = linesOf(p, node)
    result = result.slice(0, from) + result.slice(to + 1)
  }
  return result.replace(/^\n+/, '')
}

/** The program with an import at its top, where it is not there yet. */
export function withImport(code: string, statement: string): string {
  const p = programOf(code)
  if (p.source.split('\n').some((line) => line.trim() === statement)) return code
  const first = p.body.find((node) => node.kind !== 'expression' || node.value.kind !== 'string')
  const at = first ? linesOf(p, first).from : 0
  const isImport = first?.kind === 'import' || first?.kind === 'import-from'
  return `${code.slice(0, at)}${statement}\n${isImport ? '' : '\n'}${code.slice(at)}`
}
