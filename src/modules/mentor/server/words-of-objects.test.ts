import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { inTurn } from '~/testing/turns'
import { createEmbeddedMentor } from './embedded-mentor'

/** Names that every object of JavaScript has, and people write: a table of words must not find them in itself. */
const WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf']

const QUESTIONS = (word: string) => [
  `cómo hago un ${word}`,
  `qué es ${word}`,
  `¿qué diferencia hay entre ${word} y una lista?`,
  `hazme un programa que pida ${word} y ${word} y muestre el total`,
  `una función ${word}(${word}) que devuelva la suma de ${word}`,
  `una clase ${word} con ${word}, nombre y el método ${word}`,
  `lee ${word}.csv y suma la columna ${word} agrupando por ${word}`,
  `lista de ${word}: 3, 4 y 5`,
  `ejercicios de ${word}`,
  `NameError: name '${word}' is not defined`,
  `AttributeError: 'list' object has no attribute '${word}'`,
  `ModuleNotFoundError: No module named '${word}'`,
  `TypeError: unsupported operand type(s) for +: '${word}' and 'int'`,
  `no funciona:\n\`\`\`python\n${word} = [1, 2]\nx = ${word}.${word}(3)\nfor ${word} in ${word}:\n    print(${word}[${word}])\n\`\`\``,
  `explícame este código:\n\`\`\`python\nfrom ${word} import ${word}\n\ndef ${word}(${word}=None):\n    return f'{${word}:${word}}'\n\`\`\``,
]

const mentor = createEmbeddedMentor(FACTS)

describe('a word that every object has as a name of its own', () => {
  it.each(inTurn(WORDS, 3))('«%s» is a word like any other', async (word) => {
    for (const content of QUESTIONS(word)) {
      const program = { role: 'assistant', content: `\`\`\`python\nnotas = [4, 5]\nprint(sum(notas))\n\`\`\`` } as const
      const first = { role: 'user', content: 'hazme un programa que sume unas notas' } as const
      for (const turns of [
        [{ role: 'user', content } as const],
        [first, program, { role: 'user', content: `cambia notas por ${word}` } as const],
        [first, program, { role: 'user', content } as const],
      ]) {
        const { markdown } = await mentor.answer({ mentor: 'basic', turns })
        expect(markdown, content).not.toMatch(/\[native code\]|\[object Object\]|undefined/)
      }
    }
  })
})
