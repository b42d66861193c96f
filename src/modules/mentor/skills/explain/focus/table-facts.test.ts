import { expect, it } from 'vitest'
import { EMPTY_STATE } from '../../../engine/frame'
import { readMessage } from '../../../engine/reading/read-message'
import { understand } from '../../../engine/understand'
import '../../../python/evaluate/tables/pandas'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { tableFact } from './table-facts'
import { tableSteps } from './table-steps'

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

it('shows the tables of a program after each line, where that is asked', () => {
  const shown = (prose: string) => {
    const frame = understand(readMessage(`${prose}\n\n\`\`\`python\n${LAST}print(u)\n\`\`\``), EMPTY_STATE)
    const code = frame.code
    return code === null ? null : tableSteps({ frame, code, source: { module: code.tree, lines: linesOf(code.code) } })
  }
  const steps = shown('¿cómo va quedando df después de cada línea?')
  expect(steps).toContainEqual({ kind: 'text', markdown: 'Tras la **línea 3**, `df` es:' })
  expect(steps).toContainEqual({
    kind: 'code',
    language: 'text',
    code: '   id       fecha  acum\n0   7  2025-05-01     7\n1   8  2025-01-10    15\n2   7  2025-02-01    22',
  })
  expect(shown('¿qué imprime?')).toEqual([])
})
