import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../../follow-up/testing/last-answer'

const explained = async (code: string, question = 'qué hace esto?') =>
  (await lastAnswer(`${question}\n\n\`\`\`python\n${code}\n\`\`\``)).markdown

const BINARY =
  'def busca(lista, x):\n    izq, der = 0, len(lista) - 1\n    while izq <= der:\n        medio = (izq + der) // 2\n        if lista[medio] == x:\n            return medio\n        if lista[medio] < x:\n            izq = medio + 1\n        else:\n            der = medio - 1\n    return -1\n\nprint(busca([1, 4, 9], 9))'
const FLAT =
  'def aplanar(lista):\n    r = []\n    for x in lista:\n        if isinstance(x, list):\n            r.extend(aplanar(x))\n        else:\n            r.append(x)\n    return r\n\nprint(aplanar([1, [2]]))'
const MEMO =
  'def f(n, memo={}):\n    if n in memo:\n        return memo[n]\n    if n < 2:\n        return n\n    memo[n] = f(n - 1) + f(n - 2)\n    return memo[n]\n\nprint(f(10))'
const GROUPS =
  'grupos = {}\nfor p in ["ana", "alma", "leo"]:\n    if p[0] not in grupos:\n        grupos[p[0]] = []\n    grupos[p[0]].append(p)\nprint(grupos)'

describe('what a program is for', () => {
  it.each([
    [BINARY, 'búsqueda binaria'],
    [FLAT, 'Es un **aplanado** recursivo'],
    [MEMO, 'cada una se calcula **una sola vez**'],
    ['print([n * 2 for n in [3, 8] if n > 5])\nx = [n * 2 for n in [3, 8] if n > 5]', 'el doble de `n`'],
    ['x = [n for n in range(9) if n % 2 == 0]\nprint(x)', '(los pares)'],
  ])('%s', async (code, told) => {
    expect(await explained(code)).toContain(told)
  })
})

it('says what a line is for by what comes of the program without it', async () => {
  expect(await explained(GROUPS, 'para qué sirve la línea 4?')).toContain("**línea 5** con `KeyError: 'a'`")
})

describe('says nothing that is not so', () => {
  it('of a `while True` that is left from outside', async () => {
    const code =
      'def pares():\n    n = 0\n    while True:\n        yield n\n        n += 2\n\nfor p in pares():\n    if p > 4:\n        break\n    print(p)'
    expect(await explained(code, 'qué imprime y por qué?')).not.toContain('ya no se cumple `True`')
  })

  it('of turns that call functions: each has its number', async () => {
    const code = 'def doble(n):\n    d = n * 2\n    return d\n\nfor x in [1, 2]:\n    y = doble(x)\n    print(y)'
    expect(await explained(code, 'qué imprime, paso a paso?')).toMatch(/Vuelta 1: `x = 1`[\s\S]*Vuelta 2: `x = 2`/)
  })

  it('of a table that is ordered by its values', async () => {
    const code =
      'import pandas as pd\ndf = pd.read_csv("v.csv")\nprint(df.groupby("mes")["euros"].sum().sort_values(ascending=False))'
    expect(await explained(code)).not.toContain('ordena por `False`')
  })
})
