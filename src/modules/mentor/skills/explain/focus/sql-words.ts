import { allExpressions } from '../../../python/walk'
import { SQL_WORDS } from '../content/sql-words'
import type { Source } from '../idioms/idiom'

const QUERY = /^\s*(?:select|insert|update|delete|create|with|replace|alter|drop)\b/i
const MAX_CHARACTERS = 2_000
const MAX_TOLD = 3

/** What words of SQL that a question names do in the query that the program sends. */
export function sqlTexts(said: string, { module }: Source): string[] {
  const named = SQL_WORDS.filter(({ asked }) => asked.test(said))
  if (named.length === 0) return []
  const queries = [...allExpressions(module)].flatMap((node) =>
    node.kind === 'string' && QUERY.test(node.value)
      ? [node.value.slice(0, MAX_CHARACTERS).replace(/\s+/g, ' ').trim()]
      : [],
  )
  const told = named.flatMap(({ found, text }) => {
    const places = queries.flatMap((query) => {
      const parts = found.exec(query)
      return parts === null ? [] : [text(parts.groups ?? {}, query)]
    })
    return places.slice(0, 1)
  })
  return told.slice(0, MAX_TOLD)
}
