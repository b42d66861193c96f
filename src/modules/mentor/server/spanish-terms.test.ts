import { describe, expect, it } from 'vitest'
import { namesOutsideSubject, plain, searchTerms } from './spanish-terms'

describe('searchTerms', () => {
  it.each([
    ['accents and case', 'FUNCIÓN', 'funcion'],
    ['what sounds the same', 'avrir', 'abrir'],
    ['what sounds the same', 'funsiones', 'funciones'],
    ['double letters', 'dicionario', 'diccionario'],
    ['plurals', 'diccionarios', 'diccionario'],
    ['English plurals', 'sets', 'set'],
    ['forms of a verb', 'ordenarlas', 'ordeno'],
    ['verbs that change their vowel', 'encuentro', 'encontrar'],
    ['synonyms', 'array', 'lista'],
    ['synonyms', 'string', 'texto'],
    ['turns of phrase', 'del revés', 'invertir'],
    ['turns of phrase', 'f-string', 'fstring'],
  ])('makes one term of %s: %s, %s', (_rule, one, other) => {
    expect(searchTerms(one)).toEqual(searchTerms(other))
    expect(searchTerms(one)).toHaveLength(1)
  })

  it('keeps different things apart', () => {
    const apart = ['datos', 'date', 'repetir', 'repetido', 'media', 'mediana', 'moda', 'modulo', 'lista', 'tupla']
    expect(new Set(apart.flatMap(searchTerms)).size).toBe(apart.length)
  })

  it('leaves out filler, also in phone spelling, and bare numbers', () => {
    expect(searchTerms('q es y xq se usa, porfa? kiero 3 ejemplos')).toEqual([])
  })
})

describe('plain', () => {
  it('is lower case without accents', () => {
    expect(plain('¿Qué ÍNDICE? Año')).toBe('¿que indice? ano')
  })
})

describe('namesOutsideSubject', () => {
  it('knows subjects that no lesson teaches, unless they are to be avoided', () => {
    expect(namesOutsideSubject('tablas con Pandas')).toBe(true)
    expect(namesOutsideSubject('punteros en C++')).toBe(true)
    expect(namesOutsideSubject('agrupar sin pandas')).toBe(false)
    expect(namesOutsideSubject("TypeError: unsupported operand type(s) for +: 'int' and 'str'")).toBe(false)
  })
})
