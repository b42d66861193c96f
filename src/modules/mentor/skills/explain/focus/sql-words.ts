import { inlineCode } from '../../../engine/compose'
import { allExpressions } from '../../../python/walk'
import { SQL_WORDS } from '../content/sql-words'
import type { Source } from '../idioms/idiom'

const QUERY = /^\s*(?:select|insert|update|delete|create|with|replace|alter|drop)\b/i
const MAX_CHARACTERS = 2_000
const MAX_TOLD = 3

/** What words of SQL that a question names do in the query that the program sends. */
export function sqlTexts(said: string, { module }: Source): string[] {
  const isWhole = OF_QUERY.test(said)
  const named = SQL_WORDS.filter(({ asked }) => isWhole || asked.test(said))
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
  return isWhole ? [...queries.slice(0, 1).flatMap(askedOf), ...told.slice(0, MAX_WHOLE)] : told.slice(0, MAX_TOLD)
}

/** «¿Qué hace esta consulta?»: all of it, in its order. */
const OF_QUERY =
  /\b(?:que|como|explic\w+|entiend\w+|para que)\b.{0,40}\b(?:la|esta|esa|est[ae]|mi) (?:consulta|query|sql|sentencia|select)\b/
const MAX_WHOLE = 5

/** What a `SELECT` asks for, and of which table. */
function askedOf(query: string): string[] {
  const [, columns = '', table] = /^select (?:distinct )?(.{1,300}?) from (\w+)/i.exec(query) ?? []
  if (table === undefined) return []
  const what = columns.trim() === '*' ? '**todas** las columnas' : inlineCode(columns.trim())
  return [`La consulta pide ${what} de la tabla ${inlineCode(table)}.`]
}
