import { describe, expect, it } from 'vitest'
import { keepingRedirect, loginState, noticeOfState, readLoginVisit } from './login-visit'

const visit = (query: string) => readLoginVisit(new URLSearchParams(query))
const ORDINARY = { notice: null, clear: null, replaceBy: null, staysWhenSignedIn: false, redirect: null }

describe('readLoginVisit', () => {
  it('leaves an ordinary visit alone', () => {
    expect(visit('')).toEqual(ORDINARY)
    expect(visit('error=true')).toEqual(ORDINARY)
    expect(visit('force_clean=1')).toEqual(ORDINARY)
  })

  it.each(['force_clean=true', 'recovery=true', 'clean=true&error=true'])(
    'AUTH-06, AUTH-07 says that the session was reset, clears and replaces the address: %s',
    (query) => {
      expect(visit(query)).toEqual({
        ...ORDINARY,
        notice: 'session_reset',
        clear: 'tab_and_failures',
        replaceBy: '/login',
      })
    },
  )

  it('C-37 clears for clean=true without a word', () => {
    expect(visit('clean=true')).toEqual({ ...ORDINARY, clear: 'tab_and_failures', replaceBy: '/login' })
  })

  it('AUTH-05 asks to log in again: the counter of failures stays', () => {
    const again = { ...ORDINARY, notice: 'login_again', clear: 'tab', replaceBy: '/login', staysWhenSignedIn: true }
    expect(visit('dashboard_redirect=true')).toEqual(again)
    expect(visit('dashboard_redirect')).toEqual(again)
  })

  it('AUTH-08 keeps a signed-in user on the page', () => {
    expect(visit('force_login=true')).toEqual({ ...ORDINARY, staysWhenSignedIn: true })
    expect(visit('force_login=false').staysWhenSignedIn).toBe(false)
  })

  it('C-28 leads back to a path of this site only', () => {
    expect(visit('redirect=%2Fchat%3Fc%3D1').redirect).toBe('/chat?c=1')
    expect(visit('redirect=https%3A%2F%2Fevil.example').redirect).toBeNull()
    expect(visit('redirect=%2F%2Fevil.example').redirect).toBeNull()
  })

  it('keeps what has not been dealt with in the replaced address', () => {
    expect(visit('force_clean=true&redirect=%2Fchat&force_login=true&x=1').replaceBy).toBe(
      '/login?redirect=%2Fchat&force_login=true',
    )
  })
})

describe('the notice of a navigation', () => {
  it('comes back from the state it was put into', () => {
    expect(noticeOfState(loginState('session_reset'))).toBe('session_reset')
    expect(noticeOfState(loginState(null))).toBeNull()
  })

  it.each([null, undefined, 'session_reset', { notice: 'x' }, {}])('is none in any other state: %j', (state) => {
    expect(noticeOfState(state)).toBeNull()
  })
})

describe('keepingRedirect', () => {
  it('C-28 carries the redirect along as one parameter', () => {
    expect(keepingRedirect('/auth/registro', '/chat?c=1&d=2')).toBe('/auth/registro?redirect=%2Fchat%3Fc%3D1%26d%3D2')
    expect(keepingRedirect('/auth/registro', null)).toBe('/auth/registro')
  })
})
