import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { openWorker } from './open-worker'

const SCRIPT = `
import { parentPort, resourceLimits } from 'node:worker_threads'
parentPort.postMessage({ env: { ...process.env }, limit: resourceLimits.maxOldGenerationSizeMb })
`

it("gives the mentor's thread no environment, so no secrets, and bounds its memory", async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_x')
  const worker = openWorker(new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`), { at: new Int32Array(1) })
  const [told] = await once(worker, 'message')
  await worker.terminate()
  expect(told).toEqual({ env: {}, limit: 512 })
})
