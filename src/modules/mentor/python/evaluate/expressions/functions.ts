import type { Expression, Parameter, Statement } from '../../ast'
import type { Frame } from '../frame'
import { Outside } from '../result'
import { scopeOf } from '../statements/scope'
import { PyFunction, type Value } from '../values/values'

type Definition = {
  node: { from: number; to: number }
  name: string
  parameters: readonly Parameter[]
  body: Expression | readonly Statement[]
  isAsync?: boolean
}

/** A function as its definition makes it: default values are worked out now. */
export function makeFunction(
  { node, name, parameters, body, isAsync = false }: Definition,
  frame: Frame,
  value: (node: Expression) => Value,
): PyFunction {
  const standards = new Map<string, Value>()
  for (const { name: parameter, standard } of parameters) if (standard) standards.set(parameter, value(standard))
  const { hasYield } = scopeOf(node, body, 'function', parameters)
  if (hasYield && 'kind' in body) throw new Outside('unsupported', 'yield')
  const around = frame.name === null ? '' : `${frame.qualifiedName}.${frame.scope.form === 'class' ? '' : '<locals>.'}`
  return new PyFunction({
    name,
    qualifiedName: around + name,
    parameters,
    standards,
    body,
    node,
    frame,
    isGenerator: hasYield,
    isAsync,
  })
}
