/** What a message has besides its words. */
export type Has = { code: boolean; error: boolean }

/**
 * A turn of phrase that speaks for a request: 1 is enough, two halves are as well. It is looked for in the meanings of the words
 * (`lexicon/read-words.ts`). `given`: only where a program or an error is at hand; `without`: only where none is.
 */
export type RequestPattern = { weight: number; pattern: RegExp; given?: keyof Has; without?: keyof Has }
