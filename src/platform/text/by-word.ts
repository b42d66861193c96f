/**
 * A table that is looked up by words that people write. It has its own keys and no others: of a plain object, «constructor» and
 * «toString» would be found as well.
 */
export const byWord = <T>(entries: Record<string, T>): Record<string, T> => Object.assign(Object.create(null), entries)
