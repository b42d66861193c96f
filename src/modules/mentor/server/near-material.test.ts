import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { nearMaterial } from './near-material'

const titles = (question: string, rung?: Parameters<typeof nearMaterial>[1]) =>
  nearMaterial(question, rung).map((text) => text.split('\n')[0])

describe('the material nearest to a question', () => {
  it('is a tested program for who asks for one, with what it prints', () => {
    const [first = ''] = nearMaterial('encontrar archivos duplicados en una carpeta', undefined)
    expect(first).toMatch(/^### Programa probado: Encontrar archivos duplicados\n/)
    expect(first).toContain("CARPETA = Path('fotos')")
    expect(first).toMatch(/Imprime:\n\n```text\nIguales: a\.txt, copia\.txt\n```$/)
  })

  it('is a card for who asks what something is', () => {
    expect(titles('¿Qué es un bucle infinito?')[0]).toMatch(/^### Ficha revisada: /)
  })

  it('has no program while somebody is led up to their own', () => {
    const question = 'encontrar archivos duplicados en una carpeta'
    for (const rung of ['idea', 'plan', 'fragment'] as const)
      expect(titles(question, rung).join()).not.toContain('Programa probado')
    expect(titles(question, 'solution')[0]).toContain('Programa probado')
  })

  it('is three pieces at most, and none where nothing is named', () => {
    expect(titles('diferencia entre lista, tupla, diccionario, conjunto, bucle y función').length).toBe(3)
    expect(titles('Hola, buenos días')).toEqual([])
    expect(titles('')).toEqual([])
    expect(titles('```python\nlista = [1]\n```')).toEqual([])
  })

  it.each([
    ['a question', '¿Cómo encuentro archivos duplicados en una carpeta con un bucle?'],
    ['a long program', `¿Qué falla?\n\n${'total = total + precio[i]\n'.repeat(320)}`],
    ['long prose', 'lista de precios con bucle y función '.repeat(220)],
    ['fences', '```\n'.repeat(2_000)],
  ])('takes no more than 10 ms for %s', (_, question) => {
    nearMaterial('¿Qué es una lista?', undefined)
    const times = Array.from({ length: 7 }, () => {
      const start = ownTime()
      nearMaterial(question, undefined)
      return ownTime() - start
    })
    expect(Math.min(...times)).toBeLessThan(10)
  })
})
