import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** User journeys in a real browser, against the built product. Two files at a time: each has its own product, data folder and browser. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.test.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
