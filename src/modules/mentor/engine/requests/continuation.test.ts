import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../../skills/follow-up/testing/last-answer'

const LOOP =
  "total = 0\nprecios = [3, 5, 2]\nfor p in precios:\n    if p > 2:\n        total += p\n    else:\n        print('barato', p)\nprint('total', total)\n\nqué hace esto?"
const READ =
  "edad = input('edad: ')\nif edad >= 18:\n    print('mayor')\n\nTypeError: '>=' not supported between instances of 'str' and 'int'"
const TABLE =
  "import pandas as pd\ndf = pd.read_csv('ventas.csv')\ndf['total'] = df['precio'] * df['unidades']\nprint(df.groupby('tienda')['total'].sum())\n\nqué hace"
const CONVERSATIONS = { LOOP, READ, TABLE }
/** Skills that go by a word, and know nothing of the program. */
const OF_WORDS = ['talk', 'off-topic', 'product', 'write', 'lessons', 'exercises', 'boundaries']

/** What people say after an answer about their program, whatever it was. */
const SAID = [
  ...['me sale lo mismo', 'y que pasa si pongo <= en lugar de <', 'entonces el if no hace falta?'],
  ...['y cómo lo ordeno de mayor a menor', 'eso también sirve para textos?', 'y lo puedo usar en excel?'],
  ...['otra forma de hacerlo?', 'y si meto un texto en vez de un numero qué pasa', 'cómo se llama eso que hiciste'],
  ...['a ver si lo pillo: primero suma y luego imprime no?', 'y cómo lo guardo', 'pero a mi me da otra cosa'],
]

describe('what goes on with a program is answered of that program, or asked back', () => {
  it.each(Object.entries(CONVERSATIONS).flatMap(([name, first]) => SAID.map((said) => [name, said, first] as const)))(
    '%s, «%s»',
    async (_, said, first) => {
      const { skill } = await lastAnswer(first, said)
      expect(OF_WORDS).not.toContain(skill)
    },
  )

  it.each([
    ['y n qué es?', 'unknown'],
    ['y lo puedo usar en excel?', 'unknown'],
    ['qué hace la línea 3', 'explain'],
    ['por qué', 'follow-up'],
    ['me sale lo mismo', 'follow-up'],
  ])('tells an error again to who asks about it, and to nobody else: «%s»', async (said, by) => {
    expect((await lastAnswer(READ, said)).skill).toBe(by)
  })

  it.each([
    [LOOP, 'qué significa el +=', 'En la línea 5, `+=` **añade** `p`'],
    [LOOP, 'para qué es el range', 'En tu programa no hay ningún `range`'],
    [TABLE, 'no me queda claro lo de return', 'En tu programa no hay ningún `return`'],
    [LOOP, 'qué hace la 3', '**línea 3**'],
    [LOOP, 'y cómo lo guardo en un archivo?', '`resultado.txt`'],
  ])('ties an idea to the line where it stands (%#)', async (first, said, told) => {
    expect((await lastAnswer(first, said)).markdown).toContain(told)
  })

  it.each(['y si quiero que empiece en 1?', 'y si quiero que salga con dos decimales', 'y si hay dos personas?'])(
    'puts no number in a place that nobody named: «%s»',
    async (said) => {
      const { markdown } = await lastAnswer(
        "nombres = ['ana', 'Luis']\nlargos = [n for n in nombres if len(n) > 3]\nprint(largos)\n\nqué imprime?",
        said,
      )
      expect(markdown).not.toMatch(/len\(n\) > [12]/)
    },
  )

  it('says what to do where nothing has changed, and names the names where it does not know what is meant', async () => {
    expect((await lastAnswer(READ, 'me sale lo mismo')).markdown).toContain('tal como lo tienes ahora')
    expect((await lastAnswer(LOOP, 'eso da igual si lo pongo antes?')).markdown).toContain('`total`, `precios`, `p`')
  })

  it('leaves another subject alone', async () => {
    expect((await lastAnswer(LOOP, 'gracias!')).skill).toBe('talk')
    expect((await lastAnswer(LOOP, 'qué es un diccionario')).skill).toBe('concepts')
    expect((await lastAnswer(LOOP, 'hazme un programa que pida dos números y los sume')).skill).toBe('write')
  })
})
