import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { patience } from '~/testing/pace'

const FILES = fileURLToPath(new URL('../../build/client/assets/python/', import.meta.url))

/** Starting Python takes seconds, and more on a busy machine. */
export const START = { timeout: patience(60_000) }

/**
 * Gives this browser what it would have kept of an earlier run, memory of a started Python included: a first start takes three times as
 * long as a later one. For journeys that are not about the first.
 */
export async function keepPython(page: Page): Promise<Page> {
  const names = readdirSync(FILES).filter((name) => !/\.(br|gz)$/.test(name))
  await page.evaluate(
    async (addresses) => {
      const cache = await caches.open('python-files')
      await Promise.all(addresses.map(async (address) => cache.put(address, await fetch(address))))
    },
    names.map((name) => `/assets/python/${name}`),
  )
  return page
}
