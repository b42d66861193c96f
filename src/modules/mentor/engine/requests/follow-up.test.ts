import { describe, expect, it } from 'vitest'
import { plainText } from '../lexicon/plain-text'
import { isFollowUp } from './follow-up'

const BACK = [
  'y si lo quito?',
  'y el -1 ese?',
  'no lo entiendo, explícamelo más fácil',
  'vale pues ponme el código entero arreglado',
  'otro ejemplo',
  'más a fondo',
  'por qué?',
  'cámbialo para que no falle',
  'ahora que pida el nombre',
  'y sin el range se puede?',
  'pero qué comilla le falta?',
  'entonces qué le cambio',
  'y solo los pares?',
  'eso qué significa',
  'explícame la última línea',
  'ponme un ejercicio de eso',
  'me lo puedes repetir',
  'ok, y si la lista está vacía',
  'corrígelo',
  'no entendí',
  'otra vez',
  'sigo igual',
  'agrégale un menú y ponlo en una función',
  'xq?',
  'lo mismo pero con while',
  'ya, y como hago para q vuelva a preguntar',
  'hazlo con un for',
  'la segunda línea esa no la pillo',
]
const ITSELF = [
  'cómo leo un csv',
  'qué es una tupla',
  'hazme un programa que sume dos números',
  'diferencia entre lista y tupla',
  'qué significa IndexError',
  'cómo ordeno una lista de mayor a menor',
  'ponme un ejercicio de bucles',
  'hola',
  'cuándo uso while y cuándo for',
  'qué es self',
  'cómo calculo la media',
  'para qué sirve enumerate',
  'quiero una calculadora con menú',
  'cómo hago una tabla de multiplicar',
  'qué es una consola',
]

describe('isFollowUp', () => {
  it.each(BACK)('«%s» points back', (text) => expect(isFollowUp(plainText(text))).toBe(true))
  it.each(ITSELF)('«%s» stands by itself', (text) => expect(isFollowUp(plainText(text))).toBe(false))
})
