import type { Page } from 'playwright-core'

/** Keeps back those of the page's scripts that contain this text, all when it is empty, until what this answers is called. */
export async function holdScripts(page: Page, text = ''): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  let isReleased = false
  await page.route('**/assets/*.js', async (route) => {
    // Nothing is read once they are released: the page may close meanwhile.
    if (!isReleased && (text === '' || (await (await route.fetch()).text()).includes(text))) await released
    await route.continue()
  })
  return () => {
    isReleased = true
    resolve()
  }
}
