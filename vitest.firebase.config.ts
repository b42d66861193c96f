import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The Firebase adapter and client on the official Auth emulator: `npm run test:firebase`. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    name: 'firebase',
    include: ['src/**/*.firebase.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
