import { describe, expect, it } from 'vitest'
import { anewIn, correctionIn } from './correction'

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
