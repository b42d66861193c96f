import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = (content: string) => mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })

it.each([
  ['qué da range(2, 10, 3)?', 'print(list(range(2, 10, 3)))', '[2, 5, 8]'],
  ['cuánto da 7 // 2 ?', 'print(7 // 2)', '3'],
  ['y sorted([3,1,2])[0] qué da', 'print(sorted([3,1,2])[0])', '1'],
  ['qué devuelve len([1, 2, 3]) + 1?', 'print(len([1, 2, 3]) + 1)', '4'],
  ['y que da True and False or True', 'print(True and False or True)', 'True'],
  ["que sale si pongo 'a' in 'casa'", "print('a' in 'casa')", 'True'],
  ["que devuelve int('abc')?", "print(int('abc'))", 'invalid literal for int()'],
])('an expression in a sentence is worked out: %s', async (question, program, shown) => {
  const { skill, markdown } = await ask(question)
  expect(skill).toBe('explain')
  expect(markdown).toContain(program)
  expect(markdown).toContain(shown)
})

it.each(['qué devuelve input()', 'qué vale x', 'cuánto es 345 * 12', 'qué da suma(2, 3)', 'qué es print()'])(
  'what no run can tell, or is no Python, is left to others: %s',
  async (question) => expect((await ask(question)).skill).not.toBe('explain'),
)
