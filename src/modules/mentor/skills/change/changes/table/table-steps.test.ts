import { expect, it } from 'vitest'
import { makeChanges } from '../../make-changes'
import { saidOf } from '../../read-wishes'
import { tableStepsChange } from './table-steps'

const GROUPED = `import pandas as pd
obras = pd.read_csv("obras.csv", sep=";")
obras["fecha"] = pd.to_datetime(obras["fecha"])
print(obras.groupby("gremio")["coste"].sum())
`
const ROWS = `import pandas as pd

datos = pd.read_excel('socios.xlsx')
datos['anual'] = datos['cuota'] * 12
print(datos)
`

it('181 changes what comes out of a program with pandas, and keeps what makes its rows', () => {
  const asked: [code: string, wish: string, ...lines: (string | RegExp)[]][] = [
    [
      GROUPED,
      'quiero tambien la media y cuantas obras hay, ordenado por el total de mayor a menor y en un excel',
      'obras = pd.read_csv("obras.csv", sep=";")',
      "media=('coste', 'mean')",
      "cuantos=('gremio', 'size')",
      "sort_values('total', ascending=False)",
      "to_excel('resumen.xlsx', index=False)",
    ],
    [GROUPED, 'por mes en vez de por gremio', "obras.groupby('mes'", /^(?!.*groupby\('gremio')/s],
    [GROUPED, 'solo las de 2024 de mas de 500 euros', "(obras['fecha'].dt.year == 2024) & (obras['coste'] > 500)"],
    [GROUPED, 'que salgan los 3 gremios que mas gastan', 'resumen.head(3)', 'ascending=False'],
    [GROUPED, 'y el porcentaje que supone cada gremio sobre el total', "resumen['total'].sum() * 100"],
    [
      ROWS,
      'quita los repetidos por dni y guardalo en limpio.csv',
      "drop_duplicates(subset=['dni'])",
      "to_csv('limpio.csv'",
    ],
    [ROWS, 'solo los de la ciudad de Lugo, ordenados por anual', "datos['ciudad'] == 'Lugo'", "sort_values('anual'"],
  ]
  for (const [code, wish, ...lines] of asked) {
    const changed = makeChanges(code, saidOf(wish), [tableStepsChange])
    expect(changed.names, wish).toEqual(['table-steps'])
    for (const line of lines) expect(changed.code, wish).toMatch(line)
  }
})

it('181 leaves a program or a wish that it does not read whole as it is', () => {
  const drawn = `${GROUPED}obras.plot()\n`
  for (const [code, wish] of [
    [GROUPED, 'y hazme un grafico de barras'],
    [drawn, 'ordenado de mayor a menor'],
    [GROUPED, 'ponlo en una funcion y ordenalo'],
  ] as const)
    expect(makeChanges(code, saidOf(wish), [tableStepsChange]).made, wish).toEqual([])
})
