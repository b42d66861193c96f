import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

const TOTAL =
  'Explícame este código\n\n```python\ncompras = [12.5, 3.2, 8.0]\ntotal = 0\nfor c in compras:\n    total += c\nif total > 20:\n    total = total * 0.9\nprint("A pagar:", total)\n```'
const PRIMO =
  'Explícame esto\n\n```python\ndef es_primo(n):\n    if n < 2:\n        return False\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return True\n\nprint(es_primo(9))\n```'
const ESTRELLAS =
  '¿Qué hace?\n\n```python\nfor i in range(1, 4):\n    for j in range(i):\n        print("*", end="")\n    print()\n```'
const FRUTAS =
  '¿Qué hace?\n\n```python\nstock = {"manzanas": 4, "peras": 0, "uvas": 12}\nfor fruta, cantidad in stock.items():\n    if cantidad == 0:\n        print("No quedan", fruta)\n    elif cantidad < 5:\n        print("Quedan pocas", fruta)\n    else:\n        print("Hay", cantidad, fruta)\n```'
const FACTORIAL =
  '¿Cómo funciona?\n\n```python\ndef factorial(n):\n    if n == 0:\n        return 1\n    return n * factorial(n - 1)\n\nprint(factorial(4))\n```'

describe('MENTOR what is asked of a moment or a case of the run', () => {
  it.each([
    ['before a statement', TOTAL, '¿cuánto vale total antes del if?', ['vale `23.7`', '`12.5` → `15.7`']],
    ['every value, with its line and turn', TOTAL, '¿qué valores va teniendo total?', ['`15.7` (línea 4, vuelta 2)']],
    ['after an element', TOTAL, '¿cuánto vale total después del 3.2?', ['`c = 3.2`', '`15.7`']],
    [
      'in a turn of the loop that is named',
      ESTRELLAS,
      '¿qué vale j en la segunda vuelta de i?',
      ['`i = 2`', '`0` → `1`'],
    ],
    ['in one of several calls', FACTORIAL, '¿qué vale n en la segunda llamada?', ['`n` vale `3`']],
    ['why an argument is answered so', PRIMO, '¿por qué devuelve False con el 9?', ['`i = 3`', 'línea 6', '`False`']],
    ['why another would not be', PRIMO, '¿y por qué devuelve True con el 7?', ['`n % i = 1`', 'línea 7', '`True`']],
    ['the way of an element', FRUTAS, '¿qué imprime con las uvas?', ['`cantidad = 12`', 'línea 8', '`Hay 12 uvas`']],
    ['how often a condition held', TOTAL, '¿cuántas veces se cumple el if?', ['se mira **1** vez', 'se cumple **1**']],
  ])('%s', async (_rule, program, question, told) => {
    const { markdown } = await lastAnswer(program, question)
    for (const text of told) expect(markdown).toContain(text)
    expect(markdown).not.toContain('Línea a línea')
  })

  it('why a number stands in a calculation, and when it is made', async () => {
    const { markdown } = await lastAnswer(TOTAL, '¿por qué multiplicas por 0.9?')
    expect(markdown).toContain('**90 %**')
    expect(markdown).toContain('Solo se hace si se cumple `total > 20`')
  })
})

describe('MENTOR a program that never ends', () => {
  const ENDLESS = '```python\ni = 0\nwhile i < 5:\n    print("hola")\n```\n\n¿Qué hace este código?'

  it('is named as such before its lines, and a few lines of what it prints are shown', async () => {
    const { markdown } = await lastAnswer(ENDLESS)
    expect(markdown.indexOf('bucle infinito')).toBeLessThan(markdown.indexOf('**Línea 1:**'))
    expect(markdown.match(/^hola$/gm)?.length).toBeLessThan(10)
  })

  it('is stopped by the line that it lacks, at its place, and goes on so', async () => {
    expect((await lastAnswer(ENDLESS, '¿cómo lo paro?')).markdown).toContain('    i += 1')
    expect((await lastAnswer(ENDLESS, '¿cómo lo paro?', '¿y dónde pongo eso?')).markdown).toContain('En la **línea 4**')
    expect((await lastAnswer(ENDLESS, '¿cómo lo paro?', '¿y qué imprime entonces?')).markdown).toContain(
      '**5 vueltas**',
    )
  })
})

describe('MENTOR a few words go on with the last question', () => {
  it.each([
    ['another turn', ['¿cuánto vale c en la primera vuelta?', '¿y en la segunda?'], 'vale `3.2`'],
    [
      'one after the other',
      ['¿cuánto vale c en la primera vuelta?', '¿y en la segunda?', '¿y en la tercera?'],
      'vale `8.0`',
    ],
    ['another name', ['¿cuánto vale c en la primera vuelta?', '¿y total?'], '`total` vale `12.5`'],
    ['another number', ['¿y si pongo 0.8?', '¿y 0.5?'], 'total = total * 0.5'],
    ['another sign', ['¿y si pongo >=?', '¿y <?'], 'if total < 20:'],
    ['what comes of what was tried', ['¿y si pongo 0.8?', '¿cuánto sale entonces?'], 'A pagar: 18.96'],
    ['why it comes so', ['¿y si pongo total > 30?', '¿por qué?'], 'como estaba, la línea 6 deja `total = 21.33`'],
    ['the limit with another sign', ['¿y si cambio > por >=, qué pasa con el de 20 justos?'], 'if total >= 20:'],
    ['the limit itself', ['¿y si es justo 20?'], '`20 > 20` es `False`'],
  ])('%s', async (_rule, said, told) => {
    expect((await lastAnswer(TOTAL, ...said)).markdown).toContain(told)
  })
})
