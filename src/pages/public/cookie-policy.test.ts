import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Names that look like it and are not kept in a browser: channels, windows, files, identifiers. */
const NOT_STORED = [
  'pymentor-google',
  'pymentor-google-again',
  'pymentor-mis-datos',
  'pymentor-embedded',
  'pymentor-demo',
]

const policy = readFileSync('content/legal/politica-de-cookies.md', 'utf8')
const told = new Set([...policy.matchAll(/`(pymentor-[a-z-]+)`/g)].map(([, name = '']) => name))

const sources = globSync(['{src,emulators}/**/*.{ts,tsx}', 'public/**/*.js'])
  .filter((path) => !/\.test\.tsx?$|^src\/testing\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
const used = new Set(
  sources
    .flatMap((text) => [...text.matchAll(/['"`](?:__Host-|\$\{[^}]*\})?(pymentor-[a-z-]*)/g)])
    .map(([, name = '']) => name)
    // What goes on names a file or an identifier of its own.
    .filter((name) => !NOT_STORED.includes(name) && !name.endsWith('-')),
)

describe('the cookie policy', () => {
  it('PAGE-09 names every cookie and every key that the product keeps in a browser, and no other', () => {
    expect([...told].sort()).toEqual([...used].sort())
  })

  it('knows them all: nothing is kept under a name of another kind', () => {
    const literal = /\b(?:(?:setItem|setCookie)\((?:c, )?|document\.cookie = )['"]([^'"$]+)['"]/g
    expect(sources.flatMap((text) => [...text.matchAll(literal)].map(([, name]) => name))).toEqual([])
  })

  it('says how long each is kept, and what can be done without', () => {
    const rows = policy.split('\n').filter((line) => /^\|.*`pymentor-/.test(line))
    for (const row of rows)
      expect(
        row
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1)
          .every(Boolean),
        row,
      ).toBe(true)
    expect(rows.filter((row) => row.includes('**Opcional.**'))).toHaveLength(7)
  })
})
