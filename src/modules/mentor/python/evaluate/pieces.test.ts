import { expect, it } from 'vitest'
import { parsePython } from '../parse'
import { evaluatePiece, evaluateProgram } from './evaluate'

const piece = (source: string) => evaluatePiece(parsePython(source))

it.each([
  ['cola = deque([1, 2], maxlen=2)\ncola.append(3)\nprint(list(cola))', '[2, 3]\n'],
  ['print(date(2025, 1, 31) + timedelta(days=30))', '2025-03-02\n'],
  ['print(datetime(2025, 1, 1).year, math.floor(2.5))', '2025 2\n'],
  ["print(datetime.datetime(2025, 1, 1).year, re.sub('a', 'o', 'pata'))", '2025 poto\n'],
  ["print(Counter('casa').most_common(1))", "[('a', 2)]\n"],
])('a piece has the imports of well-known names above it: %s', (source, output) => {
  expect(piece(source)).toMatchObject({ kind: 'done', output })
  expect(evaluateProgram(parsePython(source))).toMatchObject({ kind: 'raised', type: 'NameError' })
})

it.each([
  ['print(1)\nfor dato in datos:\n    print(dato)', 'datos'],
  ['x = (x + vx) % ANCHO', 'x'],
  ['while jugando:\n    for e in pygame.event.get():\n        jugando = False', 'jugando'],
  ['saldo -= importe', 'saldo'],
  // A date of their own, and their queue.
  ['print(date, time)', 'date'],
  ['print(queue.siguiente())', 'queue'],
])('what else it lacks is outside: %s', (source, name) => {
  expect(piece(source)).toMatchObject({ kind: 'outside', reason: 'elsewhere', subject: name })
})

it.each([
  'nombre = "Ana"\nprint(nombr)',
  'for i in range(3):\n    total = total + i\nprint(total)',
  'def f():\n    dentro = 1\nf()\nprint(dentro)',
  'try:\n    print(nada)\nexcept ValueError:\n    pass\nexcept NameError as fallo:\n    raise',
])('a name that is misspelt, or is made where it is not seen, is an error of a piece, too: %s', (source) => {
  expect(piece(source)).toMatchObject({ kind: 'raised', type: 'NameError' })
})
