import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** User journeys in a real browser, against the built product. Three files at a time, since each also waits: each has its own product, data folder and browser. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.test.ts'],
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
