import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (said: string, code: string) =>
  (
    await mentor.answer({
      mentor: 'basic',
      turns: [{ role: 'user', content: `${said}\n\`\`\`python\n${code}\n\`\`\`` }],
    })
  ).markdown

const SAME = 'x = [1, 2, 3]\ny = [1, 2, 3]\nprint(x == y)\nprint(x is y)'
const ALIAS = 'a = [1, 2, 3]\nb = a\nb.append(4)\nprint(a)'

describe('an answer reads as a whole', () => {
  it.each([
    '¿Por qué uno da True y el otro False?',
    'No entiendo por qué el primer print da True y el segundo da False',
  ])('each print with all that is told of it: %s', async (said) => {
    const told = await ask(said, SAME)
    expect(told.startsWith('`print(x == y)` muestra `True`.')).toBe(true)
    expect(told).toMatch(/muestra `False`\. `x is y` pregunta si son \*\*el mismo objeto\*\*/)
    expect(told).not.toMatch(/^Aquí vale/m)
  })

  it('why something comes out before what comes out', async () => {
    const told = await ask('¿Por qué imprime [1, 2, 3, 4] si yo solo añadí el 4 a la lista b?', ALIAS)
    expect(told.startsWith('`b = a` **no hace una copia**')).toBe(true)
    expect(told).not.toContain('corchetes')
  })
})

describe('what the program alone decides is run', () => {
  it('chance with a seed', async () => {
    const told = await ask(
      '¿qué imprime?',
      'import random\nrandom.seed(4)\nprint([random.randint(1, 6) for _ in range(5)])',
    )
    expect(told).toContain('[2, 3, 1, 6, 4]')
    expect(told).not.toContain('cada vez puede salir')
  })

  it('a file that it writes itself, with what is left in it', async () => {
    const told = await ask(
      '¿qué imprime y qué queda en el archivo?',
      'with open("n.txt", "w") as f:\n    f.write("Ana;7\\n")\nwith open("n.txt") as f:\n    print(int(f.read().strip().split(";")[1]) + 1)',
    )
    expect(told).toContain('```text\n8\n```')
    expect(told).toContain('Y en el archivo `n.txt` queda escrito:\n\n```text\nAna;7\n```')
  })

  it('no file of somebody else', async () =>
    expect(await ask('¿qué imprime?', 'with open("n.txt") as f:\n    print(f.read())')).toContain('que yo no veo'))
})
