import { defineConfig } from 'vitest/config'

/** User journeys in a real browser, against the built product. One at a time: they share the machine with Chromium. */
export default defineConfig({
  resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
