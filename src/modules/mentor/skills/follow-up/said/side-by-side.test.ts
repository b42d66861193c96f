import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

const PRECIO = 'precio = 2.675\nprint(round(precio, 2))\n\nqué hace esto?'
const CRUCE =
  'for p in pedidos:\n    for c in clientes:\n        if p["c"] == c["id"]:\n            print(p)\n\nqué hace?'
const PRIMO =
  'def primo(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return True\n\nqué hace?'
const RAIZ = PRIMO.replace('range(2, n)', 'range(2, int(n ** 0.5) + 1)')

describe('what a message sets side by side, doubts or measures is worked out, before who goes by its words', () => {
  it.each([
    [
      'numeros = [4, 8, 15]\nprint(numeros[2])\n\nqué hace?',
      'numeros[2] y numeros[-1] son lo mismo?',
      'en cuanto los datos cambian',
    ],
    [
      "d = {'a': 1}\nprint(d)\n\nqué hace?",
      "qué diferencia hay entre d['b'] y d.get('b')?",
      "se para con `KeyError: 'b'`",
    ],
    [
      'for n in [1, 2]:\n    print(n)\n\nqué hace?',
      'y qué diferencia hay con hacerlo con while?',
      'recorre una colección',
    ],
    ['qué es el while', 'y en q se diferencia del for? pq los 2 repiten', 'da un número de vueltas'],
    ['diferencia entre append y extend', 'y con insert?', 'insert('],
    [
      'nombres = []\nfor _ in range(3):\n    nombres.append(input("Nombre: "))\nprint(sorted(nombres))\n\nqué hace?',
      'vale funciona. me preguntan la diferencia entre sorted() y .sort(), cual es?',
      'da una lista **nueva**',
    ],
    [PRECIO, '¿seguro que no sale 2.68?', 'sale esto:\n\n```text\n2.67'],
    ['for i in range(1, 10):\n    print(i)\n\nsolo llega al 9', 'seguro? creía que el 10 entraba', '**no se incluye**'],
    ['hazme un conversor de celsius a fahrenheit', 'seguro que se suma 32 al final?', 'daría `237.6`'],
    [CRUCE, 'tengo 20.000 pedidos y 5.000 clientes, irá lento?', 'unos 10 segundos'],
    [PRIMO, 'y si le meto 1000000007 tarda mucho?', '**unos 100 segundos**'],
    [RAIZ, 'y si le meto 1000000007 tarda mucho?', '**un instante**'],
    ['qué es una shape en numpy', 'no entiendo qué es esa coma de (3,)', 'una tupla de uno'],
  ])('%s, «%s»', async (first, question, told) => {
    const { markdown, skill } = await lastAnswer(first, question)
    expect(skill).toBe('follow-up')
    expect(markdown).toContain(told)
  })

  it('stands by what it said only where nobody knows the doubt, and by no program that it wrote', async () => {
    const known = await lastAnswer(
      'qué es una tupla',
      'seguro que no se puede cambiar? si hago t = t + (4,) me funciona',
    )
    const written = await lastAnswer('hazme un programa que sume una lista', 'seguro?')
    expect([known.markdown, written.markdown].filter((answer) => answer.includes('lo mantengo'))).toEqual([])
  })
})

it('tells that a value that is given takes the place of the one by itself', async () => {
  const code = 'def f(precio, dto=10):\n    return precio - dto\n\nprint(f(50))\n\nqué hace?'
  const { markdown } = await lastAnswer(code, 'y si llamo con f(50, 0)? coge el 10 igualmente?')
  expect(markdown).toContain('`dto` vale `0`')
  expect(markdown).toContain('Con esos datos')
})
