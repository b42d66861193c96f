import tokens from '~/ui/styles/tokens.css?raw'
import { contrast, readTokens } from '~/ui/theme/contrast'
import type { Theme } from '~/ui/theme/theme'

/** `ratio` is WCAG's, with one decimal as it is written in Spain. */
export type Pair = { ink: string; ground: string; ratio: string }

const GROUNDS = ['surface', 'surface-raised', 'surface-sunken', 'surface-float', 'field']
const INKS = ['text', 'text-muted', 'link', 'accent', 'verified', 'danger']
const CODE = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'builtin', 'name']

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** What is written on what. */
const PAIRS: readonly (readonly [ink: string, ground: string])[] = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ...['accent', 'link', 'verified', 'danger'].map((role) => [role, `${role}-soft`] as const),
  ['action-text', 'action'],
  ['action-text', 'action-hover'],
  ['accent-text', 'accent'],
  ['danger-text', 'danger'],
  ['text', 'selection'],
  ...CODE.map((kind) => [`code-${kind}`, 'code-surface'] as const),
  ['focus', 'surface'],
  ['line-strong', 'surface'],
]

/** The colours in use and how well each is told from its ground, computed from the tokens themselves. */
export const coloursOf = (): Record<Theme, Pair[]> => ({
  dark: pairsOf(':root'),
  light: pairsOf("[data-theme='light']"),
})

function pairsOf(selector: string): Pair[] {
  const colours = readTokens(tokens, selector)
  return PAIRS.flatMap(([ink, ground]) => {
    const [one, other] = [colours.get(ink), colours.get(ground)]
    if (one === undefined || other === undefined) throw new Error(`tokens.css lacks ${ink} or ${ground}`)
    return { ink, ground, ratio: contrast(one, other).toLocaleString('es-ES', ONE_DECIMAL) }
  })
}
