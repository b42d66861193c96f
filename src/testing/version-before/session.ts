import * as z from 'zod'
import type { Run } from '~/database/migrate'
import recorded from './session.json'

const step = z.tuple([z.number(), z.array(z.unknown())])
const { texts, ...parts } = z
  .object({ texts: z.array(z.string()), before: z.array(step), afterwards: z.array(step) })
  .parse(recorded)

/** Whose conversations they are, and the chat in which they ask. */
export const OWNER = '00000000-0000-4000-8000-000000000001'
export const CHAT = '00000000-0000-4000-8000-000000000011'

/** The last migration of the version before. */
export const LAST_BEFORE = '0033_refused_recipients'
/** Stands where that version gave on the id that the statement before had returned: the database makes another each time. */
const RETURNED = '{returned}'
const returned = z.tuple([z.object({ id: z.string() })])

/**
 * What the version before said to the database while somebody asked with a file, asked again, voted, shared, searched, took a visitor's
 * answer over and had a chat erased: twice, on two days. Recorded from its own code.
 */
export async function replay(run: Run, part: 'before' | 'afterwards'): Promise<void> {
  let rows: unknown[] = []
  for (const [text, values] of parts[part]) {
    const given = values.map((value) => (value === RETURNED ? returned.parse(rows)[0].id : value))
    rows = (await run(texts[text] ?? '', given)).rows
  }
}
