import type { Module, Statement } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'

const MARK = '\u0001'
const FOUND = new RegExp(`${MARK}([^\\n]*)\\n`, 'g')

/** What a probe beside a statement sees, one line each time that it is come by; null where the program cannot be followed to its end. */
export function probed(
  module: Module,
  node: Statement,
  { shows, where }: { shows: string; where: 'before' | 'after' },
): string[] | null {
  const { source } = module
  const begin = source.lastIndexOf('\n', node.from - 1) + 1
  const margin = source.slice(begin, node.from)
  if (!/^[ \t]*$/.test(margin)) return null
  const line = `${margin}print("${MARK}" + ${shows})\n`
  const end = source.indexOf('\n', node.to - 1)
  const at = where === 'before' ? begin : end === -1 ? source.length : end + 1
  const glue = where === 'after' && end === -1 ? '\n' : ''
  const result = evaluatePiece(parsePython(`${source.slice(0, at)}${glue}${line}${source.slice(at)}`))
  if (result.kind !== 'done') return null
  return [...result.output.matchAll(FOUND)].map(([, seen = '']) => seen)
}
