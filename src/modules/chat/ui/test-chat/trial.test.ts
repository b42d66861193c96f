import { describe, expect, it } from 'vitest'
import { CallError } from '~/platform/http/call'
import { answered, failed, requestOf, speaksOfDifficulties } from './trial'

const request = { message: 'hola', chatbotType: 'basic' } as const

describe('the test chat', () => {
  it('VAL-23 sends nothing that is empty after trimming, and nothing while a request is in flight', () => {
    expect(requestOf('  \n ', 'basic', { type: 'idle' })).toBeNull()
    expect(requestOf('hola', 'basic', { type: 'running', request })).toBeNull()
    expect(requestOf(' hola ', 'pro', { type: 'idle' })).toEqual({ message: 'hola', chatbotType: 'pro' })
    expect(requestOf('otra', 'basic', answered(request, { content: 'ya' }))).not.toBeNull()
  })

  it('ADMIN-03 knows an answer that speaks of difficulties', () => {
    expect(speaksOfDifficulties('Lo siento, estoy teniendo dificultades para responder.')).toBe(true)
    expect(speaksOfDifficulties('Ahora mismo tenemos algunas dificultades')).toBe(true)
    expect(speaksOfDifficulties('Una lista guarda valores en orden.')).toBe(false)
    expect(speaksOfDifficulties('La dificultad de este ejercicio es baja.')).toBe(false)
  })

  it('ADMIN-04 says "Error: " and the message, or that it is unknown', () => {
    const refused = failed(request, new CallError(503, 'unavailable', 'El mentor no está disponible.', { a: 1 }))
    expect(refused).toMatchObject({
      sentence: 'Error: El mentor no está disponible.',
      response: { status: 503, error: 'unavailable', a: 1 },
    })
    expect(failed(request, new Error(''))).toMatchObject({ sentence: 'Error: Error desconocido' })
    expect(failed(request, 'boom')).toMatchObject({ sentence: 'Error: Error desconocido' })
  })
})
