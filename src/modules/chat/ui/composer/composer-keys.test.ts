import { describe, expect, it } from 'vitest'
import { composerAction, type KeyPress } from './composer-keys'

const press = (over: Partial<KeyPress>): KeyPress => ({
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...over,
})
const desk = { touch: false, replying: false }

describe('composerAction', () => {
  it('CHAT-15 sends with Enter and starts a line with Alt+Enter', () => {
    expect(composerAction(press({}), desk)).toBe('send')
    expect(composerAction(press({ altKey: true }), desk)).toBe('new_line')
  })

  it('leaves Shift+Enter to the browser, which starts a line', () => {
    expect(composerAction(press({ shiftKey: true }), desk)).toBe('none')
  })

  it('leaves Enter to a touch keyboard, but sends with Ctrl+Enter or Cmd+Enter anywhere', () => {
    expect(composerAction(press({}), { ...desk, touch: true })).toBe('none')
    expect(composerAction(press({ ctrlKey: true }), { ...desk, touch: true })).toBe('send')
    expect(composerAction(press({ metaKey: true }), desk)).toBe('send')
  })

  it('does nothing while an input method composes a letter', () => {
    expect(composerAction(press({ isComposing: true }), desk)).toBe('none')
    expect(composerAction(press({ isComposing: true, key: 'Escape' }), { ...desk, replying: true })).toBe('none')
  })

  it('stops a reply with Escape, and only then', () => {
    expect(composerAction(press({ key: 'Escape' }), { ...desk, replying: true })).toBe('stop')
    expect(composerAction(press({ key: 'Escape' }), desk)).toBe('none')
  })

  it('leaves letters alone', () => {
    expect(composerAction(press({ key: 'a' }), desk)).toBe('none')
  })
})
