import { expect, it } from 'vitest'
import { declares } from './reports'

it.each([
  'Los puntos de leo se quedan en 7 después de sumarle 5',
  'mi marcador no avanza',
  'Hola. Solo aparece fin',
  'La cantidad de mayores está equivocada',
])('takes what states something of a program for a complaint: «%s»', (prose) => {
  expect(declares(prose)).toBe(true)
})

it.each([
  'este es mi programa para contar vocales',
  'Hola, aquí va mi código. Gracias',
  '¿Los puntos se quedan en 7?',
  'quiero saber qué hace este bucle',
])('takes none of what shows it, asks or wishes: «%s»', (prose) => {
  expect(declares(prose)).toBe(false)
})
