import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { accessibilityFaults, overflow } from './page-faults'

const WINDOW = { width: 1280, height: 800 }
/** WCAG 1.4.10: the narrowest window that a page must fit into. */
export const NARROW = { width: 320, height: 640 }
/** WCAG 1.4.4: the usual window at 200 %. */
const ENLARGED = { width: 640, height: 400 }

/** A third of the other file's size, and pages are many. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a theme and a window's width can change. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

type Theme = 'dark' | 'light'

/**
 * What is wrong with a page as it stands: in a wide window in the dark, then in the narrowest one in the light, with nothing
 * loaded anew; then at 200 %. What there is in a narrow window only stays in it. To be used with reduced motion, which must
 * hold for everything that moves.
 */
export async function inspect(page: Page, { isNarrow = false } = {}): Promise<string[]> {
  const wide = isNarrow ? NARROW : WINDOW
  await page.setViewportSize(wide)
  await show(page, 'dark')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const faults = [...(await violations(page, RULES)), ...(await accessibilityFaults(page)), ...(await moving(page))]
  await page.setViewportSize(NARROW)
  await show(page, 'light')
  const narrow = [...(await violations(page, LOOKS)), ...(await overflow(page))]
  await page.setViewportSize(isNarrow ? NARROW : ENLARGED)
  const enlarged = await overflow(page)
  await page.setViewportSize(wide)
  await show(page, 'dark')
  return [
    ...faults,
    ...narrow.filter((fault) => !faults.includes(fault)).map((fault) => `narrow and light: ${fault}`),
    ...enlarged.filter((fault) => !narrow.includes(fault)).map((fault) => `at 200 %: ${fault}`),
  ]
}

/** The product's own theme, and the system's, which the emulators' pages follow. */
async function show(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown
  }, theme)
}

/** What axe finds by these rules, or rules of these kinds: rule, element and reason. */
const violations = (page: Page, rules: string[]): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    // What lies under an open dialog has been looked at before.
    const { violations } = await window.axe.run(document.querySelector('dialog:modal') ?? document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, any, all, none }) =>
          `${id}: ${html.slice(0, 160)} (${[...any, ...all, ...none].map(({ message }) => message).join('; ')})`,
      ),
    )
  }, rules)

/** With reduced motion nothing moves. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const element = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : undefined
      return `moves: ${element}`
    }),
  )

declare global {
  interface Window {
    axe: typeof axe
  }
}
