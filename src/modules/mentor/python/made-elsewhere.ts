/** Names that by custom stand for what the rest of a program has made: a table, a library, a connection. */
const BY_CUSTOM = new Set(['df', 'pd', 'np', 'plt', 'sns', 'conn', 'cursor', 'driver', 'soup', 'app', 'client'])

/** Whether a name that a piece of code does not bind says that it was cut out of a larger program. */
export const isMadeElsewhere = (name: string): boolean => BY_CUSTOM.has(name)
