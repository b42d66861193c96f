import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'

/**
 * How a row is locked: as one that others refer to, for its columns, or whole (PostgreSQL's manual, "Row-Level Locks"). Who refers to a row
 * waits for nobody but who locks it whole.
 */
type Strength = 'key share' | 'no key update' | 'update'
/** `insteadOf`: where a row of that table is not there yet, which is then new and nobody waits for. */
type Lock = { table: string; strength: Strength; insteadOf?: string }
type Reference = { table: string; refersTo: string; goesWithIt: boolean }
/** `before`: what was held already when the first was locked. */
type Order = { before: readonly Lock[]; first: Lock; second: Lock }

const reference = z.object({ table: z.string(), refersTo: z.string(), goesWithIt: z.boolean() })

/**
 * The pairs of tables whose rows transactions lock in both orders, so that two of them may wait for each other; not where both have to
 * pass by a row of one table before, or where one of them gives way. `transactions`: the statements of each. Parts of a statement count in
 * the order in which they are written, and rows that go with others in the order in which PostgreSQL looks for them.
 */
export async function crossings(db: Database, transactions: readonly (readonly string[])[]): Promise<string[]> {
  const references = await query(
    db,
    reference,
    sql`
      select conrelid::regclass::text as "table", confrelid::regclass::text as "refersTo", confdeltype <> 'a' as "goesWithIt"
      from pg_constraint join pg_trigger on tgconstraint = pg_constraint.oid and tgrelid = confrelid and tgtype & 8 = 8
      where contype = 'f' order by tgname`,
  )
  const patient = transactions.filter((texts) => !texts.some((text) => GIVES_WAY.test(text)))
  const orders = patient.flatMap((texts) => ordersOf(texts.flatMap((text) => locksOf(text, references))))
  const crossed = orders.filter((order) => orders.some((other) => areCrossed(order, other)))
  return [...new Set(crossed.map(({ first, second }) => `${first.table} before ${second.table}`))].sort()
}

/** Sooner than PostgreSQL looks for those that wait for each other, which is after a second. */
const GIVES_WAY = /^set local lock_timeout = \d{1,3}$/

const areCrossed = (one: Order, other: Order) =>
  areAtOdds(one.first, other.second) &&
  areAtOdds(one.second, other.first) &&
  !one.before.some((held) => other.before.some((wanted) => areAtOdds(held, wanted)))

/** Whether somebody who wants one of them waits for who holds the other. */
const areAtOdds = (one: Lock, other: Lock) =>
  one.table === other.table &&
  (one.strength === 'update' || other.strength === 'update' || one.strength === other.strength) &&
  !(one.strength === 'key share' && other.strength === 'key share')

/** What is held already is not waited for again. */
const ordersOf = (locks: readonly Lock[]): Order[] =>
  locks.flatMap((second, at) => {
    const held = locks.slice(0, at)
    if (held.some(({ table }) => table === second.table)) return []
    return held.flatMap((first, place) =>
      second.insteadOf === first.table ? [] : [{ before: locks.slice(0, place), first, second }],
    )
  })

/** What a statement says of the rows that it locks. */
const LOCKING =
  /\binsert into (?<inserted>\w+)|\bupdate (?<updated>\w+) set|\bdelete from (?<deleted>\w+)|\bfor (?<strength>update|no key update|key share)\b(?: of (?<of>\w+))?/g
/** Of an `insert` with all that follows it. */
const UPSERT = /^insert into (?:(?!\binsert into\b).)* do update/
const STRENGTH = z.enum(['key share', 'no key update', 'update'])

/** References are looked at when all else is done. */
function locksOf(statement: string, references: readonly Reference[]): Lock[] {
  const text = statement.replaceAll('"', '').replaceAll(/\s+/g, ' ')
  const [locks, atTheEnd]: [Lock[], Lock[]] = [[], []]
  for (const { groups: { inserted, updated, deleted, strength, of } = {}, index } of text.matchAll(LOCKING)) {
    if (inserted !== undefined) {
      const isUpsert = UPSERT.test(text.slice(index))
      if (isUpsert) locks.push({ table: inserted, strength: 'no key update' })
      for (const { table, refersTo } of references)
        if (table === inserted && !text.includes(`insert into ${refersTo} `))
          atTheEnd.push({ table: refersTo, strength: 'key share', ...(isUpsert ? { insteadOf: inserted } : {}) })
    }
    if (updated !== undefined) locks.push({ table: updated, strength: 'no key update' })
    if (deleted !== undefined) {
      locks.push({ table: deleted, strength: 'update' })
      for (const table of goneWith(deleted, references)) atTheEnd.push({ table, strength: 'update' })
    }
    const locked = of ?? tableBefore(text.slice(0, index))
    if (strength !== undefined && locked !== undefined)
      locks.push({ table: locked, strength: STRENGTH.parse(strength) })
  }
  return [...locks, ...atTheEnd]
}

/** Of the query that ends here, whatever stands in brackets within it. */
function tableBefore(text: string): string | undefined {
  let own = text
  for (let rest = ''; rest !== own; own = own.replaceAll(/\([^()]*\)/g, '')) rest = own
  return /.*\bfrom (\w+)/.exec(own)?.[1]
}

/** The tables whose rows go, or are changed, when a row of this one does. */
const goneWith = (gone: string, references: readonly Reference[]): string[] =>
  references
    .filter(({ refersTo, goesWithIt }) => refersTo === gone && goesWithIt)
    .flatMap(({ table }) => [table, ...goneWith(table, references)])
