import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CallError, ConnectionError } from '~/platform/http/call'
import { failureOf, isLostSession, isUnknownPage } from './failure'

describe('failureOf', () => {
  it.each([
    [new Error('401: Unauthorized'), 'session'],
    [new Error('Not authenticated'), 'session'],
    [new Error('404: no such chat'), 'missing'],
    [new Error('500: Internal Server Error'), 'server'],
    [new Error('Unexpected Server Error'), 'server'],
    [new ConnectionError('Error de conectividad con el servidor 502'), 'unavailable'],
    [new Error('503: busy'), 'unavailable'],
    [new Error('504'), 'unavailable'],
    [new TypeError('Failed to fetch'), 'connection'],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'connection'],
    [new TypeError('Load failed'), 'connection'],
    [new ConnectionError('No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.'), 'connection'],
    [new ErrorResponse(500, 'Internal Server Error', null), 'server'],
    [new CallError(401, 'not_authenticated', 'Tu sesión ha caducado. Inicia sesión de nuevo.', {}), 'session'],
    [new CallError(404, 'not_found', 'No hemos encontrado lo que buscas.', {}), 'missing'],
    [new CallError(500, 'internal', 'Algo ha fallado por nuestra parte.', {}), 'server'],
    [new ErrorResponse(503, 'Service Unavailable', null), 'unavailable'],
    [new CallError(409, 'email_taken', 'Ya existe una cuenta.', {}), 'unknown'],
    ['a thrown text', 'unknown'],
  ] as const)('SHELL-27 reads %s as %s', (error, kind) => {
    expect(failureOf(error).kind).toBe(kind)
  })

  it('SHELL-27 has a sentence of its own for each kind', () => {
    const messages = ['401', '404', '500', '503', 'Failed to fetch', 'x'] as const
    expect(new Set(messages.map((message) => failureOf(new Error(message)).sentence)).size).toBe(messages.length)
  })

  it('SHELL-16 takes only a page that answered 404 for an unknown page', () => {
    expect(isUnknownPage(new ErrorResponse(404, 'Not Found', null))).toBe(true)
    expect(failureOf(new ErrorResponse(404, 'Not Found', null)).documentTitle).toBe('404 Page Not Found')
    expect(isUnknownPage(new Error('404: no such chat'))).toBe(false)
    expect(isUnknownPage(data(null, { status: 404 }))).toBe(false)
  })

  it('SHELL-29 takes only a page that answered 401 for a lost session', () => {
    const lost = new ErrorResponse(401, 'Unauthorized', null)
    expect(isLostSession(lost)).toBe(true)
    expect(failureOf(lost)).toMatchObject({ kind: 'session', documentTitle: 'Problema con tu sesión · PyMentor' })
    expect(isLostSession(new Error('401: Unauthorized'))).toBe(false)
    expect(isLostSession(new ErrorResponse(403, 'Forbidden', null))).toBe(false)
  })

  it('SHELL-28 names the request of a call that failed', () => {
    expect(failureOf(new CallError(500, 'internal', 'Algo ha fallado.', {}, 'r-1')).requestId).toBe('r-1')
    expect(failureOf(new Error('x')).requestId).toBeNull()
  })
})
