import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

const NOTAS =
  "```python\nwith open('notas.txt') as f:\n    for linea in f:\n        print(linea.strip())\n```\nFileNotFoundError: [Errno 2] No such file or directory: 'notas.txt'"
const RESUMEN =
  "Explícame este código\n\n```python\nimport pandas as pd\nv = pd.read_excel('ventas.xlsx')\nr = v.groupby('tienda')['importe'].sum()\nr.to_csv('resumen.csv', index=False)\n```"
const VENTANA =
  "¿qué hace esto?\n\n```python\nimport tkinter as tk\nv = tk.Tk()\ntk.Label(v, text='hola').pack()\nv.mainloop()\n```"
const SUMA = '¿qué hace esto?\n\n```python\ntotal = 0\nfor n in [1, 2]:\n    total += n\nprint(total)\n```'

describe('what is asked of the surroundings of a program', () => {
  it.each([
    ['where a file is made', RESUMEN, '¿dónde se guarda mi csv?', ['`resumen.csv` se crea', 'línea 4', 'to_csv(r']],
    ['where a file has to be', NOTAS, '¿dónde lo pongo entonces?', ['`notas.txt` tiene que estar', 'al lado de tu']],
    ['nowhere, where none is written', SUMA, 'dónde se guarda el resultado?', ['**En ningún archivo**']],
    [
      'on the desktop',
      NOTAS,
      'está en el escritorio, ¿qué pongo?',
      ["open(r'C:\\Users\\TU_USUARIO\\Desktop\\notas.txt')"],
    ],
    ['in a folder that is named', NOTAS, 'y si la carpeta se llama apuntes?', ["open('apuntes/notas.txt')"]],
    ['where a file lies that is written', RESUMEN, '¿dónde se guarda?', ['Se guarda en `resumen.csv`']],
    ['how a file is opened', RESUMEN, 'como abro el resumen?', ['`resumen.csv` se abre con Excel']],
    ['what is installed', RESUMEN, 'qué tengo que instalar para esto?', ['pip install pandas openpyxl']],
    ['what comes with Python', VENTANA, 'hay que instalar tkinter?', ['**Nada más que Python**']],
    ['how it is run, with what it reads', RESUMEN, 'cómo lo ejecuto?', ['**F5**', '`ventas.xlsx` en la misma carpeta']],
    ['on a phone', VENTANA, 'se puede usar en el celular?', ['Así no: usa ventanas (`tkinter`)']],
    ['in Colab', RESUMEN, '¿y en Colab?', ['sube `ventas.xlsx`', '`resumen.csv` queda']],
  ])('%s', async (_what, program, question, told) => {
    const { markdown, skill } = await lastAnswer(program, question)
    expect(skill).toBe('follow-up')
    for (const text of told) expect(markdown).toContain(text)
  })

  it.each([
    [RESUMEN, 'y de dónde sale la columna tienda?'],
    [RESUMEN, 'en windows sale mal la ñ'],
    [SUMA, '¿dónde está el error?'],
  ])('is not told in the place of another answer: %#', async (program, question) => {
    expect((await lastAnswer(program, question)).markdown).not.toMatch(/carpeta desde la que|es el mismo en Windows/)
  })
})

describe('several questions that go on with a program', () => {
  const AGENDA = 'quiero un programa que guarde contactos en un json y pueda buscar por nombre'

  it.each([
    ['dónde se guardan? y cómo lo ejecuto?', ['Se guardan en `contactos.json`', '«cómo lo ejecuto»', '**F5**']],
    ['qué es Path? y tengo que instalar algo?', ["`Path('contactos.json')` prepara", '**Nada más que Python**']],
  ])('are each answered: «%s»', async (question, told) => {
    const { markdown } = await lastAnswer(AGENDA, question)
    for (const text of told) expect(markdown).toContain(text)
  })

  it('hears what somebody else says, and not who', async () => {
    const { markdown } = await lastAnswer(
      'qué es un diccionario en python',
      'pero en clase nos han dicho que no tienen orden',
    )
    expect(markdown).toContain('**conserva el orden en que metes las claves**')
  })
})
