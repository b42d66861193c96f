import type { Expression, ExpressionOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Source } from '../../explain/idioms/idiom'
import { calledName, keywordOf } from '../../explain/idioms/in-calls'

/** A file that a program names: where, what for, and the text of its name in the program. */
export type NamedFile = {
  name: string
  isWritten: boolean
  call: ExpressionOf<'call'>
  literal: ExpressionOf<'string'>
}

const READS = /^(?:read_\w+|load_workbook|read_text|read_bytes|imread|listdir|loadtxt|genfromtxt)$/
const WRITES = /^(?:to_\w+|savefig|write_text|write_bytes|save|output|ExcelWriter|connect|savetxt)$/
const EXTENSION = /\.\w{1,6}$/

/** What is opened for writing by its mode, read without one. */
const opensToWrite = (call: ExpressionOf<'call'>): boolean => {
  const mode = (keywordOf(call, 'mode') ?? call.arguments[1])?.value
  return mode?.kind === 'string' && /[wax+]/.test(mode.value)
}

/** The files that a program reads or writes by a name that stands in it, in its order; the same once. */
export function filesOf({ module }: Source): NamedFile[] {
  const constants = new Map<string, ExpressionOf<'string'>>()
  for (const node of statementsIn(module.body)) {
    const value = node.kind === 'assign' ? textIn(node.value) : null
    const [target] = node.kind === 'assign' ? node.targets : []
    if (value !== null && target?.kind === 'name') constants.set(target.name, value)
  }
  const found: NamedFile[] = []
  for (const call of allExpressions(module)) {
    if (call.kind !== 'call') continue
    const name = calledName(call)
    const isOpen = name === 'open'
    if (!isOpen && !READS.test(name) && !WRITES.test(name)) continue
    const given = [call.arguments[0]?.value, call.callee.kind === 'attribute' ? call.callee.value : undefined]
    const literal = given.map((each) => each && (textIn(each) ?? named(each, constants))).find((each) => each != null)
    if (literal == null || !EXTENSION.test(literal.value)) continue
    const isWritten = isOpen ? opensToWrite(call) : WRITES.test(name)
    if (!found.some((each) => each.name === literal.value && each.isWritten === isWritten))
      found.push({ name: literal.value, isWritten, call, literal })
  }
  return found
}

/** `'notas.txt'`, `Path('notas.txt')`. */
function textIn(node: Expression): ExpressionOf<'string'> | null {
  if (node.kind === 'string') return node
  const [first] = node.kind === 'call' && calledName(node) === 'Path' ? node.arguments : []
  return first?.value.kind === 'string' ? first.value : null
}

const named = (node: Expression, constants: ReadonlyMap<string, ExpressionOf<'string'>>) =>
  node.kind === 'name' ? (constants.get(node.name) ?? null) : null
