import { describe, expect, it } from 'vitest'
import { CARD_FORMATS, type CardEntry, readCard } from './card-entry'

const now = new Date(2026, 10, 22)
const GOOD: CardEntry = { number: '4242 4242 4242 4242', expiry: '12/28', cvc: '123' }
const errorsOf = (change: Partial<CardEntry>) => {
  const read = readCard({ ...GOOD, ...change }, now)
  return 'errors' in read ? read.errors : null
}

describe('card form', () => {
  it('PAY-02 reads a card', () => {
    expect(readCard(GOOD, now)).toEqual({
      card: { number: '4242424242424242', expMonth: 12, expYear: 2028, cvc: '123' },
    })
    expect(errorsOf({ number: '378282246310005', cvc: '1234' })).toBeNull()
    expect(errorsOf({ expiry: '11/26' })).toBeNull()
  })

  it.each([
    [{ number: '' }, { number: 'Escribe el número de la tarjeta.' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'Ese número no es correcto. Revísalo.' }],
    [{ number: '0000' }, { number: 'Ese número no es correcto. Revísalo.' }],
    [{ expiry: '' }, { expiry: 'Escribe el mes y el año, como 04/29.' }],
    [{ expiry: '13/28' }, { expiry: 'El mes va de 01 a 12.' }],
    [{ expiry: '10/26' }, { expiry: 'La tarjeta está caducada.' }],
    [{ cvc: '12' }, { cvc: 'Escribe el código de 3 o 4 cifras.' }],
  ])('PAY-02 refuses %j beside the field', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  it.each([
    ['number', '4242424242424242', '4242 4242 4242 4242'],
    ['number', '42424', '4242 4'],
    ['expiry', '12', '12'],
    ['expiry', '1228', '12/28'],
    ['expiry', '4', '04'],
    ['expiry', '04/29', '04/29'],
    ['expiry', '12/2028', '12/28'],
    ['expiry', '12/', '12'],
    ['cvc', '12a345', '1234'],
  ] as const)('shows what is typed into %s, %s, as %s', (field, typed, shown) => {
    expect(CARD_FORMATS[field](typed)).toBe(shown)
  })
})
