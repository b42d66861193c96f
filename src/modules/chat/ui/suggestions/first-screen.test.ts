import { describe, expect, it } from 'vitest'
import { WELCOME } from '../../copy'
import { greetingOf } from './first-screen'

describe('greetingOf', () => {
  it.each(Object.entries(WELCOME))('CHAT-09 cuts the welcome of %s without losing a word', (_, welcome) => {
    const { before, name, after, rest } = greetingOf(welcome)
    expect(`${before}**${name}**${after} ${rest}`).toBe(welcome)
    expect(name).toMatch(/^mentor /)
  })

  it('takes a welcome of one plain sentence as it is', () => {
    expect(greetingOf('Hola.')).toEqual({ before: 'Hola.', name: '', after: '', rest: '' })
  })
})
