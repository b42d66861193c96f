import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { newId } from './ids'
import { jsonOf, type Range, within } from './store'

export const API_VERSION = '2026-10-28.endive'

export type EmulatorEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}
const row = z.object({
  json: z.custom<EmulatorEvent>((value) => typeof value === 'object' && value !== null),
  is_delivered: z.boolean(),
})
export type EventPage = {
  limit: number
  startingAfter?: string
  endingBefore?: string
  types?: string[]
  created?: Range
}
export type Events = ReturnType<typeof createEvents>

/** What happened, within one transaction. */
export function createEvents(db: Database, request: EmulatorEvent['request'] = { id: null, idempotency_key: null }) {
  const shown = ({ json, is_delivered }: z.output<typeof row>) => ({ ...json, pending_webhooks: is_delivered ? 0 : 1 })
  return {
    async add(now: number, type: string, object: object, previous?: Record<string, unknown>): Promise<void> {
      const isUpdate = previous !== undefined && type.endsWith('.updated')
      const event: EmulatorEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now,
        data: { object: { ...object }, ...(isUpdate ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: 1,
        request,
        type,
      }
      await db.execute(sql`insert into stripe_emulator_events (id, type, created, json, next_attempt)
        values (${event.id}, ${type}, ${now}::bigint, ${jsonOf(event)}::jsonb, ${now}::bigint)`)
    },

    async find(id: string): Promise<EmulatorEvent | null> {
      if (!/^evt_\w+$/.test(id)) return null
      const [found] = await query(db, row, sql`select json, is_delivered from stripe_emulator_events where id = ${id}`)
      return found ? shown(found) : null
    },

    /** Newest first. */
    async list({ limit, startingAfter, endingBefore, types, created }: EventPage) {
      const seqOf = (id: string) => sql`(select seq from stripe_emulator_events where id = ${id})`
      const isBackwards = endingBefore !== undefined
      const rows = await query(
        db,
        row,
        sql`select json, is_delivered from stripe_emulator_events where true
          ${
            types === undefined
              ? sql``
              : sql`and type in (${sql.join(
                  types.map((type) => sql`${type}`),
                  sql`, `,
                )})`
          }
          ${startingAfter === undefined ? sql`` : sql`and seq < ${seqOf(startingAfter)}`}
          ${endingBefore === undefined ? sql`` : sql`and seq > ${seqOf(endingBefore)}`}
          ${within(created)}
          order by seq ${isBackwards ? sql`asc` : sql`desc`} limit ${limit + 1}`,
      )
      const data = rows.slice(0, limit).map(shown)
      return { data: isBackwards ? data.reverse() : data, hasMore: rows.length > limit }
    },
  }
}
