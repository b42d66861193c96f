import { describe, expect, it } from 'vitest'
import { nextMenuIndex } from './menu-keys'

const LABELS = ['Mi Cuenta', 'Ajustes', 'Índice', 'Cerrar Sesión']

describe('nextMenuIndex', () => {
  it('goes round with the arrows', () => {
    expect(nextMenuIndex('ArrowDown', 0, LABELS)).toBe(1)
    expect(nextMenuIndex('ArrowDown', 3, LABELS)).toBe(0)
    expect(nextMenuIndex('ArrowUp', 0, LABELS)).toBe(3)
    expect(nextMenuIndex('ArrowUp', 2, LABELS)).toBe(1)
  })

  it('starts at the near end when nothing has the focus', () => {
    expect(nextMenuIndex('ArrowDown', -1, LABELS)).toBe(0)
    expect(nextMenuIndex('ArrowUp', -1, LABELS)).toBe(3)
  })

  it('jumps with Home and End', () => {
    expect(nextMenuIndex('Home', 2, LABELS)).toBe(0)
    expect(nextMenuIndex('End', 0, LABELS)).toBe(3)
  })

  it('finds an entry by its first letter, whatever its case or accent', () => {
    expect(nextMenuIndex('c', 0, LABELS)).toBe(3)
    expect(nextMenuIndex('I', 0, LABELS)).toBe(2)
    expect(nextMenuIndex('í', -1, LABELS)).toBe(2)
    expect(nextMenuIndex('x', 0, LABELS)).toBeUndefined()
  })

  it('cycles through entries with the same first letter', () => {
    const chats = ['Renombrar', 'Repetir', 'Eliminar']
    expect(nextMenuIndex('r', -1, chats)).toBe(0)
    expect(nextMenuIndex('r', 0, chats)).toBe(1)
    expect(nextMenuIndex('r', 1, chats)).toBe(0)
  })

  it('leaves the other keys and an empty menu alone', () => {
    expect(nextMenuIndex('Tab', 0, LABELS)).toBeUndefined()
    expect(nextMenuIndex(' ', 0, LABELS)).toBeUndefined()
    expect(nextMenuIndex('ArrowDown', -1, [])).toBeUndefined()
  })
})
