import { ALIASES, MODULES } from '../../python/known-modules'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { programOf } from './diagnose/failing-program'
import type { Explanation } from './explanation'

/** A program of which the beginning was not pasted runs once its modules are imported: what is handed back is whole. */
export function withImports(told: Explanation): Explanation {
  if (told.corrected === null) return told
  // A line is a piece of what runs: only what its correction brings in is missing there.
  const isPiece = told.source !== null && !told.source.trim().includes('\n')
  const before = isPiece ? missingIn(told.source ?? '') : []
  const lines = missingIn(told.corrected).filter((line) => !before.includes(line))
  return lines.length === 0 ? told : { ...told, corrected: `${lines.join('\n')}\n${told.corrected}` }
}

function missingIn(source: string): string[] {
  const tree = parsePython(source)
  if (tree.errors.length > 0 || /\bimport +\*/.test(source)) return []
  const { bindings, expressions } = programOf(tree, linesOf(source))
  const bound = new Set(bindings.map(({ name }) => name))
  const missing = expressions.flatMap(({ node }) => {
    if (node.kind !== 'attribute' || node.value.kind !== 'name' || bound.has(node.value.name)) return []
    const { name } = node.value
    const isModule = Object.hasOwn(MODULES, name) && MODULES[name]?.includes(node.name)
    return isModule ? [`import ${name}`] : SHORT.has(name) && ALIASES[name] ? [ALIASES[name]] : []
  })
  return [...new Set(missing)]
}
const SHORT = new Set(['pd', 'np', 'plt', 'tk'])
