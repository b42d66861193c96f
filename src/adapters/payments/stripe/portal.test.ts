import { expect, it } from 'vitest'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createPortal } from './portal'

const MADE = 'POST /billing_portal/configurations'
const OPENED = 'POST /billing_portal/sessions'
const OURS = { id: 'bpc_ours', metadata: { product: 'pymentor-1' } }
const OTHERS = [
  { id: 'bpc_plain', metadata: null },
  { id: 'bpc_other', metadata: { product: 'otra cosa' } },
]

/** What the page for the card is opened with, twice. */
async function opened(configurations: object[]) {
  const asked: string[] = []
  const { ask, calls } = cannedStripe({
    'GET /billing_portal/configurations': (params) => {
      asked.push(`active: ${params.get('active')}`)
      return configurations
    },
    [MADE]: { id: 'bpc_new' },
    [OPENED]: (params) => ({ url: `https://pay.example/${params.get('configuration')}/${params.get('customer')}` }),
  })
  const { portal } = createPortal(ask)
  const { url } = await portal('cus_1', 'https://pymentor.example/')
  expect(await portal('cus_1', 'https://pymentor.example/')).toEqual({ url })
  return [url, ...asked, ...calls]
}

it('the page for the card has our own settings, looked up or made once', async () => {
  expect(await opened([...OTHERS, OURS])).toEqual([
    'https://pay.example/bpc_ours/cus_1',
    'active: true',
    OPENED,
    OPENED,
  ])
  expect(await opened(OTHERS)).toEqual(['https://pay.example/bpc_new/cus_1', 'active: true', MADE, OPENED, OPENED])
})

it('a customer who is gone has no such page; what fails otherwise is a failure', async () => {
  const open = (answers: Record<string, object>) =>
    createPortal(cannedStripe({ 'GET /billing_portal/configurations': [OURS], ...answers }).ask).portal('cus_1', 'x')
  await expect(open({})).rejects.toMatchObject({ code: 'not_found' })
  await expect(open({ [OPENED]: REFUSED_KEY })).rejects.toMatchObject({ code: 'payment_provider_failed' })
})
