import type { Page } from 'playwright-core'

/** What sticks out to the right of the page; a box that scrolls by itself holds what is in it. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const width = root.clientWidth
    const isHeld = ({ parentElement: box }: Element): boolean =>
      box !== null && box !== document.body && (getComputedStyle(box).overflowX !== 'visible' || isHeld(box))
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !isHeld(element),
    )
    const whole = root.scrollWidth > width ? [`the page is ${root.scrollWidth} px wide`] : []
    return [...whole, ...wide.map((element) => element.outerHTML.slice(0, 120))]
  })
}

/**
 * What a screen reader or a keyboard stumbles over: titles, headings, names, references and the size of what one taps.
 * Contrast is the design system's own test.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return [...(await structureFaults(page)), ...(await nameFaults(page)), ...(await reachFaults(page))]
}

/** Language, title, the one main landmark, the one h1, and no level of heading left out. */
const structureFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const { lang } = document.documentElement
    if (lang !== 'es') faults.push(`the page is in "${lang}"`)
    if (document.title.trim() === '') faults.push('the page has no title')
    for (const once of ['main', 'h1']) {
      const count = document.querySelectorAll(once).length
      if (count !== 1) faults.push(`${count} of ${once}`)
    }
    let above = 1
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      const level = Number(heading.tagName[1])
      if (level > above + 1) faults.push(`from heading ${above} to ${level}: ${heading.outerHTML.slice(0, 120)}`)
      above = level
    }
    return faults
  })

/** Everything one can use has a name, pictures have a text or are left out, and no reference leads nowhere. */
const nameFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const tell = (fault: string, element: Element) => faults.push(`${fault}: ${element.outerHTML.slice(0, 120)}`)
    const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
    const labelsOf = (element: Element) =>
      'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const nameOf = (element: Element): string =>
      [
        ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf),
        element.getAttribute('aria-label') ?? '',
        ...labelsOf(element).map((label) => label.textContent ?? ''),
        element.matches('button, a') ? element.textContent : '',
      ]
        .join('')
        .trim()

    const used = 'button, a[href], input:not([type=hidden]), textarea, select, dialog, nav, [role=menu], [role=region]'
    for (const element of document.querySelectorAll(used)) if (nameOf(element) === '') tell('no name', element)
    for (const image of document.querySelectorAll('img:not([alt])')) tell('no text for a picture', image)
    for (const drawing of document.querySelectorAll('svg:not([aria-hidden=true], [role=img])'))
      tell('a drawing that is read out', drawing)
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'])
      for (const element of document.querySelectorAll(`[${name}]`))
        for (const id of (element.getAttribute(name) ?? '').split(' '))
          if (document.getElementById(id) === null) tell(`${name} leads nowhere`, element)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    for (const id of new Set(ids.filter((each, at) => ids.indexOf(each) !== at))) faults.push(`twice the id "${id}"`)
    return faults
  })

/** The order of the Tab key is the page's, nothing hidden takes the focus, and what one taps is 24 px or more (WCAG 2.5.8). */
const reachFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const tell = (fault: string, element: Element) => faults.push(`${fault}: ${element.outerHTML.slice(0, 120)}`)
    for (const element of document.querySelectorAll<HTMLElement>('[tabindex]'))
      if (element.tabIndex > 0) tell('jumps the queue', element)
    for (const hidden of document.querySelectorAll('[aria-hidden=true]'))
      if (hidden.querySelector('a[href], button, input, textarea') !== null) tell('hidden, yet in reach', hidden)
    // A checkbox is also ticked by its label.
    for (const target of document.querySelectorAll('button, input:not([type=checkbox]), textarea, nav a[href]')) {
      const { width, height } = target.getBoundingClientRect()
      if (target.checkVisibility() && !target.closest('[aria-hidden=true]') && Math.min(width, height) < 24)
        tell(`${width} × ${height} px`, target)
    }
    return faults
  })
