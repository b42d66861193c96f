import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

const TABLE: readonly (readonly [string, RegExp])[] = [
  ["me sale TypeError: 'dict_keys' object is not subscriptable", /list\(x\)\[0\]/],
  ["me sale TypeError: '<=' not supported between instances of 'method' and 'int'", /sin llamar/],
  ["me sale AttributeError: 'coroutine' object has no attribute 'json'", /sin `await`/],
  [
    'File "a.py", line 3, in <module>\n    ruta = sys.argv[1]\nIndexError: list index out of range\n\ncon el botón de PyCharm',
    /argumentos/,
  ],
  ['ruta = "C:\\fotos\\"\nprint(ruta)\n\nSyntaxError: unterminated string literal', /"C:\\\\fotos\\\\"/],
  [
    'for k, v in precios:\n    print(k, v)\n\nValueError: too many values to unpack (expected 2)\n\nprecios es un diccionario',
    /precios\.items\(\)/,
  ],
  [
    'import sqlite3\ncon = sqlite3.connect("socios.db")\ncon.execute("SELECT * FROM socios")\n\nsqlite3.OperationalError: no such table: socios',
    /carpeta desde la que se lanza/,
  ],
  [
    'el juez me dice "Runtime Error: EOFError: EOF when reading a line"\n\ntotal = 0\nwhile True:\n    total += int(input())\nprint(total)',
    /except EOFError/,
  ],
  [
    "File \"imc.py\", line 8, in calcular\n    peso = float(caja.get())\nAttributeError: 'NoneType' object has no attribute 'get'\n\ny la caja la creo con caja = tk.Entry(v).grid(row=0)",
    /Donde pone `caja = tk\.Entry\(v\)\.grid\(row=0\)` pon `caja = tk\.Entry\(v\)` y, en la línea de debajo, `caja\.grid\(row=0\)`/,
  ],
  ['me da KeyError "[\'km_h\'] not in index" y en el archivo la columna se llama Km/h', /se llama `"Km\/h"`/],
  [
    'datos = json.loads("{\'a\': 1}")\nprint(datos)\n\njson.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)',
    /^import json$/m,
  ],
  [
    'File "t.py", line 2, in <module>\n    edad_futura = edad + 10\nTypeError: can only concatenate str (not "int") to str',
    /venga de `input\(\)`[\s\S]+pon `edad_futura = int\(edad\) \+ 10`/,
  ],
  [
    'import heapq\nmonton = []\nheapq.heappop(monton)\n\nTraceback (most recent call last):\n  File "a.py", line 3, in <module>\n    heapq.heappop(monton)\nIndexError: index out of range',
    /`monton` \(línea 2\) vale `\[\]`[\s\S]+ya no queda nada/,
  ],
  [
    "from datetime import datetime\ninicio = datetime(2026, 5, 3)\nprint(inicio + datetime(2026, 6, 5))\n\nTraceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    print(inicio + datetime(2026, 6, 5))\nTypeError: unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.datetime'",
    /no se suman[\s\S]+timedelta/,
  ],
  [
    "import math.sqrt\nprint(math.sqrt(4))\n\nModuleNotFoundError: No module named 'math.sqrt'; 'math' is not a package",
    /^import math$/m,
  ],
  [
    "import unittest\nprueba = unittest.TestCase()\nprueba.assertIgual(1, 2)\n\nAttributeError: 'TestCase' object has no attribute 'assertIgual'. Did you mean: 'assertEqual'?",
    /^prueba\.assertEqual\(1, 2\)$/m,
  ],
  [
    'try:\n    n = int("a")\nexcept:\n    print("otro")\nexcept ValueError:\n    print("no es un número")\n\nSyntaxError: default \'except:\' must be last',
    /recoge \*\*todos\*\* los errores[\s\S]+except ValueError:\n {4}print\("no es un número"\)\nexcept:\n {4}print\("otro"\)/,
  ],
]

describe('what a message and what stands beside it tell', () => {
  it.each(TABLE)('«%s»', async (message, told) => {
    expect(await ask(message)).toMatch(told)
  })

  it('gives the commonest causes of a type to no message that it does not know', async () => {
    const told = await ask('me sale OSError: the blorp could not be found')
    expect(told).toContain('prefiero no adivinar')
    expect(told).not.toContain('no.txt')
  })

  it('takes a text for no text that is to be joined where an argument has to be one', async () => {
    expect(await ask('TypeError: replace() argument 2 must be str, not int')).not.toContain('Con `+`')
  })

  it('claims no fault where what comes out is only asked about', async () => {
    const told = await ask(
      "de donde sale el 0 del enumerate\n\nfor i, x in enumerate(['a','b']):\n    print(i, x)\n\ny si quisiera q empiece en 1?",
    )
    expect(told).not.toContain('print(i, i)')
  })
})
