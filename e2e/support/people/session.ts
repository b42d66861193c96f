import type { Locator, Page } from 'playwright-core'
import { type Device, eventually, type Journey } from '../browser/journey'
import { questionBox, untilReady } from '../chat/chat'
import { newPerson, type Person, registerByApi } from './people'

/** What the writer has typed. */
export const DRAFT = '¿Qué es una tupla?'

export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })

/** Somebody signed in who has typed something and not sent it. */
export async function openWriter(
  newPage: Journey['newPage'],
  device: Device,
  path = '/mentor-basic',
): Promise<{ page: Page; person: Person }> {
  const page = await newPage(device)
  const person = await registerByApi(page, newPerson('Lucía', 'Gómez'))
  await page.goto(path)
  await untilReady(page)
  await questionBox(page).fill(DRAFT)
  return { page, person }
}

/**
 * From here on the page's time goes by what the test lets pass, however slow the machine is: also on pages that it goes to. What waits for
 * an answer first and for time then has to be hurried.
 */
export async function stopClock(page: Page) {
  await page.clock.install()
  // Later than whatever has gone by since; none of what waits on a page yet is due then.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

/** Lets the page's waits pass quickly until something has come true. Needs `stopClock`, or `page.clock.install()`. */
export async function hurry(page: Page, isTrue: () => Promise<boolean>) {
  await eventually(async () => {
    await page.clock.runFor(250)
    return isTrue()
  }).toBe(true)
}
