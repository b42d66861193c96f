import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CallError, ConnectionError } from '~/platform/call'
import { failureOf, isUnknownPage } from './failure'

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
})
