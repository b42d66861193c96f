import { describe, expect, it } from 'vitest'
import { reports } from './reports'

describe('a message that only tells what a program does', () => {
  it.each([
    'me coge todo hasta el último',
    'solo cuenta las a',
    'sale con comas y corchetes',
    'la lista de fuera cambia',
    'dice que el 1 es primo',
    'a veces me devuelve None',
    'no quita los espacios',
    'aunque ponga False entra',
    'en el fichero solo queda la última línea',
    'se me borra la lista',
    'quiero que el descuento sea solo si compran 3 pero se lo esta poniendo a todos',
    'calculo el imc de mis alumnos y sale un numero diminuto',
    'quiero meter el iva en la D pero la columna sigue en blanco',
  ])('is one: «%s»', (prose) => {
    expect(reports(prose)).toBe(true)
  })

  it.each([
    '¿me explicas qué hace?',
    'cambia el bucle por una comprensión',
    'borra los pares',
    'el programa que pide notas',
    'quiero que sume solo los pares',
    'me da cosa usar global, como lo quitarian',
    'me sale lo mismo siempre. q imprime y xq',
    'en el examen puse que salen las dos cosas, me lo dieron mal. q imprime y xq',
    'me explica esta parte',
    'como funciona el while',
    'revisa si está bien',
    'haz que el total salga con dos decimales',
    'me lo paso un compañero y funciona pero quisiera entender la linea 3',
    'los dos primeros los veo pero el ultimo no lo pillo, de donde sale',
    'ponle un menu pero que pida la clave antes',
  ])('is none: «%s»', (prose) => {
    expect(reports(prose)).toBe(false)
  })

  it('is short', () => {
    expect(reports(`no me sale ${'nada '.repeat(100)}`)).toBe(false)
  })
})
