import type { Store } from '../menu-lines'
import type { Kept } from './menu-rule'

export const nameOf = (store: Store): string | null =>
  store.kind === 'records' ? store.many : store.kind === 'numbers' || store.kind === 'counters' ? null : store.name

/** What the options of a written menu work on, as rules ask of it; null of two numbers. */
export function keptOf(store: Store): Kept | null {
  const name = nameOf(store)
  if (name === null || store.kind === 'numbers' || store.kind === 'counters') return null
  const inputs = store.kind === 'records' ? store.fields : store.kind === 'dict' ? [store.key, store.value] : []
  return {
    name,
    kind: store.kind,
    fields: inputs.map((input) => ({ name: input.name, isNumber: input.type !== 'text' })),
    flag: store.kind === 'records' ? store.flag : null,
  }
}
