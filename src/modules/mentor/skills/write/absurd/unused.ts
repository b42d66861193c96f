import type { Expression, Module, Statement } from '../../../python/ast'
import { allExpressions, sameScope, statementsIn } from '../../../python/walk'

type FunctionNode = Extract<Statement, { kind: 'function' }>

/** Whether a function is given what it does not look at, or gives back nothing but what it is given. */
export const wastesParameter = (module: Module): boolean =>
  [...statementsIn(module.body)].some(
    (node) => node.kind === 'function' && (ignoresParameter(node) || givesItBack(node)),
  )

/** What a window or a library calls is given more than it needs. */
const GIVEN_ANYWAY = /^(?:self|cls|_.*|event|evento|exc\w*|frame|signum|request|context|tipo|traza)$/
const STUB = new Set<Statement['kind']>(['pass', 'raise'])

function ignoresParameter({ name, parameters, body, decorators }: FunctionNode): boolean {
  if (/^__\w+__$/.test(name) && name !== '__init__') return false
  if (decorators.length > 0 || body.every(isStub)) return false
  const used = namesIn(body)
  return parameters.some((one) => one.form === 'positional' && !used.has(one.name) && !GIVEN_ANYWAY.test(one.name))
}

const isStub = (node: Statement) =>
  STUB.has(node.kind) ||
  (node.kind === 'expression' && (node.value.kind === 'ellipsis' || node.value.kind === 'string'))

/** `return lista` is all that it does; a method may be the case in which nothing changes. */
function givesItBack({ parameters, body }: FunctionNode): boolean {
  if (parameters[0]?.name === 'self') return false
  const [only, ...more] = body
  const value = only?.kind === 'return' && more.length === 0 ? only.value : null
  return value?.kind === 'name' && parameters.some(({ name }) => name === value.name)
}

/** Whether something is asked for that is used nowhere. */
export function wastesQuestion(module: Module): boolean {
  const used = namesIn(module.body)
  return assigned(module.body).some(({ name, value }) => asks(value) && !used.has(name))
}

/** Whether a program has data, or works out a figure, and then does nothing with it. */
export function wastesFigure(module: Module): boolean {
  // What is timed is done for the time that it takes.
  if (/perf_counter|timeit|time\.time/.test(module.source)) return false
  const used = namesIn(module.body)
  return assigned(module.body).some(({ name, value }) => isFigure(value) && !used.has(name) && !/^_|^[A-Z]/.test(name))
}

const assigned = (body: readonly Statement[]) =>
  [...statementsIn(body, sameScope)].flatMap((node) => {
    const [target, ...more] = node.kind === 'assign' ? node.targets : []
    return node.kind === 'assign' && target?.kind === 'name' && more.length === 0
      ? [{ name: target.name, value: node.value }]
      : []
  })

/** `input(…)`, with what makes a number of it. */
export const asks = (node: Expression): boolean => {
  if (node.kind === 'call')
    return (
      (node.callee.kind === 'name' && node.callee.name === 'input') ||
      (node.callee.kind === 'attribute' && asks(node.callee.value)) ||
      (node.callee.kind === 'name' && node.arguments.length === 1 && node.arguments.some(({ value }) => asks(value)))
    )
  return false
}

const FIGURES = new Set<Expression['kind']>(['list', 'dict', 'tuple', 'set', 'binary', 'comprehension'])
const WORKED_OUT = /^(?:sum|len|max|min|sorted|round|abs|mean|median|mode)$/
const isFigure = (node: Expression): boolean =>
  FIGURES.has(node.kind) ||
  (node.kind === 'call' &&
    (node.callee.kind === 'name' || node.callee.kind === 'attribute') &&
    WORKED_OUT.test(node.callee.name))

/** All names that are read somewhere. */
function namesIn(body: readonly Statement[]): Set<string> {
  const written = new Set<Expression>()
  const names = new Set<string>()
  for (const node of statementsIn(body)) {
    if (node.kind === 'assign') for (const target of node.targets) if (target.kind === 'name') written.add(target)
    if (node.kind === 'for') written.add(node.target)
    if (node.kind === 'delete' || node.kind === 'global' || node.kind === 'nonlocal')
      for (const one of node.kind === 'delete' ? [] : node.names) names.add(one)
    if (node.kind === 'match') return new AllNames()
  }
  for (const node of allExpressions(body)) if (node.kind === 'name' && !written.has(node)) names.add(node.name)
  return names
}

/** A pattern reads names that are no expressions. */
class AllNames extends Set<string> {
  override has(): boolean {
    return true
  }
}
