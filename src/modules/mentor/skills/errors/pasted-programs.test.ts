import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

it.each([
  [
    'a program that lost its spaces',
    "KeyError: 'b'\n\nd = {'a': 1}\nfor k in ['a', 'b']:\nprint(d[k])",
    ['se han perdido los espacios', '    print(d.get(k))'],
  ],
  [
    'a function that lost them',
    "UnboundLocalError: cannot access local variable 'saldo' where it is not associated with a value\n\nsaldo = 10\n\ndef sacar(n):\nif n > saldo:\nprint('no')\nelse:\nsaldo = saldo - n\nreturn saldo\n\nprint(sacar(2))",
    ['    global saldo', '        saldo = saldo - n\n    return saldo'],
  ],
  [
    'the line and its marks above an error',
    "for linea in open('f.txt'):\n    partes = linea.split(';')\n    print(partes[1])\n\n    print(partes[1])\n          ~~~~~~^^^\nIndexError: list index out of range",
    ['if len(partes) < 2:', 'print(partes[1])\n```'],
  ],
  [
    'a program that begins behind a sentence',
    "quiero guardar el repertorio. canciones = []\ncanciones = canciones.append('Ojos')\ncanciones = canciones.append('Bamba')\n\nAttributeError: 'NoneType' object has no attribute 'append'",
    ["canciones = []\ncanciones.append('Ojos')"],
  ],
  [
    'dates that are all written alike',
    "ValueError: time data '31/12/2024' does not match format '%Y-%m-%d'\n\nfrom datetime import datetime\nfor v in ['31/12/2024', '15/01/2025']:\n    d = datetime.strptime(v, '%Y-%m-%d')",
    ['strptime(v, "%d/%m/%Y")\n```'],
  ],
  [
    'a tuple without its comma',
    "sqlite3.ProgrammingError: Incorrect number of bindings supplied. The current statement uses 1, and there are 5 supplied.\n\nimport sqlite3\ncon = sqlite3.connect('b.db')\nn = 'Marta'\ncon.execute('INSERT INTO s (n) VALUES (?)', (n))",
    ['(n,))\n```'],
  ],
  [
    'arrays of two lengths',
    'ValueError: operands could not be broadcast together with shapes (3,) (2,)\n\nimport numpy as np\nt = np.array([1, 2])\nv = np.array([2, 3, 4])\nd = v * t',
    ['`v`, que tiene 3 valores, y `t`, que tiene 2'],
  ],
  [
    'a property that asks for itself',
    'RecursionError: maximum recursion depth exceeded\n\nclass P:\n    def __init__(self, precio):\n        self.precio = precio\n    @property\n    def precio(self):\n        return self.precio\n    @precio.setter\n    def precio(self, valor):\n        self.precio = valor\n\nP(2).precio',
    ['return self._precio', 'self._precio = valor', '        self.precio = precio'],
  ],
  [
    'a key that other elements have',
    'KeyError: \'tel\'\n\nagenda = [{"n": "Ana", "tel": "600"}, {"n": "Luis"}]\nfor c in agenda:\n    print(c["n"], c["tel"])',
    ['Otros elementos sí la tienen', 'c.get("tel")'],
  ],
  [
    'a key of a list in its own loop',
    'TypeError: list indices must be integers or slices, not str\n\nalumnos = [{"n": "Ana"}]\nfor a in alumnos:\n    print(alumnos["n"])',
    ['print(a["n"])\n```'],
  ],
])('reads and mends %s', async (_what, content, told) => {
  const { markdown, skill } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
  expect(skill).toBe('errors')
  for (const text of told) expect(markdown).toContain(text)
})
