import { inlineCode } from '../../../engine/compose'
import type { Range } from '../../../python/ast'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Proposal, Propose } from './proposal'

/** `f(a=1, 2)` and `def f(a=1, b):`: what has no name or no standard goes first. */
export const order: Propose = ({ source, lines, problem }) => {
  // Only the linter sees it, and it says so.
  if (!/^(?:Positional argument|Parameter without)/.test(problem.message)) return []
  const module = parsePython(source)
  const moved = (
    parts: readonly (Range & { isLate: boolean })[],
    kind: string,
    cause: (line: number) => string,
  ): Proposal[] => {
    const firstLate = parts.findIndex(({ isLate }) => isLate)
    const [first, last] = [parts[0], parts.at(-1)]
    if (firstLate === -1 || !first || !last || parts.slice(firstLate).every(({ isLate }) => isLate)) return []
    const texts = [...parts.filter(({ isLate }) => !isLate), ...parts.filter(({ isLate }) => isLate)]
    const line = lines.lineAt(first.from)
    const text = texts.map(({ from, to }) => source.slice(from, to)).join(', ')
    return [
      {
        kind,
        line,
        cause: cause(line),
        edits: [{ from: first.from, to: last.to, text }],
        decide: 'Comprueba que cada valor sigue en el sitio que quieres.',
      },
    ]
  }
  for (const node of allExpressions(module)) {
    if (node.kind !== 'call') continue
    const parts = node.arguments.map(({ from, to, form }) => ({
      from,
      to,
      isLate: form === 'keyword' || form === 'double-star',
    }))
    const called = inlineCode(source.slice(node.callee.from, node.callee.to))
    const found = moved(
      parts,
      'positional-after-keyword',
      (line) =>
        `En la llamada a ${called} (línea ${line}) hay un valor sin nombre detrás de otro con nombre. Los que no llevan nombre van primero.`,
    )
    if (found.length > 0) return found
  }
  for (const node of statementsIn(module.body)) {
    if (node.kind !== 'function' || node.parameters.some(({ form }) => form !== 'positional')) continue
    const parts = node.parameters.map(({ from, to, standard }) => ({ from, to, isLate: standard !== null }))
    const found = moved(
      parts,
      'default-order',
      (line) =>
        `En ${inlineCode(`${node.name}()`)} (línea ${line}) hay un parámetro sin valor por defecto detrás de otro que lo tiene. Los obligatorios van primero.`,
    )
    if (found.length > 0) return found
  }
  return []
}
