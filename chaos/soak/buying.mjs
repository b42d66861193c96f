// Somebody buys a plan on the provider's page, as a browser would: what broke off is pressed again.
import { randomInt, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { withRetries } from './retry.mjs'

const PLANS = ['trial', 'pro-monthly', 'pro-lifetime']
const CARD = { numero: '4242 4242 4242 4242', caducidad: '12 / 40', cvc: '123', titular: 'Ana Prueba' }
const POLL_INTERVAL_MS = 3_000
const MAX_POLLS = 20

/** Resolves once the plan is on; what was paid stands in the record from when the page says so. */
export async function buy(person, record) {
  const plan = PLANS[randomInt(PLANS.length)]
  const body = { planType: plan, key: randomUUID() }
  const opened = await withRetries(record, 'checkout', () => person.call('POST', '/api/create-checkout', { body }))
  if (opened.status !== 200) throw new Error(`a checkout is answered with ${opened.status}`)
  const { pathname } = new URL(opened.json.url)
  const purchase = { person, plan, sessionId: pathname.split('/').at(-1) }
  const form = { ...CARD, correo: `${person.id}@correo.example`, consentimiento: 'si' }
  const paid = await withRetries(record, 'payment', () => post(person, pathname, form))
  // 303: paid by this press. 200 after a broken one: the page that says that it is paid, which the status tells.
  if (paid.status !== 303) record.count('payments pressed again')
  record.purchases.push(purchase)
  await untilOn(purchase, record)
}

async function post(person, path, form) {
  const response = await person.open('POST', path, { form })
  return { status: response.statusCode, body: await text(response) }
}

async function untilOn({ person, plan, sessionId }, record) {
  const path = `/api/check-session-status?session_id=${sessionId}`
  for (let looks = 0; looks < MAX_POLLS; looks += 1) {
    const { json } = await withRetries(record, 'session status', () => person.call('GET', path))
    if (json?.status === 'success') return
    await sleep(POLL_INTERVAL_MS)
  }
  record.problems.push(`${person.id} has paid for ${plan}, and has it not`)
}
