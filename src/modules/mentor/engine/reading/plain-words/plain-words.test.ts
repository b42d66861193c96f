import { expect, it } from 'vitest'
import { inPlainWords } from './plain-words'

it('says a request in the words that are read best, and leaves what is quoted, listed or code as it is', () => {
  expect(inPlainWords('hay que sumar y el usuario teclea «el promedio»')).toBe('necesito sumar y pide «el promedio»')
  expect(inPlainWords('imprime "el promedio" de [1, 2]')).toBe('imprime "el promedio" de [1, 2]')
  expect(inPlainWords('muestra la media')).toBe('muestra la media')
})
