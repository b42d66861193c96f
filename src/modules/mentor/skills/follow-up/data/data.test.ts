import { expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

const GROUPED = `import pandas as pd
df = pd.DataFrame({"prov": ["BA", "BA", "SF"], "ing": [100, 300, 400]})
print(df.groupby("prov")["ing"].mean())
`
const FILE = `import pandas as pd
df = pd.read_csv("ipc.csv")
df["var"] = df["indice"].pct_change() * 100
print(df[df["var"] > 5][["fecha", "var"]])
`
const DROPPED = `import pandas as pd
df = pd.read_csv("aves.csv")
df = df.dropna()
print(df.groupby("especie")["peso"].mean())
`
const ARRAY = 'import numpy as np\nx = np.array([1, 2, 3])\nprint(x * 2)\nprint(x[x > 2])\n'
const BEST = 'ventas = {"Ana": 300, "Luis": 150}\nprint(max(ventas, key=ventas.get))\n'
const LINES =
  'with open("d.csv") as f:\n    for linea in f:\n        p = linea.strip().split(",")\n        print(float(p[1]))\n'

const asked = (code: string, question: string) =>
  lastAnswer(`qué hace este código?\n\`\`\`python\n${code}\`\`\``, question)

it('261 tells what other data would do to the very program, by each step and by a run', async () => {
  for (const [code, question, ...says] of [
    [GROUPED, 'y si hay provincias con ing nan?', 'se los salta', 'BA    300.0'],
    [GROUPED, 'y si ing viene como texto?', 'TypeError'],
    [FILE, 'digo si faltan datos en la columna indice, pct_change qué da?', '**siguiente**', 'deja fuera'],
    [DROPPED, 'entonces pa qué sirve el dropna si mean igual los salta?', 'casi no hace falta', 'subset'],
    [ARRAY, 'y si fuera una lista común en vez de array qué da x * 2?', '[1, 2, 3, 1, 2, 3]'],
    [ARRAY, 'y si hay un nan?', 'nanmean', '[ 2. nan  6.]'],
    [BEST, 'digo si Ana y Luis tienen 300, cuál sale primero?', '**primero**', 'Ana'],
    [LINES, 'y si una línea está vacía?', 'IndexError', "['']"],
    [LINES, 'digo en mi código, si p[1] viene vacío qué pasa', 'could not convert'],
  ] as const) {
    const { markdown } = await asked(code, question)
    for (const part of says) expect(markdown, question).toContain(part)
  }
})

it('261 tells of a piece of a table or an array what it gives there', async () => {
  for (const [code, question, ...says] of [
    [FILE, 'y por qué pone doble corchete en la última línea?', 'lista', 'KeyError'],
    [ARRAY, 'por qué va la x dos veces en x[x > 2]?', 'dos pasos', '[False False  True]'],
    [DROPPED, 'y df cambia con el dropna?', 'asignación'],
    [BEST.replace('print', 'import pandas as pd\nprint'), 'por qué ventas.get va sin paréntesis?', 'pasa la función'],
  ] as const) {
    const { markdown } = await asked(code, question)
    for (const part of says) expect(markdown, question).toContain(part)
  }
})
