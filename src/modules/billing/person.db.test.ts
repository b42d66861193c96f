import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purchaseConsents, trialClaims, withdrawals } from '~/database/tables/schema'
import { type People, peopleOf, type Someone } from '~/testing/payments/buyers'
import { CARDS } from '~/testing/payments/purchases'
import { SECRET, startApp, type TestApp } from '~/testing/start-app'
import { IMMEDIATE_START, WAIVER } from './plans'
import { createPurchases } from './server/payments/purchases'

let app: TestApp
let people: People
let count = 0
beforeAll(async () => {
  app = await startApp()
  people = peopleOf(app)
})
afterAll(() => app.stop())

const newcomer = () => people.register(`persona${++count}@example.com`)
const planOf = async ({ user }: Someone) => (await people.shop.planRow(user)).planType
const TWICE = ['trial_used', 'trial_used']

describe('C-66 one trial ever, of each person', () => {
  it('another way to write the mailbox is no other person', async () => {
    const first = await people.register('ana.perez+uno@gmail.com')
    await people.buy(first, 'trial')
    expect(await people.leave(first)).toBe(200)
    for (const email of ['anaperez@gmail.com', 'A.n.a.perez+otra@googlemail.com']) {
      const again = await people.register(email)
      expect(await people.refusals(again, 'trial')).toEqual(TWICE)
    }
    const other = await people.register('anaperez@example.com')
    expect(await people.refusals(other, 'trial')).toEqual([undefined, undefined])
  })

  it.each([
    ['before the trial', 'then'],
    ['after the trial', 'later'],
  ])('an address changed %s counts as well, also after deletion', async (_, name) => {
    const [old, current] = [`vieja.${name}@example.com`, `nueva.${name}@example.com`]
    const someone = await people.register(old)
    if (name === 'later') await people.buy(someone, 'trial')
    await people.changeEmail(someone, current)
    if (name === 'then') await people.buy(someone, 'trial')
    expect(await people.leave(someone)).toBe(200)
    for (const email of [old, current]) {
      const back = await people.register(email)
      expect(await people.refusals(back, 'trial')).toEqual(TWICE)
      expect((await app.services.billing.management.summary(back.user)).trialUsed).toBe(true)
    }
  })

  it('another address with the same card gets its money back, and is the same person from then on', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    await people.buy(one, 'trial', CARDS.shared)
    await people.buy(two, 'trial', CARDS.shared)
    await people.look(two)
    expect([await planOf(one), await planOf(two)]).toEqual(['trial', 'free'])
    expect(await people.historyOf(two)).toMatchObject([{ state: 'duplicate' }])
    expect(await people.subjectsTo(two.user.email)).toContain('Te devolvemos un pago que no hacía falta')
    expect(await people.refusals(two, 'trial')).toEqual(TWICE)
    await people.leave(two)
    expect(await people.refusals(await people.register(two.user.email), 'trial')).toEqual(TWICE)
  })

  it('of two accounts with one card at the same moment one has it', async () => {
    const both = [await newcomer(), await newcomer()]
    for (const { call } of both)
      await people.shop.payCheckout(await people.shop.openCheckout(call, 'trial'), '3782 822463 10005')
    await Promise.all(both.map(people.look))
    expect((await Promise.all(both.map(planOf))).sort()).toEqual(['free', 'trial'])
  })

  it('a claim that was kept of the address as it was written still counts', async () => {
    const written = 'de.antes+x@gmail.com'
    const personKey = createHmac('sha256', SECRET).update(`billing\n${written}`).digest('base64url')
    await app.database.db.insert(trialClaims).values({ personKey, reference: 'pi_de_antes' })
    expect(await people.refusals(await people.register(written), 'trial')).toEqual(TWICE)
  })
})

describe('C-62 one withdrawal of each plan, of each person', () => {
  const withdraw = async (someone: Someone) => {
    const [entry] = await people.historyOf(someone)
    return people.ask(someone.call, '/api/subscription/withdraw', { payment: entry?.id })
  }
  const sessionOf = (id: string) => people.shop.stripe.checkout.sessions.retrieve(id)
  const wordingsOf = async ({ user }: Someone) =>
    (await app.database.db.select().from(purchaseConsents).where(eq(purchaseConsents.userId, user.id))).map(
      ({ wording }) => wording,
    )

  it('buying again on the hosted page asks for the waiver, and there is no second withdrawal', async () => {
    const someone = await newcomer()
    const first = await sessionOf(await people.buy(someone, 'pro-lifetime'))
    expect(first.custom_text.terms_of_service_acceptance?.message).toBe(IMMEDIATE_START.text)
    expect((await withdraw(someone)).status).toBe(200)
    const second = await sessionOf(await people.buy(someone, 'pro-lifetime'))
    expect(second.custom_text.terms_of_service_acceptance?.message).toBe(WAIVER.text)
    expect(await planOf(someone)).toBe('pro-lifetime')
    expect((await wordingsOf(someone)).sort()).toEqual([IMMEDIATE_START.wording, WAIVER.wording])
    expect((await people.historyOf(someone))[0]).toMatchObject({ state: 'paid', withdrawableUntil: null })
    expect(await withdraw(someone)).toMatchObject({
      status: 409,
      body: {
        error: 'withdrawal_used',
        message: 'Ya desististe una vez de este plan, así que esta compra no se puede devolver.',
      },
    })
    expect(await planOf(someone)).toBe('pro-lifetime')
  })

  it('so does the card form, and takes nothing less', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'pro-monthly')
    expect((await withdraw(someone)).status).toBe(200)
    const ask = (consent?: string) =>
      people.ask(someone.call, '/api/get-or-create-subscription', {
        planType: 'pro-monthly',
        ...(consent && { consent }),
      })
    for (const consent of [undefined, IMMEDIATE_START.wording])
      expect(await ask(consent)).toMatchObject({ status: 409, body: { error: 'waiver_needed' } })
    expect((await ask('otras palabras')).status).toBe(422)
    await people.shop.buyByCard(someone.call, 'pro-monthly', WAIVER.wording)
    await people.look(someone)
    expect(await planOf(someone)).toBe('pro-monthly')
    expect(await wordingsOf(someone)).toContain(WAIVER.wording)
    expect((await withdraw(someone)).body.error).toBe('withdrawal_used')
    // Another plan is another matter.
    const { wordsFor } = app.services.billing.purchases
    const user = { ...someone.user, isPro: true, paymentFailed: false }
    expect([await wordsFor(user, 'pro-monthly'), await wordsFor(user, 'pro-lifetime')]).toEqual([
      WAIVER,
      IMMEDIATE_START,
    ])
  })

  it('a payment link, which asks everybody the same, is not opened for it; and who comes back is known', async () => {
    const first = await newcomer()
    await people.buy(first, 'pro-lifetime')
    await withdraw(first)
    await people.leave(first)
    const back = await people.register(first.user.email)
    const link = 'https://buy.stripe.com/enlace'
    const { billing } = app.services
    const parts = {
      ...app.services,
      ...billing,
      db: app.database.db,
      sync: billing.syncUser,
      links: { 'pro-lifetime': link },
    }
    const { createCheckout } = createPurchases({ ...parts, publicOrigin: app.origin })
    const open = async ({ user }: Someone) => {
      const order = { plan: 'pro-lifetime', key: crypto.randomUUID(), origin: app.origin } as const
      return (await createCheckout({ ...user, isPro: false, paymentFailed: false }, order)).url
    }
    expect(await open(await newcomer())).toContain(link)
    expect(await open(back)).toContain('/emulador/stripe/')
  })

  it('without the waiver, by another account with the same card, the money goes back and nothing is granted', async () => {
    for (const plan of ['pro-lifetime', 'pro-monthly'] as const) {
      const [one, two] = [await newcomer(), await newcomer()]
      const card = plan === 'pro-lifetime' ? CARDS.shared : '3782 822463 10005'
      await people.buy(one, plan, card)
      expect((await withdraw(one)).status).toBe(200)
      app.clock.now = new Date(app.clock.now.getTime() + 60_000)
      await people.buy(two, plan, card)
      await people.look(two)
      expect(await people.isPro(two)).toBe(false)
      expect(await people.historyOf(two)).toMatchObject([{ state: 'duplicate' }])
      expect(await people.subjectsTo(two.user.email)).toContain('Te devolvemos un pago que no hacía falta')
    }
  })

  it('what was bought before the other account withdrew stays; of both at once one is withdrawn from', async () => {
    const both = [await newcomer(), await newcomer()]
    for (const each of both) await people.buy(each, 'pro-lifetime', CARDS.refusesRefunds)
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const answers = await Promise.all(both.map(withdraw))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all(both.map(people.look))
    expect((await Promise.all(both.map(people.isPro))).sort()).toEqual([false, true])
    const rows = await Promise.all(
      both.map(({ user }) => app.database.db.select().from(withdrawals).where(eq(withdrawals.userId, user.id))),
    )
    expect(rows.flat()).toHaveLength(1)
  })
})
