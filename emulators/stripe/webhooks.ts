import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { forgetOldAnswers } from './http/idempotency'
import { nextTry } from './next-try'
import type { Transact } from './tables'

type Parts = { transact: Transact; peek: Transact; clock: Clock; log: Log; webhookSecret: string }

const BATCH = 20
const ANSWER_WITHIN_MS = 10_000
/** While one instance is at it, no other takes the event; it comes up again should that one die. */
const CLAIMED_SECONDS = 60
const claimed = z.object({
  id: z.string(),
  json: z.record(z.string(), z.unknown()),
  attempts: z.number(),
  first_attempt: z.coerce.number(),
})

async function isAnyWaiting(db: Database, now: number): Promise<boolean> {
  const waiting = sql`select 1 as one from stripe_emulator_events where next_attempt <= ${now}::bigint limit 1`
  return (await query(db, z.object({ one: z.number() }), waiting)).length > 0
}

/** `Stripe-Signature` of a body. `at`: seconds. */
export const signatureOf = (secret: string, body: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

export function createWebhooks({ transact, peek, clock, log, webhookSecret }: Parts) {
  const seconds = () => Math.floor(clock().getTime() / 1000)
  const sign = (body: string, at = clock()) => signatureOf(webhookSecret, body, Math.floor(at.getTime() / 1000))

  const claim = (now: number) =>
    transact(async (tx) => {
      const rows = await query(
        tx,
        claimed.extend({ seq: z.coerce.number() }),
        sql`update stripe_emulator_events set attempts = attempts + 1, next_attempt = ${now + CLAIMED_SECONDS}::bigint,
            first_attempt = coalesce(first_attempt, ${now}::bigint)
          where id in (select id from stripe_emulator_events where next_attempt <= ${now}::bigint order by seq limit ${BATCH})
          returning id, json, attempts, first_attempt, seq`,
      )
      await forgetOldAnswers(tx, now)
      return rows.sort((one, other) => one.seq - other.seq)
    })

  async function deliver(url: string, { id, json, attempts, first_attempt }: z.output<typeof claimed>) {
    const isTaken = await post(url, JSON.stringify(json))
    const now = seconds()
    const next = isTaken ? null : nextTry({ attempts, firstAttempt: first_attempt, now })
    await transact((tx) =>
      tx.execute(sql`update stripe_emulator_events
        set next_attempt = ${next}::bigint, is_delivered = is_delivered or ${isTaken} where id = ${id}`),
    )
  }

  async function post(url: string, body: string): Promise<boolean> {
    try {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(body) }
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' })
      await response.body?.cancel()
      return response.ok
    } catch (error) {
      log.warn('stripe_emulator_webhook_failed', { error })
      return false
    }
  }

  return {
    sign,
    /** Posts what waits, in the order in which it happened. One that fails waits for its next time. */
    async deliverDue(url: string): Promise<void> {
      if (!(await peek((db) => isAnyWaiting(db, seconds())))) return
      let events = await claim(seconds())
      while (events.length > 0) {
        for (const event of events) await deliver(url, event)
        events = events.length < BATCH ? [] : await claim(seconds())
      }
    },
  }
}
