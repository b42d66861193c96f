import { describe, expect, it } from 'vitest'
import { moveOf } from './other-tab'

describe('what another tab does', () => {
  it('AUTH-21 sends a tab of the user before to the dashboard of the one after', () => {
    expect(moveOf({ shown: 'ana', marked: 'luis', path: '/chat' })).toBe('dashboard')
    expect(moveOf({ shown: 'ana', marked: 'luis', path: '/' })).toBe('dashboard')
  })

  it('AUTH-22 signs out here, too', () => {
    expect(moveOf({ shown: 'ana', marked: null, path: '/chat' })).toBe('reload')
    expect(moveOf({ shown: 'ana', marked: null, path: '/' })).toBe('reload')
    expect(moveOf({ shown: 'ana', marked: null, path: '/login' })).toBe('stay')
  })

  it('takes a visitor along who has signed in elsewhere', () => {
    expect(moveOf({ shown: null, marked: 'ana', path: '/' })).toBe('reload')
  })

  it('leaves a tab alone that signs in or out itself, and one that shows what is so', () => {
    for (const path of ['/logout', '/login', '/auth/login', '/auth/recuperar-contrasena', '/login-popup-google'])
      expect(moveOf({ shown: null, marked: 'luis', path })).toBe('stay')
    expect(moveOf({ shown: 'ana', marked: 'ana', path: '/chat' })).toBe('stay')
    expect(moveOf({ shown: null, marked: null, path: '/' })).toBe('stay')
  })
})
