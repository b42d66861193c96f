import { Outside } from '../../result'
import { plainOf } from '../../values/foreign'
import { PyList, PyTuple, type Value } from '../../values/values'

/** An argument that is a truth, or its standard. */
export function flag(value: Value | undefined, standard: boolean): boolean {
  if (value === undefined) return standard
  if (typeof value === 'boolean') return value
  throw new Outside('table', 'argument')
}

/** What may be given once or in a list. */
export const several = (value: Value): Value[] =>
  value instanceof PyList ? value.items.map(plainOf) : value instanceof PyTuple ? refused() : [plainOf(value)]

const refused = (): never => {
  throw new Outside('table', 'tuple argument')
}

export function count(value: Value | undefined, standard: number): number {
  if (value === undefined) return standard
  const plain = plainOf(value)
  if (typeof plain === 'bigint') return Number(plain)
  throw new Outside('table', 'argument')
}

/** An argument that only says again what is done anyway; any other value of it is outside. */
export function only(value: Value | undefined, ...allowed: readonly Value[]): void {
  if (value !== undefined && !allowed.includes(value)) throw new Outside('table', 'argument')
}
