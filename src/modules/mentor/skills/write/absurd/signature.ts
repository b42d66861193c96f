import type { Task } from '../../../engine/task/task'
import type { Module } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'

/** Whether a function that is named takes something else than is stated: «cuota(capital, anios)» with months for years. */
export const takesElse = (module: Module, { functions }: Task): boolean =>
  functions.some((stated) =>
    [...statementsIn(module.body)].some(
      (node) =>
        node.kind === 'function' &&
        node.name === stated.name &&
        stated.parameters.some((own) => !node.parameters.some(({ name }) => name === own)),
    ),
  )
