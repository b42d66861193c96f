import { describe, expect, it } from 'vitest'
import { safeRedirect } from './rules'

describe('safeRedirect', () => {
  it.each([
    ['/chat', '/chat'],
    ['/', '/'],
    ['/chat?c=1&x=%2F#end', '/chat?c=1&x=%2F#end'],
    ['/authors', '/authors'],
    ['/loginhelp', '/loginhelp'],
    ['/chat/../dashboard', '/dashboard'],
  ])('C-28 leads back to %s', (target, path) => {
    expect(safeRedirect(target)).toBe(path)
  })

  it.each([
    null,
    '',
    'chat',
    'https://evil.example/chat',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' /chat',
    '/..//evil.example',
    '/a/../..//evil.example',
    '/./%2e%2e//evil.example',
  ])('C-28 never leads to another site: %j', (target) => {
    expect(safeRedirect(target)).toBeNull()
  })

  it.each([
    '/login',
    '/login?redirect=%2Fchat',
    '/auth/login',
    '/auth/registro',
    '/register',
    '/logout',
    '/auto-login',
    '/chat/../logout',
    '/LOGOUT',
    '/%6Cogout',
  ])('does not lead back to signing in or out: %s', (target) => {
    expect(safeRedirect(target)).toBeNull()
  })
})
