import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '~/testing/start-app'

const onFirstVisit = vi.fn()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ onFirstVisit })
})
afterAll(() => app.stop())

it('137 an instance that is only asked whether it is well gets nothing ready; the first visitor has it done, once', async () => {
  const call = app.browser()
  for (const path of ['/healthz', '/readyz', '/metrics']) await call('GET', path)
  expect(onFirstVisit).not.toHaveBeenCalled()
  for (const path of ['/api/auth/current-user', '/api/nothing']) await call('GET', path)
  expect(onFirstVisit).toHaveBeenCalledTimes(1)
})
