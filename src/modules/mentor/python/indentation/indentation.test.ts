import { expect, it } from 'vitest'
import { withIndentation } from './indentation'

const PROGRAMS: readonly [what: string, source: string][] = [
  [
    'what a while hangs on, and what is shown behind it',
    'n = int(input())\nr = ""\nwhile n > 0:\n    r = str(n % 2) + r\n    n = n // 2\nprint(r)\n',
  ],
  [
    'a file that a function opens',
    'def guardar(venta):\n    with open("v.txt", "w") as f:\n        f.write(venta + "\\n")\n\nguardar("2 menus")\nguardar("1 chicha")\n',
  ],
  [
    'an answer that is found, and none',
    'def buscar(lista, x):\n    for e in lista:\n        if e == x:\n            return True\n    return False\nprint(buscar([1, 2], 2))\n',
  ],
  [
    'a menu that asks again',
    'while True:\n    op = input("1 o 2: ")\n    if op == "2":\n        break\n    print("hola")\nprint("fin")\n',
  ],
  [
    'methods of a class',
    'class C:\n    def __init__(self):\n        self.n = 0\n    def sumar(self):\n        self.n += 1\nc = C()\nc.sumar()\nprint(c.n)\n',
  ],
  [
    'rows that are made and added',
    'm = []\nfor i in range(2):\n    fila = []\n    for j in range(2):\n        fila.append(i * j)\n    m.append(fila)\nprint(m)\n',
  ],
  [
    'a number asked for until it is one',
    'while True:\n    try:\n        n = int(input("n: "))\n        break\n    except ValueError:\n        print("no")\nprint(n * 2)\n',
  ],
]

it('puts back the indentation by what makes sense', () => {
  for (const [what, source] of PROGRAMS)
    expect([what, withIndentation(source.replaceAll(/^ +/gm, ''))]).toEqual([what, source])
})

it('leaves what is indented, what opens no block and what is no Python', () => {
  for (const source of ['if x:\n  print(1)\nprint(2)\n', 'x = 1\nprint(x)\n', 'for i in:\nprint(i\n'])
    expect(withIndentation(source)).toBeNull()
})
