import { describe, expect, it } from 'vitest'
import { lastAnswer } from './testing/last-answer'

const TYPED =
  "edad = input(\"edad: \")\nif edad > 18:\n    print(\"mayor\")\n\nTypeError: '>' not supported between instances of 'str' and 'int'"
const SUMS =
  'no me suma bien\n\ndef suma(lista):\n    for n in lista:\n        total = 0\n        total += n\n    return total\nprint(suma([1,2,3]))'
const WALKS =
  'que hace\n\nprecios = {"pan": 1.5, "leche": 0.9}\ntotal = 0\nfor k, v in precios.items():\n    total += v\nprint(total)'

describe('a few words are heard in full by what they go on with', () => {
  it.each([
    ['que es una lista', 'ejemplo?', 'Otro ejemplo de **Lista**'],
    ['que es una lista', 'en una linea?', /^Una \*\*lista\*\* [^\n]+$/],
    ['que es la recursividad', 'y eso para que me sirve en la vida real', 'carpetas'],
    [
      'que diferencia hay entre lista y tupla',
      'y cuando me conviene usar una y cuando otra?',
      'Solo la tupla sirve de clave',
    ],
    [TYPED, 'entonces?', ' programa corregido'],
    [SUMS, 'la solucion', 'El programa corregido'],
    [WALKS, 'y eso mas corto se puede?', 'Hace lo mismo con'],
    [WALKS, 'como lo guardo', 'resultado.txt'],
    ['ponme un ejercicio de bucles for', 'no entendi nada', 'Pista 1 de 3'],
    ['ponme un ejercicio de bucles for', 'y con while?', 'Bucle while'],
    ['ponme un ejercicio de bucles for', 'qué es eso?', '**`for`** recorre'],
    ['ponme un ejercicio de listas', 'muestreme como quedaria resuelto', 'Una solución de'],
    [
      'ponme un ejercicio de diccionarios',
      'lo saque! ahora uno parecido pero q use tambien funciones',
      '**Ejercicio: ',
    ],
    ['que es una variable', 'cuanto se tarda en aprender eso?', 'media hora'],
    ['q hace strip()?', 'y si solo quiero quitar los espacios del final?', '.rstrip()'],
  ])('%j, then %j', async (first, second, told) => {
    const { markdown: answer } = await lastAnswer(first, second)
    if (typeof told === 'string') expect(answer).toContain(told)
    else expect(answer).toMatch(told)
  })

  it('asks back where a few words may mean anything', async () => {
    expect((await lastAnswer(WALKS, 'cuál es mejor?')).markdown).toContain('No estoy seguro')
  })
})
