import { expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

const JSON_ERROR =
  'import json\ndatos = json.loads("")\n\njson.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)'
const QUOTES = "n = [\u201cAna\u201d]\n    ^\nSyntaxError: invalid character '\u201c' (U+201C)"
const BUBBLE =
  'explícame esto\n\ndef burbuja(l):\n    for i in range(len(l) - 1):\n        for j in range(len(l) - 1 - i):\n            if l[j] > l[j + 1]:\n                l[j], l[j + 1] = l[j + 1], l[j]\n    return l'
const DICE = 'hazme un programa que tire dos dados 10000 veces y cuente cuantas veces sale cada suma'
const DOUBLES =
  'import random\ndobles = 0\nfor i in range(6000):\n    a = random.randint(1, 6)\n    b = random.randint(1, 6)\n    if a == b:\n        dobles += 1\nprint(dobles)\n\nque hace'
const COIN = 'haz un programa que lance una moneda 1000 veces y cuente caras y cruces'
const FACTORIAL = 'explicame el factorial\n\ndef fact(n):\n    if n == 0:\n        return 1\n    return n * fact(n - 1)'
const LIVES =
  "vidas = 3\ndef golpe():\n    vidas -= 1\ngolpe()\n\nUnboundLocalError: cannot access local variable 'vidas' where it is not associated with a value"

it.each([
  [
    [DICE, 'funciona. y porque siempre sale mas el 7? el random esta trucado o q'],
    ['**36** combinaciones', '**6** dan `7`', 'unas 1667'],
  ],
  [
    [DOUBLES, 'y por que sale mas o menos 1000 y no mas veces?'],
    ['`a == b` se cumple en **6**', 'unas 1000'],
  ],
  [[COIN, 'genial. por que nunca sale justo 500 y 500?'], ['entre 468 y 532']],
  [
    [FACTORIAL, 'entiendo el caso base. Lo que no veo: si todas se llaman n, ¿por qué no se pisan unas a otras?'],
    ['su propia `n`', '`fact(3)` guarda `n = 3`'],
  ],
  [
    [LIVES, 'vale con eso ya va. pero por que con mi lista no me pasa? hago inventario.append("llave") sin global'],
    ['`inventario.append("llave")` **no le da un valor nuevo**', '`vidas -= 1`'],
  ],
  [
    ['que hace el operador %', 'entonces 17 % 5 cuanto da? y -1 % 5?'],
    ['`17 % 5` da `2`', '`-1 % 5` da `4`'],
  ],
  [['que es un f-string', '¿Y con precio = 1234.5, qué saldría con f"{precio:,.2f} €"?'], ['1,234.50 €']],
  [
    [JSON_ERROR, '¿Y qué es ese «char 0» que pone al final?'],
    ['posición', 'vacío'],
  ],
  [
    [QUOTES, 'y que seria ese U+201C?'],
    ['Unicode', 'comilla tipográfica'],
  ],
  [
    [BUBBLE, 'me lo explicas paso a paso con una lista mas pequeña, tipo [3, 1, 2]?'],
    ['`l = [1, 3, 2]`', '[1, 2, 3]'],
  ],
  [['que es un bucle for', '¿y el range ese que sale siempre, qué es?'], ['`range()`']],
])('answers %j exactly', async (turns, told) => {
  const { markdown } = await lastAnswer(...turns)
  for (const words of told) expect(markdown).toContain(words)
})
