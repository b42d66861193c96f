import { expect, it } from 'vitest'
import { inWishWords } from './wish-words'

it.each([
  ['¿Sería posible mostrarlo a dos decimales?', 'que lo muestre con 2 decimales.'],
  [
    'Me gustaría que avisara y volver a preguntar, hasta recibir un número',
    'que avise y que lo vuelva a pedir hasta que sea un número',
  ],
  ['¿Cómo elimino los duplicados de la lista?', 'que elimine los repetidos de la lista.'],
  [
    'debería quedar grabada en un fichero, notas.txt, a razón de una por renglón',
    'que lo guarde en notas.txt, uno por línea',
  ],
  ['empezando por el producto más vendido y acabando en el menos', 'ordenado de mayor a menor'],
  ['no los quiero sumados sino multiplicados', 'en vez de sumar que los multiplique'],
  [
    'conviértelo en media(notas) y que retorne el resultado',
    'pásalo a una función media(notas) y que devuelva el resultado',
  ],
  ['en caso de que la suma supere los 50, un aviso', 'si la suma pasa de 50, un aviso'],
  ['un tercer parámetro, no obligatorio (si no lo pongo vale 21)', 'un tercer parámetro, opcional, por defecto 21'],
])('says in the words that changes know: %s', (said, known) => {
  expect(inWishWords(said)).toBe(known)
})

it('leaves alone what is quoted, code or the name of a file, and what is worded so already', () => {
  expect(inWishWords('que diga «me gustaría mostrar el promedio»')).toBe('que diga «me gustaría mostrar el promedio»')
  expect(inWishWords('quita `grabar()` y retornar(x)')).toBe('quita `grabar()` y retornar(x)')
  expect(inWishWords('que muestre la media con 2 decimales')).toBe('que muestre la media con 2 decimales')
})
