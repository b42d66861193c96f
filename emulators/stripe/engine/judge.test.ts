import { describe, expect, it } from 'vitest'
import { findCard } from '../cards'
import { judge } from './judge'

const HERE = { offSession: false, isAuthenticated: false, wasSetUp: false }
const RENEWAL = { ...HERE, offSession: true }
function verdict(card: string, situation: Partial<typeof HERE> = {}): string {
  const found = findCard(card)
  if (found === null) throw new Error(`${card} is no test card`)
  const said = judge(found.behaviour, { ...HERE, ...situation })
  return said.type === 'declined' ? said.decline.declineCode : said.type
}

describe('test cards', () => {
  it('are found with and without spaces and by Stripe’s names; others are not', () => {
    expect(findCard('4242 4242 4242 4242')).toBe(findCard('pm_card_visa'))
    expect(findCard('4111111111111111')).toBeNull()
    expect(findCard('')).toBeNull()
  })
  it('succeed, or are declined with their reason', () => {
    expect(verdict('4242424242424242')).toBe('succeeds')
    expect(verdict('4000000000000002')).toBe('generic_decline')
    expect(verdict('4000 0000 0000 9995')).toBe('insufficient_funds')
  })
  it('…3155 authenticates once, and renews by itself from then on', () => {
    expect(verdict('4000002500003155')).toBe('authenticate')
    expect(verdict('4000002500003155', { isAuthenticated: true })).toBe('succeeds')
    expect(verdict('4000002500003155', { ...RENEWAL, wasSetUp: true })).toBe('succeeds')
    expect(verdict('4000002500003155', RENEWAL)).toBe('authentication_required')
  })
  it('…3184 authenticates each time, which no renewal can', () => {
    expect(verdict('4000002760003184', { wasSetUp: true })).toBe('authenticate')
    expect(verdict('4000002760003184', { ...RENEWAL, wasSetUp: true })).toBe('authentication_required')
  })
  it('…0341 fails at renewals only', () => {
    expect(verdict('4000000000000341')).toBe('succeeds')
    expect(verdict('4000000000000341', RENEWAL)).toBe('generic_decline')
  })
})
