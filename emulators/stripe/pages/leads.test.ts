import { describe, expect, it } from 'vitest'
import { ownAddress } from './leads'

const at = { host: '127.0.0.1:3000', publicUrl: 'http://localhost:3000/' }

describe('where people may be led', () => {
  it.each([
    'http://127.0.0.1:3000/checkout/success?session_id=cs_test_1',
    'http://localhost:3000/pricing',
    'http://[::1]:3000/pricing',
  ])('to the product, by any of its names: %s', (address) => {
    expect(ownAddress(address, at)).toBe(address)
  })

  it('to a path of it', () => {
    expect(ownAddress('/pricing', at)).toBe('http://localhost:3000/pricing')
  })

  it.each([
    'https://mal.example/',
    'http://localhost:3001/',
    'http://localhost:3000@mal.example/',
    'http://127.0.0.1.mal.example:3000/',
    '//mal.example/',
    '\\\\mal.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('not to %s', (address) => {
    expect(ownAddress(address, at)).toBeNull()
  })

  it('by a name of its own where it is reached by one', () => {
    const named = { host: 'demo.example:8080', publicUrl: 'http://localhost:3000/' }
    expect(ownAddress('http://demo.example:8080/pricing', named)).not.toBeNull()
    expect(ownAddress('http://localhost:8080/pricing', named)).toBeNull()
    expect(ownAddress(null, named)).toBeNull()
  })
})
