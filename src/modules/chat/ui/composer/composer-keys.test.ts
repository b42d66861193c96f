import { describe, expect, it } from 'vitest'
import { boxAction, type KeyPress } from './composer-keys'

const press = (over: Partial<KeyPress>): KeyPress => ({
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...over,
})
const desk = { touch: false, isEmpty: false }

describe('boxAction', () => {
  it('CHAT-15 sends with Enter and starts a line with Alt+Enter', () => {
    expect(boxAction(press({}), desk)).toBe('send')
    expect(boxAction(press({ altKey: true }), desk)).toBe('new_line')
  })

  it('leaves Shift+Enter to the browser, which starts a line', () => {
    expect(boxAction(press({ shiftKey: true }), desk)).toBe('none')
  })

  it('leaves Enter to a touch keyboard, but sends with Ctrl+Enter or Cmd+Enter anywhere', () => {
    expect(boxAction(press({}), { ...desk, touch: true })).toBe('none')
    expect(boxAction(press({ ctrlKey: true }), { ...desk, touch: true })).toBe('send')
    expect(boxAction(press({ metaKey: true }), desk)).toBe('send')
  })

  it('does nothing while an input method composes a letter', () => {
    expect(boxAction(press({ isComposing: true }), desk)).toBe('none')
    expect(boxAction(press({ isComposing: true, key: 'Escape' }), desk)).toBe('none')
    expect(boxAction(press({ isComposing: true, key: 'ArrowUp' }), { ...desk, isEmpty: true })).toBe('none')
  })

  it('tells Escape', () => {
    expect(boxAction(press({ key: 'Escape' }), desk)).toBe('escape')
  })

  it('goes back to the last question with ArrowUp, from an empty box and without modifiers', () => {
    const up = press({ key: 'ArrowUp' })
    expect(boxAction(up, { ...desk, isEmpty: true })).toBe('edit_last')
    expect(boxAction(up, desk)).toBe('none')
    expect(boxAction({ ...up, altKey: true }, { ...desk, isEmpty: true })).toBe('none')
    expect(boxAction({ ...up, shiftKey: true }, { ...desk, isEmpty: true })).toBe('none')
  })

  it('leaves letters alone', () => {
    expect(boxAction(press({ key: 'a' }), desk)).toBe('none')
  })
})
