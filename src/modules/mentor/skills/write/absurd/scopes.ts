import type { Expression, Module, Statement } from '../../../python/ast'
import { allExpressions, expressionsIn, partsOf, statementsIn } from '../../../python/walk'

type Comprehension = Extract<Expression, { kind: 'comprehension' }>

/** Whether what goes through something is called as that is: `for letra in letra`, or as a parameter of the function around it. */
export function hidesName(module: Module): boolean {
  for (const node of allExpressions(module)) if (node.kind === 'comprehension' && goesThroughItself(node)) return true
  for (const node of statementsIn(module.body)) if (node.kind === 'function' && hidesParameter(node)) return true
  return false
}

const goesThroughItself = ({ clauses }: Comprehension): boolean =>
  clauses.some(
    ({ target, iterable }) => target.kind === 'name' && iterable.kind === 'name' && target.name === iterable.name,
  )

/** The parameter is read nowhere but where the loop has another meaning for it. */
function hidesParameter({ parameters, body }: Extract<Statement, { kind: 'function' }>): boolean {
  const hidden = new Set(
    [...allExpressions(body)].flatMap((node) =>
      node.kind === 'comprehension'
        ? node.clauses.flatMap(({ target }) => (target.kind === 'name' ? target.name : []))
        : [],
    ),
  )
  return parameters.some(({ name }) => hidden.has(name) && !isReadOutside(name, body))
}

function isReadOutside(name: string, body: readonly Statement[]): boolean {
  const inside = (node: Expression): boolean => {
    if (node.kind === 'name') return node.name === name
    const isHidden =
      node.kind === 'comprehension' && node.clauses.some(({ target }) => target.kind === 'name' && target.name === name)
    return isHidden ? node.clauses.slice(0, 1).some(({ iterable }) => inside(iterable)) : partsOf(node).some(inside)
  }
  return [...statementsIn(body)].some((node) => readsOf(node).some(inside))
}

const readsOf = (node: Statement): Expression[] => {
  switch (node.kind) {
    case 'return':
    case 'expression':
    case 'assign':
    case 'augmented-assign':
      return node.value ? [node.value] : []
    case 'if':
    case 'while':
      return [node.test]
    case 'for':
      return [node.iterable]
    default:
      return [...allExpressions([node])]
  }
}

/** `totales[ciudad] = totales.get(ciudad, 0) + ciudad`: what groups are told apart by is added up. */
export function addsUpKey(module: Module): boolean {
  for (const node of statementsIn(module.body)) {
    const [target] = node.kind === 'assign' ? node.targets : []
    const own = node.kind === 'augmented-assign' && node.operator === '+' ? node.target : target
    if (own?.kind !== 'subscript' || own.index.kind !== 'name') continue
    const value = node.kind === 'assign' || node.kind === 'augmented-assign' ? node.value : null
    const added =
      value?.kind === 'binary' && value.operator === '+' ? value.right : node.kind === 'augmented-assign' ? value : null
    if (added?.kind === 'name' && added.name === own.index.name) return true
  }
  return false
}

/** `df.groupby('mes')['']`: a column without a name. */
export const namesNothing = (module: Module): boolean =>
  [...allExpressions(module)].some(
    (node) => node.kind === 'subscript' && node.index.kind === 'string' && node.index.value === '',
  )

const BUILT_IN = new Set(
  'print input range len round int float str list dict set tuple frozenset sum max min sorted open type abs zip map filter enumerate reversed any all bool bytes chr ord bin hex oct divmod pow isinstance issubclass hasattr getattr setattr delattr callable iter next super object id hash repr format vars dir globals locals eval exec compile help exit quit staticmethod classmethod property slice complex memoryview bytearray __name__ __file__ __doc__ NotImplemented Ellipsis'.split(
    ' ',
  ),
)

/** A name that nothing has made: «print(socio.cuota)» where there is no `socio`. */
export function readsUnknown(module: Module): boolean {
  if (/import \*/.test(module.source)) return false
  const made = new Set<string>()
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'match' || node.kind === 'global') return false
    if (node.kind === 'function' || node.kind === 'class') made.add(node.name)
    if (node.kind === 'function') for (const { name } of node.parameters) made.add(name)
    if (node.kind === 'import' || node.kind === 'import-from')
      for (const { name, alias } of node.names) made.add(alias ?? name.split('.')[0] ?? name)
    if (node.kind === 'try') for (const { name } of node.handlers) if (name !== null) made.add(name)
    for (const target of targetsOf(node))
      for (const one of expressionsIn(target)) if (one.kind === 'name') made.add(one.name)
  }
  for (const node of allExpressions(module)) {
    if (node.kind === 'comprehension')
      for (const { target } of node.clauses)
        for (const one of expressionsIn(target)) if (one.kind === 'name') made.add(one.name)
    if (node.kind === 'lambda') for (const { name } of node.parameters) made.add(name)
    if (node.kind === 'named' && node.target.kind === 'name') made.add(node.target.name)
  }
  return [...allExpressions(module)].some(
    (node) =>
      node.kind === 'name' &&
      !made.has(node.name) &&
      !BUILT_IN.has(node.name) &&
      !/(?:Error|Exception|Interrupt|Warning|Iteration|Exit)$|^df$/.test(node.name),
  )
}

function targetsOf(node: Statement): Expression[] {
  switch (node.kind) {
    case 'assign':
      return node.targets
    case 'annotated-assign':
    case 'for':
      return [node.target]
    case 'with':
      return node.items.flatMap(({ target }) => target ?? [])
    default:
      return []
  }
}
