import type { Page } from 'playwright-core'

const MOST_STOPS = 60

/** What the focused element is called: its label, or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const name =
      element.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join(' ') || element.innerText)
    return name.trim()
  })

/** Presses a key until the focus is on what is called so. */
export async function pressUntil(page: Page, key: 'Tab' | 'Shift+Tab', name: string | RegExp) {
  const seen: string[] = []
  while (seen.length < MOST_STOPS) {
    await page.keyboard.press(key)
    const current = await focused(page)
    if (typeof name === 'string' ? current === name : name.test(current)) return
    seen.push(current)
  }
  throw new Error(`${key} does not lead to ${name}; it leads to ${seen.join(' → ')}`)
}

/** What keeps one from seeing where the focus is: no ring, or out of sight or covered (WCAG 2.4.7, 2.4.11). */
export const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ['the focus is lost']
    const faults: string[] = []
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) faults.push('no ring')
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, window.innerHeight - top) / 2)
    if (seen === null || !(element.contains(seen) || seen.contains(element))) faults.push('covered or out of sight')
    return faults.map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`)
  })
