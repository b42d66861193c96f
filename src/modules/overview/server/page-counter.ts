import { lt, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { pageViews } from '~/database/tables/schema'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { madridDay } from '~/platform/time/madrid-time'
import { OTHER_SITES, pageName, referrerHost } from '../rules'
import { createTally } from './tally'

/** A link to us can claim to come from anywhere. */
const MOST_SITES_A_DAY = 300
const KEEP_MS = 800 * 24 * 3_600_000

type Key = { day: string; page: string; referrer: string; isVisitor: boolean }
type Amounts = { views: number; entries: number }
/** One page as it was answered. */
export type View = {
  path: string
  status: number
  referrer: string | undefined
  ownHosts: readonly string[]
  isVisitor: boolean
}

/** Counts pages a day, and for visitors the site they come from. Nothing that belongs to a person is asked for or kept. */
export function createPageCounter({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const tally = createTally<Key, Amounts>({
    log,
    write: (rows) => writeViews(db, rows),
    sum: (one, other) => ({ views: one.views + other.views, entries: one.entries + other.entries }),
  })
  const dayOf = memoizeDay()
  let sites = { day: '', hosts: new Set<string>() }

  const siteOf = (host: string, day: string) => {
    if (sites.day !== day) sites = { day, hosts: new Set() }
    if (host !== '' && sites.hosts.size >= MOST_SITES_A_DAY && !sites.hosts.has(host)) return OTHER_SITES
    sites.hosts.add(host)
    return host
  }

  return {
    flush: tally.flush,
    count({ path, status, referrer, ownHosts, isVisitor }: View): void {
      const day = dayOf(clock())
      const host = referrerHost(referrer, ownHosts)
      const site = isVisitor ? siteOf(host ?? '', day) : ''
      const key = { day, page: pageName({ path, status }), referrer: site, isVisitor }
      tally.add(key, { views: 1, entries: host === null ? 0 : 1 })
    },
    dropOld: (now: Date) => db.delete(pageViews).where(lt(pageViews.day, madridDay(new Date(now.getTime() - KEEP_MS)))),
  }
}

/** Looks the day up once a minute: each page view asks. */
function memoizeDay() {
  let known = { minute: -1, day: '' }
  return (now: Date): string => {
    const minute = Math.floor(now.getTime() / 60_000)
    if (known.minute !== minute) known = { minute, day: madridDay(now) }
    return known.day
  }
}

/** One text of the statement for any number of rows, and the rows in one order: two instances never wait for each other in a ring. */
const writeViews = (db: Database, rows: (Key & Amounts)[]) =>
  db.execute(sql`
    insert into page_views (day, page, referrer, is_visitor, views, entries)
    select day, page, referrer, "isVisitor", views, entries
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as counted (day date, page text, referrer text, "isVisitor" boolean, views integer, entries integer)
      order by 1, 2, 3, 4
    on conflict (day, page, referrer, is_visitor) do update
      set views = page_views.views + excluded.views, entries = page_views.entries + excluded.entries`)
