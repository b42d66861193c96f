import { expect, it } from 'vitest'
import { addressOfAccount } from '~/modules/billing/directory-copy'
import { listAddress } from './list-address'

const ID = '7e0d8a52-6a2f-4c39-9c0e-0f6d2c1b5a11'
const backFrom = (address: string) => listAddress(new URL(address, 'http://x').searchParams.get('lista'))

it('C-41 one comes back from an account to the page and the filters of the list that one had', () => {
  const list = `?q=ana+b%26c&plan=mensual&estado=cancelado&desde=2026-01-01&cursor=${ID}`
  const account = addressOfAccount(ID, list)
  expect(account).toMatch(new RegExp(`^/admin/usuarios/${ID}\\?lista=`))
  expect(backFrom(account)).toBe(`/admin/usuarios${list}`)
  expect(backFrom(addressOfAccount(ID, ''))).toBe('/admin/usuarios')
})

it('leads to the list only, whatever the address says', () => {
  for (const lista of ['//evil.invalid', 'plan=x&cursor=1&redirect=//evil.invalid', 'https://evil.invalid/?q=', '%00'])
    expect(listAddress(lista)).toMatch(/^\/admin\/usuarios(\?q=|$)/)
})
