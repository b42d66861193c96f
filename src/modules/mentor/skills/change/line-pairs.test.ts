import { describe, expect, it } from 'vitest'
import { changedLines } from './line-pairs'

const GAME = `secreto = 7
for intento in range(3):
    dicho = int(input())
    if dicho == secreto:
        print('¡Bien!')
        break
else:
    print('Era', secreto)
`

describe('what is told of changed lines', () => {
  it('tells a block that is put around lines once, whatever stands in them', () => {
    const after = `while True:
    ${GAME.trimEnd().replaceAll('\n', '\n    ')}
    if input('¿Otra? ') != 's':
        break
`
    expect(changedLines(GAME, after)).toEqual([
      '**Líneas 1–9:** lo que había está ahora dentro de `while True:`',
      "**Líneas 10–11:** nuevas: `if input('¿Otra? ') != 's':` …",
    ])
  })

  it('tells a line inside a block that has moved', () => {
    const after = `with open('a.txt', 'w') as archivo:
    for nota in [1, 2]:
        print(nota)
        print(nota, file=archivo)
`
    expect(changedLines('for nota in [1, 2]:\n    print(nota)\n', after)).toEqual([
      "**Líneas 1–3:** lo que había está ahora dentro de `with open('a.txt', 'w') as archivo:`",
      '**Línea 4:** nueva: `print(nota, file=archivo)`',
    ])
  })

  it('tells what leaves its block', () => {
    expect(
      changedLines('for n in [1, 2]:\n    a = n\n    print(a)\n', 'for n in [1, 2]:\n    a = n\nprint(a)\n'),
    ).toEqual(['**Línea 3:** sale de `for n in [1, 2]:`'])
  })

  it('tells pairs of lines, new ones and those that go', () => {
    expect(changedLines('a = 1\nprint(a)\nb = 2\nprint(b)\n', 'a = 3\nprint(a)\nprint(a + 1)\nb = 2\n')).toEqual([
      '**Línea 1:** `a = 1` → `a = 3`',
      '**Línea 3:** nueva: `print(a + 1)`',
      'Antes de la línea 5: se quita `print(b)`.',
    ])
  })

  it('tells nothing of another program', () => {
    expect(changedLines('a = 1\nb = 2\nprint(a + b)\n', 'import math\nprint(math.pi)\n')).toEqual([])
  })
})
