import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

/** What was pasted, and what the corrected program prints when it is run with something typed. */
const PASTED: readonly [content: string, output: string][] = [
  // Of two names alike, the one that takes what is done with it.
  [
    "NameError: name 'pacientes' is not defined. Did you mean: 'paciente'?\n\nPaciente = []\nfor i in range(3):\n    paciente = input()\n    pacientes.append(paciente)\nprint(pacientes)",
    "['5', '5', '5']\n",
  ],
  [
    "NameError: name 'palabra' is not defined\n\npalabras = ['sol', 'luna']\nfor p in palabras:\n    if len(palabra) > 3:\n        print(palabra)",
    'luna\n',
  ],
  // What the run meets next is put right, too.
  [
    'TypeError: Perro.ladrar() takes 0 positional arguments but 1 was given\n\nclass Perro:\n    def __init__(self, nombre):\n        self.nombre = nombre\n    def ladrar():\n        print(nombre, "dice guau")\n\nPerro("Firulais").ladrar()',
    'Firulais dice guau\n',
  ],
  [
    "AttributeError: 'Auto' object has no attribute 'marca'\n\nclass Auto:\n    def __init__(self, marca, anio):\n        marca = marca\n        anio = anio\n    def info(self):\n        return self.marca + str(self.anio)\n\nprint(Auto('Fiat', 2010).info())",
    'Fiat2010\n',
  ],
  [
    "TypeError: unhashable type: 'list'\n\nvistos = set()\npos = [2, 3]\nvistos.add(pos)\nprint([2, 3] in vistos)",
    'True\n',
  ],
  // The number that stands in a thing.
  [
    "TypeError: unsupported operand type(s) for +: 'int' and 'list'\n\nventas = {'rajas': [12, 8], 'mole': [20]}\nprint(sum(ventas.values()))",
    '40\n',
  ],
  [
    "TypeError: unsupported operand type(s) for +: 'int' and 'dict'\n\npedidos = [{'mesa': 1, 'total': 20}, {'mesa': 2, 'total': 35}]\nprint(sum(pedidos))",
    '55\n',
  ],
  [
    "TypeError: unsupported operand type(s) for +=: 'int' and 'list'\n\nt = 0\nfor v in [['lun', 100], ['mar', 80]]:\n    t += v\nprint(t)",
    '180\n',
  ],
  [
    "AttributeError: 'str' object has no attribute 'keys'\n\ng = {'Cariñito': 'Los Hijos'}\nfor c in g:\n    print(c.keys(), c.values())",
    'Cariñito Los Hijos\n',
  ],
  [
    "KeyError: 'Tuercas'\n\nstock = {'tuercas': 80}\nfor p in ['Tuercas']:\n    stock[p] = stock[p] - 10\nprint(stock)",
    "{'tuercas': 70}\n",
  ],
  ["KeyError: 1\n\np = {'1': 10}\nfor i in range(1, 2):\n    print(p[i])", '10\n'],
  [
    "ValueError: not enough values to unpack (expected 2, got 1)\n\nnombre, edad = 'ana;20'.split(',')\nprint(nombre, edad)",
    'ana 20\n',
  ],
  [
    'TypeError: list.append() takes exactly one argument (2 given)\n\nps = []\nps.append(3, 4)\nps.append(1, 2)\nfor x, y in ps:\n    print(x + y)',
    '7\n3\n',
  ],
  ["IndexError: pop from empty list\n\ncola = ['ana']\nwhile True:\n    print(cola.pop(0))", 'ana\n'],
  ["AttributeError: 'str' object has no attribute 'sort'\n\np = 'casa'\np.sort()\nprint(p)", 'aacs\n'],
  ["NameError: name 's' is not defined\n\nfor n in [1, 2]:\n    s = s + n\nprint(s)", '3\n'],
  // What they say they want.
  [
    'ZeroDivisionError: division by zero\n\ndef media(x):\n    return sum(x) / len(x)\n\nprint(media([]))\n\nquiero que con la lista vacia regrese None',
    'None\n',
  ],
  [
    "KeyError: 'total'\n\nt = 0\nfor p in [{'precio': 5, 'cant': 2}, {'precio': 3, 'cant': 1}]:\n    t += p['total']\nprint(t)\n\ndeberian ser 13",
    '13\n',
  ],
  [
    "TypeError: 'int' object is not iterable\n\nsuma = 0\nfor i in 5:\n    suma += i\nprint(suma)\n\ndebería salir 15",
    '15\n',
  ],
]

it.each(PASTED)('gives a program that runs to its end and does what is wanted: %s', async (content, output) => {
  const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
  const program = /### Tu programa corregido\n\n```python\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  const run = evaluateProgram(parsePython(program), { input: ['5', '5', '5'] })
  expect({ kind: run.kind, output: run.output }).toEqual({ kind: 'done', output })
})
