import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

const VENTAS =
  "Explícame este código\n\n```python\nimport pandas as pd\nv = pd.read_csv('ventas.csv', sep=';', parse_dates=['fecha'], dayfirst=True)\nr = v.groupby('tienda', as_index=False)['importe'].sum()\nr.to_csv('resumen.csv', index=False)\n```"
const CRUCE = "no entiendo esto:\n\n```python\na = pd.merge(pedidos, clientes, on='id', how='left')\nprint(a)\n```"
const NOMBRES =
  "¿Qué hace?\n\n```python\nnombres = ['Ana', 'luis', 'Marta']\nfor i, n in enumerate(nombres, start=1):\n    print(i, n, sep=' - ')\nprint(sorted(nombres, key=str.lower))\n```"

describe('what is asked of an argument of a call at hand', () => {
  it.each([
    ['left out: what happens without it', VENTAS, 'qué pasa si quito dayfirst?', ['va primero el **mes**', '→']],
    ['left out: the index', VENTAS, 'y si no pongo as_index=False?', ['pasa a ser el **índice**']],
    ['needed: said first', VENTAS, '¿es obligatorio parse_dates?', ['Obligatorio no es.', 'se quedan como **texto**']],
    ['new: what it does, and where it goes', VENTAS, 'y si le añado encoding latin-1?', [", encoding='latin-1')"]],
    [
      'another value: what it does, and what the one at hand',
      CRUCE,
      "¿y con how='inner'?",
      ['**en las dos** tablas', "`how='left'` deja"],
    ],
    ['another value, by itself', CRUCE, 'y con outer?', ["how='outer'", 'de las dos tablas']],
    ['its value when it is left out', CRUCE, 'qué pasa si no pongo how', ['Sin `how`, quedan solo']],
    ['two at once', VENTAS, 'qué hace index=False? y sep=";"?', ['`Unnamed: 0`', '**punto y coma**']],
  ])('%s', async (_rule, program, question, told) => {
    const { markdown, skill } = await lastAnswer(program, question)
    expect(skill).toBe('follow-up')
    for (const text of told) expect(markdown).toContain(text)
  })

  it('shows both runs where the program can be run', async () => {
    const { markdown } = await lastAnswer(NOMBRES, 'qué es key=str.lower y qué pasa sin él?')
    expect(markdown).toContain("['Ana', 'luis', 'Marta']\n```\n\nSin `key` imprime:")
    expect(markdown).toContain("['Ana', 'Marta', 'luis']")
    expect(markdown.match(/sin distinguir \*\*mayúsculas/g)).toHaveLength(1)
  })

  it('takes a sign that is told in words, and no word that only follows', async () => {
    const comma = await lastAnswer(NOMBRES, 'y si cambio el separador por una coma')
    expect(comma.markdown).toContain('1,Ana')
    const thousands = await lastAnswer('¿Cómo muestro un importe con dos decimales?', '¿Y con separador de miles?')
    expect(thousands.markdown).not.toContain('`sep`')
  })
})
