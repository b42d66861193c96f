import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { Hidden, Kind, Objects } from './wire'

type HiddenOf<K extends Kind> = K extends keyof Hidden ? Hidden[K] : never
export type Keeping<K extends Kind> = {
  hidden?: HiddenOf<K>
  /** When the engine has to look at it; null: never. */
  due?: number | null
  /** A second, secret name: the token of a page. */
  ref?: string
}
export type Page = {
  limit: number
  startingAfter?: string
  endingBefore?: string
  created?: Range
  except?: Record<string, unknown>
}
export type Range = { gt?: number; gte?: number; lt?: number; lte?: number }
export type Store = ReturnType<typeof createStore>

const anObject = z.record(z.string(), z.unknown())
/** We alone write these rows, by builders of this very type. */
const kept = <K extends Kind>() =>
  z.object({ json: z.custom<Objects[K]>((value) => anObject.safeParse(value).success) })

/** As JSON that PostgreSQL takes: of NUL characters, which it does not, nothing is kept. */
export const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1')
/** No name of ours: not to be asked of the database, which would fail. */
const isName = (id: string) => !id.includes('\0')

/** What one transaction, which is alone, has read or written. */
type Known = Map<string, { type: Kind; json: Objects[Kind] }>

/** The emulator's objects, within one transaction. */
export function createStore(db: Database) {
  const known: Known = new Map()
  return { ...byName(db, known), ...secrets(db), ...lists(db), ...writes(db, known) }
}

/** Objects by their ids, or by the token of their page. */
function byName(db: Database, known: Known) {
  return {
    async find<K extends Kind>(type: K, id: string): Promise<Objects[K] | null> {
      if (!isName(id)) return null
      const seen = known.get(id)
      // What is known under a kind was put in as that kind.
      if (seen?.type === type) return seen.json as Objects[K]
      const [row] = await query(
        db,
        kept<K>(),
        sql`select json from stripe_emulator_objects where id = ${id} and type = ${type}`,
      )
      if (row) known.set(id, { type, json: row.json })
      return row?.json ?? null
    },

    async findByRef<K extends Kind>(type: K, ref: string): Promise<Objects[K] | null> {
      if (!isName(ref)) return null
      const [row] = await query(
        db,
        kept<K>(),
        sql`select json from stripe_emulator_objects where ref = ${ref} and type = ${type}`,
      )
      return row?.json ?? null
    },

    /** Objects of whatever kinds, by their ids, for `expand`. */
    async findAll(ids: string[]): Promise<Map<string, Record<string, unknown>>> {
      const names = ids.filter(isName)
      if (names.length === 0) return new Map()
      const rows = await query(
        db,
        z.object({ id: z.string(), json: anObject }),
        sql`select id, json from stripe_emulator_objects where id in (${sql.join(
          names.map((id) => sql`${id}`),
          sql`, `,
        )})`,
      )
      return new Map(rows.map(({ id, json }) => [id, json]))
    },
  }
}

/** What no caller of the API is shown: the engine's own notes on an object, and its token. */
function secrets(db: Database) {
  return {
    async hidden<K extends keyof Hidden>(type: K, id: string): Promise<Hidden[K]> {
      const [row] = await query(
        db,
        z.object({ hidden: z.custom<Hidden[K]>((value) => anObject.safeParse(value).success) }),
        sql`select hidden from stripe_emulator_objects where id = ${id} and type = ${type}`,
      )
      if (row === undefined) throw new Error(`${id} was expected to be kept`)
      return row.hidden
    },

    async ref(id: string): Promise<string> {
      const [row] = await query(
        db,
        z.object({ ref: z.string() }),
        sql`select ref from stripe_emulator_objects where id = ${id}`,
      )
      if (row === undefined) throw new Error(`${id} was expected to have a token`)
      return row.ref
    },
  }
}

function lists(db: Database) {
  return {
    /** Newest first. `match` holds the fields, or inner fields, that must be so. */
    async list<K extends Kind>(
      type: K,
      match: Record<string, unknown>,
      page: Page = { limit: 1000 },
    ): Promise<{ data: Objects[K][]; hasMore: boolean }> {
      const isBackwards = page.endingBefore !== undefined
      const rows = await query(
        db,
        kept<K>(),
        sql`select json from stripe_emulator_objects
          where type = ${type} ${ofCustomer(match)} and json @> ${jsonOf(match)}::jsonb and json -> 'deleted' is null
            ${beyond(page)} ${within(page.created)} ${excluding(page.except)}
          order by seq ${isBackwards ? sql`asc` : sql`desc`} limit ${page.limit + 1}`,
      )
      const data = rows.slice(0, page.limit).map((row) => row.json)
      return { data: isBackwards ? data.reverse() : data, hasMore: rows.length > page.limit }
    },

    /** What the engine has to do first, of what is due by `now`. */
    async nextDue(now: number): Promise<{ id: string; type: string; due: number } | null> {
      const [row] = await query(
        db,
        z.object({ id: z.string(), type: z.string(), due: z.coerce.number() }),
        sql`select id, type, due from stripe_emulator_objects where due <= ${now}::bigint order by due, seq limit 1`,
      )
      return row ?? null
    },
  }
}

function writes(db: Database, known: Known) {
  return {
    /** Writes the object; of `keeping`, what is not named stays as it was. */
    async put<K extends Kind>(type: K, object: Objects[K], keeping: Keeping<K> = {}): Promise<void> {
      const { hidden, due, ref } = keeping
      known.set(object.id, { type, json: object })
      const customer = 'customer' in object && typeof object.customer === 'string' ? object.customer : null
      // Payment links say nothing of when they were made.
      const created = 'created' in object ? object.created : 0
      const changes = [sql`json = excluded.json`, sql`customer = excluded.customer`]
      if (hidden !== undefined) changes.push(sql`hidden = excluded.hidden`)
      if (due !== undefined) changes.push(sql`due = excluded.due`)
      if (ref !== undefined) changes.push(sql`ref = excluded.ref`)
      await db.execute(sql`
        insert into stripe_emulator_objects (id, type, customer, ref, due, created, json, hidden)
        values (${object.id}, ${type}, ${customer}, ${ref ?? null}, ${due ?? null}::bigint, ${created}::bigint,
          ${jsonOf(object)}::jsonb, ${jsonOf(hidden ?? {})}::jsonb)
        on conflict (id) do update set ${sql.join(changes, sql`, `)}`)
    },

    /** Of what is deleted only that is left. */
    async bury(type: 'customer' | 'product' | 'tax_id' | 'webhook_endpoint', id: string): Promise<{ deleted: true }> {
      const gone = { id, object: type, deleted: true as const }
      known.delete(id)
      await db.execute(
        sql`update stripe_emulator_objects set json = ${JSON.stringify(gone)}::jsonb, due = null where id = ${id}`,
      )
      return gone
    },

    async setDue(id: string, due: number | null): Promise<void> {
      await db.execute(sql`update stripe_emulator_objects set due = ${due}::bigint where id = ${id}`)
    },
  }
}

function beyond({ startingAfter, endingBefore }: Page): SQL {
  const seqOf = (id: string) => sql`(select seq from stripe_emulator_objects where id = ${id})`
  if (startingAfter !== undefined) return sql`and seq < ${seqOf(startingAfter)}`
  return endingBefore === undefined ? sql`` : sql`and seq > ${seqOf(endingBefore)}`
}

/** Most lists are a customer's: that is indexed. */
const ofCustomer = ({ customer }: Record<string, unknown>): SQL =>
  typeof customer === 'string' && isName(customer) ? sql`and customer = ${customer}` : sql``

const excluding = (fields: Record<string, unknown> | undefined): SQL =>
  fields === undefined ? sql`` : sql`and not json @> ${jsonOf(fields)}::jsonb`

export function within(range: Range = {}): SQL {
  const { gt, gte, lt, lte } = range
  const parts = [
    gt === undefined ? sql`` : sql`and created > ${gt}::bigint`,
    gte === undefined ? sql`` : sql`and created >= ${gte}::bigint`,
    lt === undefined ? sql`` : sql`and created < ${lt}::bigint`,
    lte === undefined ? sql`` : sql`and created <= ${lte}::bigint`,
  ]
  return sql.join(parts, sql` `)
}
