import type { Locator, Page } from 'playwright-core'

/** The box one asks in. */
export const questionBox = (page: Page): Locator => page.getByLabel('Tu pregunta')

/** One entry a message, questions and replies, oldest first. */
export const messages = (page: Page): Locator => page.locator('[data-message]')
export const lastMessage = (page: Page): Locator => messages(page).last()
/** The text of the last reply, without what is around it. */
export const lastAnswer = (page: Page): Locator => lastMessage(page).locator('.prose-notebook')

/** Types a question and sends it, with the button: that works with a keyboard and without. */
export async function ask(page: Page, question: string) {
  await questionBox(page).fill(question)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
}

/**
 * Waits until the last reply is whole. After a `question` was sent, the reply before it is the last for a moment, and whole: its text is
 * waited for first.
 */
export async function untilAnswered(page: Page, question?: string) {
  if (question !== undefined) await messages(page).getByText(question, { exact: true }).last().waitFor()
  await lastMessage(page).getByRole('button', { name: 'Copiar respuesta' }).waitFor()
}

/** Waits until React answers on a page with a conversation. */
export async function untilReady(page: Page) {
  await page.locator('[data-ready]').waitFor({ state: 'attached' })
}

/** Waits until an element stands where it stood a frame before. */
export async function untilAtRest(element: Locator) {
  const handle = await element.elementHandle()
  await handle?.waitForElementState('stable')
}

/** The toast in the corner; there is one at a time. */
export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' })

/** What is on the clipboard. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
