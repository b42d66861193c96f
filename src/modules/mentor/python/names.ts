import type { Module } from './ast'
import { allExpressions, statementsIn } from './walk'

/** Every name that stands in a module: variables, functions, classes, parameters, attributes. */
export function allNames(module: Module): Set<string> {
  const names = new Set<string>()
  for (const node of allExpressions(module)) {
    if (node.kind === 'name' || node.kind === 'attribute') names.add(node.name)
    if (node.kind === 'lambda') for (const { name } of node.parameters) names.add(name)
    if (node.kind === 'call') for (const { name } of node.arguments) if (name !== null) names.add(name)
  }
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'function' || node.kind === 'class') names.add(node.name)
    if (node.kind === 'function') for (const { name } of node.parameters) names.add(name)
    if (node.kind === 'import' || node.kind === 'import-from') {
      for (const { name, alias } of node.names) names.add(alias ?? name)
    }
    if (node.kind === 'try') for (const { name } of node.handlers) if (name !== null) names.add(name)
  }
  return names
}
