import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userPlans } from '~/database/tables/schema'
import { setPlan } from '~/testing/payments/plans'
import { startApp, type TestApp } from '~/testing/start-app'
import { keepCustomer } from './server/payments/payers'
import { isProNow } from './server/plans/plan-is-on'
import { openPlanRow, readPlanRow } from './server/plans/plan-row'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const newcomer = () => app.register(`fila${++count}@example.com`)
const db = () => app.database.db
const rowsOf = (userId: string) => db().select().from(userPlans).where(eq(userPlans.userId, userId))

describe('the plan of a user', () => {
  it('has no row until there is something to keep; then it has one, which opening leaves as it is', async () => {
    const { user } = await newcomer()
    expect(await rowsOf(user.id)).toEqual([])
    expect(await readPlanRow(db(), user.id)).toMatchObject({ planType: 'free', subscriptionStatus: 'inactive' })
    await setPlan(db(), user.id, { planType: 'trial', revision: 3 })
    await db().transaction((tx) => openPlanRow(tx, user.id))
    expect(await rowsOf(user.id)).toMatchObject([{ planType: 'trial', revision: 3 }])
  })

  it('is made for nobody who is gone', async () => {
    const gone = crypto.randomUUID()
    await keepCustomer(db(), { userId: gone, customerId: 'cus_de_nadie', instead: null })
    expect(await rowsOf(gone)).toEqual([])
    expect(await app.services.billing.syncUser(gone)).toBeNull()
  })

  it('C-02 gives PRO to its owner, until it ends, and to nobody else', async () => {
    const [owner, other] = [await newcomer(), await newcomer()]
    const end = new Date(app.clock.now.getTime() + 1_000)
    await setPlan(db(), owner.user.id, { planType: 'trial', subscriptionStatus: 'active', planExpiresAt: end })
    const isPro = async ({ call }: typeof owner) => (await (await call('GET', '/api/subscription-status')).json()).isPro
    expect([await isPro(owner), await isPro(other)]).toEqual([true, false])
    expect(await isProNow(db(), owner.user.id, app.clock.now)).toBe(true)
    expect(await isProNow(db(), other.user.id, app.clock.now)).toBe(false)
    expect(await isProNow(db(), owner.user.id, end)).toBe(false)
    const { planType } = await (await other.call('GET', '/api/auth/current-user')).json()
    expect(planType).toBe('free')
  })

  it('DATA-02 is in the answers of the account calls, and its Stripe ids are in no other', async () => {
    const { call, user } = await newcomer()
    const ids = { stripeCustomerId: 'cus_visto', stripeSubscriptionId: 'sub_visto' }
    await setPlan(db(), user.id, ids)
    for (const [method, path] of [
      ['GET', '/api/auth/current-user'],
      ['GET', '/api/auth/current-user-v2'],
    ] as const)
      expect(await (await call(method, path)).json()).toMatchObject(ids)
    expect((await (await call('POST', '/api/auth/auto-login', {})).json()).user).toMatchObject(ids)
    const { accounts, billing } = app.services
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const opened = await accounts.openSession(
      { whoIs: accounts.whoIsToken(token) },
      { sessionToken: undefined, userAgent: undefined },
    )
    expect(JSON.stringify(opened.user)).not.toContain('cus_visto')
    const asking = await billing.users.signedIn('sessionToken' in opened ? opened.sessionToken : undefined)
    expect(asking?.id).toBe(user.id)
    expect(JSON.stringify(asking)).not.toContain('_visto')
  })

  it('is kept when customers are noted and the plan is read anew at once, in any order', async () => {
    const someone = await newcomer()
    const userId = someone.user.id
    const all = Array.from({ length: 10 }, (_, at) => [
      keepCustomer(db(), { userId, customerId: `cus_a_la_vez_${at}`, instead: null }),
      app.services.billing.syncUser(userId),
    ])
    await Promise.all(all.flat())
    expect((await readPlanRow(db(), userId)).stripeCustomerId).toMatch(/^cus_a_la_vez_\d$/)
  })
})
