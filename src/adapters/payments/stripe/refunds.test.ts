import { expect, it } from 'vitest'
import { cannedStripe } from '~/testing/payments/canned-stripe'
import { createRefunds } from './refunds'

const made = (status: string, id = `re_${status}`) => ({ id, status })
/** Gives money back after `tries`, of a payment whose charge says `refunded`. */
const refund = async (
  tries: object[],
  { refunded = false, charge }: { refunded?: boolean; charge?: null | string } = {},
) => {
  const { ask, calls } = cannedStripe({
    'GET /refunds': tries,
    'GET /payment_intents/pi_1': { id: 'pi_1', latest_charge: charge === undefined ? { refunded } : charge },
    'POST /refunds': { id: 're_new' },
  })
  const told = await createRefunds(ask)
    .refund('pi_1', 'withdrawal')
    .catch(({ code }: { code: string }) => code)
  return [told, calls.length]
}

it('money that has gone back whole does not go again', async () => {
  expect(await refund([])).toEqual(['re_new', 1])
  expect(await refund([made('succeeded')], { refunded: true })).toEqual(['re_succeeded', 0])
  expect(await refund([made('failed'), made('pending')], { refunded: true })).toEqual(['re_pending', 0])
})

it('what is left goes back: after a part, and after tries that came to nothing', async () => {
  expect(await refund([made('succeeded')])).toEqual(['re_new', 1])
  for (const nothing of ['failed', 'canceled'])
    expect(await refund([made(nothing)], { refunded: true })).toEqual(['re_new', 1])
  for (const charge of [null, 'ch_1']) expect(await refund([made('succeeded')], { charge })).toEqual(['re_new', 1])
})

it('a card that takes nothing is tried three times, then it is left to people', async () => {
  const [one, two, three] = ['failed', 'canceled', 'failed'].map((status, at) => made(status, `re_${at}`))
  expect(await refund([one, two].flatMap((each) => each ?? []))).toEqual(['re_new', 1])
  expect(await refund([one, two, made('succeeded')].flatMap((each) => each ?? []))).toEqual(['re_new', 1])
  expect(await refund([one, two, three].flatMap((each) => each ?? []))).toEqual(['payment_provider_failed', 0])
})

const part = { cents: 500, key: 'order-1' }
const refundPart = async (tries: object[]) => {
  const { ask, calls } = cannedStripe({ 'GET /refunds': tries, 'POST /refunds': { id: 're_new' } })
  const told = await createRefunds(ask)
    .refundPart('pi_1', part)
    .catch(({ code }: { code: string }) => code)
  return [told, calls.length]
}

it('of one order a part goes back once, whatever else has gone back', async () => {
  const ours = { metadata: { order: part.key } }
  expect(await refundPart([])).toEqual([{ reference: 're_new', isNew: true }, 1])
  expect(await refundPart([made('succeeded', 're_other')])).toEqual([{ reference: 're_new', isNew: true }, 1])
  expect(await refundPart([{ ...made('pending'), ...ours }])).toEqual([{ reference: 're_pending', isNew: false }, 0])
  expect(await refundPart([{ ...made('failed'), ...ours }])).toEqual(['payment_provider_failed', 0])
})
