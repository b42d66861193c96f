import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

it('what gives two names their values at once is tried one after the other', async () => {
  const code = 'a, b = 0, 1\nwhile a < 30:\n    print(a, end=" ")\n    a, b = b, a + b'
  const markdown = await ask(`${code}\n\n¿y si lo pongo en dos líneas qué pasa?`)
  expect(markdown).toContain('a = b\n    b = a + b')
  expect(markdown).toContain('0 1 2 4 8 16')
})

it('another `yield` takes the place of one', async () => {
  const code =
    'def plano(xs):\n    for x in xs:\n        if isinstance(x, list):\n            yield from plano(x)\n        else:\n            yield x\n\nprint(list(plano([1, [2]])))'
  expect(await ask(`${code}\n\n¿qué pasa si pongo yield plano(x)?`)).toContain('            yield plano(x)')
})

it('what leads to another call goes with it', async () => {
  const code =
    'class V:\n    def __init__(self):\n        print("v")\n\nclass M(V):\n    def __init__(self):\n        print("m")\n        super().__init__()\n\nM()'
  expect(await ask(`${code}\n\n¿qué pasa si borro el super()?`)).toContain('Ahora imprime:\n\n```text\nm\n```')
})
