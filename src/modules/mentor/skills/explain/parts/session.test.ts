import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const answerTo = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

const SLICES = ">>> p = \"verano\"\n>>> p[0]\n'v'\n>>> p[-2:]\n'no'\n>>> p[::-2]\n'oae'"

describe('a console with its results', () => {
  it('tells the line that is asked about first, with the places that a slice takes', async () => {
    const answer = await answerTo(`${SLICES}\n\nlos dos primeros los entiendo pero el ultimo no lo pillo`)
    expect(answer).toMatch(/^`p\[::-2\]` da `'oae'`/)
    expect(answer).toContain('hacia atrás y de 2 en 2')
    expect(answer).toContain('5 (`o`), 3 (`a`), 1 (`e`)')
    expect(answer.indexOf('`p[-2:]` da')).toBeGreaterThan(answer.indexOf('Las demás líneas'))
  })

  it('tells what a name shows that was changed by another one', async () => {
    const answer = await answerTo(
      'no entiendo el ultimo resultado\n\n>>> a = [1]\n>>> b = a\n>>> b.append(2)\n>>> a\n[1, 2]',
    )
    expect(answer).toMatch(/^`a` da `\[1, 2\]`/)
    expect(answer).toContain('no hace una copia')
  })

  it('tells all lines where none is asked about by itself', async () => {
    const answer = await answerTo('me explicas estos resultados?\n\n>>> 7 // 2\n3\n>>> "3" * 3\n\'333\'')
    expect(answer).toContain('división **entera**')
    expect(answer).toContain("da `'333'`")
  })
})

describe('what is done with a table', () => {
  it.each([
    ['r = df.groupby("turno")["presion"].mean().round(1)', ['**agrupa**', 'la **media**', 'redondea']],
    [
      't = df.pivot_table(index="mes", columns="tienda", values="total", aggfunc="sum")',
      ['**fila** por cada', '**columna** por cada', '**suma**'],
    ],
    [
      'm = df.loc[(df["edad"] > 18) & (df["pais"] == "ES"), ["nombre"]]',
      ['solo con las **filas**', '`&` es «y»', '`"nombre"`'],
    ],
    ['x = df.groupby("a")["b"].sum().desconocido().head(3)', ['**suma**', '`.desconocido()`']],
  ])('is told link by link: %s', async (line, told) => {
    const answer = await answerTo(
      `funciona pero quisiera entender la linea 3\n\nimport pandas as pd\ndf = pd.read_excel("planilla.xlsx")\n${line}`,
    )
    for (const text of told) expect(answer).toContain(text)
  })
})
