import { describe, expect, it } from 'vitest'
import { paramName, parseForm } from './form'

describe('bracketed forms', () => {
  it('are nested objects and lists of texts', () => {
    expect(parseForm('a=1&b[c]=2&b[d][e]=tres%20%C3%B1')).toEqual({ a: '1', b: { c: '2', d: { e: 'tres ñ' } } })
    expect(parseForm('expand[0]=x&expand[1]=y')).toEqual({ expand: ['x', 'y'] })
    expect(parseForm('items[0][price]=p&items[0][quantity]=1&items[1][price]=q')).toEqual({
      items: [{ price: 'p', quantity: '1' }, { price: 'q' }],
    })
  })
  it('put a list’s parts by their numbers, and those without by their order', () => {
    expect(parseForm('a[10]=z&a[2]=y&a[0]=x')).toEqual({ a: ['x', 'y', 'z'] })
    expect(parseForm('a[]=x&a[]=y')).toEqual({ a: ['x', 'y'] })
  })
  it('keep empty texts, and take the last of two', () => {
    expect(parseForm('a=&b=1&b=2')).toEqual({ a: '', b: '2' })
    expect(parseForm('')).toEqual({})
  })
  it('reach no prototype', () => {
    const parsed = parseForm('__proto__[polluted]=1&a[__proto__][polluted]=1&a[constructor][prototype][polluted]=1')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(Object.hasOwn(parsed, '__proto__')).toBe(true)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
  it('nest no deeper than anything of Stripe, however long the name', () => {
    expect(JSON.stringify(parseForm(`a${'[b]'.repeat(20_000)}=1`)).match(/b/g)).toHaveLength(8)
  })
  it('name a parameter as Stripe does', () => {
    expect(paramName(['line_items', 0, 'price'])).toBe('line_items[0][price]')
  })
})
