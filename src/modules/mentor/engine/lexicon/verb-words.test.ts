import { expect, it } from 'vitest'
import { isVerbWord } from './verb-words'

it.each(['hacer', 'conteste', 'ensenala', 'muestralo', 'dime', 'calcularla', 'reste', 'salude', 'vuelva'])(
  '«%s» says what is to be done',
  (word) => expect(isVerbWord(word)).toBe(true),
)

it.each([
  'numero',
  'edad',
  'nombre',
  'alquiler',
  'mujer',
  'par',
  'dolar',
  'importe',
  'clave',
  'mensaje',
  'suma',
  'total',
])('«%s» names something', (word) => expect(isVerbWord(word)).toBe(false))
