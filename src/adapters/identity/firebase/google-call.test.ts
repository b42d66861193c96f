import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { postToGoogle } from './google-call'

it('does not wait for ever: a silent Google is an unavailable one', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const call = postToGoogle(new URL(`http://127.0.0.1:${port}`), { reply: z.object({}), body: {}, timeoutMs: 50 })
  await expect(call).rejects.toMatchObject({ code: 'unavailable' })
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
})
