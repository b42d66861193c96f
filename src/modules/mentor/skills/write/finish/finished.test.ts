import { beforeAll, describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { startPython } from '~/testing/python/python'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'
import { simplified } from './simplify/simplified'

const mentor = createEmbeddedMentor(FACTS)
let run: (code: string) => string
beforeAll(async () => {
  run = await startPython()
})

const answer = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

describe('a program that is handed out', () => {
  it.each([
    ['print(f"{x}")'.replace('print', 'x = 3\nprint'), 'print(x)'],
    ['xs = [4, 8]\nmedia = sum(xs) / len(xs)\ncentro = sum(xs) / len(xs)\nprint(media, centro)', 'print(media, media)'],
    ['e = 20\nif e < 18:\n    print(1)\nelif 18 <= e <= 64:\n    print(2)\nelse:\n    print(3)', 'elif e <= 64:'],
    ['e = 20\nif e < 18:\n    print(1)\nelif e >= 18:\n    print(2)', 'else:\n'],
    [
      'b = 2\nif b == 0:\n    print(0)\nelse:\n    if b == 0:\n        print(0)\n    else:\n        print(1)',
      'else:\n    print(1)',
    ],
    ['xs = [1, 9]\nys = []\nfor x in xs:\n    if x > 5:\n        ys.append(x)\nprint(len(ys))', 'ys += 1'],
    ['xs = [1, 9]\nys = []\nfor x in xs:\n    ys.append(x * 2)\ntotal = sum(ys)\nprint(total)', 'total += x * 2'],
    [
      'xs = [1, 9]\na = []\nfor x in xs:\n    if x > 5:\n        a.append(x)\nb = []\nfor x in xs:\n    if x < 5:\n        b.append(x)\nprint(a, b)',
      'a = []\nb = []\nfor x in xs:',
    ],
    ['xs = [1, 8]\nprint(f"Pares: {sum(1 for x in xs if x % 2 == 0)}")', '        pares += 1'],
  ])('says nothing in more words than it needs: %#', (code, better) => {
    expect(simplified(code)).toContain(better)
    expect(run(simplified(code))).toBe(run(code))
  })

  it.each([
    'xs = [1, 9]\nmedia = sum(xs) / len(xs)\nxs.append(5)\notra = sum(xs) / len(xs)\nprint(media, otra)',
    'xs = [1, 9]\nys = []\nfor x in xs:\n    ys.append(x)\nprint(len(ys), ys)',
    'e = 20\nif e < 18:\n    print(1)\nelif 10 <= e <= 64:\n    print(2)',
  ])('keeps what it needs: %#', (code) => {
    expect(simplified(code)).toBe(code)
  })

  it('tells of the loop that it has, and not of what it was before', async () => {
    const told = await answer(
      'quiero programar el ahorcado en consola con 6 fallos, que elija la palabra al azar de una lista',
    )
    expect(told).not.toMatch(/condición de una línea|lo va llenando/)
  })

  it('counts in the loop that asks', async () => {
    const told = await answer(
      'programa que pida numeros enteros hasta un 0 y al final diga cuantos pares y cuantos impares hay (el 0 no cuenta)',
    )
    expect(told).toContain('pares += 1')
    expect(told).not.toContain('sum(1 for')
  })
})
