import { describe, expect, it } from 'vitest'
import { CallError, ConnectionError, NOT_UNDERSTOOD } from '~/platform/http/call'
import { SIGN_IN_FAILED, SIGN_UP_FAILED } from '../copy'
import { noticeOf } from './outcome-notice'
import { waitingTime } from './waiting-time'

const refused = (error: Error) => noticeOf({ type: 'refused', error }, SIGN_IN_FAILED)
const call = (status: number, code: string, message: string, details = {}) =>
  new CallError(status, code, message, details)

describe('noticeOf', () => {
  it('AUTH-32 and AUTH-31 show the sentence of the refusal under the title of AUTH-30', () => {
    const sentence = 'Correo electrónico o contraseña incorrectos.'
    expect(refused(call(401, 'wrong_credentials', sentence))).toEqual({
      title: 'Error al iniciar sesión',
      description: sentence,
    })
    const blocked = call(403, 'account_blocked', 'Esta cuenta de usuario ha sido deshabilitada.')
    expect(refused(blocked).description).toBe('Esta cuenta de usuario ha sido deshabilitada.')
  })

  it('AUTH-30, C-24 falls back where the error has no Spanish sentence', () => {
    const fallback = 'Correo electrónico o contraseña incorrectos'
    expect(refused(call(500, 'untranslated', 'Firebase: Error (auth/internal-error).')).description).toBe(fallback)
    expect(refused(new TypeError('x is undefined')).description).toBe(fallback)
  })

  it('does not blame the password where the server failed', () => {
    expect(refused(call(403, 'unknown', '403: <html>Forbidden</html>')).description).toBe(NOT_UNDERSTOOD)
    expect(refused(call(500, 'internal', '500: {}')).description).toBe(NOT_UNDERSTOOD)
  })

  it('AUTH-37 does the same for a registration, in its own words', () => {
    expect(noticeOf({ type: 'refused', error: new Error('boom') }, SIGN_UP_FAILED)).toEqual({
      title: 'Error al registrarse',
      description: 'No se pudo crear la cuenta. Por favor, inténtalo de nuevo.',
    })
  })

  it('names the waiting time after too many attempts', () => {
    const tooMany = (retryAfterSeconds: unknown) =>
      refused(call(429, 'too_many_attempts', 'Demasiados intentos.', { retryAfterSeconds })).description
    expect(tooMany(541)).toBe('Demasiados intentos. Vuelve a probar dentro de 10 minutos.')
    expect(tooMany(undefined)).toBe('Demasiados intentos.')
  })

  it('HTTP-09 tells a lost connection from a refusal', () => {
    expect(refused(new ConnectionError('No hay conexión con el servidor.')).description).toBe(
      'No hay conexión con el servidor.',
    )
  })

  it('AUTH-26, AUTH-27 have their own words', () => {
    expect(noticeOf({ type: 'invalid_token' }, SIGN_IN_FAILED).title).toBe('Error de autenticación')
    expect(noticeOf({ type: 'sync_failed' }, SIGN_IN_FAILED).title).toBe('Error de sincronización')
  })
})

describe('waitingTime', () => {
  it.each([
    [0, '1 segundo'],
    [1, '1 segundo'],
    [40, '40 segundos'],
    [59.2, '60 segundos'],
    [60, '1 minuto'],
    [61, '2 minutos'],
    [3540, '59 minutos'],
    [3541, '1 hora'],
    [3601, '2 horas'],
  ])('%d s is %s', (seconds, words) => {
    expect(waitingTime(seconds)).toBe(words)
  })
})
