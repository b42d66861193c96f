import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { THEME_EVENT, THEME_KEY } from './theme'
import { THEME_SCRIPT } from './theme-script'

type Listener = (event: object) => void

/** A page with one theme switch, as much of it as the script touches. */
function openPage(storage: { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void }) {
  const listeners = new Map<string, Listener>()
  const dataset: { theme?: string } = {}
  const pressed: string[] = []
  const fired: string[] = []
  const addEventListener = (type: string, listener: Listener) => listeners.set(type, listener)
  const colors = ['dark', 'light'].map((colorOf) => ({ dataset: { colorOf }, media: '' }))
  const button = { setAttribute: (_: string, value: string) => pressed.push(value) }
  const document = {
    documentElement: { dataset },
    querySelectorAll: (selector: string) => (selector === '[data-color-of]' ? colors : [button]),
    dispatchEvent: (event: Event) => fired.push(event.type),
    addEventListener,
  }
  runInNewContext(THEME_SCRIPT, { document, localStorage: storage, addEventListener, Event })

  const send = (type: string, event: object) => listeners.get(type)?.(event)
  const click = (onSwitch: boolean) => send('click', { target: { closest: () => (onSwitch ? button : null) } })
  const color = () => colors.filter(({ media }) => media === 'all').map((each) => each.dataset.colorOf)
  return { theme: () => dataset.theme, color, pressed: () => pressed.at(-1), fired, send, click }
}

function memoryStorage(theme?: string) {
  const items = new Map<string, string>(theme ? [[THEME_KEY, theme]] : [])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

function blockedStorage() {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  return { getItem: refuse, setItem: refuse }
}

describe('THEME_SCRIPT', () => {
  it('SHELL-03 is dark when nothing is stored, or something unknown', () => {
    expect(openPage(memoryStorage()).theme()).toBe('dark')
    expect(openPage(memoryStorage('sepia')).theme()).toBe('dark')
  })

  it('SHELL-04 takes the stored theme at once and presses the switch', () => {
    const page = openPage(memoryStorage('light'))
    expect(page.theme()).toBe('light')
    expect(page.pressed()).toBe('true')
  })

  it('SHELL-04 changes and stores the theme on a click on the switch, and only there', () => {
    const storage = memoryStorage()
    const page = openPage(storage)
    page.click(false)
    expect(page.theme()).toBe('dark')
    page.click(true)
    expect(page.theme()).toBe('light')
    expect(page.pressed()).toBe('true')
    expect(storage.getItem(THEME_KEY)).toBe('light')
    page.click(true)
    expect(page.theme()).toBe('dark')
    expect(storage.getItem(THEME_KEY)).toBe('dark')
  })

  it('SHELL-03 tells the browser the colour of the theme on screen, and no other', () => {
    const page = openPage(memoryStorage())
    expect(page.color()).toEqual(['dark'])
    page.click(true)
    expect(page.color()).toEqual(['light'])
    expect(openPage(memoryStorage('light')).color()).toEqual(['light'])
  })

  it('tells the page of each change', () => {
    const page = openPage(memoryStorage())
    page.click(true)
    expect(page.fired).toEqual([THEME_EVENT, THEME_EVENT])
  })

  it('follows another tab, for its own key alone', () => {
    const page = openPage(memoryStorage())
    page.send('storage', { key: 'otra', newValue: 'light' })
    expect(page.theme()).toBe('dark')
    page.send('storage', { key: THEME_KEY, newValue: 'light' })
    expect(page.theme()).toBe('light')
  })

  it('catches up when the browser brings a page back from its memory', () => {
    const storage = memoryStorage()
    const page = openPage(storage)
    storage.setItem(THEME_KEY, 'light')
    page.send('pageshow', { persisted: false })
    expect(page.theme()).toBe('dark')
    page.send('pageshow', { persisted: true })
    expect(page.theme()).toBe('light')
  })

  it('works for the page alone where storage is blocked', () => {
    const page = openPage(blockedStorage())
    expect(page.theme()).toBe('dark')
    page.click(true)
    expect(page.theme()).toBe('light')
    page.send('pageshow', { persisted: true })
    expect(page.theme()).toBe('light')
  })
})
