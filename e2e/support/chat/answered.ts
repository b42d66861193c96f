import type { Page } from 'playwright-core'
import type { ModelServer } from '~/testing/models/model-server'
import { registerByApi } from '../people/people'
import { ask, untilAnswered, untilReady } from './chat'

/** Registers somebody on this page to whom the model answers this, streamed in small pieces. */
export async function answered(
  page: Page,
  model: ModelServer,
  answer: string,
  question = 'Enséñame algo',
): Promise<Page> {
  await registerByApi(page)
  await page.goto('/mentor-basic')
  await untilReady(page)
  model.script({ kind: 'tokens', tokens: answer.match(/[\s\S]{1,7}/g) ?? [], delayMs: 1 })
  await ask(page, question)
  await untilAnswered(page)
  return page
}
