import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '~/database/tables/schema'
import { PLAN_FILTERS, STATE_FILTERS } from '~/modules/billing/directory-contract'
import { createCursor } from '~/modules/chat/server/cursor'
import { place } from '~/modules/chat/server/unanswered/read-replies'
import { KIND_ADDRESS } from '~/modules/chat/unanswered-copy'
import { PERIODS } from '~/modules/overview/contract'
import { peopleOf, type Someone } from '../payments/buyers'
import type { Call, TestApp } from '../start-app'

/** Whoever runs the product looks at it by every filter and at later pages, and decides about people who buy, cancel and withdraw. */
export async function runTheProduct(app: TestApp): Promise<void> {
  const people = peopleOf(app)
  const { call, user } = await people.register('quien-lo-lleva@example.com')
  await app.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id))
  const [monthly, lifetime] = [
    await people.register('mensual@example.com'),
    await people.register('vitalicio@example.com'),
  ]
  await people.buy(monthly, 'pro-monthly')
  await people.buy(lifetime, 'pro-lifetime')
  await app.deliverEvents()
  await changeMind(app, monthly)
  await decideAbout(call, monthly, await people.historyOf(lifetime), lifetime)
  for (const path of addresses(lifetime.user.id)) await call('GET', `${path.replace('?', '.data?')}`)
}

async function decideAbout(call: Call, { user }: Someone, [paid]: { id: string }[], buyer: Someone) {
  const decision = () => ({ reason: 'Lo pide por correo', key: randomUUID() })
  const about = (id: string, what: string, body: object) => call('POST', `/api/admin/users/${id}/${what}`, body)
  for (const cents of [100, 200]) await about(buyer.user.id, 'refund', { ...decision(), payment: paid?.id, cents })
  for (const length of ['30', 'lifetime']) await about(user.id, 'gift', { ...decision(), length })
  await about(user.id, 'mail', { mail: 'verification', key: randomUUID() })
  await about(buyer.user.id, 'end-sessions', decision())
  await about(buyer.user.id, 'block', { reason: 'Lo pide por correo' })
  await about(buyer.user.id, 'unblock', { reason: 'Lo pide por correo' })
}

/** Each list by each of its filters, from the beginning and after something. */
function addresses(id: string): string[] {
  const after = createCursor(place).write({ at: '2026-03-10T10:00:00.000Z', id })
  const lists = [
    '/admin/registro?',
    `/admin/usuarios/${id}?`,
    '/admin/usuarios?q=ana+pru',
    '/admin/usuarios?desde=2026-01-01&hasta=2026-12-31',
    ...PLAN_FILTERS.map((plan) => `/admin/usuarios?plan=${plan}`),
    ...STATE_FILTERS.map((state) => `/admin/usuarios?estado=${state}`),
  ]
  return [
    ...lists.flatMap((list) => [list, `${list}&cursor=${id}`]),
    ...Object.values(KIND_ADDRESS).flatMap((kind) => [
      `/admin/lo-que-no-se-supo?clase=${kind}`,
      `/admin/lo-que-no-se-supo?clase=${kind}&cursor=${after}`,
    ]),
    `/admin/lo-que-no-se-supo?cursor=${after}`,
    ...PERIODS.flatMap((period) => [`/admin/resumen?periodo=${period}`, `/admin/costes?periodo=${period}`]),
  ]
}

/** Cancels, goes on, cancels again and withdraws from what was paid. */
async function changeMind(app: TestApp, buyer: Someone) {
  const { ask, historyOf } = peopleOf(app)
  const { call } = buyer
  await ask(call, '/api/subscription/cancel')
  await ask(call, '/api/subscription/resume')
  await ask(call, '/api/subscription/cancel')
  const [paid] = await historyOf(buyer)
  await ask(call, '/api/subscription/withdraw', { payment: paid?.id })
  await app.deliverEvents()
}
