import { expect, it } from 'vitest'
import '../../../python/evaluate/tables/pandas'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { tableFact } from './table-facts'

const GROUPS =
  'import pandas as pd\ndf = pd.DataFrame({"ciudad": ["Cali", "Bogotá", "Cali"], "valor": [10, 40, 30]})\nr = df.groupby("ciudad")["valor"].mean()\nprint(r)\n'
const LAST =
  'import pandas as pd\ndf = pd.DataFrame({"id": [7, 8, 7], "fecha": ["2025-05-01", "2025-01-10", "2025-02-01"]})\ndf["acum"] = df["id"].cumsum()\nu = df.sort_values("fecha").drop_duplicates("id", keep="last")\n'

it('tells of the run of a table how many rows it has, what a row holds, and of which kind it is', () => {
  for (const [said, code, told] of [
    ['cuanto le da a cali', GROUPS, 'Para `Cali`, `r` da **20.0**.'],
    ['que me devuelve esta linea, un dataframe o una serie', GROUPS, 'serie'],
    ['cuantas filas quedan en u', LAST, '`u` queda con **2** filas'],
    ['con que registro del cliente 7 se queda', LAST, '`fecha` = `2025-05-01`'],
    ['cuanto vale acum en la ultima fila de df', LAST, 'En la **última fila**, `acum` vale `22`.'],
    ['que tipo de objeto es u', LAST, 'tabla'],
    ['cuanto le da a cali', 'ciudades = ["Cali"]\nr = {"Cali": 20}\n', null],
    ['cuanto le da a madrid', GROUPS, null],
  ] as const) {
    const module = parsePython(code)
    const fact = tableFact(said, { module, lines: linesOf(code) })
    if (told === null) expect([said, fact]).toEqual([said, null])
    else expect(fact).toContain(told)
  }
})
