import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { personTokens, replyCosts } from '~/database/tables/schema'
import type { PersonalData } from '~/modules/accounts/accounts.server'

const BATCH_SIZE = 500
const { userId: _user, ...COUNTS } = getTableColumns(personTokens)
const { userId: _whose, ...COST } = getTableColumns(replyCosts)

/** What is kept about a person here: the month's tokens, and what each of their answers took. */
export const costData = (db: Database): PersonalData => ({
  async facts(userId) {
    const [used] = await db.select(COUNTS).from(personTokens).where(eq(personTokens.userId, userId))
    return { tokens: used ?? null }
  },
  async *files(userId) {
    yield { path: 'coste-de-las-respuestas.json', text: writeCosts(db, userId) }
  },
})

async function* writeCosts(db: Database, userId: string): AsyncGenerator<string> {
  yield '['
  let last: { messageId: string; model: string } | null = null
  let separator = '\n'
  for (;;) {
    const page: Omit<typeof replyCosts.$inferSelect, 'userId'>[] = await db
      .select(COST)
      .from(replyCosts)
      .where(and(eq(replyCosts.userId, userId), last === null ? undefined : after(last)))
      .orderBy(asc(replyCosts.messageId), asc(replyCosts.model))
      .limit(BATCH_SIZE)
    for (const cost of page) {
      yield `${separator}${JSON.stringify(cost)}`
      separator = ',\n'
    }
    last = page.at(-1) ?? null
    if (last === null || page.length < BATCH_SIZE) break
  }
  yield '\n]\n'
}

const after = ({ messageId, model }: { messageId: string; model: string }) =>
  sql`(${replyCosts.messageId}, ${replyCosts.model}) > (${messageId}::uuid, ${model})`
