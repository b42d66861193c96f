/** What a class that is to be written has, as it was described. */
export type Attribute = { name: string; kind: 'number' | 'text' | 'list'; initial: string | null }
export type Method = { name: string; parameters: string[] }
