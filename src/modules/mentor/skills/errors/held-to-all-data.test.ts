import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

/** What was sent, what its answer must hold, and what it must not: a repair is held to all the data, and a cause to what was said. */
const SENT: readonly (readonly [content: string, told: readonly (string | RegExp)[], not?: RegExp])[] = [
  [
    'ValueError: too many values to unpack (expected 2)\n\nplatos = ["Paella:12:Valencia", "Pote:9:Asturias"]\nfor p in platos:\n    nombre, precio = p.split(":")\n    print(nombre, precio)',
    ['nombre, precio, otro = p.split(":")', 'salen siempre 3'],
    /continue/,
  ],
  [
    'ValueError: too many values to unpack (expected 2, got 3)\n\nlibros = ["Nada,12", "Cañas, y barro,8", "Niebla,3"]\nfor l in libros:\n    titulo, copias = l.split(",")\n    print(titulo, copias)',
    ['titulo, copias = l.rsplit(",", 1)'],
    /continue/,
  ],
  [
    'ValueError: not enough values to unpack (expected 2, got 1)\n\nlibros = ["Nada,12", "Niebla"]\nfor l in libros:\n    titulo, copias = l.split(",")\n    print(titulo, copias)',
    ['continue', 'no tienen 2 partes'],
  ],
  [
    "KeyError: 'Tinto'\n\nprecios = {'Blanco': 4, 'Rosado': 5, 'tinto': 6}\nvino = 'Tinto'\nprint(precios[vino])",
    ["'Tinto': 6"],
    /print\(precios\[vino\.(?:strip|lower)/,
  ],
  ["KeyError: 'Tinto'\n\nprecios = {'blanco': 4, 'tinto': 6}\nvino = 'Tinto'\nprint(precios[vino])", ['.lower()']],
  [
    "KeyError: 'Lunes'\n\nmenu = {'lunes': 'sopa', 'Martes': 'arroz'}\ndia = input('Día: ')\nprint(menu[dia])",
    ["'Lunes': 'sopa'"],
    /`'5'`|menu\.get\(/,
  ],
  [
    'FileNotFoundError: [Errno 2] No such file or directory: "a.csv"\nno está en Descargas, lo he mirado',
    ['getcwd'],
    /está en Descargas/,
  ],
  [
    'IndentationError: unindent does not match any outer indentation level\n\ndef envio(kilos):\n    coste = 4\n    if kilos > 5:\n        coste = coste + 3\n      final = coste * 1.21\n    return final',
    ['\n    final = coste * 1.21'],
  ],
  [
    'ZeroDivisionError: division by zero\n\ntemperaturas = []\nwith open("mayo.txt") as f:\n    todo = f.read()\n    for linea in f:\n        temperaturas.append(float(linea))\n\nprint(sum(temperaturas) / len(temperaturas))',
    ['hasta el final', 'with open("mayo.txt") as f:\n    for linea in f:'],
    /!= 0/,
  ],
  ['NombreError: el nombre "alutra" no está definido\n\naltura = 3\nprint(alutra)', ['**`NameError`', 'print(altura)']],
  [
    'if df["edad"] > 17:\n    df["grupo"] = "adulto"\nelse:\n    df["grupo"] = "menor"\n\nValueError: The truth value of a Series is ambiguous. Use a.empty, a.bool(), a.item(), a.any() or a.all().\n\nhe probado any y sale lo mismo en todas',
    [
      'df["grupo"] = np.where(df["edad"] > 17, "adulto", "menor")',
      'import numpy as np',
      'una vez para toda la columna',
    ],
  ],
  [
    "KeyError: 'Total'\n\nimport pandas as pd\ndf = pd.read_csv(\"caja.csv\")\nprint(df.columns)\ndf[\"Total\"].sum()\n\nsale Index(['Dia', ' Total'], dtype='object')",
    ['La tabla no tiene', 'df.columns.str.strip()'],
    /diccionario/,
  ],
  [
    "FileNotFoundError: [Errno 2] No such file or directory: 'notas.csv'\nlo tengo en Descargas y mi programa está en el Escritorio",
    ['Path.home() / "Downloads" / "notas.csv"', 'Escritorio'],
  ],
  ["TypeError: 'str' object is not callable. en Colab\n\nstr = 'hola'\nprint(str(5))", ['del str', 'texto = ']],
  [
    '_tkinter.TclError: cannot use geometry manager grid inside . which already has slaves managed by pack\n\nimport tkinter as tk\nw = tk.Tk()\ntk.Label(w, text="A").pack()\ntk.Entry(w).grid(row=1, column=0)\nw.mainloop()',
    [/línea 4/],
    /línea 2/,
  ],
  [
    'me sale runtime error dictionary changed size during iteration\n\nviejos = {"a": 0, "b": 2}\nfor k in viejos:\n    if viejos[k] == 0:\n        del viejos[k]\nprint(viejos)',
    ['list(viejos)'],
    /se salta elementos/,
  ],
  [
    'que es "local variable \'n\' referenced before assignment"? en el otro pc dice "cannot access local variable \'n\' where it is not associated with a value"\n\nn = 0\ndef mas():\n    n = n + 1\nmas()',
    ['es el mismo error', 'global n'],
  ],
  [
    'Traceback (most recent call last):\n  File "<ipython-input-3>", line 1, in <module>\n    sum([1, 2])\nTypeError: \'int\' object is not callable\n\narriba tengo sum = 7',
    ['`sum`', 'del sum'],
  ],
]

it.each(SENT.map(([content, told, not]) => ({ content, told, not })))('$content', async ({ content, told, not }) => {
  const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
  for (const part of told) {
    if (typeof part === 'string') expect(markdown).toContain(part)
    else expect(markdown).toMatch(part)
  }
  if (not) expect(markdown).not.toMatch(not)
})
