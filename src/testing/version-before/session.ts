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

/**
 * What the version before (its last migration is 0022_reply_pieces) said to the database while somebody asked with a file, asked again,
 * voted, shared, searched, took a visitor's answer over and had a chat erased: twice, on two days. Recorded from its own code.
 */
export async function replay(run: Run, part: 'before' | 'afterwards'): Promise<void> {
  for (const [text, values] of parts[part]) await run(texts[text] ?? '', values)
}
