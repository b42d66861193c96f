import type { Module } from '../../ast'
import { isMadeElsewhere, type Missing, missingNames } from '../../missing-names'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { isBuiltin } from '../statements/names'
import type { Value } from '../values/values'
import { moduleNamed } from './modules'

/** What a program uses and neither makes nor imports. */
export const missingIn = (module: Module): Missing => missingNames(module, isBuiltin)

/** The value of a name that stands above the piece; undefined where nothing says that it does. */
export function madeElsewhere(name: string, module: Module, machine: Machine): Value | undefined {
  const missing = missingIn(module)
  const imported = missing.names.get(name)
  if (imported) {
    const whole = moduleNamed(machine, imported.module)
    if (imported.member === null) return whole
    const member = whole.members.get(imported.member)
    if (member === undefined) throw new Outside('library', `${imported.module}.${imported.member}`)
    return member
  }
  if (isMadeElsewhere(name, module, missing)) throw new Outside('elsewhere', name)
  return undefined
}
