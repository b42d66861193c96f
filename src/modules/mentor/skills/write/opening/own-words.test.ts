import { expect, it } from 'vitest'
import { inOwnWords } from './own-words'

it.each([
  ['un programa que me pida la edad y diga si es mayor de edad', 'pide la edad y dice si es mayor de edad'],
  [
    'leer productos.csv y sacar solo los nombres de los que estan por debajo del minimo',
    'lee productos.csv y saca solo los nombres de los que están por debajo del mínimo',
  ],
  [
    'Simula 1000 tiradas de un dado y enseña cuántas veces ha salido cada cara',
    'simula 1000 tiradas de un dado y enseña cuántas veces ha salido cada cara',
  ],
  ['necesito repartir el bote de propinas segun las horas', 'reparte el bote de propinas según las horas'],
  ['quiero el total vendido por mes', 'saca el total vendido por mes'],
  [
    'una funcion sin_repes(lista) que devuelva otra lista sin los repetidos, con set se me desordena',
    'devuelve otra lista sin los repetidos',
  ],
  [
    'que lea una frase y la guarde en frase.txt, y que imprima cuantas vocales tiene',
    'lee una frase y la guarda en frase.txt, e imprime cuántas vocales tiene',
  ],
  [
    'Que pida los metros y el precio. Que imprima el total con dos decimales',
    'pide los metros y el precio, e imprime el total con dos decimales',
  ],
])('tells «%s» in its own words', (prose, told) => {
  expect(inOwnWords(prose)).toBe(told)
})

it.each([
  'dime algo',
  'tengo un problema con mi tarea',
  'que me diga lo que cobro',
  'quiero los textos de los correos, sin enviarlos',
  'la suma de una matriz',
])('makes no sentence of «%s»', (prose) => {
  expect(inOwnWords(prose)).toBeNull()
})
