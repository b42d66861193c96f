import { describe, expect, it } from 'vitest'
import { titleOf, workedOut } from './title'

describe('the sentence before a program', () => {
  it.each([
    [['lee ventas.csv', 'calcula el total por mes'], 'El programa lee ventas.csv y calcula el total por mes.'],
    [['calcula la media', 'calcula la mediana', 'calcula la media'], 'El programa calcula la media y la mediana.'],
    [
      ['calcula la mediana', 'ordena los datos', 'lo muestra'],
      'El programa calcula la mediana, ordena los datos y lo muestra.',
    ],
    [[], 'El programa lo muestra.'],
  ])('says what it does: %j', (done, sentence) => {
    expect(titleOf(done)).toBe(sentence)
  })

  it('names no column by a verb', () => {
    expect(['importe', 'le toca', 'pedir', '%'].map(workedOut)).toEqual([
      'calcula importe',
      'calcula lo que sale en cada fila',
      'calcula lo que sale en cada fila',
      'calcula el porcentaje',
    ])
  })
})
