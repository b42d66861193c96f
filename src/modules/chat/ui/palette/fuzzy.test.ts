import { describe, expect, it } from 'vitest'
import { matchText } from './fuzzy'

const found = (query: string, text: string) => {
  const match = matchText(query, text)
  return match === null ? null : match.positions.map((position) => text[position]).join('')
}
const score = (query: string, text: string) => matchText(query, text)?.score ?? 0

describe('matchText', () => {
  it('forgives accents and case, in the text and in what is typed', () => {
    expect(found('funcion', 'Qué es una función')).toBe('función')
    expect(found('FUNCIÓN', 'funcion lambda')).toBe('funcion')
    expect(found('ano', 'El año que viene')).toBe('año')
  })

  it('wants every word, in any order', () => {
    expect(found('chat pro', 'Nuevo chat con Mentor PRO')).toBe('chatPRO')
    expect(found('pro chat', 'Nuevo chat con Mentor PRO')).toBe('chatPRO')
    expect(found('chat basic', 'Nuevo chat con Mentor PRO')).toBeNull()
  })

  it('puts the start of the text before the start of a word, that before the middle of one, and scattered letters last', () => {
    const scores = ['lista de la compra', 'una lista', 'realistas', 'leer dos hojas'].map((text) => score('lis', text))
    expect(scores.slice(0, 3)).toEqual([4, 3, 2])
    expect(scores[3]).toBe(0)
    expect(found('nvch', 'Nuevo chat')).toBe('Nvch')
    expect(score('nvch', 'Nuevo chat')).toBeLessThan(score('lis', 'realistas'))
  })

  it('does not find letters that stand together by chance', () => {
    expect(matchText('csv', 'comprobar si un número es válido')).toBeNull()
    expect(matchText('xy', 'exagerar y')).toBeNull()
    expect(matchText('zzz', 'lista')).toBeNull()
  })

  it('finds everything for nothing, with letters outside the usual plane too', () => {
    expect(matchText('  ', 'lista')).toEqual({ score: 0, positions: [] })
    expect(found('py', '🐍 Python')).toBe('Py')
  })
})
