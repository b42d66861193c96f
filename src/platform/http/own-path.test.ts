import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path'

/** What each is after the URL standard's rules for a path: tabs and newlines go, backslashes are slashes, dots climb. */
const LEADING_AWAY = [
  '//evil.invalid/x',
  '///evil.invalid/x',
  '/\\evil.invalid/x',
  '/\t/evil.invalid/x',
  '/\n\\evil.invalid/x',
  '/..//evil.invalid/x',
  '/../..//evil.invalid/x',
  '/.//evil.invalid/x',
  '/./..//evil.invalid',
  '/a/../..//evil.invalid',
  '/a/..//evil.invalid',
  '/./%2e%2e//evil.invalid',
  '/%2e//evil.invalid',
  '/.%2E//evil.invalid',
  '/%2e\t%2e/\\evil.invalid',
  '/..\\\\evil.invalid',
  '/..\\/evil.invalid',
  '/..//user:password@evil.invalid',
  '/..//evil.invalid:8443/x',
  '/..//[::1]/x',
  '//user:password@product.invalid/x',
  '//product.invalid:81/x',
  '//product.invalid@evil.invalid/x',
]

const NO_PATHS = [
  null,
  '',
  'chat',
  '\\chat',
  ' /chat',
  '\t/chat',
  '\u0000/chat',
  'http:chat',
  'http:/chat',
  'http://product.invalid/chat',
  'javascript:alert(1)',
  'data:text/html,x',
  '?a=b',
  '#a',
  '//',
  '/..//',
]

describe('ownPath', () => {
  it.each([
    ['/', '/'],
    ['/chat?c=1&x=%2F#end', '/chat?c=1&x=%2F#end'],
    ['/chat?next=//evil.invalid', '/chat?next=//evil.invalid'],
    ['/a/../b/./c', '/b/c'],
    ['/a//evil.invalid', '/a//evil.invalid'],
    ['/a\tb\n', '/ab'],
    ['/año', '/a%C3%B1o'],
    ['/%2F/evil.invalid', '/%2F/evil.invalid'],
    ['/%5Cevil.invalid', '/%5Cevil.invalid'],
  ])('C-28 %j is %s here', (target, path) => {
    expect(ownPath(target)?.path).toBe(path)
  })

  it.each([...LEADING_AWAY, ...NO_PATHS])('C-28 %j leads to no path of this site', (target) => {
    expect(ownPath(target)).toBeNull()
  })

  it('C-28 of all that these pieces can make, nothing leads to another host, and what is let through stays as it is', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E.',
      '\t',
      '\n',
      '\r',
      ' ',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      'evil.invalid',
    ]
    for (const target of madeOf(pieces, 4)) {
      const own = ownPath(target)
      if (own === null) continue
      for (const site of ['https://here.example', 'http://localhost:3000/auth/terminos?redirect=x'])
        expect(new URL(own.path, site).host, JSON.stringify(target)).toBe(new URL(site).host)
      expect(own.path, JSON.stringify(target)).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(ownPath(own.path), JSON.stringify(target)).toEqual(own)
    }
  })
})

/** A slash, then every row of up to `length` pieces, then a host. */
function* madeOf(pieces: readonly string[], length: number): Generator<string> {
  let rows = ['/']
  for (let at = 0; at < length; at += 1) {
    rows = rows.flatMap((row) => pieces.map((piece) => row + piece))
    for (const row of rows) yield `${row}/evil.invalid`
  }
}
