import { describe, expect, it } from 'vitest'
import { asksIn, sentencesThatAsk } from './asks-in'

const said = (prose: string) => asksIn(prose).map((ask) => ask.said)

describe('the things that a message asks for', () => {
  it.each([
    ['que es una lista y como la ordeno?', ['que es una lista', 'y como la ordeno?']],
    ['¿Qué es una tupla? ¿y cómo convierto una en lista?', ['¿Qué es una tupla?', '¿y cómo convierto una en lista?']],
    ['me explicas los decoradores? y los generadores?', ['me explicas los decoradores?', 'y los generadores?']],
    ['tengo un csv. como lo leo? y para que sirve el with', ['tengo un csv. como lo leo?', 'y para que sirve el with']],
    ['pásalo a función y dime para qué sirve el return', ['pásalo a función', 'y dime para qué sirve el return']],
  ])('«%s» asks for two', (prose, asks) => {
    expect(said(prose)).toEqual(asks)
  })

  it.each([
    'que diferencia hay entre una lista y una tupla?',
    'hazme un programa que pida el precio y la cantidad y diga el total',
    'no entiendo por qué sale None y no 3',
    'quiero ordenar una lista de mayor a menor, y guardarla',
    `${'que es una lista y como la ordeno? '.repeat(20)}`,
    '',
  ])('«%s» is one', (prose) => {
    expect(said(prose)).toEqual([])
  })

  it('what is to be done is told from what is asked', () => {
    expect(asksIn('que es un diccionario? ponme un ejercicio').map(({ isOrder }) => isOrder)).toEqual([false, true])
  })
})

describe('the sentences that ask', () => {
  it('MENTOR are told from those that say for whom and with what', () => {
    const asked = (prose: string) => sentencesThatAsk(prose).map((ask) => ask.said)
    expect(asked('Che, ¿qué hace exactamente groupby? Veo que lo usan para todo')).toEqual([
      '¿qué hace exactamente groupby?',
    ])
    expect(asked('Soy socióloga. ¿Qué me aporta pandas?')).toEqual(['¿Qué me aporta pandas?'])
    expect(asked('¿qué es una lista?')).toEqual([])
  })
})
