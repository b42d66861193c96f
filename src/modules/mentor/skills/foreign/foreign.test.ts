import { beforeAll, describe, expect, it } from 'vitest'
import { startPython } from '~/testing/python/python'
import { lastAnswer } from '../follow-up/testing/last-answer'
import { FOREIGN_SIGNS } from './foreign-signs'

let python: (code: string) => string
beforeAll(async () => {
  python = await startPython()
})

describe('signs of other languages', () => {
  it.each([
    ['que significa x = x + 1', 'y x++ ?', /no existe\*\* `x\+\+`[\s\S]*x \+= 1/],
    ['que significa x = x + 1', 'y contador-- vale?', /contador -= 1/],
    ['que es un if', 'y con && ?', /`and`/],
    ['que es un if', 'puedo poner || en vez de or?', /`or`/],
    ['que es un if', 'y con === ?', /`==` y `!=`/],
    ['que es un if', 'y "else if" no se puede?', /`elif`/],
    ['que es una variable', 'y no hay que poner let x?', /primer valor/],
    ['que es print', 'y el ; al final?', /no hace falta/],
    ['que es una clase', 'y no pongo new Perro()?', /llamando a su clase/],
  ])('%s, «%s»', async (first, question, told) => {
    const { markdown, skill } = await lastAnswer(first, question)
    expect(skill).toBe('foreign')
    expect(markdown).toMatch(told)
  })

  it.each([
    'que diferencia hay entre python y c++',
    'y != que es?',
    'vale!!! gracias',
    'el // es division entera?',
    'y si el csv viene con ; ?',
    'que es => ] en python -- no',
  ])('are none in «%s»', async (question) => {
    const { markdown } = await lastAnswer('que es un if', question)
    expect(markdown).not.toMatch(/`;` \*\*no hace falta|no existe\*\* `\w\+\+`|`!` no niega|no son comentarios/)
  })

  it.each(FOREIGN_SIGNS.map(({ program }) => program.replaceAll('{n}', 'x')))('show what runs: %s', (program) => {
    expect(python(program)).not.toMatch(/Error/)
  })
})
