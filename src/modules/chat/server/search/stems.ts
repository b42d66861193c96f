import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'

const row = z.object({ word: z.string(), stem: z.nullable(z.string()) })

/** How folded words are indexed: `bucles` as `bucl`; null for those that are not. One query for all. */
export async function stemsOf(db: Database, words: string[]): Promise<Map<string, string | null>> {
  if (words.length === 0) return new Map()
  const rows = await query(
    db,
    row,
    sql`
      select word, (ts_lexize('spanish_stem', word))[1] as stem
      from json_array_elements_text(${JSON.stringify([...new Set(words)])}::json) as word`,
  )
  return new Map(rows.map(({ word, stem }) => [word, stem]))
}

const parted = z.object({ word: z.string(), parts: z.string() })

/**
 * Words of which PostgreSQL makes several in a text, as a query for those: `32e2c984` is for it the number 32e2 and a word. One query, and
 * none where no word has both digits and letters.
 */
export async function partsOf(db: Database, words: string[]): Promise<Map<string, string>> {
  const mixed = words.filter((word) => /\p{N}/u.test(word) && /\p{L}/u.test(word))
  if (mixed.length === 0) return new Map()
  const rows = await query(
    db,
    parted,
    sql`
      select word, phraseto_tsquery('spanish', word)::text as parts
      from json_array_elements_text(${JSON.stringify([...new Set(mixed)])}::json) as word`,
  )
  return new Map(rows.filter(({ parts }) => parts.includes('<')).map(({ word, parts }) => [word, parts]))
}
