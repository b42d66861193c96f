import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../skills/follow-up/testing/last-answer'

const SUM = 'total = 0\nfor i in range(3):\n    precio = input("precio: ")\n    total = total + precio\nprint(total)'
const FAILED = `me sale esto\n\nTraceback (most recent call last):\n  File "tienda.py", line 4, in <module>\n    total = total + precio\nTypeError: unsupported operand type(s) for +: 'int' and 'str'\n\n${SUM}`
const MEAN =
  'revisa mi código\n\ndef media(lista):\n    total = 0\n    for x in lista:\n        total += x\n        return total / len(lista)\n\nprint(media([12, 8]))'
const MENDED_SYNTAX = 'qué hace esto\n\nnotas = [5, 7]\nfor i in range(len(notas))\n    print(notas[i])'
const BEYOND = 'falla, por qué\n\nv = [10, 20]\ni = 0\nwhile i <= len(v):\n    print(v[i])\n    i += 1'
const TYPED = "explica\n\npeso = int(input('peso: '))\nprint(peso * 2)"
const SUPPOSED = 'explica\n\nx = 5\nprint(x * 2)'

describe('a correction of what was understood', () => {
  it.each([
    [['qué es un diccionario', 'y cómo le agrego algo?', 'no, a una lista'], /append/],
    [['como ordeno una lista', 'no, un diccionario'], /\w\.items\(\)/],
    [['cómo leo un csv', 'no, con pandas'], /read_csv/],
    [['qué es un diccionario', 'ponme un ejemplo con animales'], /Otro ejemplo de \*\*Diccionario/],
    [['qué es una lista', 'ponme un ejemplo', 'no, un diccionario con animales'], /Otro ejemplo de \*\*Diccionario/],
    [[TYPED, 'y si pone 70,5?', 'no, digo 80'], /160/],
    [['qué es un diccionario', 'y para qué me sirve a mí que tengo una tienda?'], /Otro ejemplo de \*\*Diccionario/],
    [[MEAN, 'y si la lista está vacía?', 'no, en el código corregido'], /ZeroDivisionError/],
  ])('%j: the last question as it was meant', async (said, told) =>
    expect((await lastAnswer(...said)).markdown).toMatch(told),
  )
})

it('drops the program that is put aside', async () => {
  const said = [
    'hazme un programa que calcule el área de un círculo',
    'olvida eso. Otra cosa: hazme un programa que calcule el imc',
  ]
  expect((await lastAnswer(...said)).markdown).toMatch(/imc = peso/)
})

describe('the program that is at hand', () => {
  it.each([
    ['what is supposed: of the corrected one', [FAILED, 'y si escribe letras?'], /ValueError[\s\S]*except ValueError/],
    ['a comma', [FAILED, 'ah vale. y si pone una coma?'], /ValueError[\s\S]*replace/],
    [
      'a wish: of the corrected one',
      [MEAN, 'y cómo hago para que devuelva 0 si está vacía?'],
      /return 0\n {4}total = sum/,
    ],
    [
      'a part of both: of the corrected one',
      [MENDED_SYNTAX, 'y por qué usa range(len(notas))?'],
      /^`range\(len\(notas\)\)` da/,
    ],
    ['what was corrected: of the faulty one', [BEYOND, '¿qué pasa si borro el = ?'], /while i < len\(v\)/],
    ['no program that was only supposed', [SUPPOSED, 'y si pongo x = 0?', 'ponlo en una función'], /x = 5/],
  ])('%s', async (_, said, told) => expect((await lastAnswer(...said)).markdown).toMatch(told))
})

describe('a question after a program that asks for one thing', () => {
  const EVEN = 'un programa que diga si un número es par'
  it.each([
    ['¿por qué usas el %?', /resto/],
    ['Pero ¿qué pasa si escribo una letra?', /ValueError/],
    ['¿Para qué sirve el if?', /si se cumple/],
  ])('is asked of the mentor, and no text for the program: «%s»', async (question, told) =>
    expect((await lastAnswer(EVEN, question)).markdown).toMatch(told),
  )

  it.each([
    [[EVEN, 'que diga ¿Qué número tienes?']],
    [[EVEN, 'pero el letrero dice "Escribe un número entero"', '¿Qué número tienes?']],
  ])('is put where it is asked for: %j', async (said) =>
    expect((await lastAnswer(...said)).markdown).toContain("input('¿Qué número tienes? ')"),
  )
})

const TABLE = 'hazme una tabla de multiplicar del 7'
const UNKNOWN =
  'un programa que me diga que precio poner a un pastel segun lo que me cuestan los ingredientes y el margen que quiero ganar'
const PAY =
  'nombre = input("Nombre: ")\nhoras = float(input("Horas: "))\nprecio = float(input("Precio de la hora: "))\nprint(nombre, horas * precio)'

describe('what is said of the last program', () => {
  it.each([
    ['another value: of the request', [TABLE, 'no es del 7, es del 9'], /9 x /],
    [
      'another value: in the program',
      ['un programa de piedra papel o tijera', 'dice 3 rondas, yo quiero solo una'],
      /RONDAS = 1\n/,
    ],
    ['a limit', [TABLE, 'sigue saliendo solo hasta el 10, quiero hasta el 12'], /range\(1, 13\)/],
    [
      'what is lacking',
      ['un programa que calcule el área de un rectángulo', 'no me pregunta el nombre'],
      /nombre = input/,
    ],
    [
      'another program',
      ['haz un cronometro', 'eso es muy complicado, mejor una cuenta atrás desde 10'],
      /range\(SEGUNDOS, 0, -1\)/,
    ],
    [
      'turned round',
      ['haz un programa que convierta horas a minutos', 'está al revés, quiero minutos a horas'],
      /input\('Minutos/,
    ],
    ['an earlier one', [TABLE, 'hazme una cuenta atrás desde 10', 'regrésame al primer programa'], /tabla/],
    ['a name that is set', ['un programa de piedra papel o tijera', 'oye RONDAS = 1 y ya'], /RONDAS = 1\n/],
    ['too many decimals', ['un programa que calcule el área de un círculo', 'me sale con muchos decimales'], /:\.2f/],
    ['what was offered', [UNKNOWN, 'la segunda'], /margen/],
  ])('%s', async (_, said, told) => expect((await lastAnswer(...said)).markdown).toMatch(told))

  it.each([
    ['no me preguntes el precio, son 9 siempre', /precio = 9\n/],
    ['no, deja el precio fijo a 9', /precio = 9\n/],
    ['tampoco me pidas el nombre', /¿Qué valor pongo/],
  ])('what it shall not do: «%s»', async (said, told) =>
    expect((await lastAnswer(`ponle un título a este programa: Sueldos\n\n${PAY}`, said)).markdown).toMatch(told),
  )
})
