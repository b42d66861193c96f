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

  it('of a `get` that asks no dictionary', async () => {
    const page = 'from selenium import webdriver\nnav = webdriver.Firefox()\nnav.get("https://a.org")\nprint(nav.title)'
    expect(await explained(page)).not.toMatch(/clave|`None`/)
    expect(await explained('r = cliente.get(ruta)\nprint(r.status_code)')).not.toContain('clave')
    expect(await explained('precios = {"pan": 1}\nprint(precios.get("pan"))')).toContain('busca la clave `"pan"`')
  })

  it('of labels, of arrays and of what is written to, as of slices of lists', async () => {
    expect(await explained('import pandas as pd\ndf = pd.read_csv("a.csv")\nprint(df.loc[5:7])')).not.toContain(
      'sin incluir',
    )
    expect(await explained('import numpy as np\na = np.array([1, 2])\nb = a[:]\nprint(b)')).not.toContain('copia')
    const emptied = await explained('c = ["a", "b"]\nd = c\nc[:] = []\nprint(d)')
    expect(emptied).not.toContain('**copia**, un valor nuevo')
    expect(emptied).toContain('sustituye `c[:]` por los elementos de `[]`')
  })

  it('of a matrix and a column, as of a column and a row', async () => {
    const sum = 'import numpy as np\nm = np.array([[1, 2], [3, 4]])\nf = np.array([1, 2])\nprint(m * f[:, None])'
    expect(await explained(sum)).not.toContain('una **fila**')
  })

  it('of how fast a game moves, as of much data', async () => {
    const game =
      'import pygame\nreloj = pygame.time.Clock()\nx = 0\njugando = True\nwhile jugando:\n    for e in pygame.event.get():\n        if e.type == pygame.QUIT:\n            jugando = False\n    x += 5\n    reloj.tick(60)'
    const told = await explained(game, '¿la nave va más lenta con tick(30)?')
    expect(told).not.toContain('O(n')
    expect(told).toContain('a la **mitad** de velocidad')
  })
})

it('keeps the margin of code that begins a message', async () => {
  const piece = '    total = 0\n    for x in datos:\n        total += x\n    return total\n\n¿qué hace este trozo?'
  const { markdown } = await lastAnswer(piece)
  expect(markdown).not.toContain('sobran')
  expect(markdown).toContain('termina la función y devuelve `total`')
})

it('tells by the library what is without an argument that is taken away', async () => {
  const told = await explained('import os\nos.makedirs("copias", exist_ok=True)', 'y si quito exist_ok=True?')
  expect(told).toMatch(/^Sin `exist_ok`, si la carpeta ya existe, da `FileExistsError`/)
})
