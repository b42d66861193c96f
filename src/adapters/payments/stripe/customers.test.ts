import { expect, it } from 'vitest'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createCustomers } from './customers'
import { createRecentBuyers } from './recent-buyers'

const ANA = { email: 'ana@example.com', name: 'Ana', taxId: null }
const KNOWN = 'GET /customers/cus_1'

it('a customer is made once, follows the user’s address and name, and is made anew when they are gone', async () => {
  const ensure = async (answers: Record<string, object>, known: string | null = 'cus_1') => {
    const { ask, calls } = cannedStripe({
      'POST /customers': { id: 'cus_new' },
      'POST /customers/cus_1': {},
      ...answers,
    })
    return [await createCustomers(ask).ensureCustomer({ userId: 'ana', ...ANA }, known), ...calls]
  }
  expect(await ensure({ [KNOWN]: ANA })).toEqual(['cus_1'])
  for (const change of [{ email: 'antes@example.com' }, { name: 'Anita' }])
    expect(await ensure({ [KNOWN]: { ...ANA, ...change } })).toEqual(['cus_1', 'POST /customers/cus_1'])
  expect(await ensure({ [KNOWN]: { ...ANA, deleted: true } })).toEqual(['cus_new', 'POST /customers'])
  expect(await ensure({})).toEqual(['cus_new', 'POST /customers'])
  expect(await ensure({}, null)).toEqual(['cus_new', 'POST /customers'])
  await expect(ensure({ [KNOWN]: REFUSED_KEY })).rejects.toMatchObject({ code: 'payment_provider_failed' })
})

it('who has bought lately is told once a page, and the page says where the next one begins', async () => {
  const event = (id: string, customer: string, type = 'customer.subscription.updated') => ({
    id,
    type,
    data: { object: { customer, metadata: {} } },
  })
  const asked: (string | null)[] = []
  const page = (has_more: boolean) => (params: URLSearchParams) => ({
    object: 'list',
    data:
      asked[asked.push(params.get('starting_after')) - 1] === 'evt_4'
        ? [event('evt_5', 'cus_3')]
        : [event('evt_1', 'cus_1'), event('evt_2', 'cus_1'), event('evt_3', 'cus_2'), event('evt_4', 'cus_9', 'other')],
    has_more,
  })
  const told = async (has_more: boolean, after: string | null) => {
    const { ask } = cannedStripe({ 'GET /events': page(has_more) })
    const { buyers, next } = await createRecentBuyers(ask).recentBuyers(new Date(0), after)
    return [buyers.map(({ customerId }) => customerId), next]
  }
  expect(await told(true, null)).toEqual([['cus_1', 'cus_2'], 'evt_4'])
  expect(await told(false, 'evt_4')).toEqual([['cus_3'], null])
  expect(asked).toEqual([null, 'evt_4'])
})
