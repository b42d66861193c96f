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
