import { expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

const JSON_ERROR =
  'import json\ndatos = json.loads("")\n\njson.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)'
const QUOTES = "n = [\u201cAna\u201d]\n    ^\nSyntaxError: invalid character '\u201c' (U+201C)"
const BUBBLE =
  'explícame esto\n\ndef burbuja(l):\n    for i in range(len(l) - 1):\n        for j in range(len(l) - 1 - i):\n            if l[j] > l[j + 1]:\n                l[j], l[j + 1] = l[j + 1], l[j]\n    return l'

it.each([
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
  [['que es un diccionario', 'vale, ya me sale. ¿qué estudio ahora para trabajar con ficheros?'], ['`csv`']],
  [['que es un bucle for', '¿y el range ese que sale siempre, qué es?'], ['`range()`']],
])('answers %j exactly', async (turns, told) => {
  const { markdown } = await lastAnswer(...turns)
  for (const words of told) expect(markdown).toContain(words)
})
