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

const KAGGLE =
  'X = df.drop(columns=["precio"])\ny = df["precio"]\nX_tr, X_te, y_tr, y_te = train_test_split(X, y, test_size=0.2, random_state=42)\nmodelo = LinearRegression().fit(X_tr, y_tr)\nprint(modelo.score(X_te, y_te))'

it('a piece without its imports: what only one library calls so is its', async () => {
  const told = await ask('¿qué hace cada línea?', KAGGLE)
  for (const text of ['quita las columnas', '**entrena**', '**semilla**', 'R²', '`df` se crea en otra parte'])
    expect(told).toContain(text)
  expect(told).not.toContain('NameError')
})

it('what is typed, set apart by spaces alone', async () => {
  const told = await ask('si escribo  la casa de mi abuela  qué sale?', 't = input("Di: ")\nprint(t.title())')
  expect(told).toContain('Di: la casa de mi abuela\nLa Casa De Mi Abuela')
})
