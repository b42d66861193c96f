import { describe, expect, it } from 'vitest'
import { VISITOR } from '../../practice-keys'
import { MAX_DRAFTS } from '../../rules'
import { createShelf } from './shelf'

/** A browser's storage that holds `room` entries. */
function memory(room = Number.POSITIVE_INFINITY): Storage {
  const map = new Map<string, string>()
  return {
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem(key, value) {
      if (!map.has(key) && map.size >= room) throw new DOMException('full', 'QuotaExceededError')
      map.set(key, value)
    },
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  }
}

let ids = 0
let time = 0
const shelfOf = (storage: Storage | undefined, owner = 'ana') =>
  createShelf({ storage, owner, now: () => ++time, newId: () => String(++ids) })
const namesOf = (shelf: ReturnType<typeof shelfOf>) => shelf.read().drafts.map(({ name }) => name)
const textOf = (shelf: ReturnType<typeof shelfOf>) => shelf.read().open.files[0]?.text

describe('the drafts of the practice', () => {
  it('begin with a program to try, which is stored once it is changed', () => {
    const storage = memory()
    const shelf = shelfOf(storage)
    expect(textOf(shelf)).toContain('input(')
    expect(storage.length).toBe(0)
    shelf.write('programa.py', 'print(1)')
    expect(textOf(shelfOf(storage))).toBe('print(1)')
  })

  it('are all there after a reload, the latest one open', () => {
    const storage = memory()
    const shelf = shelfOf(storage)
    shelf.write('programa.py', 'uno')
    shelf.begin('dos')
    shelf.rename('Segundo')
    expect(namesOf(shelfOf(storage))).toEqual(['Segundo', 'Programa 1'])
    expect(textOf(shelfOf(storage))).toBe('dos')
  })

  it('come back when their deletion is undone', () => {
    const storage = memory()
    const shelf = shelfOf(storage)
    shelf.write('programa.py', 'uno')
    shelf.begin('dos')
    const bringBack = shelf.remove()
    expect(textOf(shelf)).toBe('uno')
    expect(storage.length).toBe(1)
    bringBack()
    expect(textOf(shelf)).toBe('dos')
    expect(storage.length).toBe(2)
  })

  it('leave an empty program when the last one goes', () => {
    const shelf = shelfOf(memory())
    shelf.remove()
    expect(textOf(shelf)).toBe('')
    expect(namesOf(shelf)).toEqual(['Programa 1'])
  })

  it('hold no program twice that came from an answer, and not more than they may', () => {
    const shelf = shelfOf(memory())
    shelf.begin('igual')
    shelf.begin('otro')
    shelf.begin('igual')
    expect(textOf(shelf)).toBe('igual')
    expect(shelf.read().drafts).toHaveLength(3)
    for (let at = 3; at < MAX_DRAFTS; at += 1) expect(shelf.begin(`n ${at}`)).toBe(true)
    expect(shelf.begin('uno más')).toBe(false)
  })

  it('of a visitor go over to whoever signs in; those of another account are not seen', () => {
    const storage = memory()
    shelfOf(storage, VISITOR).write('programa.py', 'de paso')
    shelfOf(storage, 'eva').write('programa.py', 'de eva')
    const shelf = shelfOf(storage, 'ana')
    expect(textOf(shelf)).not.toBe('de eva')
    expect(textOf(shelfOf(storage, 'eva'))).toBe('de eva')
    expect(shelfOf(storage, VISITOR).read().drafts).toHaveLength(1)
    expect(textOf(shelfOf(storage, VISITOR))).not.toBe('de paso')
  })

  it('say when the browser keeps nothing', () => {
    for (const storage of [undefined, memory(0)]) {
      const shelf = shelfOf(storage)
      shelf.write('programa.py', 'uno')
      expect(shelf.read().isKept).toBe(false)
      expect(textOf(shelf)).toBe('uno')
    }
  })

  it('take what another tab has written, and keep what is open', () => {
    const storage = memory()
    const [one, other] = [shelfOf(storage), shelfOf(storage)]
    one.write('programa.py', 'uno')
    other.reread()
    expect(other.read().drafts.map(({ files }) => files[0]?.text)).toContain('uno')
  })
})
