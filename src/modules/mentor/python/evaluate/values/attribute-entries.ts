import type { Value } from './values'

type Entry = { key: Value; value: Value }

/** The attributes of an object as the entries of a dict; what is changed here is changed there. */
export class AttributeEntries extends Map<string, Entry> {
  readonly #attributes: Map<string, Value>
  constructor(attributes: Map<string, Value>) {
    super()
    this.#attributes = attributes
  }
  override get size(): number {
    return this.#attributes?.size ?? 0
  }
  override get(hash: string): Entry | undefined {
    const value = hash.startsWith('s') ? this.#attributes.get(hash.slice(1)) : undefined
    return value === undefined ? undefined : { key: hash.slice(1), value }
  }
  override has(hash: string): boolean {
    return hash.startsWith('s') && this.#attributes.has(hash.slice(1))
  }
  override set(hash: string, { value }: Entry): this {
    this.#attributes.set(hash.slice(1), value)
    return this
  }
  override delete(hash: string): boolean {
    return this.#attributes.delete(hash.slice(1))
  }
  override clear(): void {
    this.#attributes.clear()
  }
  override *entries(): MapIterator<[string, Entry]> {
    for (const [key, value] of this.#attributes) yield [`s${key}`, { key, value }]
  }
  override *keys(): MapIterator<string> {
    for (const key of this.#attributes.keys()) yield `s${key}`
  }
  override *values(): MapIterator<Entry> {
    for (const [key, value] of this.#attributes) yield { key, value }
  }
  override [Symbol.iterator](): MapIterator<[string, Entry]> {
    return this.entries()
  }
}
