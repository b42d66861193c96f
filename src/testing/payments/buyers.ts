import { eq } from 'drizzle-orm'
import { mails, sessions } from '~/database/tables/schema'
import type { BillingEntry } from '~/modules/billing/payments-contract'
import type { PaidPlan } from '~/modules/billing/plans'
import type { Call, TestApp } from '../start-app'
import { CARDS, purchasesOf } from './purchases'

/** Somebody signed in for longer than any test's clock goes. */
export type Someone = Awaited<ReturnType<TestApp['register']>>

/** What buyers do and see in the product, for tests about money. */
export function peopleOf(app: TestApp) {
  const shop = purchasesOf(app)
  const register = async (email: string): Promise<Someone> => {
    const someone = await app.register(email)
    const expiresAt = new Date('2030-01-01')
    await app.database.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, someone.user.id))
    return someone
  }
  const ask = async (call: Call, path: string, body: object = {}) => {
    const response = await call('POST', path, body)
    return { status: response.status, body: await response.json() }
  }
  const look = ({ user }: Someone) => app.services.billing.syncUser(user.id)

  return {
    shop,
    register,
    ask,
    look,
    /** By the hosted page, seen at once. */
    async buy(someone: Someone, plan: PaidPlan, number = CARDS.good): Promise<string> {
      const session = await shop.openCheckout(someone.call, plan)
      await shop.payCheckout(session, number)
      await look(someone)
      return session
    },
    /** Why each way to pay refuses a plan; undefined where it does not. */
    async refusals({ call }: Someone, planType: PaidPlan): Promise<unknown[]> {
      const hosted = await ask(call, '/api/create-checkout', { planType, key: crypto.randomUUID() })
      const card = await ask(call, '/api/get-or-create-subscription', { planType })
      return [hosted.body.error, card.body.error]
    },
    historyOf: async ({ call }: Someone): Promise<BillingEntry[]> =>
      (await (await call('GET', '/api/subscription/history')).json()).entries,
    isPro: async ({ call }: Someone): Promise<boolean> =>
      (await (await call('GET', '/api/subscription-status')).json()).isPro,
    subjectsTo: async (email: string) =>
      (await app.database.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject),
    /** By the link that is mailed to the new address. */
    async changeEmail({ call }: Someone, email: string): Promise<void> {
      await call('PATCH', '/api/user/profile', { firstName: 'Ana', lastName: 'Prueba', email })
      await app.services.accounts.background.settled()
      const rows = await app.database.db.select().from(mails).where(eq(mails.recipient, email))
      const code = rows.map(({ text }) => /#codigo=([\w-]{43})\n/.exec(text)?.[1]).find(Boolean)
      const confirmed = await call('POST', '/api/auth/confirm-email', { code })
      if (confirmed.status !== 200) throw new Error('the address was not confirmed')
      await app.services.accounts.background.settled()
    },
    leave: async ({ call }: Someone): Promise<number> => (await call('DELETE', '/api/user/account', {})).status,
    /** Moves the clock on; what is due at the provider happens, and its webhook events arrive. */
    async pass(ms: number): Promise<void> {
      app.clock.now = new Date(app.clock.now.getTime() + ms)
      await app.deliverEvents()
    },
  }
}
export type People = ReturnType<typeof peopleOf>
