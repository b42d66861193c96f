import { expect, it } from 'vitest'
import { embeddedAnswer } from './embedded-answer'
import { warmUp } from './warm-up'

it('the first question after a warm-up costs no more than a later one may', async () => {
  await warmUp()
  const start = process.threadCpuUsage()
  embeddedAnswer({ mentor: 'pro', turns: [{ role: 'user', content: '¿cómo leo un csv?' }] })
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(30)
})
