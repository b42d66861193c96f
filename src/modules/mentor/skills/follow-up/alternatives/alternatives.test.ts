import { beforeAll, describe, expect, it } from 'vitest'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { shownPrograms } from '../../../engine/content/programs-in'
import { lastAnswer } from '../testing/last-answer'
import { allAlternatives } from './alternatives'

let python: ProgramRunner
beforeAll(async () => {
  python = await startProgramRunner()
})

it('shows programs that print what they are said to print', () => {
  for (const { id, text } of allAlternatives()) {
    for (const { code, stdin, output, error } of shownPrograms(text)) {
      const run = python.run({ code, stdin })
      expect(run.screen.trimEnd(), id).toBe((output ?? '').trimEnd())
      expect(run.error, id).toBe(error)
    }
  }
})

const LISTING = 'para q sirve esto\n\nimport os\nfor f in os.listdir("."):\n    print(f)'
const CHAIN = 'q hace\n\nn = input()\nif n == "Ana" or n == "Luis" or n == "Eva":\n    print("pasa")'

describe('what else does the same', () => {
  it.each([
    [
      [LISTING, 'se puede con otra cosa q no sea os?'],
      ['línea 2', 'pathlib'],
    ],
    [[CHAIN, 'y se puede usar otra cosa pa no repetir tanto or?'], ["in ('Ana', 'Pedro', 'Juan')"]],
    [
      ['hazme una agenda que guarde en json', 'y en vez de json se podria con sqlite o con pickle?'],
      ['sqlite3', 'pickle'],
    ],
    [
      ['Una función que quite las tildes de un texto', '¿Y se podría con otra cosa, digamos con unidecode?'],
      ['unidecode'],
    ],
    [['¿Para qué sirve el módulo csv?', '¿Y se puede usar otra cosa así para los XML?'], ['ElementTree']],
    [['como simulo un dado con random', 'y eso es seguro para hacer contraseñas?'], ['se puede predecir']],
    [['x = 0.1\nprint(x + 0.2)\nque imprime', 'hay algo mejor que float para dinero?'], ['Decimal']],
    [
      [
        'total = 0\ndef suma(n):\n    global total\n    total += n\nsuma(2)\nprint(total)\nexplicame',
        'es mala practica usar eso?',
      ],
      ['línea 3', 'cualquier función puede cambiarla'],
    ],
  ])('is told for %j', async (turns, told) => {
    const { markdown: answer } = await lastAnswer(...turns)
    for (const words of told) expect(answer).toContain(words)
  })

  it.each([
    [['import pandas as pd\ndf = pd.read_csv("a.csv")\nexplicame', 'por que no puedo usar el and normal?'], 'polars'],
    [['como hago un grafico de barras', 'y se podria con gnuplot?'], 'seaborn'],
  ])('is not told for %j', async (turns, told) => {
    expect((await lastAnswer(...turns)).markdown).not.toContain(told)
  })
})
