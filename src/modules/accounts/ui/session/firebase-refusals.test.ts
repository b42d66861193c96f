import { describe, expect, it, vi } from 'vitest'
import { CallError, ConnectionError } from '~/platform/http/call'
import { SIGN_IN_FAILED, SIGN_UP_FAILED } from '../../copy'
import { noticeOf } from '../outcome-notice'
import { refusalOf } from './firebase-refusals'

const thrown = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { name: 'FirebaseError', code })
const shown = (code: string, fallback = SIGN_IN_FAILED) =>
  noticeOf({ type: 'refused', error: refusalOf(thrown(code)) }, fallback).description

describe('what Firebase refuses, in Spanish', () => {
  it.each([
    ['AUTH-31', 'auth/user-disabled', 'Esta cuenta de usuario ha sido deshabilitada.'],
    ['AUTH-32', 'auth/user-not-found', 'Correo electrónico o contraseña incorrectos.'],
    ['AUTH-32', 'auth/wrong-password', 'Correo electrónico o contraseña incorrectos.'],
    ['AUTH-32', 'auth/invalid-credential', 'Correo electrónico o contraseña incorrectos.'],
    ['AUTH-32', 'auth/invalid-login-credentials', 'Correo electrónico o contraseña incorrectos.'],
    [
      'AUTH-33',
      'auth/operation-not-allowed',
      'El acceso con correo y contraseña no está activado en la consola del proveedor de identidad.',
    ],
    ['AUTH-34', 'auth/too-many-requests', 'Demasiados intentos. Espera unos minutos y vuelve a probar.'],
    ['AUTH-34', 'auth/invalid-email', 'Por favor ingresa un correo electrónico válido.'],
    [
      'AUTH-34',
      'auth/network-request-failed',
      'No hay conexión con el proveedor de identidad. Comprueba tu red e inténtalo de nuevo.',
    ],
    ['AUTH-37', 'auth/email-already-in-use', 'Ya existe una cuenta con este correo electrónico. Inicia sesión.'],
    [
      'AUTH-37',
      'auth/weak-password',
      'Esa contraseña es demasiado fácil de adivinar. Elige otra, por ejemplo varias palabras seguidas.',
    ],
    [
      'AUTH-63',
      'auth/unauthorized-domain',
      'Esta dirección no está autorizada para entrar con Google. Avísanos, por favor.',
    ],
  ])('%s %s: %s', (_, code, sentence) => {
    expect(shown(code)).toBe(sentence)
  })

  it('AUTH-30, AUTH-37, C-24 shows the default sentence for what has none', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(shown('auth/something-new')).toBe('Correo electrónico o contraseña incorrectos')
    expect(shown('auth/something-new', SIGN_UP_FAILED)).toBe(SIGN_UP_FAILED.description)
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  it('lets the flows tell a refusal from a lost connection, and an ended session from the rest', () => {
    expect(refusalOf(thrown('auth/timeout'))).toBeInstanceOf(ConnectionError)
    expect(refusalOf(thrown('auth/user-token-expired'))).toMatchObject({ status: 401, code: 'not_authenticated' })
    const ours = new CallError(409, 'email_taken', 'tomado', {})
    expect(refusalOf(ours)).toBe(ours)
  })
})
