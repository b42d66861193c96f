import { describe, expect, it } from 'vitest'
import { initials } from './initials'

describe('initials', () => {
  it('SHELL-15 takes the uppercase first letters of first and last name', () => {
    expect(initials('Cuenta', 'Demo')).toBe('CD')
    expect(initials('ana maría', 'pérez lópez')).toBe('AP')
    expect(initials('ángel', 'ñíguez')).toBe('ÁÑ')
    expect(initials('  eva ', ' ruiz ')).toBe('ER')
  })

  it('SHELL-15 is one letter without a last name', () => {
    expect(initials('Ana', '')).toBe('A')
    expect(initials('Ana', null)).toBe('A')
    expect(initials('Ana', undefined)).toBe('A')
  })

  it('SHELL-15 is "?" without a first name, whatever the last one is', () => {
    expect(initials('', 'Demo')).toBe('?')
    expect(initials('   ', 'Demo')).toBe('?')
    expect(initials(undefined, undefined)).toBe('?')
    expect(initials(null, 'Demo')).toBe('?')
  })

  it('does not cut a letter in half', () => {
    expect(initials('𝒜na', null)).toBe('𝒜')
  })
})
