import { and, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { sessions, userPlans, users, wordsOfUser } from '~/database/tables/schema'
import { folded } from '~/platform/text/folded'
import type { AccountFilters, AccountRow, AccountRows, PLAN_FILTERS, STATE_FILTERS } from '../../directory-contract'
import { planIsOn } from '../plans/plan-is-on'
import { NO_PLAN, type PlanRow } from '../plans/plan-row'
import { ownersPlan } from './owners-plan'

const ACCOUNTS_PER_PAGE = 25
const MOST_WORDS = 6

type Question = AccountFilters & { cursor: string | null; now: Date }

/** Accounts that fit all the filters, newest first; the page after the account `cursor`. */
export async function findAccounts(db: Database, { cursor, now, ...filters }: Question): Promise<AccountRows> {
  const lastUse = db
    .select({ at: sql<string | null>`max(${sessions.lastUsedAt})` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now)))
  const rows = await db
    .select({ user: users, plan: userPlans, lastSeenAt: sql<string | null>`(${lastUse})` })
    .from(users)
    .leftJoin(userPlans, eq(userPlans.userId, users.id))
    .where(and(...conditionsOf(filters, now), cursor === null ? undefined : isAfter(cursor)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(ACCOUNTS_PER_PAGE + 1)
  const shown = rows.slice(0, ACCOUNTS_PER_PAGE)
  return {
    accounts: shown.map(({ user, plan, lastSeenAt }) => rowOf({ user, plan: plan ?? NO_PLAN, lastSeenAt, now })),
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.user.id ?? null) : null,
  }
}

const isAfter = (cursor: string) =>
  sql`(${users.createdAt}, ${users.id}) < (select last.created_at, last.id from users last where last.id = ${cursor}::uuid)`

function conditionsOf({ text, plan, state, from, to }: AccountFilters, now: Date): (SQL | undefined)[] {
  const words = wordsIn(text)
  return [
    words.length === 0 ? undefined : sql`${wordsOfUser(users)} @@ to_tsquery('simple', ${toPrefixes(words)})`,
    plan === null ? undefined : havePlan(plan, now),
    state === null ? undefined : areIn(state, now),
    from === null ? undefined : sql`${users.createdAt} >= ${startOfDay(from)}`,
    to === null ? undefined : sql`${users.createdAt} < ${startOfDay(to, 1)}`,
  ]
}

/** In Madrid, where not all days have 24 hours. */
const startOfDay = (day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Madrid')`

const toPrefixes = (words: readonly string[]) => words.map((word) => `${word}:*`).join(' & ')

/** Words of letters and digits, as `wordsOfUser` has them. */
const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

const havePlan = (plan: (typeof PLAN_FILTERS)[number], now: Date) =>
  ({
    gratis: sql`(${planIsOn(now)}) is not true`,
    prueba: and(eq(userPlans.planType, 'trial'), planIsOn(now)),
    mensual: and(eq(userPlans.planType, 'pro-monthly'), planIsOn(now)),
    vitalicio: and(eq(userPlans.planType, 'pro-lifetime'), planIsOn(now)),
  })[plan]

const areIn = (state: (typeof STATE_FILTERS)[number], now: Date) =>
  ({
    'se-renueva': and(ne(userPlans.planType, 'free'), isNotNull(userPlans.renewsAt)),
    cancelado: and(eq(userPlans.subscriptionStatus, 'canceling'), planIsOn(now)),
    regalado: and(eq(userPlans.planSource, 'admin'), planIsOn(now)),
    'pago-fallido': isNotNull(userPlans.paymentFailedAt),
    terminado: and(ne(userPlans.planType, 'free'), sql`(${planIsOn(now)}) is not true`),
    bloqueada: isNotNull(users.blockedAt),
    'sin-confirmar': eq(users.emailVerified, false),
  })[state]

type Found = { user: typeof users.$inferSelect; plan: PlanRow; lastSeenAt: string | null; now: Date }

const rowOf = ({ user, plan, lastSeenAt, now }: Found): AccountRow => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  isBlocked: user.blockedAt !== null,
  emailVerified: user.emailVerified,
  plan: ownersPlan(plan, now),
  createdAt: user.createdAt.toISOString(),
  lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
})
