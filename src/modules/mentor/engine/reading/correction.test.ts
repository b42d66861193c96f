import { describe, expect, it } from 'vitest'
import { lackIn } from './complaint'
import { contrastsIn } from './contrast'
import { anewIn, correctionIn } from './correction'
import { asOrder, backIn, rejectionIn } from './rejection'

describe('what puts right how the last message was understood', () => {
  it.each([
    ['no, al diccionario', 'place', 'al diccionario'],
    ['no, en mi codigo', 'place', 'en mi codigo'],
    ['no con pandas', 'place', 'con pandas'],
    ['no, un diccionario con animales', 'thing', 'un diccionario con animales'],
    ['me refiero a la segunda', 'thing', 'la segunda'],
    ['no, pregunto si b = a[:] también copia la lista', 'asks', '¿b = a[:] también copia la lista?'],
    ['no, digo que si uno es ""', 'asks', 'y si uno es ""'],
    ['pero te pregunté cómo le pongo nombre a los ejes', 'asks', 'cómo le pongo nombre a los ejes'],
    ['eso no. si escribo 3, qué sale?', 'asks', 'y si escribo 3, qué sale?'],
    ['no es eso, lo que quiero es saber qué hace el for', 'asks', 'qué hace el for'],
    ['eso no, yo quería el gráfico de barras', 'asks', 'quiero el gráfico de barras'],
    ['perdona, quería decir en el while', 'place', 'en el while'],
  ])('«%s»', (said, kind, rest) => expect(correctionIn(said)).toMatchObject({ kind, rest, isOfMended: false }))

  it.each([
    ['no, en el código corregido', 'none', ''],
    ['no, el corregido. si pongo HOLA me sale 0', 'asks', 'y si pongo HOLA me sale 0'],
    ['no, en la versión corta, por qué ahí va al final', 'asks', 'por qué ahí va al final'],
  ])('says of which program: «%s»', (said, kind, rest) =>
    expect(correctionIn(said)).toEqual({ kind, rest, isOfMended: true }),
  )

  it.each([
    'no entiendo',
    'no, gracias',
    'no funciona',
    'no sé por qué sale 3',
    'no quites tijera',
    'no me sale',
    'no hay otra forma?',
    'y por qué no?',
    'quiero decirte que funciona',
  ])('is not «%s»', (said) => expect(correctionIn(said)).toBeNull())
})

describe('what puts aside what was spoken about', () => {
  it.each([
    ['olvida eso. un while del 1 al 5', 'un while del 1 al 5', true],
    ['olvida la lotería. Otra cosa: hazme una factura', 'hazme una factura', true],
    ['que no es mi programa! borra eso. otra cosa: un while', 'un while', true],
    ['empecemos de nuevo: un menú', 'un menú', true],
    ['vale, otra cosa: cómo saco un número al azar', 'cómo saco un número al azar', false],
  ])('«%s»', (said, rest, isSure) => expect(anewIn(said)).toEqual({ rest, isSure }))

  it.each(['olvidé poner los dos puntos', 'borra todo lo de la línea 3', 'otra cosa', 'se me olvida el return'])(
    'is not «%s»',
    (said) => expect(anewIn(said)).toBeNull(),
  )
})

describe('what is rejected, with what is wanted instead', () => {
  it.each([
    [
      'no es eso, yo quiero apuntar el cliente y el producto, no una carta',
      'hazme un programa para apuntar el cliente y el producto',
    ],
    [
      'no quiero la carta, quítala. Hazme uno nuevo: que me pregunte el cliente',
      'hazme un programa que me pregunte el cliente',
    ],
    ['empieza de cero: pide dos números', 'hazme un programa que pide dos números'],
    [
      'eso es muy complicado, solo quiero un diccionario con precios',
      'hazme un programa con un diccionario con precios',
    ],
    ['vale, ahora quiero otro programa que lea merma.csv', 'hazme un programa que lea merma.csv'],
    ['mejor una cuenta atrás desde 10', 'hazme un programa con una cuenta atrás desde 10'],
    ['no me lo expliques, hazme otra calculadora solo con if', 'hazme una calculadora solo con if'],
  ])('«%s»', (said, order) => expect(asOrder(rejectionIn(said)?.rest ?? '')).toBe(order))

  it('says how the same is to be', () =>
    expect(rejectionIn('está muy difícil, hazla más fácil sin try')).toMatchObject({ isPlainer: true }))

  it.each(['no es eso', 'mejor un while', 'no funciona', 'que no sea tan largo el mensaje'])('is not «%s»', (said) =>
    expect(rejectionIn(said)).toBeNull(),
  )
})

describe('which program is to be at hand again', () => {
  it.each([
    ['eso no, regrésame al primer programa que me diste y agrégale lo de aprobado', true, 'agrégale lo de aprobado'],
    ['no, regresa al anterior, solo quiero que avise', false, 'solo quiero que avise'],
    ['vale, vuelve al de antes', false, ''],
  ])('«%s»', (said, isFirst, rest) => expect(backIn(said)).toEqual({ isFirst, rest }))

  it('is none where nothing is gone back to', () => expect(backIn('quiero el primero de la lista')).toBeNull())
})

describe('what is to stand in place of something', () => {
  it.each([
    ['no es del 7 es del 9', '7', '9'],
    ['no son 6 calificaciones son 5!', '6', '5'],
    ['el saldo es 500, no 200', '200', '500'],
    ['no, yo quería 4 notas, no 3', '3', '4'],
    ['no, dice 3 rondas, yo quiero solo una', '3 rondas', 'una'],
    ['dice "Área" y yo quiero que diga "Superficie"', 'Área', 'Superficie'],
    ['sigue saliendo solo hasta el 10, quiero hasta el 12', '10', '12'],
    ['pero es contraseña no palabra', 'palabra', 'contraseña'],
    ['en vez de 1 y 2 que sea C y F', '1 y 2', 'C y F'],
  ])('«%s»', (said, was, becomes) => expect(contrastsIn(said)[0]).toMatchObject({ was, becomes }))
})

describe('what a program is said to lack', () => {
  it.each([
    ['pero no me pregunta la cantidad ni el precio, solo productos', 'que me pregunte la cantidad y el precio'],
    ['no me deja elegir la longitud', 'que me pregunte la longitud'],
    ['sigue sin decir el total', 'que diga el total'],
    ['falta el total', 'que diga el total'],
    ['no me saluda', 'que me salude'],
    ['no me deja borrar productos', 'que se pueda borrar productos'],
    ['no sale con decimales', 'que salga con decimales'],
  ])('«%s»', (said, wish) => expect(lackIn(said)?.wish).toBe(wish))

  it.each(['no me sale nada', 'no dice nada si pongo letras', 'no sale bien', '¿no pide el nombre?'])(
    'is not «%s»',
    (said) => expect(lackIn(said)).toBeNull(),
  )
})
