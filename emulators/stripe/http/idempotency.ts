import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { ApiError } from './errors'

const KEPT_SECONDS = 24 * 60 * 60

export type Answer = { status: number; body: string; requestId: string }
export type Asked = { key: string; method: string; path: string; body: string }

const row = z.object({ fingerprint: z.string(), status: z.number(), body: z.string(), request_id: z.string() })
const fingerprintOf = ({ method, path, body }: Asked) =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url')

/** The answer that this very request had within the last 24 hours; Stripe's error when the key was another request's. */
export async function earlierAnswer(db: Database, asked: Asked, now: number): Promise<Answer | null> {
  const [found] = await query(
    db,
    row,
    sql`select fingerprint, status, body, request_id from stripe_emulator_idempotency
      where key = ${asked.key} and created > ${now - KEPT_SECONDS}::bigint`,
  )
  if (!found) return null
  if (found.fingerprint !== fingerprintOf(asked))
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${asked.key}' if you meant to execute a different request.`,
    })
  return { status: found.status, body: found.body, requestId: found.request_id }
}

export async function keepAnswer(db: Database, asked: Asked, answer: Answer, now: number): Promise<void> {
  await db.execute(sql`insert into stripe_emulator_idempotency (key, fingerprint, status, body, request_id, created)
    values (${asked.key}, ${fingerprintOf(asked)}, ${answer.status}, ${answer.body}, ${answer.requestId}, ${now}::bigint)
    on conflict (key) do update set fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
      request_id = excluded.request_id, created = excluded.created`)
}

/** The answers of more than 24 hours ago. */
export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db.execute(sql`delete from stripe_emulator_idempotency where created <= ${now - KEPT_SECONDS}::bigint`)
}
