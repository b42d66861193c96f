import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { isTaxId, taxIdOf, taxIdType } from './tax-id'

const reads = (text: string) => isTaxId(taxIdOf(text))

describe('C-67 tax ids', () => {
  it('are Spanish ones with the right control character, however they are written', () => {
    for (const good of ['12345678Z', 'x1234567l', 'Y-1234567-X', 'Z1234567R', 'A58818501', 'B 12.345.674', 'Q2826000H'])
      expect([good, reads(good)]).toEqual([good, true])
    for (const bad of ['12345678A', 'X1234567A', 'A58818502', 'Q28260006', 'B1234567', 'hola', '', '1234567890'])
      expect([bad, reads(bad)]).toEqual([bad, false])
    expect([taxIdOf('ES-B12345674'), taxIdType(taxIdOf('esb12345674'))]).toEqual(['B12345674', 'es_cif'])
  })

  it('are VAT numbers of the Union by form, and by control digit where it is known', () => {
    for (const good of ['DE136695976', 'FR83404833048', 'IT00743110157', 'PT501964843', 'BE0428759497', 'PL8567346215'])
      expect([good, reads(good)]).toEqual([good, true])
    for (const bad of ['DE136695970', 'FR84404833048', 'IT00743110158', 'PT501964842', 'BE0431150351', 'US123456789'])
      expect([bad, reads(bad)]).toEqual([bad, false])
    expect([reads('ATU12345678'), reads('AT12345678'), taxIdType('ATU12345678')]).toEqual([true, false, 'eu_vat'])
  })

  it('reads a long text as fast as a short one', () => {
    const start = ownTime()
    expect(reads('ES'.repeat(100_000))).toBe(false)
    expect(ownTime() - start).toBeLessThan(50)
  })
})
