import { eq } from 'drizzle-orm'
import { attempts, sessions, users } from '~/database/tables/schema'
import { setPlan } from '../payments/plans'
import { type Call, PASSWORD, type TestApp } from '../start-app'

export type Role = 'anonymous' | 'user' | 'lapsed' | 'blocked' | 'deleted' | 'expired' | 'admin'
export const ROLES: readonly Role[] = ['anonymous', 'user', 'lapsed', 'blocked', 'deleted', 'expired', 'admin']
/** Who brings no session, or one that is worth nothing any more. */
export const NOBODIES: readonly Role[] = ['anonymous', 'blocked', 'deleted', 'expired']

export type Actor = { call: Call; id: string | null; email: string | null }

let count = 0

/** Makes somebody of each role, by what makes them so in earnest wherever that is a call. */
export function actorsOf(app: TestApp) {
  const { db } = app.database
  const change = (id: string, set: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(set).where(eq(users.id, id))

  const registered = async (role: Role) => {
    count += 1
    const email = `${role}-${count}@attack.example`
    const { call, user } = await app.register(email)
    return { call, id: user.id, email }
  }

  /** From another browser, so that the first keeps its cookies. */
  const deleteElsewhere = async (email: string) => {
    const call = app.browser()
    await call('POST', '/api/auth/firebase-login', { credentials: { email, password: PASSWORD } })
    const { status } = await call('DELETE', '/api/user/account', {})
    if (status !== 200) throw new Error('the account was not deleted')
  }

  const become = {
    anonymous: async () => {},
    user: async () => {},
    admin: async ({ id }) => void (await change(id, { role: 'admin' })),
    lapsed: async ({ id }) => {
      const planExpiresAt = new Date(app.clock.now.getTime() - 1)
      const plan = { planType: 'pro-monthly', subscriptionStatus: 'active', planSource: 'payment' } as const
      await setPlan(db, id, { ...plan, planExpiresAt })
    },
    blocked: async ({ id }) => void (await change(id, { blockedAt: app.clock.now })),
    deleted: ({ email }) => deleteElsewhere(email),
    expired: async ({ id }) => {
      await db.update(sessions).set({ expiresAt: app.clock.now }).where(eq(sessions.userId, id))
    },
  } satisfies Record<Role, (actor: { id: string; email: string }) => Promise<void>>

  return {
    async make(role: Role): Promise<Actor> {
      if (role === 'anonymous') return { call: app.browser(), id: null, email: null }
      const actor = await registered(role)
      await become[role](actor)
      return actor
    },
    isSignedIn: async ({ call }: Actor): Promise<boolean> =>
      (await (await call('GET', '/api/auth/session-status')).json()).isAuthenticated,
    /** What was counted is forgotten: attacks are not about how often one may try. */
    forgetAttempts: async () => void (await db.delete(attempts)),
  }
}
