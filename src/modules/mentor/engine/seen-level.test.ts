import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import type { Turn } from '../model-port'
import { seenLevel } from './level'

const asked = (...contents: string[]): Turn[] =>
  contents.flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: 'Un decorador con functools y asyncio.' },
  ])

describe('the level that a conversation shows', () => {
  it('rises with the questions and their code, and what the mentor says shows nothing', () => {
    expect(seenLevel(asked('¿qué hace print?'), 'principiante')).toBe('principiante')
    expect(seenLevel(asked('hola', 'tengo una clase con __init__ y un try except'), 'principiante')).toBe('intermedio')
    expect(seenLevel(asked('¿un decorador con functools?', 'gracias'), 'principiante')).toBe('avanzado')
  })

  it('stays what was known where nothing shows, and falls where somebody says that they begin', () => {
    expect(seenLevel(asked('suma dos números'), 'avanzado')).toBe('avanzado')
    expect(seenLevel(asked('soy principiante, ¿qué es un bucle?'), 'avanzado')).toBe('principiante')
    expect(seenLevel(asked('soy nuevo en esto', 'pruebo un decorador con asyncio'), 'principiante')).toBe('avanzado')
  })

  it('reads no more than twenty messages, each within bounds', () => {
    const long = '@ [ for yield '.repeat(5_000)
    const start = ownTime()
    seenLevel(asked(...Array.from({ length: 200 }, () => long)), 'principiante')
    expect(ownTime() - start).toBeLessThan(500)
  })
})
