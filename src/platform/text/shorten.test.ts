import { describe, expect, it } from 'vitest'
import { shorten } from './shorten'

describe('shorten', () => {
  it('SHELL-35 leaves text up to the length unchanged', () => {
    expect(shorten('', 5)).toBe('')
    expect(shorten('lista', 5)).toBe('lista')
  })

  it('SHELL-35 cuts longer text to the length and appends "…"', () => {
    expect(shorten('listas', 5)).toBe('lista…')
    expect(shorten('a'.repeat(121), 120)).toBe(`${'a'.repeat(120)}…`)
  })

  it('counts a character outside the basic plane as one', () => {
    expect(shorten('🐍🐍', 2)).toBe('🐍🐍')
    expect(shorten('🐍🐍🐍', 2)).toBe('🐍🐍…')
  })
})
