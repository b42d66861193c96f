import { expect, it } from 'vitest'
import { inLine } from './first-in-line'
import type { Skill } from './skill'

const skills: readonly Skill[] = []
const said = (...contents: string[]) => contents.map((content) => ({ role: 'user' as const, content }))
const found = (skill: string) => () => ({ skill, topic: null })

it('asks once who is first in line for a message of a conversation, of each conversation and of each skills', () => {
  const ask = (turns: ReturnType<typeof said>, skill: string, own = skills) =>
    inLine({ turns, skills: own }, found(skill)).skill
  expect(ask(said('hola', '¿y por qué?'), 'doubts')).toBe('doubts')
  expect(ask(said('hola', '¿y por qué?'), 'talk')).toBe('doubts')
  expect(ask(said('¿qué es un bucle?', '¿y por qué?'), 'talk')).toBe('talk')
  expect(ask(said('hola', '¿y por qué?'), 'concepts', [])).toBe('concepts')
})

it('takes no message for another that has a file with it', () => {
  const attached = { message: '¿Qué hace?', files: [{ name: 'a.py', text: 'print(1)' }] }
  const [bare] = said('¿Qué hace?')
  const withFile = { role: 'user' as const, content: '¿Qué hace?', attached }
  expect(inLine({ turns: [withFile], skills }, found('explain')).skill).toBe('explain')
  expect(inLine({ turns: bare ? [bare] : [], skills }, found('unknown')).skill).toBe('unknown')
})
