import { expect, it } from 'vitest'
import { lastAnswer } from '../../follow-up/testing/last-answer'
import { allAsks } from './asks'
import { rankedFor } from './rank'
import { allUnits } from './units'

it('finds what is asked for, in words that no text has', () => {
  const asked: [string, string][] = [
    ['¿Qué significa que un valor sea mutable?', 'inmutable'],
    ['¿Por qué 0.1 + 0.2 no da 0.3?', 'decimales-que-no-cuadran'],
    ['remove, pop y del: cuál uso', 'remove--pop--del'],
    ['¿qué pasa si mi función no tiene return?', 'funcion-sin-return'],
  ]
  expect(asked.map(([question]) => rankedFor(question)[0]?.unit.id)).toEqual(asked.map(([, id]) => id))
})

it('answers by what ranks first where that is sure', async () => {
  expect((await lastAnswer('¿Por qué 0.1 + 0.2 no da 0.3 en Python?')).markdown).toMatch(/binari|base 2|aproximad/)
  expect((await lastAnswer('comillas simples o dobles, hay diferencia?')).outcome).toBe('answered')
  const asked: [string, RegExp][] = [
    ['para que sirve [::-1]', /del revés/],
    [
      'que pasa si uso una lista como valor por defecto en una funcion, dicen que es malo pero no se por que',
      /una sola vez|la misma lista/,
    ],
    ['fstrings o format, cual se usa hoy en dia', /Tres maneras/],
    ['como hago para pedirle un numero al usuario', /input\(/],
    ['como pido al usuario su nombre y su edad', /input\(/],
  ]
  for (const [question, about] of asked) expect((await lastAnswer(question)).markdown, question).toMatch(about)
})

it('knows a text for each way of asking', () => {
  const ids = new Set(allUnits().map(({ id }) => id))
  expect([...allAsks().keys()].filter((id) => !ids.has(id))).toEqual([])
})
