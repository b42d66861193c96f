import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../follow-up/testing/last-answer'

describe('a question that nobody finds by its words', () => {
  it('is answered by the text that speaks of most of it, as a guess where that is not sure', async () => {
    const asked: [string, RegExp][] = [
      [
        '¿Sirven de algo los type hints si Python ni los revisa al ejecutar? Mi director insiste en ponerlos',
        /anotaci/,
      ],
      ['los sets guardan el orden?', /conjunto.* no (?:guarda el|tiene) orden/],
      ['python tiene punteros?', /referencia/],
      ['es legal mirar los precios de la competencia con python? lo del scraping', /condiciones/],
    ]
    for (const [question, says] of asked) {
      const { skill, outcome, markdown } = await lastAnswer(question)
      expect([question, outcome]).toEqual([question, 'answered'])
      expect(markdown.startsWith('Creo que preguntas por esto')).toBe(skill === 'nearest')
      expect(markdown).toMatch(says)
    }
  })

  it('stays unknown where hardly anything of it is told, or it asks for something else', async () => {
    const others = ['para qué sirve frobnicar en python', 'me haces la página web de mi peluquería con wordpress?']
    for (const question of others) expect((await lastAnswer(question)).skill).not.toBe('nearest')
  })
})
