import { ACCESS } from './kinds/access'
import { ARGUMENTS } from './kinds/arguments'
import { ATTRIBUTES } from './kinds/attributes'
import { BLOCKS } from './kinds/blocks'
import { CALLS } from './kinds/calls'
import { DATA } from './kinds/data'
import { DATABASES } from './kinds/databases'
import { FILES } from './kinds/files'
import type { Kind, Kinds } from './kinds/kind'
import { NAMES } from './kinds/names'
import { OPERATORS } from './kinds/operators'
import { RUNNING } from './kinds/running'
import { SIGNS } from './kinds/signs'
import { STRUCTURE } from './kinds/structure'
import { VALUES } from './kinds/values'
import { UNTOLD } from './untold'

export const KINDS: Kinds = {
  ...NAMES,
  ...ATTRIBUTES,
  ...OPERATORS,
  ...ACCESS,
  ...CALLS,
  ...ARGUMENTS,
  ...VALUES,
  ...FILES,
  ...RUNNING,
  ...DATA,
  ...DATABASES,
  ...BLOCKS,
  ...SIGNS,
  ...STRUCTURE,
}

export function kindOf(name: string): Kind | null {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
  const untold = UNTOLD[name]
  return kind === undefined ? null : untold === undefined ? kind : { ...kind, untold }
}
