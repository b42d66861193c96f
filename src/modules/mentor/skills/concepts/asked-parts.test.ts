import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = (content: string) => mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })

describe('the part of an idea that is asked for', () => {
  it.each([
    ['que errores tipicos se cometen con un diccionario?', /^### El error de siempre\n\nSe busca por la clave/],
    ['errores comunes al usar return', /^### El error de siempre\n\nLo que va detrás de `return`/],
    [
      'ventajas y desventajas de las tuplas',
      /^### A favor\n\nPara datos que van juntos[\s\S]+### En contra, o con cuidado\n\nNo se puede añadir/,
    ],
    ['por qué existe la herencia?', /^Cuando varias clases comparten/],
    ['cuando se usa range', /^Para repetir algo un número de veces/],
    ['qué es el método get', /^\*\*`get\(\)`\*\*/],
  ])('MENTOR is told first: «%s»', async (question, told) => {
    const { skill, markdown } = await ask(question)
    expect(skill).toBe('concepts')
    expect(markdown).toMatch(told)
  })

  it('MENTOR is no complaint about a program: its error is still asked for', async () => {
    expect((await ask('qué errores tiene mi programa?')).skill).toBe('faults')
  })
})
