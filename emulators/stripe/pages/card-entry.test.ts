import { describe, expect, it } from 'vitest'
import { checkCard, filledCard, NO_CARD, readTypedCard, TEST_CARDS } from './card-entry'

const NOW = new Date('2026-11-22T00:00:00Z')
const GOOD = { numero: '4242 4242 4242 4242', caducidad: '12 / 29', cvc: '123', titular: 'Ana Prueba' }

describe('the card form', () => {
  it('reads a card as people type it', () => {
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2029, cvc: '123', name: 'Ana Prueba' }
    for (const caducidad of ['12 / 29', '12/29', '1229', '12-2029', '12/2029'])
      expect(checkCard({ ...GOOD, caducidad }, NOW)).toEqual({ card, errors: null })
    expect(checkCard({ ...GOOD, numero: '4242-4242-42424242' }, NOW).card).toEqual(card)
  })

  it.each([
    [{ numero: '4242 4242 4242 4241' }, 'numero', 'no es válido'],
    [{ numero: '' }, 'numero', 'no es válido'],
    [{ numero: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢' }, 'numero', 'no es válido'],
    [{ caducidad: '13 / 29' }, 'caducidad', 'mes y el año'],
    [{ caducidad: 'mañana' }, 'caducidad', 'mes y el año'],
    [{ caducidad: '10 / 26' }, 'caducidad', 'ya ha caducado'],
    [{ cvc: '12' }, 'cvc', '3 o 4 cifras'],
    [{ titular: '' }, 'titular', 'nombre'],
  ])('says beside the field what is wrong with %j', (change, field, sentence) => {
    const { card, errors } = checkCard({ ...GOOD, ...change }, NOW)
    expect(card).toBeNull()
    expect(errors).toEqual({ [field]: expect.stringContaining(sentence) })
  })

  it('takes a card to the end of its month', () => {
    expect(checkCard({ ...GOOD, caducidad: '11/26' }, NOW).card).not.toBeNull()
    expect(checkCard({ ...GOOD, caducidad: '11/26' }, new Date('2026-12-01T00:00:00Z')).card).toBeNull()
  })

  it('fills in its own test cards, each of them valid, and no other', () => {
    for (const { number } of TEST_CARDS) {
      const filled = filledCard(number, NO_CARD, new Date('2036-11-22T00:00:00Z'))
      expect(filled && checkCard(filled, new Date('2036-11-22T00:00:00Z')).errors).toBeNull()
    }
    expect(filledCard('4111 1111 1111 1111', NO_CARD, NOW)).toBeNull()
    expect(filledCard(undefined, NO_CARD, NOW)).toBeNull()
    expect(filledCard(TEST_CARDS[0].number, GOOD, NOW)?.titular).toBe('Ana Prueba')
  })

  it('reads any body', () => {
    expect(readTypedCard({ numero: ['1'], cvc: 5, titular: 'x'.repeat(500) })).toEqual(NO_CARD)
  })
})
