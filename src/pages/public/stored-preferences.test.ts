import { describe, expect, it } from 'vitest'
import { forgetPreferences, PREFERENCES, storedPreferences } from './stored-preferences'

function memory(items: Record<string, string>): Storage {
  const map = new Map(Object.entries(items))
  return {
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  }
}
/** As browsers have it: each assignment sets one, or takes it away. */
function jar(start: string) {
  const cookies = new Map(start.split('; ').map((each) => [each.split('=')[0] ?? '', each]))
  return {
    get cookie() {
      return [...cookies.values()].join('; ')
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';')
      const name = pair.split('=')[0] ?? ''
      if (line.includes('max-age=0')) cookies.delete(name)
      else cookies.set(name, pair)
    },
  }
}
const ALL = {
  'pymentor-theme': 'light',
  'pymentor-draft:ana:basic': 'uno',
  'pymentor-draft:eva:7': 'dos',
  'pymentor-free-answer': '{}',
  'pymentor-practice:ana:1': '{}',
  'pymentor-recent-commands': '[]',
  'pymentor-single-keys': 'off',
  'pymentor-run': 'never',
  'pymentor-session': 'ana',
  'pymentor-last-user': 'ana',
}

describe('what a browser keeps for comfort', () => {
  it('is told, and all of it goes at once; what is indispensable stays', () => {
    const keeping = {
      local: memory(ALL),
      document: jar('pymentor-email-notice=hidden; pymentor-passkey-offer=declined; otra=1'),
    }
    expect(storedPreferences(keeping)).toEqual(PREFERENCES.filter(({ name }) => name !== 'pymentor-payment-notice'))
    forgetPreferences(keeping)
    expect(storedPreferences(keeping)).toEqual([])
    expect(keeping.local.getItem('pymentor-session')).toBe('ana')
    expect(keeping.local.getItem('pymentor-last-user')).toBe('ana')
    expect(keeping.document.cookie).toBe('otra=1')
  })

  it('is nothing where the browser refuses its storage', () => {
    const keeping = { local: undefined, document: jar('') }
    expect(storedPreferences(keeping)).toEqual([])
    expect(() => forgetPreferences(keeping)).not.toThrow()
  })
})
