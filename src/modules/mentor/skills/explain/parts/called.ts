import type { Expression, ExpressionOf, Module } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { FUNCTIONS } from '../content/functions'
import { MODULE_FUNCTIONS } from '../content/module-functions'
import { listed, quote, type Source } from '../idioms/idiom'
import { keywordOf } from '../idioms/in-calls'

const imports = new WeakMap<Module, Map<string, string>>()

/** What each imported name stands for: `pd` for `pandas`, `Counter` for `collections.Counter`. */
function importsOf(module: Module): Map<string, string> {
  const known = imports.get(module)
  if (known) return known
  const found = new Map<string, string>()
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'import')
      for (const { name, alias } of node.names)
        found.set(alias ?? name.split('.')[0] ?? name, alias ? name : (name.split('.')[0] ?? name))
    if (node.kind === 'import-from')
      for (const { name, alias } of node.names) found.set(alias ?? name, `${node.module}.${name}`)
  }
  imports.set(module, found)
  return found
}

/** The full name of what stands there, where it comes from a module: `os.path.join`; null for anything else. */
export function moduleName(node: Expression, { module }: Pick<Source, 'module'>): string | null {
  if (node.kind === 'name') return importsOf(module).get(node.name) ?? null
  if (node.kind !== 'attribute') return null
  const outer = moduleName(node.value, { module })
  return outer === null ? null : `${outer}.${node.name}`
}

/** Whether the program gives a name another meaning. */
const isOwn = (name: string, { module }: Source) =>
  [...statementsIn(module.body)].some(
    (node) =>
      ((node.kind === 'function' || node.kind === 'class') && node.name === name) ||
      (node.kind === 'assign' && node.targets.some((target) => target.kind === 'name' && target.name === name)),
  )

/** What a call of Python's own functions or of a module's does, in the third person; null where it is not known. */
export function describeFunction(node: ExpressionOf<'call'>, source: Source): string | null {
  const full = moduleName(node.callee, source)
  if (full !== null)
    return Object.hasOwn(MODULE_FUNCTIONS, full) ? filled(MODULE_FUNCTIONS[full] ?? '', node, source) : null
  if (node.callee.kind !== 'name' || !Object.hasOwn(FUNCTIONS, node.callee.name) || isOwn(node.callee.name, source))
    return null
  const text = filled(FUNCTIONS[node.callee.name] ?? '', node, source)
  if (node.callee.name !== 'sorted' || text === null) return text
  const reverse = keywordOf(node, 'reverse')?.value
  const way =
    reverse?.kind === 'boolean' && reverse.value
      ? ' de mayor a menor'
      : keywordOf(node, 'key')
        ? ''
        : ' de menor a mayor'
  return `${text}${way}`
}

function filled(text: string, node: ExpressionOf<'call'>, source: Source): string | null {
  const args = node.arguments.filter(({ form }) => form === 'positional').map(({ value }) => quote(source, value))
  const chosen = text.replace(/\[([^\]]*)\]/g, (_whole, part: string) => {
    const needed = Number(/\{(\d)\}/.exec(part)?.[1] ?? 0)
    return args.length > needed ? part : ''
  })
  const most = Math.max(-1, ...[...chosen.matchAll(/\{(\d)\}/g)].map(([, at]) => Number(at)))
  if (most >= args.length || (chosen.includes('{args}') && args.length === 0)) return null
  return chosen.replace(/\{(\w+)\}/g, (_whole, slot: string) =>
    slot === 'args' ? listed(args) : (args[Number(slot)] ?? ''),
  )
}
