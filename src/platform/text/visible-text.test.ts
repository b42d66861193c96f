import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { hasVisibleText, isPlainLine, withoutHidden } from './visible-text'

const INVISIBLE = [
  ['nothing', ''],
  ['spaces of all kinds', ' \t\n\u00A0\u2003\u3000'],
  ['zero-width spaces', '\u200B\u200B\u200B'],
  ['joiners and a byte order mark', '\u200C\u200D\u2060\uFEFF'],
  ['marks of direction', '\u200E\u200F\u202A\u202E\u2066\u2069\u061C'],
  ['a soft hyphen', '\u00AD'],
  ['fillers, which count as letters', '\u115F\u1160\u3164\uFFA0'],
  ['blanks, which count as signs', '\u2800\u{1D159}\u{13441}'],
  ['variation selectors and tags', '\uFE0F\u{E0041}\u{E0100}'],
  ['control characters', '\u0000\u0007\u001B\u0085'],
  ['an accent on nothing', '\u0301'],
  ['characters that nobody has', '\uE000\uFFFF'],
] as const

const VISIBLE = [
  'a',
  'Ñ',
  'Begoña Ibáñez',
  'I\u0301n\u0303igo',
  '¿?',
  '7',
  '…',
  '李',
  'محمد',
  'می\u200Cخواهم',
  '👩\u200D💻',
  '❤\uFE0F',
]

describe('visible text', () => {
  it.each(INVISIBLE)('is not %s', (_, text) => {
    expect([hasVisibleText(text), isPlainLine(text)]).toEqual([false, false])
  })

  it.each(VISIBLE)('is %s, a plain line as it stands', (text) => {
    expect([hasVisibleText(text), isPlainLine(text), withoutHidden(text)]).toEqual([true, true, text])
  })

  it.each([
    ['a zero-width space', 'An\u200Ba', 'Ana'],
    ['a turned direction', 'Ana\u202Enimda', 'Ananimda'],
    ['an isolate', '\u2066Ana\u2069', 'Ana'],
    ['a line separator', 'Ana\u2028Gil', 'AnaGil'],
    ['a control character', 'Ana\u0007', 'Ana'],
    ['a tag', 'Ana\u{E0041}', 'Ana'],
  ])('with %s in it is seen, and no plain line', (_, text, plain) => {
    expect([hasVisibleText(text), isPlainLine(text), withoutHidden(text)]).toEqual([true, false, plain])
  })

  it('is looked for within 50 ms in all that a request can hold', () => {
    const started = ownTime()
    expect(hasVisibleText('\u200B'.repeat(64 * 1024))).toBe(false)
    expect(isPlainLine(`a${'\u200D'.repeat(64 * 1024)}`)).toBe(true)
    expect(ownTime() - started).toBeLessThan(50)
  })
})
