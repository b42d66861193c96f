/** What a table has for a word that a person wrote; `constructor` and the like are no entries. */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
