import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

/** What was pasted, what the corrected program prints, and words of the cause. */
const MENDED: readonly [program: string, error: string, prints: string, ...words: string[]][] = [
  [
    'from dataclasses import dataclass\n\n@dataclass\nclass Piano:\n    marca: str\n    teclas: int\n\nprint(len({Piano("Kawai", 88), Piano("Kawai", 88)}))',
    "TypeError: unhashable type: 'Piano'",
    '1\n',
    '@dataclass(frozen=True)',
  ],
  [
    'class Dinero:\n    def __init__(self, c):\n        self.c = c\n    def __add__(self, o):\n        return Dinero(self.c + o.c)\n\nprint(sum([Dinero(3), Dinero(4)]).c)',
    "TypeError: unsupported operand type(s) for +: 'int' and 'Dinero'",
    '7\n',
    '__radd__',
    'el `int` es el **0',
  ],
  [
    'class Mazo:\n    def __init__(self):\n        self.cartas = ["as", "rey"]\n\nm = Mazo()\nprint(m[1], len(m.cartas))',
    "TypeError: 'Mazo' object is not subscriptable",
    'rey 2\n',
    '__getitem__',
  ],
  [
    'class Termo:\n    def __init__(self, t):\n        self.temp = t\n    @property\n    def temp(self):\n        return self._t\n\nprint(Termo(5).temp)',
    "AttributeError: property 'temp' of 'Termo' object has no setter",
    '5\n',
    'setter',
    'self._t',
  ],
  [
    'class Base:\n    def __init__(self, nombre):\n        self.nombre = nombre\n\nclass Hija(Base):\n    def __init__(self, nombre, edad):\n        self.edad = edad\n\nprint(Hija("Ana", 3).nombre)',
    "AttributeError: 'Hija' object has no attribute 'nombre'",
    'Ana\n',
    'super().__init__(nombre)',
  ],
  [
    'class Reloj:\n    def __init__(self):\n        self.hora = 3\n    def hora(self):\n        return self.hora\n\nprint(Reloj().hora())',
    "TypeError: 'int' object is not callable",
    '3\n',
    'el mismo nombre',
  ],
  [
    'def pares(it):\n    while True:\n        a = next(it)\n        b = next(it)\n        yield a, b\n\nfor p in pares(iter([1, 2, 3])):\n    print(p)',
    'RuntimeError: generator raised StopIteration',
    '(1, 2)\n',
    'except StopIteration:',
  ],
  [
    'def saluda(nombre, *, mayus):\n    print(nombre, mayus)\n\nsaluda("ana", True)',
    'TypeError: saluda() takes 1 positional argument but 2 were given',
    'ana True\n',
    'mayus=True',
  ],
  ['plazas = {"1": "Ana", "2": "Leo"}\nn = 2\nprint(plazas[n])', 'KeyError: 2', 'Leo\n', 'textos'],
  ['precios = {"pan": 1}\np = "pan\\n"\nprint(precios[p])', "KeyError: 'pan\\n'", '1\n', 'salto de línea'],
]

it.each(MENDED)('puts %s right', async (program, error, prints, ...words) => {
  const markdown = await ask(`${program}\n\n${error}`)
  for (const word of words) expect(markdown.toLowerCase()).toContain(word.toLowerCase())
  const corrected = /### Tu programa corregido\n\n```python\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  expect(evaluateProgram(parsePython(corrected))).toMatchObject({ kind: 'done', output: prints })
})

/** What cannot be run here: what is said, and the line as it becomes. */
const TOLD: readonly [content: string, ...words: string[]][] = [
  [
    `class Casilla:
    def __init__(self, f, c):
        self.f, self.c = f, c
    def __eq__(self, otra):
        return (self.f, self.c) == (otra.f, otra.c)

v = set()
v.add(Casilla(0, 0))
v.add(Casilla(0, 0))
print(len(v))

TypeError: cannot use 'Casilla' as a set element (unhashable type: 'Casilla')`,
    'hash((self.f, self.c))',
    '__eq__',
  ],
  [
    `import heapq

class Aviso:
    def __init__(self, quien):
        self.quien = quien

cola = []
heapq.heappush(cola, (2, Aviso("Ruiz")))
heapq.heappush(cola, (2, Aviso("Gil")))
print(len(cola))

TypeError: '<' not supported between instances of 'Aviso' and 'Aviso'`,
    'empate',
  ],
  [
    'h = threading.Thread(target=bajar, args=(url))\n\nTypeError: bajar() takes 1 positional argument but 21 were given',
    'args=(url,)',
  ],
  [
    'Traceback (most recent call last):\n  File "avisos.py", line 10, in <module>\n    schedule.every().day.at("08:00").do(enviar())\nTypeError: the first argument must be callable',
    'do(enviar)',
  ],
  [
    'import subprocess\nsubprocess.run("ls -l /home")\n\nFileNotFoundError: [Errno 2] No such file or directory: \'ls -l /home\'',
    '["ls", "-l", "/home"]',
  ],
  [
    'import sqlite3\nfrom contextlib import closing\n\ndef vinos():\n    with closing(sqlite3.connect("b.db")) as con:\n        cur = con.execute("SELECT nombre FROM vinos")\n    return cur.fetchall()\n\nsqlite3.ProgrammingError: Cannot operate on a closed database.',
    '        return cur.fetchall()',
    'dentro',
  ],
  [
    'import csv\nwith open("f.csv", newline="") as f:\n    lector = csv.reader(f)\nfor fila in lector:\n    print(fila)\n\nValueError: I/O operation on closed file.',
    '    for fila in lector:',
    'a través de `lector`',
  ],
  [
    "async def main():\n    r = await asyncio.gather([uno(), dos()])\n\nTypeError: unhashable type: 'list'",
    'asyncio.gather(*[uno(), dos()])',
  ],
  [
    '    def test_suma():\n>       assert sumar([0.1, 0.2]) == 0.3\nE       assert 0.30000000000000004 == 0.3\nE        +  where 0.30000000000000004 = sumar([0.1, 0.2])\n\ntest_notas.py:5: AssertionError',
    'pytest.approx',
    'binario',
  ],
  ['KeyError: \'bogota \'\nTengo capitales = {"bogota": 7.9} y pido ciudad = input("Ciudad: ")', 'espacio', 'strip()'],
  ["ValueError: invalid literal for int() with base 10: '\\ufeff15'\nint(linea)", 'utf-8-sig'],
  [
    "Traceback (most recent call last):\n  File \"s.py\", line 12, in <module>\n    def leer(pin: int) -> float | None:\nTypeError: unsupported operand type(s) for |: 'type' and 'NoneType'\n\nen la Raspberry, Python 3.7.3",
    'Optional',
  ],
  [
    'por cron no guarda nada:\n\nTraceback (most recent call last):\n  File "/home/pi/g/guardar.py", line 9, in <module>\n    con.execute("INSERT INTO lecturas VALUES (?, ?)", (a, t))\nsqlite3.OperationalError: no such table: lecturas\n\ny la conexion es con = sqlite3.connect("g.db")',
    'Path(__file__).parent / "g.db"',
    'cron',
  ],
]

it.each(TOLD)('tells %s', async (content, ...words) => {
  const markdown = await ask(content)
  for (const word of words) expect(markdown).toContain(word)
  expect(markdown).not.toContain('causas más frecuentes')
})

const FRAMES =
  'Traceback (most recent call last):\n  File "a.py", line 6, in buscar\n    return VUELOS[codigo]\nKeyError: \'IB9\'\n'

it('tells both errors of a chain, and which of them is the cause', async () => {
  const within = await ask(
    `${FRAMES}\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "a.py", line 8, in buscar\n    raise NoEsta(f"No existe {codgo}")\nNameError: name 'codgo' is not defined. Did you mean: 'codigo'?`,
  )
  expect(within).toContain('Hay **dos errores**')
  expect(within).toContain('Arregla primero el segundo')
  expect(within).toContain("`KeyError: 'IB9'` (línea 6")
  const from = await ask(
    `${FRAMES}\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "a.py", line 8, in buscar\n    raise ValueError("malo") from e\nValueError: malo`,
  )
  expect(from).toContain('**`KeyError`, línea 6.**')
  expect(from).toContain('El que hay que arreglar es el primero')
})

it('follows a generator that asks itself', () => {
  const run = evaluateProgram(parsePython('def g():\n    yield next(yo)\nyo = g()\nnext(yo)'))
  expect(run).toMatchObject({ kind: 'raised', type: 'ValueError', message: 'generator already executing' })
})
