import type { Page } from 'playwright-core'

/** A page as it stands: where it is (nowhere: the page before), and what has to happen there first. */
export type State = { what: string; at?: string; first?: (page: Page) => Promise<unknown>; isNarrow?: true }

/** Some pages lead on by themselves: nothing they ask for arrives from now on, and they stay. */
export const stay = (page: Page) => page.route('**/*', () => {})

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
export const text = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
