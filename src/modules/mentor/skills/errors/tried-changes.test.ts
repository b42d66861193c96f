import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

/** What was pasted, and what its answer must hold: where the values come from, and the line as it is put right. */
const PASTED: readonly [content: string, told: readonly string[]][] = [
  [
    'IndexError: list index out of range\n\nxs = []\nfor i in range(3):\n    xs.append(i * 2)\nprint(xs[3])',
    ['tiene 3 elementos, en las posiciones 0 a 2', 'print(xs[2])'],
  ],
  [
    "revisa esto\n\nimport pandas as pd\ndf = pd.DataFrame({'edad': [20, 30], 'x': [1, 2]})\nprint(df[df['edad'] > 18 and df['x'] > 1])",
    ['se para en la línea 3', "print(df[(df['edad'] > 18) & (df['x'] > 1)])"],
  ],
  [
    "TypeError: 'int' object does not support item assignment\n\ntablero = [0] * 3\ntablero[1][2] = 'X'\nprint(tablero)\n\nes de 3x4",
    ['`tablero[1]` vale `0`', 'tablero = [[0] * 3 for _ in range(3)]'],
  ],
  [
    "KeyError: 'b'\n\ndebe = {'a': 5, 'b': 7}\npagos = {'a': 2}\nfor k in debe:\n    print(debe[k] - pagos[k])",
    ['pides a `pagos`', 'debe[k] - pagos.get(k, 0)'],
  ],
  [
    "TypeError: unhashable type: 'list'\n\nn = {}\nfor g in [['a'], ['b']]:\n    if g in n:\n        n[g] += 1\n    else:\n        n[g] = 1",
    ["`['a']`", 'if tuple(g) in n:', 'n[tuple(g)] = 1'],
  ],
  [
    'TypeError: list indices must be integers or slices, not float\n\nxs = [2.5, 1.5]\nt = 0\nfor x in xs:\n    t += xs[x]\nprint(t)',
    ['aquí vale `2.5`', '    t += x\n'],
  ],
  [
    "ValueError: could not convert string to float: '980,00'\n\nt = 0\nfor i in ['980,00', '1.250,50']:\n    t += float(i)\nprint(t)",
    ['float(i.replace(".", "").replace(",", "."))'],
  ],
  [
    'AssertionError\n\ndef es_primo(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return True\n\nassert es_primo(7) == True\nassert es_primo(1) == False\nprint("bien")',
    ['`es_primo(1)` da `True`', '    if n < 2:\n        return False\n'],
  ],
  [
    "TypeError: '<' not supported between instances of 'datetime.datetime' and 'datetime.date'\n\nfrom datetime import date, datetime\nf = datetime.strptime('10/04/2025', '%d/%m/%Y')\nif f < date.today():\n    print('vencida')",
    ['fecha **con hora**', 'if f.date() < date.today():'],
  ],
  [
    "TypeError: 'int' object does not support item assignment\n\nm = []\nfor i in range(2):\n    for j in range(3):\n        m.append(0)\nm[1][2] = 9\nprint(m)",
    ['    fila = []\n    for j in range(3):\n        fila.append(0)\n    m.append(fila)\n'],
  ],
  [
    'TypeError: string indices must be integers, not \'str\'\n\nimport json\nd = json.loads(\'{"lista": [{"n": "Ana"}]}\')\nfor r in d:\n    print(r["n"])',
    ['for r in d["lista"]:'],
  ],
  [
    "TypeError: p() missing 2 required positional arguments: 'b' and 'c'\n\ndef p(a, b, c):\n    return a + b + c\n\nns = [5, 6, 7]\nprint(p(ns))",
    ['`ns` es **una** lista con 3 valores', 'print(p(*ns))'],
  ],
  [
    "TypeError: unsupported operand type(s) for +=: 'int' and 'NoneType'\n\ng = {'a': 3, 'b': None}\nt = 0\nfor j in g:\n    t += g[j]\nprint(t)",
    ['`g[j]` vale `None`', '    if g[j] is None:\n        continue\n'],
  ],
]

it('tells the values of the run that failed, and a change that was tried', async () => {
  for (const [content, told] of PASTED) {
    const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
    for (const text of told) expect(markdown).toContain(text)
  }
})
