import type { Page } from 'playwright-core'

/** Keeps back those of the page's scripts that contain this text, all when it is empty, until what this answers is called. */
export async function holdScripts(page: Page, text = ''): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes(text)) await released
    await route.fulfill({ response })
  })
  return release
}
