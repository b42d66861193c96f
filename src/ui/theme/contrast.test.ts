import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, readTokens } from './contrast'
import { hexOf, linearRgb, type Oklch } from './oklch'
import { THEME_COLORS } from './theme'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'surface-float', 'field']
const SOFT = ['accent-soft', 'link-soft', 'verified-soft', 'danger-soft']
const SYNTAX = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'builtin', 'name']

/** [ink, ground, least ratio]: 4.5 for text; 3 for the edges and rings that tell a control apart (WCAG 1.4.3, 1.4.11). */
const PAIRS: [string, string, number][] = [
  ...['text', 'text-muted', 'link', 'accent', 'verified', 'danger'].flatMap((ink) =>
    SURFACES.map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ...SOFT.flatMap((ground): [string, string, number][] => [
    ['text', ground, 4.5],
    ['text-muted', ground, 4.5],
    [ground.replace('-soft', ''), ground, 4.5],
  ]),
  ['link', 'accent-soft', 4.5],
  ['action-text', 'action', 4.5],
  ['action-text', 'action-hover', 4.5],
  ['accent-text', 'accent', 4.5],
  ['danger-text', 'danger', 4.5],
  ['danger-text', 'danger-hover', 4.5],
  ['text', 'selection', 4.5],
  ...SYNTAX.flatMap((kind): [string, string, number][] => [
    [`code-${kind}`, 'code-surface', 4.5],
    [`code-${kind}`, 'code-mark', 4.5],
  ]),
  // What a change adds and takes away (code.css).
  ['code-string', 'verified-soft', 4.5],
  ['code-number', 'danger-soft', 4.5],
  ...SURFACES.flatMap((ground): [string, string, number][] => [
    ['focus', ground, 3],
    ['line-strong', ground, 3],
  ]),
]

describe.each([
  ['dark', ':root'],
  ['light', "[data-theme='light']"],
] as const)('%s theme', (theme, selector) => {
  const tokens = readTokens(css, selector)
  const color = (name: string): Oklch => {
    const found = tokens.get(name)
    if (!found) throw new Error(`tokens.css has no --${name} in ${selector}`)
    return found
  }

  it.each(PAIRS)('%s on %s has a contrast of at least %d', (ink, ground, least) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(least)
  })

  it('is the colour of the browser around the page', () => {
    expect(hexOf(color('surface'))).toBe(THEME_COLORS[theme])
  })

  it('names only colours that an sRGB screen can show', () => {
    const outside = [...tokens].filter(([, value]) => linearRgb(value).some((part) => part < -0.001 || part > 1.001))
    expect(outside.map(([name]) => name)).toEqual([])
  })
})

it('gives both themes the same tokens', () => {
  expect([...readTokens(css, "[data-theme='light']").keys()]).toEqual([...readTokens(css, ':root').keys()])
})
