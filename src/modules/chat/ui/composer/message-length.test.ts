import { describe, expect, it } from 'vitest'
import { isSendable, lengthNote } from './message-length'

describe('message length', () => {
  it('counts from 7,500 characters on', () => {
    expect(lengthNote(7_499)).toBeNull()
    expect(lengthNote(7_500)).toEqual({ kind: 'fits', text: '7.500 de 8.000 caracteres' })
    expect(lengthNote(8_000)?.kind).toBe('fits')
  })

  it('says by how much a text is too long', () => {
    expect(lengthNote(8_012)).toEqual({
      kind: 'too_long',
      text: 'El mensaje puede tener 8.000 caracteres como máximo. Sobran 12.',
    })
    expect(lengthNote(8_001)?.text).toMatch(/ Sobra 1\.$/)
  })

  it('VAL-19 takes no blank text', () => {
    expect(isSendable(' \n\t')).toBe(false)
    expect(isSendable(' a ')).toBe(true)
    expect(isSendable('a'.repeat(8_000))).toBe(true)
    expect(isSendable('a'.repeat(8_001))).toBe(false)
  })
})
