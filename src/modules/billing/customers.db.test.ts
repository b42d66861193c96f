import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grants, payers, users } from '~/database/tables/schema'
import { type People, peopleOf, type Someone } from '~/testing/payments/buyers'
import { setPlan } from '~/testing/payments/plans'
import { startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
let people: People
let count = 0
beforeAll(async () => {
  app = await startApp()
  people = peopleOf(app)
})
afterAll(() => app.stop())

const db = () => app.database.db
const newcomer = () => people.register(`cliente${++count}@example.com`)
const rowOf = ({ user }: Someone) => people.shop.planRow(user)
const customerOf = async (someone: Someone) => (await rowOf(someone)).stripeCustomerId ?? ''
const payersOf = async ({ user }: Someone) =>
  (await db().select().from(payers).where(eq(payers.userId, user.id))).map(({ reference }) => reference)
/** As if all that is known of somebody had been made by the keys of another account. */
const moveAway = async (someone: Someone) => {
  const reference = `cus_ajeno${++count}`
  await db().update(payers).set({ reference }).where(eq(payers.userId, someone.user.id))
  await setPlan(db(), someone.user.id, { stripeCustomerId: reference })
  return reference
}

describe('a customer who is none any more', () => {
  it.each(['deleted at the provider', 'made by other keys'])('is made anew by both ways to pay: %s', async (how) => {
    for (const pay of ['hosted', 'card'] as const) {
      const someone = await newcomer()
      await people.buy(someone, 'trial')
      const before = how.startsWith('deleted') ? await customerOf(someone) : await moveAway(someone)
      if (how.startsWith('deleted')) await people.shop.stripe.customers.del(before)
      if (pay === 'hosted') await people.buy(someone, 'pro-lifetime')
      else await people.shop.buyByCard(someone.call, 'pro-lifetime')
      await people.look(someone)
      const after = await customerOf(someone)
      expect(after).not.toBe(before)
      expect((await payersOf(someone)).sort()).toEqual([after, before].sort())
      expect((await rowOf(someone)).planType).toBe('pro-lifetime')
      const lifetime = expect.objectContaining({ plan: 'pro-lifetime', state: 'paid' })
      expect(await people.historyOf(someone)).toContainEqual(lifetime)
      expect(await people.shop.stripe.customers.retrieve(after)).toMatchObject({ email: someone.user.email })
    }
  })

  it('two purchases at once make one', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'trial')
    await people.shop.stripe.customers.del(await customerOf(someone))
    await Promise.all([1, 2].map(() => people.shop.openCheckout(someone.call, 'pro-lifetime')))
    expect(await payersOf(someone)).toHaveLength(2)
  })

  it('keeps what was paid to it, and takes nothing for ever', async () => {
    const lifetime = await newcomer()
    await people.buy(lifetime, 'pro-lifetime')
    const monthly = await newcomer()
    await people.buy(monthly, 'pro-monthly')
    const trial = await newcomer()
    await people.buy(trial, 'trial')
    for (const each of [lifetime, monthly, trial]) {
      await moveAway(each)
      await people.look(each)
      expect(await people.isPro(each)).toBe(true)
    }
    // Somebody else of theirs is known: whether the old subscription is paid for cannot be seen, what was paid once can.
    for (const each of [lifetime, monthly]) {
      const { id } = await people.shop.stripe.customers.create({})
      await db().insert(payers).values({ reference: id, userId: each.user.id })
      await people.look(each)
    }
    expect([await people.isPro(lifetime), await people.isPro(monthly)]).toEqual([true, false])
    await db().update(grants).set({ endedAt: new Date() }).where(eq(grants.userId, lifetime.user.id))
    await people.look(lifetime)
    expect(await people.isPro(lifetime), 'what has ended is not carried on').toBe(false)
    app.clock.now = new Date(app.clock.now.getTime() + 73 * 3_600_000)
    await people.look(trial)
    expect((await rowOf(trial)).subscriptionStatus).toBe('inactive')
    expect(app.logged.some(({ event }) => event === 'payers_unknown')).toBe(true)
  })

  it('has no page for cards', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'trial')
    await people.shop.stripe.customers.del(await customerOf(someone))
    expect((await people.ask(someone.call, '/api/subscription/portal')).status).toBe(404)
  })
})

describe('the customer’s e-mail is the user’s', () => {
  const emailAt = async (someone: Someone) => {
    const customer = await people.shop.stripe.customers.retrieve(await customerOf(someone))
    return customer.deleted ? null : customer.email
  }

  it('after a change of address, at once', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'pro-monthly')
    await people.changeEmail(someone, 'recibos@example.com')
    expect(await emailAt(someone)).toBe('recibos@example.com')
  })

  it('at night, and with the next purchase, where that had failed', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'trial')
    const change = (email: string) => db().update(users).set({ email }).where(eq(users.id, someone.user.id))
    await change('de.noche@example.com')
    await app.services.billing.reconcile(() => {})
    expect(await emailAt(someone)).toBe('de.noche@example.com')
    await change('al.comprar@example.com')
    await people.shop.openCheckout(someone.call, 'pro-lifetime')
    expect(await emailAt(someone)).toBe('al.comprar@example.com')
  })

  it('nothing is asked for who has never paid', async () => {
    const someone = await newcomer()
    await people.changeEmail(someone, 'nunca.ha.pagado@example.com')
    expect(app.logged.filter(({ event }) => event === 'background_failed')).toEqual([])
  })
})
