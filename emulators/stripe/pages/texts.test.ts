import { describe, expect, it } from 'vitest'
import { pdfOf } from './documents/pdf'
import { linked } from './linked'
import { every, vatOf } from './texts'

describe('what the pages say', () => {
  it.each([
    [1700, 1405, 295],
    [300, 248, 52],
    [4999, 4131, 868],
    [0, 0, 0],
  ])('splits %i cents into base and VAT', (total, base, quota) => {
    expect(vatOf(total)).toEqual({ base, quota })
  })

  it('says how often', () => {
    expect(every({ interval: 'month', interval_count: 1 })).toBe('cada mes')
    expect(every({ interval: 'week', interval_count: 2 })).toBe('cada 2 semanas')
  })

  it("links what a seller's sentence links, and nothing else", async () => {
    const text = 'Acepto <b> los [términos](https://pymentor.example/terminos) y [esto](javascript:alert(1)).'
    expect(String(await linked(text))).toBe(
      'Acepto &lt;b&gt; los <a href="https://pymentor.example/terminos" target="_blank" rel="noreferrer">términos</a> y [esto](javascript:alert(1)).',
    )
  })

  it('writes a PDF whose table of contents points at its objects', () => {
    const file = Buffer.from(pdfOf('Factura (1)', [{ text: 'Año\\1', right: '17,00 €' }])).toString('latin1')
    expect(file).toContain('(Año\\\\1) Tj')
    expect(file).toContain('(17,00 \u0080) Tj')
    const [, table = ''] = /startxref\n(\d+)/.exec(file) ?? []
    expect(file.slice(Number(table))).toMatch(/^xref\n0 7\n/)
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
    )
  })
})
