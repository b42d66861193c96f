import { linearRgb, type Oklch, readOklch } from './oklch'

/** The colours that a block of tokens.css gives, by their names without `--`; those with an opacity are left out. */
export function readTokens(css: string, selector: string): ReadonlyMap<string, Oklch> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  const tokens = new Map<string, Oklch>()
  for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const color = readOklch(value)
    if (color) tokens.set(name, color)
  }
  return tokens
}

/** WCAG 2 relative luminance, 0–1. */
function luminance(color: Oklch): number {
  const [r, g, b] = linearRgb(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
