import { expect, it } from 'vitest'
import { saidOf } from './read-wishes'

it('writes in full what chats shorten, but no part of a word and nothing that is quoted', () => {
  const { prose, plain } = saidOf('y q salga tb el país del pádel, y pa salir "q"')
  expect(prose).toBe('y que salga también el país del pádel, y para salir "q"')
  expect(plain).toBe('y que salga tambien el pais del padel, y para salir "q"')
})
