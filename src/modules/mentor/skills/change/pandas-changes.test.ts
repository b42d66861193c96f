import { describe, expect, it } from 'vitest'
import { askedOf } from './testing/change-question'

const GROUPS =
  'import pandas as pd\ndf = pd.read_csv("padron.csv")\nresumen = df.groupby("distrito")["edad"].mean()\nprint(resumen)\n'
const PAY = 'import pandas as pd\ndf = pd.read_excel("n.xlsx")\ndf["neto"] = df["bruto"] - df["irpf"]\nprint(df)\n'

describe('changes of programs with pandas', () => {
  it('counts the rows of the same groups instead of their mean', async () => {
    const { program } = await askedOf(GROUPS, 'que en vez de la media me cuente cuántas personas hay en cada distrito')
    expect(program).toBe(GROUPS.replace('["edad"].mean()', '.size()'))
  })

  it('adds a column and writes the table, both of one message', async () => {
    const { program } = await askedOf(
      PAY,
      'añade una columna que se llame anual que sea el neto por 14 y guárdalo en anual.xlsx sin el índice',
    )
    expect(program).toContain('df["anual"] = df["neto"] * 14\nprint(df)\n')
    expect(program).toContain('df.to_excel("anual.xlsx", index=False)')
  })

  it('groups without the library', async () => {
    const { program, markdown } = await askedOf(
      'import pandas as pd\ndf = pd.DataFrame({"tienda": ["A", "B", "A"], "importe": [1, 2, 3]})\nprint(df.groupby("tienda")["importe"].sum())\n',
      'no tengo pandas, hazlo sin pandas',
    )
    expect(program).not.toContain('pandas')
    expect(markdown).toContain('```text\nA 4\nB 2\n```')
  })

  it('takes another figure of the same groups, and filters by nothing that it does not know', async () => {
    const code = "import pandas as pd\ndf = pd.read_csv('ventas.csv')\nprint(df.groupby('tienda')['total'].sum())\n"
    expect((await askedOf(code, 'y si quiero la media?')).program).toBe(code.replace('sum()', 'mean()'))
    expect((await askedOf(code, 'solo las tiendas de Madrid')).answer?.outcome).toBe('unknown')
  })

  it('draws the bars of groups, and those of a dictionary', async () => {
    const groups = await askedOf(GROUPS, 'y con un gráfico de barras')
    expect(groups.program).toContain('resumen.plot.bar()')
    const own = await askedOf("ventas = {'ene': 3, 'feb': 5}\nprint(ventas)\n", 'hazme un gráfico')
    expect(own.program).toContain('plt.bar(ventas, ventas.values())')
    const sheet = await askedOf("ventas = {'ene': 3, 'feb': 5}\nprint(ventas)\n", 'ahora que lo guarde en un excel')
    expect(sheet.program).toContain("tabla.to_excel('resultado.xlsx', index=False)")
  })
})
