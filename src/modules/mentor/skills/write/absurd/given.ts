import { literalsIn } from '../../../engine/task/read-data'
import type { Task } from '../../../engine/task/task'
import type { Expression, Module } from '../../../python/ast'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'

/** Data that are shown so that one sees what they look like. */
const EXAMPLE = /\b(?:ej|ejemplo|p\.?ej|tipo|como|asi|estilo|forma|formato|parecid[oa]s?)\b[^\n]{0,30}$|\.\.\.|…|->|→/i

/**
 * Whether a program has nothing of the data that the request gives it: it is one for other data. A function is given its own, and what
 * stands in a file or is typed is read.
 */
export function ignoresGiven(module: Module, task: Task, message: string): boolean {
  if (task.functions.length + task.classes.length + task.files.length > 0) return false
  const all = [...allExpressions(module)]
  const held = new Set(constantsIn(all))
  const rows = new Set(all.flatMap(rowOf))
  return literalsIn(message).some((literal) => {
    if (EXAMPLE.test(message.slice(0, message.indexOf(literal))) || EXAMPLE.test(literal)) return false
    const { body, errors } = parsePython(`${literal}\n`)
    if (errors.length > 0 || body.length !== 1) return false
    const shown = [...allExpressions(body)]
    const own = shown.slice(1).flatMap(rowOf)
    // The numbers of a matrix are small: those of another one are the same.
    if (own.length > 1) return !own.every((row) => rows.has(row))
    const given = new Set(constantsIn(shown))
    if (given.size < LEAST) return false
    return [...given].filter((one) => held.has(one)).length * 2 < given.size
  })
}
const LEAST = 3

const constantsIn = (nodes: readonly Expression[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'number' ? String(Number(node.text)) : node.kind === 'string' ? node.value : [],
  )

/** The numbers of a list that holds nothing else. */
const rowOf = (node: Expression): string[] =>
  (node.kind === 'list' || node.kind === 'tuple') &&
  node.items.length > 1 &&
  node.items.every(({ kind }) => kind === 'number')
    ? [constantsIn(node.items).join()]
    : []
