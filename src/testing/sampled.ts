import { inject } from 'vitest'

/**
 * All cases on PostgreSQL, every third on the embedded database, which takes several times as long for the same statements: enough to
 * see that it runs them.
 */
export const sampled = <Case>(cases: readonly Case[]): readonly Case[] =>
  inject('template').engine === 'pglite' ? cases.filter((_, at) => at % 3 === 0) : cases
