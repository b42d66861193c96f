import type { Module, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { listed, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { attributesOf } from '../idioms/in-classes'
import { patternsIn } from './goal-patterns'

const MAX_PARTS = 3
/** What a program is for shows at its start. */
const MAX_STATEMENTS = 200

/** What the program does as a whole, composed of what its tree really does; null where nothing of it is known. */
export function goal({ module, lines }: Source): string | null {
  const source = { module, lines }
  const parts: string[] = []
  const body = module.body.slice(0, MAX_STATEMENTS)
  for (const node of body) {
    if (node.kind === 'class') parts.push(classGoal(node))
    if (node.kind === 'function') parts.push(functionGoal(node, source))
  }
  const rest = body.filter(({ kind }) => kind !== 'class' && kind !== 'function')
  parts.push(...patternsIn(rest, source))
  const inside = reads(module)
  const unique = [...new Set(parts)].slice(0, MAX_PARTS)
  if (unique.length === 0) return inside === null ? null : `Este código ${inside}.`
  const [first, ...others] = unique
  const after = others.map((part) => ` Además, ${part}.`).join('')
  return `Este código ${first}.${after}`
}

function classGoal(node: StatementOf<'class'>): string {
  const fields = node.body.flatMap((part) =>
    part.kind === 'annotated-assign' && part.target.kind === 'name' ? [part.target.name] : [],
  )
  const attributes = [...new Set([...fields, ...attributesOf(node)])].slice(0, 5)
  const methods = node.body
    .flatMap((part) => (part.kind === 'function' && !part.name.startsWith('__') ? [part.name] : []))
    .slice(0, 5)
  const code = (names: readonly string[]) => listed(names.map((name) => `\`${name}\``))
  const data = attributes.length > 0 ? ` con los datos ${code(attributes)}` : ''
  const actions =
    methods.length > 0
      ? `${data === '' ? ' con' : ' y'} ${methods.length === 1 ? 'la acción' : 'las acciones'} ${code(methods)}`
      : ''
  return `define la clase \`${node.name}\`${data}${actions}`
}

function functionGoal(node: StatementOf<'function'>, source: Source): string {
  const [pattern] = patternsIn(node.body, source, node)
  return pattern === undefined
    ? `define la función \`${node.name}\``
    : `define la función \`${node.name}\`, que ${pattern}`
}

/** What it takes from outside. */
function reads(module: Module): string | null {
  const calls = [...allExpressions(module)].filter((part) => part.kind === 'call')
  if (calls.some((call) => calledName(call) === 'open')) return 'trabaja con un archivo'
  if (calls.some((call) => calledName(call) === 'input')) return 'pide datos por teclado'
  return [...statementsIn(module.body)].some(isPrint) ? 'muestra un resultado en pantalla' : null
}

const isPrint = (node: Statement) =>
  node.kind === 'expression' && node.value.kind === 'call' && calledName(node.value) === 'print'
