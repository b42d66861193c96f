import type { Machine } from '../../machine'
import { Outside } from '../../result'
import type { PyForeign } from '../../values/foreign'
import { raise } from '../../values/types'
import type { Keywords, Value } from '../../values/values'
import { method } from '../method'
import { ATTRIBUTES } from './attribute-names'

/** `args` are those after the object itself. */
export type Method<T> = (machine: Machine, self: T, args: readonly Value[], keywords: Keywords) => Value
type Kind = 'Series' | 'DataFrame' | 'Grouped' | 'Labels'
type Table = Map<string, Method<never>>

const methods = new Map<string, Table>()
const properties = new Map<string, Map<string, (machine: Machine, self: never) => Value>>()

/** Says what methods objects of a kind have. */
export function teach<T extends PyForeign>(kind: Kind, table: Readonly<Record<string, Method<T>>>): void {
  const known = methods.get(kind) ?? new Map()
  methods.set(kind, known)
  for (const [name, run] of Object.entries(table)) known.set(name, run)
}

export function teachProperties<T extends PyForeign>(
  kind: Kind,
  table: Readonly<Record<string, (machine: Machine, self: T) => Value>>,
): void {
  const known = properties.get(kind) ?? new Map()
  properties.set(kind, known)
  for (const [name, read] of Object.entries(table)) known.set(name, read)
}

/** What is known of an object under this name; undefined where pandas has none either. */
export function attributeOf(machine: Machine, kind: Kind, self: PyForeign, name: string): Value | undefined {
  const read = properties.get(kind)?.get(name)
  if (read !== undefined) return read(machine, self as never)
  const run = methods.get(kind)?.get(name)
  if (run !== undefined)
    return method(self, name, (within, args, keywords) => run(within, self as never, args, keywords))
  if (name.startsWith('_') || ATTRIBUTES[kind]?.has(name) !== false) throw new Outside('table', `${kind}.${name}`)
  return undefined
}

export const noAttribute = (kind: string, name: string): never =>
  raise('AttributeError', `'${kind}' object has no attribute '${name}'`)
