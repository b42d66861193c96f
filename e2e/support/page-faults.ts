import type { Page } from 'playwright-core'

/** What sticks out to the right of the page; a box that scrolls by itself holds what is in it. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrollsItself = (element: Element): boolean =>
      element !== document.documentElement &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && scrollsItself(element.parentElement)))
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 &&
        element.parentElement !== null &&
        !scrollsItself(element.parentElement),
    )
    const page = document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []
    return [...page, ...wide.map((element) => element.outerHTML.slice(0, 120))]
  })
}

/**
 * What a screen reader or a keyboard stumbles over: names, labels, headings, landmarks, ids and targets. Contrast is
 * the design system's own test.
 */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const show = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)
    const textOf = (ids: string) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()
    const nameOf = (element: HTMLElement): string => {
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
      return (
        textOf(element.getAttribute('aria-labelledby') ?? '') ||
        element.getAttribute('aria-label')?.trim() ||
        labels.map((label) => label.textContent).join(' ').trim() ||
        (element.matches('input, textarea, select') ? '' : (element.textContent ?? '').trim()) ||
        ''
      )
    }

    if (document.documentElement.lang !== 'es') faults.push(`lang is ${document.documentElement.lang}`)
    if (document.title.trim() === '') faults.push('the page has no title')
    if (all('main').length !== 1) faults.push(`${all('main').length} main landmarks`)
    if (all('h1').length !== 1) faults.push(`${all('h1').length} h1`)
    let level = 1
    for (const heading of all('h1, h2, h3, h4, h5, h6').filter(isShown)) {
      const next = Number(heading.tagName[1])
      if (next > level + 1) faults.push(`heading jumps from ${level} to ${next}: ${show(heading)}`)
      level = next
    }
    for (const control of all('button, a[href], input:not([type=hidden]), textarea, select, dialog, nav, [role=menu]'))
      if (nameOf(control) === '' && !(control.tagName === 'NAV' && all('nav').length === 1)) faults.push(`no name: ${show(control)}`)
    for (const image of all('img')) if (!image.hasAttribute('alt')) faults.push(`no alt: ${show(image)}`)
    for (const drawing of all('svg').filter((svg) => svg.getAttribute('aria-hidden') !== 'true' && svg.getAttribute('role') !== 'img'))
      faults.push(`a drawing that is read out: ${show(drawing)}`)
    const ids = all('[id]').map(({ id }) => id)
    for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push(`two elements have the id ${id}`)
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'])
      for (const element of all(`[${name}]`))
        for (const id of (element.getAttribute(name) ?? '').split(' '))
          if (document.getElementById(id) === null) faults.push(`${name} names nothing: ${show(element)}`)
    for (const element of all('[tabindex]')) if (element.tabIndex > 0) faults.push(`tabindex above 0: ${show(element)}`)
    for (const hidden of all('[aria-hidden=true]'))
      if (hidden.querySelector('a[href], button, input, textarea') !== null) faults.push(`hidden, yet in reach: ${show(hidden)}`)
    for (const target of all('button, input, textarea, nav a[href]').filter(isShown)) {
      const { width, height } = target.getBoundingClientRect()
      const isSmall = width < 24 || height < 24
      // Visually hidden until it has the focus, or tied to a label that is itself a target.
      if (isSmall && width > 1 && !target.matches('[type=checkbox]')) faults.push(`${width}×${height} px: ${show(target)}`)
    }
    return faults
  })
}
