import { expect, it } from 'vitest'
import { EMPTY_STATE } from '../../../../engine/frame'
import { readMessage } from '../../../../engine/reading/read-message'
import { understand } from '../../../../engine/understand'
import { makeChanges } from '../../make-changes'
import { saidOf } from '../../read-wishes'
import { dataWishChange } from './data-wish'
import { toldTable } from './told-table'

const frameOf = (text: string) => understand(readMessage(text), EMPTY_STATE)

const GROUPED = `import pandas as pd
df = pd.read_csv("gastos.csv")
total = df.groupby("categoria")["monto"].sum()
print(total)
`
const ROWS = `import pandas as pd
df = pd.DataFrame({"especie": ["puma", "gato"], "peso": [50, None], "largo": [20, 30]})
grandes = df[df["largo"] > 10]
print(grandes)
`
const CHART = `import matplotlib.pyplot as plt
anios = [2019, 2020, 2021]
pbi = [-2.0, 10.4, 5.3]
plt.bar(anios, pbi)
plt.show()
`

const TOTALS = `import csv
totales = {}
with open("ventas.csv") as f:
    for fila in csv.DictReader(f):
        tienda = fila["tienda"]
        totales[tienda] = totales.get(tienda, 0) + float(fila["importe"])
for tienda, total in totales.items():
    print(tienda, total)
`
const FLAT = `import pandas as pd
df = pd.read_csv("gastos.csv")
resumen = df.groupby("categoria", as_index=False).agg(total=("importe", "sum"))
print(resumen.to_string(index=False))
`

it('261 makes small wishes of a table or a chart at hand, each clause read to its last word', () => {
  const asked: [code: string, wish: string, ...lines: string[]][] = [
    [GROUPED, 'y si quiero la media también?', '["monto"].agg(["sum", "mean"])'],
    [GROUPED, 'agrupa también por tienda', 'groupby(["categoria", "tienda"])'],
    [GROUPED, 'ordénalo de mayor a menor y solo los 3 primeros', '.sum().sort_values(ascending=False).head(3)'],
    [GROUPED, 'mi csv usa ; y los decimales con coma', '"gastos.csv", sep=";", decimal=","'],
    [GROUPED, 'quita las filas que tengan nan en monto', 'df.dropna(subset=["monto"])'],
    [GROUPED, 'cuántos gastos hay de cada categoría', 'print(df["categoria"].value_counts())'],
    [GROUPED, 'hazme un gráfico de barras horizontales', 'total.plot.barh()'],
    [GROUPED, 'guárdalo en resumen.csv', 'total.to_csv("resumen.csv")'],
    [FLAT, 'los 3 con más importe', 'nlargest(3, "total")'],
    [FLAT, 'un gráfico de líneas', 'resumen.plot.line(x="categoria", y="total")'],
    [
      TOTALS,
      'por tienda y producto',
      'totales[tienda, producto]',
      'for (tienda, producto), total',
      'print(tienda, producto, total)',
    ],
    [TOTALS, 'mis decimales van con coma', 'float(fila["importe"].replace(",", "."))'],
    [TOTALS, 'hazlo con pandas', 'df.groupby("tienda")["importe"].sum()'],
    [ROWS, 'que también el peso sea mayor de 5', 'df[(df["largo"] > 10) & (df["peso"] > 5)]'],
    [ROWS, 'rellena los nan de peso con la media', 'df["peso"].fillna(df["peso"].mean())'],
    [ROWS, 'solo los pumas', '(df["especie"] == "puma")'],
    [ROWS, 'y solo la columna especie', '["especie"]\n'],
    [ROWS, 'una columna nueva con el peso en kilos', 'df["peso_kg"] = df["peso"] / 1000'],
    [ROWS, 'cambia el nombre de la columna largo por longitud', 'df[df["longitud"] > 10]'],
    [CHART, 'que las barras sean verdes y con título PBI del país', 'color="green"', 'plt.title("PBI del país")'],
    [CHART, 'las negativas en rojo y las demás en verde', '"red" if v < 0 else "green" for v in pbi', 'color=colores'],
    [CHART, 'cómo le pongo nombre a los ejes?', 'plt.xlabel("Anios")', 'plt.ylabel("Pbi")'],
    [CHART, 'que el eje y diga "variación %"', 'plt.ylabel("variación %")'],
    [CHART, 'guárdalo en una imagen', 'plt.savefig("grafico.png")\nplt.show()'],
    [CHART, 'con mis datos: anios = [1, 2] y pbi = [3, 4]', 'anios = [1, 2]\npbi = [3, 4]'],
  ]
  for (const [code, wish, ...lines] of asked) {
    const changed = makeChanges(code, saidOf(wish), [dataWishChange])
    expect(changed.names, wish).toEqual(['data-wish'])
    for (const line of lines) expect(changed.code, wish).toContain(line)
  }
})

it('261 leaves what it does not read whole, and what the table does not show', () => {
  for (const [code, wish] of [
    [GROUPED, 'solo las tiendas de Madrid'],
    [GROUPED, 'ordénalo de mayor a menor y mándalo por correo'],
    [ROWS, 'qué hace el groupby'],
    [GROUPED, 'por ejemplo'],
    [GROUPED, 'y por qué?'],
    [GROUPED, 'y por qué sum?'],
    [CHART, 'ponlo en una función'],
    ['lista = [1, 2]\nprint(lista)\n', 'ordénala de mayor a menor'],
  ] as const)
    expect(makeChanges(code, saidOf(wish), [dataWishChange]).made, wish).toEqual([])
})

it('261 writes for a table whose columns are told what is asked of it', () => {
  for (const [asked, ...lines] of [
    [
      'tengo df con las columnas especie, peso y sitio. cómo saco el peso de los pumas?',
      '# columnas: especie, peso, sitio',
      'df.loc[df["especie"] == "puma", "peso"]',
    ],
    [
      'tengo un csv con columnas especie, isla y peso_g. hazme un gráfico de barras del peso promedio por especie',
      'df.groupby("especie")["peso_g"].mean()',
      'plot.bar(',
    ],
    [
      'mi df tiene columnas ciudad y poblacion, cuántas filas hay de cada ciudad?',
      'print(df["ciudad"].value_counts())',
    ],
  ] as const) {
    const told = toldTable(frameOf(asked))
    for (const line of lines) expect(told?.code, asked).toContain(line)
  }
  expect(toldTable(frameOf('¿qué son las columnas de un dataframe?'))).toBeNull()
})
