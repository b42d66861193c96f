/** What a class that is to be written has, as it was described. */
export type Attribute = { name: string; kind: 'number' | 'text' | 'list'; initial: string | null }
export type Method = { name: string; parameters: string[] }
/** The lines of a method, and how they are told of. */
export type Effect = { lines: string[]; how: string; imports?: string[] }
