import { describe, expect, it } from 'vitest'
import { contractsOf } from './contracts-of'
import { functionShape } from './function-shape'
import type { KnownContract } from './known'
import { requestedContracts } from './requested'

const propertyOf = (request: string) => requestedContracts(request)[0]?.properties[0]

describe('what a request states', () => {
  it.each([
    ['Hazme una función que devuelva una lista ordenada', 'sorted(x)'],
    ['ordena una lista de números de mayor a menor', 'sorted(x, reverse=True)'],
    ['función que ordene una lista de menor a mayor sin usar sort', 'sorted(x)'],
    ['escribe una función que reciba una lista y devuelva el mayor', 'max(x)'],
    ['¿me haces una función con el mínimo de una lista?', 'min(x)'],
    ['dame una función que dé la suma de los números de una lista', 'sum(x)'],
    ['función que sume los elementos de una lista', 'sum(x)'],
    ['una función que diga si un número es par', 'x % 2 == 0'],
    ['función que devuelva True si un número es impar', 'x % 2 == 1'],
    ['función que compruebe si un número es primo', 'x > 1 and all(x % d for d in range(2, x))'],
    ['función para poner un texto al revés', undefined],
    ['función que devuelva un texto al revés', 'x[::-1]'],
    ['invertir una cadena', 'x[::-1]'],
  ])('%s', (request, expected) => {
    expect(propertyOf(request)?.equals).toBe(expected)
  })

  it('«sin repetidos» is a property of what comes out', () => {
    expect(propertyOf('función que devuelva una lista sin repetidos')?.holds).toContain('set(x)')
  })

  it.each([
    'el segundo mayor de una lista',
    'la posición del mayor de una lista',
    'ordena una lista de palabras por longitud',
    'suma los pares de una lista',
    'el mayor de dos números',
    'función que diga si un número no es par',
    'invierte las palabras de una frase',
    'la suma de los primeros 10 números de una lista',
    'ordena la lista sin contar los negativos',
    '¿qué es una lista?',
    '',
  ])('is nothing that is sure: %s', (request) => {
    expect(requestedContracts(request)).toEqual([])
  })

  it('is read in time that grows with the text', () => {
    for (const text of ['sin usar '.repeat(40), 'ordena '.repeat(50_000), '```'.repeat(50_000)]) {
      const before = performance.now()
      requestedContracts(text)
      expect(performance.now() - before).toBeLessThan(300)
    }
  })
})

const OWN = 'def letra_dni(numero):\n    letras = 1\n\n    return letras\n\n\nprint(letra_dni(1))'

describe('a program’s contract', () => {
  const known: readonly KnownContract[] = [
    {
      ...{
        name: 'letra_dni',
        parameters: ['numero'],
        shapes: [functionShape(OWN, 'letra_dni')],
        terms: [
          ['letra', 'nif'],
          ['dni', 'nif'],
        ],
        not: ['iban'],
      },
      ...{ said: 'Letra del DNI función que me dé la letra del dni letra nif dni', properties: [] },
    },
  ]
  const code = 'def letra_dni(numero):\n    return 1'
  const found = (request: string, of = code) => contractsOf(request, of, known).map(({ name }) => name)

  it('is for who asks for it, with a function of its name', () => {
    expect(found('Hazme una función con la letra del DNI')).toEqual(['letra_dni'])
    expect(found('hazme una función con la letra del dni', 'def letra(numero):\n    return 1')).toEqual([])
  })

  it('is for the program’s own function, however it was asked for and whatever stands around it', () => {
    expect(found('y en minúscula?', `import sys\n\n${OWN}\nprint(2)`)).toEqual(['letra_dni'])
    expect(found('y en minúscula?', OWN.replace('= 1', '= 2'))).toEqual([])
  })

  it('is without terms only for the program’s own function', () => {
    const untermed = known.map((one) => ({ ...one, terms: [], not: [] }))
    expect(contractsOf('la letra del dni', code, untermed)).toEqual([])
    expect(contractsOf('y en minúscula?', OWN, untermed).map(({ name }) => name)).toEqual(['letra_dni'])
  })

  it('is not for who asks for more, or for something else', () => {
    expect(found('la letra del dni, en minúscula')).toEqual([])
    expect(found('la letra del dni y del iban')).toEqual([])
    expect(found('letra de una canción')).toEqual([])
  })
})
