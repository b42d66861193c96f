import { describe, expect, it } from 'vitest'
import { type Press, type PressPlace, SHORTCUTS, shortcutOf } from './shortcuts'

const press = (key: string, over: Partial<Press> = {}): Press => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isAltGraph: false,
  isComposing: false,
  ...over,
})
const outside: PressPlace = { apple: false, text: 'none', singleKeys: true }
const inText: PressPlace = { ...outside, text: 'written' }
const onMac = (text: PressPlace['text']): PressPlace => ({ ...outside, apple: true, text })

describe('shortcuts', () => {
  it('open the palette with Ctrl+K, with ⌘K on a Mac, from inside a text too', () => {
    expect(shortcutOf(press('k', { ctrlKey: true }), inText)).toBe('palette')
    expect(shortcutOf(press('k', { metaKey: true }), onMac('written'))).toBe('palette')
    expect(shortcutOf(press('k', { ctrlKey: true }), onMac('none'))).toBeNull()
    expect(shortcutOf(press('k', { metaKey: true }), outside)).toBeNull()
  })

  it('leave signs and Escape alone where one types', () => {
    expect(shortcutOf(press('/'), outside)).toBe('search')
    expect(shortcutOf(press('?', { shiftKey: true }), outside)).toBe('help')
    for (const key of ['/', '?', 'Escape']) expect(shortcutOf(press(key), inText)).toBeNull()
    expect(shortcutOf(press('Escape'), outside)).toBe('stop')
  })

  it('take the "/" of a Spanish keyboard, which needs Mayús', () => {
    expect(shortcutOf(press('/', { ctrlKey: true, shiftKey: true, code: 'Digit7' }), inText)).toBe('help')
    expect(shortcutOf(press('/', { shiftKey: true, code: 'Digit7' }), outside)).toBe('search')
  })

  it('can be kept to those with a modifier, and Escape', () => {
    const strict = { ...outside, singleKeys: false }
    for (const key of ['/', '?']) expect(shortcutOf(press(key), strict)).toBeNull()
    expect(shortcutOf(press('/', { ctrlKey: true }), strict)).toBe('help')
    expect(shortcutOf(press('Escape'), strict)).toBe('stop')
  })

  it('never answer to AltGr or to a letter being composed', () => {
    expect(shortcutOf(press('n', { ctrlKey: true, altKey: true }), inText)).toBeNull()
    expect(shortcutOf(press('n', { altKey: true, isAltGraph: true }), inText)).toBeNull()
    expect(shortcutOf(press('n', { altKey: true, isComposing: true }), inText)).toBeNull()
  })

  it('leave ⌥ to a written text on a Mac, and know the letter behind the sign it makes', () => {
    const dead = press('Dead', { altKey: true, code: 'KeyN' })
    expect(shortcutOf(dead, onMac('none'))).toBe('new_chat')
    expect(shortcutOf(dead, onMac('empty'))).toBe('new_chat')
    expect(shortcutOf(dead, onMac('written'))).toBeNull()
    expect(shortcutOf(press('n', { altKey: true }), inText)).toBe('new_chat')
  })

  it('mind the other modifiers', () => {
    expect(shortcutOf(press('K', { ctrlKey: true, shiftKey: true }), outside)).toBeNull()
    expect(shortcutOf(press('ArrowDown', { altKey: true }), inText)).toBe('next_chat')
    expect(shortcutOf(press('ArrowDown'), outside)).toBeNull()
    expect(shortcutOf(press('n'), outside)).toBeNull()
  })

  it('are all different', () => {
    const keys = Object.values(SHORTCUTS).flatMap((shortcut) =>
      shortcut.keys.map(({ key, modifier }) => `${modifier} ${key}`),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
