import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from '../browser/journey'

/** Has a conversation with the mentor by the calls alone; answers with its chat's id. A Basic user has five a day. */
export async function converse(page: Page, questions: readonly [string, ...string[]]): Promise<string> {
  let chatId: string | null = null
  for (const message of questions) {
    const data = { message, chatbotType: 'basic', ...(chatId === null ? {} : { chatId }) }
    const response = await page.request.post('/api/chat/message', { data })
    expect(response.status()).toBe(200)
    const reply: { chatId: string } = await response.json()
    chatId = reply.chatId
  }
  return chatId ?? ''
}

/** Makes empty chats by the calls alone, the last of them the newest. */
export async function createChats(page: Page, titles: readonly string[]) {
  for (const title of titles) {
    const response = await page.request.post('/api/chat/create', { data: { type: 'basic', title } })
    expect(response.ok()).toBe(true)
  }
}

/** "Tus chats": beside the conversation, on a phone in a drawer, which this opens. */
export async function library(page: Page, device: Device): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: 'Tus chats' })
  if (device === 'desktop') return page.getByRole('complementary')
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Tus chats' }).click()
  await drawer.waitFor()
  return drawer
}

/** The titles in the list, from above. */
export const rowTitles = (list: Locator): Promise<string[]> =>
  list.getByRole('navigation', { name: 'Tus chats' }).locator('li > a > span:first-child').allTextContents()

/** Chooses an entry of a chat's own menu in the list. */
export async function chooseInRow(list: Locator, title: string, entry: string) {
  await list.getByRole('button', { name: `Opciones de «${title}»` }).click()
  await list.getByRole('menuitem', { name: entry }).click()
}

/** Chooses an entry of the open conversation's menu. */
export async function chooseInHead(page: Page, entry: string) {
  await page.getByRole('button', { name: 'Opciones de esta conversación' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The open conversation's title. */
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })
