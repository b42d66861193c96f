import type { Page } from 'playwright-core'
import { patience } from '~/testing/pace'
import { inTurn } from '~/testing/turns'
import type { Journey } from '../browser/journey'
import { inspect, NARROW } from '../pages/inspection'
import type { State } from './state'

/** A round has a dozen stops or two; on a machine with much else to do each may take seconds. */
export const ROUND_TIMEOUT_MS = patience(150_000)

/** A page of somebody new on which nothing moves. */
export const calmPage = (newPage: Journey['newPage']) => newPage('desktop', { reducedMotion: 'reduce' })

/** Which address has which title: no other page may have it. */
const titles = new Map<string, string>()

/** Unknown pages are all called alike. */
async function sameTitle(page: Page): Promise<string[]> {
  const title = await page.title()
  const { pathname } = new URL(page.url())
  const known = titles.get(title) ?? pathname
  titles.set(title, known)
  return known === pathname || title.startsWith('404') ? [] : [`is called "${title}" like ${known}`]
}

/** Brings the page into one state after the other; answers what is wrong with those whose turn it is to be inspected, and with all titles. */
export async function faultsOf(page: Page, states: readonly State[]): Promise<string[]> {
  const faults: string[] = []
  const inspected = new Set(inTurn(states, 2))
  for (const state of states) {
    const { what, at, first, isNarrow } = state
    try {
      if (isNarrow) await page.setViewportSize(NARROW)
      if (at !== undefined) await page.goto(at)
      await first?.(page)
      // Words come before the stylesheet of a page that a form leads to.
      await page.waitForLoadState('load')
      const found = inspected.has(state) ? await inspect(page, { isNarrow }) : []
      found.push(...(await sameTitle(page)))
      faults.push(...found.map((fault) => `${what}: ${fault}`))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    } catch (cause) {
      throw new Error(`${what}: ${cause}`, { cause })
    }
  }
  return faults
}
