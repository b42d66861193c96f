import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addressKeys, canonicalAddress, cardKey, personKey } from './person-keys'

describe('C-66 one mailbox is one person', () => {
  it.each([
    ['  Ana.Ruiz@Example.COM ', 'ana.ruiz@example.com'],
    ['ana+curso@example.com', 'ana+curso@example.com'],
    ['a.n.a+1+2@gmail.com', 'ana@gmail.com'],
    ['Ana@googlemail.com', 'ana@gmail.com'],
    ['ana.ruiz+x@outlook.com', 'ana.ruiz@outlook.com'],
    ['ana.ruiz+x@hotmail.es', 'ana.ruiz@hotmail.es'],
    ['ana+x@mac.com', 'ana@icloud.com'],
    ['a.na+x@pm.me', 'ana@proton.me'],
    ['+tag@gmail.com', '+tag@gmail.com'],
    ['ana+x@mail.gmail.com', 'ana+x@mail.gmail.com'],
    ['"a@b"@gmail.com', '"a@b"@gmail.com'],
    ['ana', 'ana'],
  ])('%s is %s', (written, mailbox) => {
    expect(canonicalAddress(written)).toBe(mailbox)
  })

  it('names nobody without the secret, and a card is no address', () => {
    expect(personKey('one', 'ana@gmail.com')).toBe(personKey('one', 'A.N.A+x@gmail.com'))
    expect(personKey('one', 'ana@gmail.com')).not.toBe(personKey('two', 'ana@gmail.com'))
    expect(cardKey('one', 'ana@gmail.com')).not.toBe(personKey('one', 'ana@gmail.com'))
  })

  it('also finds what was kept of an address as it was written', () => {
    const earlier = createHmac('sha256', 'one').update('billing\na.na+x@gmail.com').digest('base64url')
    expect(addressKeys('one', 'A.na+x@gmail.com')).toEqual([personKey('one', 'ana@gmail.com'), earlier])
    expect(addressKeys('one', 'ana@gmail.com')).toHaveLength(1)
  })
})
