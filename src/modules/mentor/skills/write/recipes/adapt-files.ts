import type { Task } from '../../../engine/task/task'
import { applyEdits, type Edit } from '../../../python/edit'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import { pythonText } from './python-text'

const FILE = /^[\w-]+\.(csv|json|xlsx|txt|log|db|png|jpg)$/

/** Gives a recipe's files the names that are stated, kind by kind in their order; `files` from the recipe's to the stated ones. */
export function adaptFiles(code: string, { files }: Task): { code: string; files: Map<string, string> } {
  if (files.length === 0) return { code, files: new Map() }
  const literals = [...allExpressions(parsePython(code))].filter((node) => node.kind === 'string')
  const own = [
    ...new Set(literals.flatMap((node) => (node.kind === 'string' && FILE.test(node.value) ? node.value : []))),
  ]
  const left = files.filter((file) => !own.includes(file))
  const renames = new Map<string, string>()
  for (const name of own) {
    if (files.includes(name)) continue
    const at = left.findIndex((file) => kindOf(file) === kindOf(name))
    const [stated] = at === -1 ? [] : left.splice(at, 1)
    if (stated !== undefined) renames.set(name, stated)
  }
  const edits = literals.flatMap((node): Edit[] => {
    const to = node.kind === 'string' ? renames.get(node.value) : undefined
    return to === undefined ? [] : [{ from: node.from, to: node.to, text: pythonText(to) }]
  })
  return { code: applyEdits(code, edits), files: renames }
}

const kindOf = (file: string) => file.slice(file.lastIndexOf('.')).toLowerCase()
